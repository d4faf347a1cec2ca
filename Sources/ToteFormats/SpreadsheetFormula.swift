/// What a spreadsheet would calculate when it opens a table, such as `=1+2` or `@SUM(A1)`: shared lists and web pages must
/// not run anything there. An apostrophe before it makes it a text, as spreadsheets themselves write it, and is taken away
/// again on import.
enum SpreadsheetFormula {
  static func neutralized(_ text: String) -> String { isOne(text) ? "'" + text : text }

  static func restored(_ cell: String) -> String {
    cell.utf8.first == apostrophe && isOne(cell) ? String(cell.dropFirst()) : cell
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// Perhaps behind apostrophes. A number with a sign calculates nothing.
  private static func isOne(_ text: String) -> Bool {
    let rest = text.utf8.drop { $0 == apostrophe }
    guard let first = rest.first, "=+-@\t\r".utf8.contains(first) else { return false }
    let isNumber = rest.count > 1 && rest.dropFirst().allSatisfy { "0123456789.,".utf8.contains($0) }
    return !isNumber || "=@".utf8.contains(first)
  }
}
