import ToteModel

/// Text that goes from one note to another.
struct MovedText: Equatable {
  /// Of a new note: the first line with words, or its beginning if it is long.
  let title: String
  /// In a new note, below the title.
  let text: String
  /// At the end of another note.
  let all: String

  private static let longestTitle = 80

  /// Returns `nil` if there are no words to name a note by.
  init?(_ selected: String) {
    let lines = selected.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { !Self.title(of: $0).isEmpty }) else { return nil }
    let words = Self.title(of: lines[first])
    all = Self.trimmed(lines[...])
    if words.count <= Self.longestTitle {
      title = words
      text = Self.trimmed(lines[..<first] + lines[(first + 1)...])
    } else {
      let start = words.prefix(Self.longestTitle)
      title = String(start.lastIndex(of: " ").map { start[..<$0] } ?? start)
      text = all
    }
  }

  /// Without what no link can have.
  private static func title(of line: Substring) -> String {
    Folding.clean(Note.plain(line).filter { !"[]`|".contains($0) })
  }

  private static func trimmed(_ lines: ArraySlice<Substring>) -> String {
    var lines = lines.drop { $0.allSatisfy(\.isWhitespace) }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Another note's text with this at its end: below a blank line, unless it goes on with a list.
  func appended(to other: String) -> String {
    let lines = other.split(separator: "\n", omittingEmptySubsequences: false)
    let before = Self.trimmed(lines[...])
    guard !before.isEmpty else { return all }
    let start = other.utf8.prefix { $0 == 0x0A }.count
    let end = before.split(separator: "\n").last ?? ""
    let goesOn = ListMark(end.utf8) != nil && ListMark(all.prefix { $0 != "\n" }.utf8) != nil
    return String(repeating: "\n", count: start) + before + (goesOn ? "\n" : "\n\n") + all
  }
}
