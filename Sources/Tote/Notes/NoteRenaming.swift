import Markdown
import ToteModel

extension Note {
  /// What it links to, each title once, in the order of the text.
  package var linkedTitles: [String] {
    var known: Set<String> = []
    return MarkdownDocument.noteLinks(in: text).filter { known.insert(Folding.fold($0)).inserted }
  }

  package func canBeLinked(as title: String) -> Bool { MarkdownDocument.canLink(to: title) }
}

extension Workspace {
  /// Also changes the links in these notes, in the same step.
  package mutating func renameNote(
    _ note: Note, to title: String, in linking: [Note], _ context: EditContext
  ) throws(NoteError) {
    var updates = [note.id: NoteUpdate(note.id)]
    updates[note.id]?.title = title
    for other in linking {
      let text = NoteText(
        MarkdownDocument(other.text).renamingLinks(from: note.title, to: title), of: other)
      var update = updates[other.id] ?? NoteUpdate(other.id)
      (update.text, update.tags) = (text.text, text.tags)
      updates[other.id] = update
    }
    try updateNotes(updates.values.sorted { $0.id < $1.id }, as: .editNote(note.givenName), context)
  }
}

extension Collection<Note> {
  /// Also by an alias.
  package func linking(to note: Note) -> [Note] { linking(to: [note.givenName] + note.aliases) }

  package func linking(to title: String) -> [Note] { linking(to: [title]) }

  /// The latest first. Parses only texts that have brackets.
  private func linking(to titles: [String]) -> [Note] {
    let keys = Set(titles.map(Folding.fold)).subtracting([""])
    if keys.isEmpty { return [] }
    return filter { note in
      note.trashed == nil && note.text.utf8.hasLink
        && MarkdownDocument.noteLinks(in: note.text).contains { LinkedTitle($0).leads(toOneOf: keys) }
    }.sorted { ($0.modified, $0.id) > ($1.modified, $1.id) }
  }
}

extension String.UTF8View {
  fileprivate var hasLink: Bool {
    withContiguousStorageIfAvailable { bytes in
      var place = bytes.startIndex
      while let found = bytes[place...].firstIndex(of: UInt8(ascii: "[")) {
        if found + 1 < bytes.count, bytes[found + 1] == UInt8(ascii: "[") { return true }
        place = found + 1
      }
      return false
    } ?? true
  }
}
