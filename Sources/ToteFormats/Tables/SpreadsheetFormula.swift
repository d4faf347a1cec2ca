/// What a spreadsheet would calculate when it opens a table, such as `=1+2` or `@SUM(A1)`: shared lists and web pages must
/// not run anything there. An apostrophe before it makes it a text, as spreadsheets themselves write it, and is taken away
/// again on import.
enum SpreadsheetFormula {
  static func neutralized(_ text: String) -> String { isOne(text) ? "'" + text : text }

  static func restored(_ cell: String) -> String {
    cell.utf8.first == apostrophe && isOne(cell) ? String(cell.unicodeScalars.dropFirst()) : cell
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// Perhaps behind apostrophes, and behind blanks and invisible characters, which some spreadsheets drop. A negative number
  /// calculates nothing; one with a plus would lose it.
  private static func isOne(_ text: String) -> Bool {
    if let first = text.utf8.first(where: { $0 != apostrophe }), "\t\r".utf8.contains(first) { return true }
    let rest = text.unicodeScalars.drop { scalar in
      scalar == "'" || scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }
    guard let first = rest.first, "=+-@＝＋－＠".unicodeScalars.contains(first) else { return false }
    let isNumber =
      rest.count > 1 && rest.dropFirst().allSatisfy { "0123456789.,".unicodeScalars.contains($0) }
    return !(isNumber && first == "-")
  }
}
