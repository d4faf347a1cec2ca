// For `debug()` and the messages of the TestStore. This file writes strings as Swift literals, in
// which nothing hides: what does not show on a screen, or changes how the rest shows, is written as an escape.

/// A text as a literal on one line.
func quoted(_ text: some StringProtocol) -> String {
  "\"" + escaped(text, quote: true) + "\""
}

/// The lines between the `"""` of a text that has several.
func blockLines(of text: String) -> [String] {
  text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { scalars in
    var line = escaped(String(scalars), quote: false).replacingTripleQuotes()
    // A blank at the end of a line is the one difference nobody sees.
    if line.hasSuffix(" ") { line = line.dropLast() + "\\u{20}" }
    return line
  }
}

/// Whether a text is written as a block.
func isBlock(_ text: String) -> Bool {
  text.unicodeScalars.contains("\n")
}

private func escaped(_ text: some StringProtocol, quote: Bool) -> String {
  // Most text is plain, and asking for the properties of each character takes far longer than this.
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) { return String(text) }
  var result = ""
  for character in text {
    // Joiners and variation selectors inside of an emoji are a part of what is seen.
    let first = character.unicodeScalars.first!
    let isEmoji = first.properties.isEmoji && !first.isASCII && character.unicodeScalars.count > 1
    for scalar in character.unicodeScalars {
      switch scalar {
      case "\"" where quote: result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      case _ where scalar.isHidden && !(isEmoji && scalar.properties.isDefaultIgnorableCodePoint):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}

extension Unicode.Scalar {
  /// Controls, directions, joiners, blanks that look like another: all that a reader cannot tell by sight.
  fileprivate var isHidden: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
      return true
    case .spaceSeparator:
      return value != 0x3000
    default:
      return properties.isDefaultIgnorableCodePoint
    }
  }
}

extension String {
  fileprivate func replacingTripleQuotes() -> String {
    guard contains("\"\"\"") else { return self }
    var result = ""
    var run = 0
    for character in self {
      run = character == "\"" ? run + 1 : 0
      if run == 3 {
        result.removeLast(2)
        result += "\\\"\"\""
        run = 0
      } else {
        result.append(character)
      }
    }
    return result
  }
}
