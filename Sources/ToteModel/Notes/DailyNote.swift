/// The note of a day, whose title is its date. It begins as the note called Daily that is tagged `#template`, if there is
/// one: `{{date}}` and `{{title}}` become the date, and the caret starts at `{{cursor}}`.
package struct DailyNote: Equatable, Sendable {
  package let title: String
  package let text: String
  /// In UTF-8 bytes from the start of the text; `nil` for its end.
  package let caret: Int?

  package init(_ day: String, among notes: some Sequence<Note>) {
    title = day
    let template = notes.first { note in
      note.trashed == nil && note.tags.contains { Folding.fold($0) == "template" }
        && Folding.fold(note.title) == "daily"
    }
    var text = template.map { Self.withoutTag($0.text) } ?? ""
    for name in ["{{date}}", "{{title}}"] {
      text = text.split(separator: name, omittingEmptySubsequences: false).joined(separator: day)
    }
    let parts = text.split(separator: "{{cursor}}", maxSplits: 1, omittingEmptySubsequences: false)
    caret = parts.count == 2 ? parts[0].utf8.count : nil
    self.text = parts.joined()
  }

  /// Otherwise, the note would be a template itself.
  private static func withoutTag(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ", omittingEmptySubsequences: false)
        .filter { Folding.fold(String($0)) != "#template" }.joined(separator: " ")
    }
    // A line that had nothing else goes.
    let before = text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices.reversed() where lines[index].isEmpty && !before[index].isEmpty {
      lines.remove(at: index)
    }
    return lines.joined(separator: "\n")
  }
}
