import Screen
import ToteModel
import Markdown

/// As it reads, without Markdown signs.
extension Note {
  /// In one line, without the name, enough for so many columns.
  func opening(within columns: Int) -> String {
    let names = [name, Self.plainRow(name)]
    var opening = ""
    // Reads no more of a long note than can show.
    var rest = text.utf8.prefix(4_096)
    for _ in 0..<12 where opening.utf8.count <= 4 * columns && opening.columns <= columns && !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = Self.plainRow(String(Substring(rest[..<end]).unicodeScalars.prefix(columns + 100)))
      if !line.isEmpty, !names.contains(line) { opening += opening.isEmpty ? line : " · \(line)" }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
    }
    return opening
  }
}
