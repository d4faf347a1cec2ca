import Screen
import ToteModel
import Markdown

/// How a note goes on after its name, in one row of the list of notes: as it reads, not as it is written.
extension Note {
  /// How its text begins, in one line, without what the name says already: enough of it for so many columns.
  func opening(within columns: Int) -> String {
    let name = name
    var opening = ""
    // No more lines and letters are read than can show, however long either is.
    var rest = text.utf8.prefix(4_096)
    for _ in 0..<12 where opening.utf8.count <= 4 * columns && opening.columns <= columns && !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = Self.plain(String(Substring(rest[..<end]).unicodeScalars.prefix(columns + 100)))
      if !line.isEmpty, line != name { opening += opening.isEmpty ? line : " · \(line)" }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
    }
    return opening
  }
}
