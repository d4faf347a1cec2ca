// Writes strings as Swift literals, with escapes for everything invisible.

func quoted(_ text: some StringProtocol) -> String {
  "\"" + escaped(text, quote: true) + "\""
}

/// The lines between the `"""` of a multi-line literal.
func blockLines(of text: String) -> [String] {
  text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { scalars in
    var line = escaped(String(scalars), quote: false).replacingTripleQuotes()
    // A trailing blank would be invisible.
    if line.hasSuffix(" ") { line = line.dropLast() + "\\u{20}" }
    return line
  }
}

func isBlock(_ text: String) -> Bool {
  text.unicodeScalars.contains("\n")
}

private func escaped(_ text: some StringProtocol, quote: Bool) -> String {
  // Most text is plain, and looking up the properties of each character is far slower.
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }) { return String(text) }
  var result = ""
  for character in text {
    // Joiners and variation selectors inside an emoji are part of what the reader sees.
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
  /// Controls, direction marks, joiners, unusual blanks: whatever a reader cannot see.
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
