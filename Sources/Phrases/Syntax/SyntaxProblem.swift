/// What is wrong at one place of a file, as a sentence that says what to do about it.
struct SyntaxProblem: Error, Sendable, Equatable {
  let offset: Int
  let sentence: String

  init(_ offset: Int, _ sentence: String) { (self.offset, self.sentence) = (offset, sentence) }
}

/// The sentences, in the order in which a file is read.
extension SyntaxProblem {
  static func fileTooLong(_ offset: Int) -> Self {
    Self(offset, "The file is longer than \(Limits.fileBytes) bytes, so nothing in it is read; divide it.")
  }

  static func tooMany(_ offset: Int) -> Self {
    Self(offset, "There are more problems after this one; correct these first.")
  }

  static func entryTooLong(_ offset: Int) -> Self {
    Self(offset, "The message is longer than \(Limits.entryBytes) bytes; divide it.")
  }

  static func invalidUTF8(_ offset: Int) -> Self {
    Self(offset, "This byte isn't UTF-8; save the file as UTF-8.")
  }

  static func control(_ byte: UInt8, _ offset: Int) -> Self {
    let hex = String(byte, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: 4 - hex.utf8.count) + hex
    return Self(
      offset, "A control character, U+\(code), can't stand in a file; delete it, or write { \"\\u\(code)\" }."
    )
  }

  static func commentWithoutSpace(_ offset: Int) -> Self {
    Self(offset, "A comment is “#”, “##” or “###” and a space; put a space before its words.")
  }

  static func notAnEntry(_ offset: Int) -> Self {
    Self(
      offset, "This line starts no message; write “name = text”, or indent it if it continues the text above."
    )
  }

  static func strayLine(_ offset: Int) -> Self {
    Self(offset, "This line belongs to no message; write “name = text” above it, or delete it.")
  }

  static func strayComment(_ offset: Int) -> Self {
    Self(offset, "A comment must start at the beginning of its line; delete the spaces before “#”.")
  }

  static func tab(_ offset: Int) -> Self {
    Self(offset, "A tab doesn't indent; use spaces.")
  }

  static func lineStart(_ character: String, _ offset: Int) -> Self {
    Self(
      offset, "A line of text can't start with “\(character)”; write {\"\(character)\"} to show it.")
  }

  static func noText(_ id: String, _ offset: Int) -> Self {
    Self(offset, "“\(id)” has no text; write it after “=”, or on the next lines, indented.")
  }

  static func noAttributeName(_ offset: Int) -> Self {
    Self(offset, "An attribute is “.name = text”; write it so, or {\".\"} to show a dot.")
  }

  static func closesNothing(_ offset: Int) -> Self {
    Self(offset, "“}” closes nothing; delete it, or write {\"}\"} to show it.")
  }
}

/// The sentences about what stands in braces.
extension SyntaxProblem {
  static func emptyPlaceable(_ offset: Int) -> Self {
    Self(
      offset, "There is nothing in the braces; write a variable such as $name, or {\"{\"} to show a brace.")
  }

  static func notAnExpression(_ found: String, _ offset: Int) -> Self {
    Self(
      offset,
      "\(found) can't stand here; a variable is $name, a text is in straight quotes, and a function is in capitals."
    )
  }

  static func expected(_ wanted: String, found: String, _ offset: Int) -> Self {
    Self(offset, "“\(wanted)” is missing before \(found); write it, or correct what stands before.")
  }

  static func notClosed(_ sign: String, _ closing: String, _ offset: Int) -> Self {
    Self(offset, "This “\(sign)” isn't closed; write “\(closing)” where its contents end.")
  }

  static func tooDeep(_ offset: Int) -> Self {
    Self(
      offset,
      "Braces and parentheses are more than \(Limits.nesting) levels deep; move a part into a message of its own."
    )
  }

  static func noName(after sign: String, _ offset: Int) -> Self {
    Self(offset, "A name must follow “\(sign)”; it starts with a letter from A to Z.")
  }

  static func openText(_ offset: Int) -> Self {
    Self(offset, "This text in quotes isn't closed on its line; write a quotation mark where it ends.")
  }

  static func unknownEscape(_ offset: Int) -> Self {
    Self(offset, #"Only \", \\, \u0041 and \U01F600 may follow a backslash in quotes; write \\ to show one."#)
  }

  static func fewHexDigits(_ count: Int, _ offset: Int) -> Self {
    Self(offset, "\(count == 4 ? "\\u" : "\\U") needs \(count) hexadecimal digits; fill them up with zeros.")
  }

  static func noCharacter(_ digits: String, _ offset: Int) -> Self {
    Self(offset, "U+\(digits) is no character; correct its digits.")
  }

  static func noDecimals(_ offset: Int) -> Self {
    Self(offset, "A number needs digits after its point; add them, or delete the point.")
  }

  static func tooManyDigits(_ offset: Int) -> Self {
    Self(offset, "A number may have \(Limits.numberDigits) digits; write a longer one in quotes.")
  }

  static func notAFunction(_ name: String, _ offset: Int) -> Self {
    Self(offset, "“\(name)” can't take arguments; a function's name is in capitals, and messages have none.")
  }

  static func variableCall(_ name: String, _ offset: Int) -> Self {
    Self(offset, "“$\(name)” can't take arguments; pass it to a function instead, as in NAME($\(name)).")
  }

  static func namedTwice(_ name: String, _ offset: Int) -> Self {
    Self(offset, "The argument “\(name)” is given twice; delete one.")
  }

  static func positionalAfterNamed(_ offset: Int) -> Self {
    Self(offset, "Arguments without a name come first; move this one before those with names.")
  }

  static func namedNotLiteral(_ name: String, _ offset: Int) -> Self {
    Self(
      offset,
      "The argument “\(name)” must be a text in quotes or a number; pass anything else without a name.")
  }

  static func termAttribute(_ offset: Int) -> Self {
    Self(offset, "An attribute of a term can't be shown, only chosen by; show the term, or choose with “->”.")
  }

  static func badSelector(_ what: String, _ offset: Int) -> Self {
    Self(offset, "\(what) can't be chosen by; choose by a variable, a function or an attribute of a term.")
  }

  static func noVariants(_ offset: Int) -> Self {
    Self(offset, "Variants are missing after “->”; write each on a line of its own, as in “*[other] text”.")
  }

  static func noDefault(_ offset: Int) -> Self {
    Self(offset, "No variant is the default; mark one with “*”, as in “*[other] text”.")
  }

  static func twoDefaults(_ offset: Int) -> Self {
    Self(offset, "A second variant is marked as the default; delete its “*”.")
  }

  static func badKey(_ offset: Int) -> Self {
    Self(offset, "The key of a variant is one word or number in brackets, such as [one] or [1]; correct it.")
  }

  static func noVariantText(_ offset: Int) -> Self {
    Self(offset, "This variant has no text; write it after the brackets, or {\"\"} for none.")
  }

  static func closedOnVariantLine(_ offset: Int) -> Self {
    Self(offset, "“}” must be on a line of its own after variants; break the line before it.")
  }
}
