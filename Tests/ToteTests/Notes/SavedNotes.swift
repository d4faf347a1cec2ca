// The use cases of notes on the database in the memory of a test: they do what the real ones do, and fail when they are
// told to.

import Composable
import Synchronization

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension Saved {
  /// What was done to notes, said as the journal says it.
  var noteTitles: [String] { contents.entries.filter { $0.writer == Self.noteWriter }.map(\.title) }

  static let noteWriter = Entry.Writer.ID(high: 9, low: 9)

  /// The use cases, each on these rows.
  func useNotes(_ environment: inout ToteEnvironment) {
    let now = environment.now
    environment.notes = NotesEnvironment(
      create: { [self] (note) throws(NoteError) in
        try save("new note \(note.name)", [Change(adding: note)], at: now())
      },
      fetchAll: { [self] () throws(NoteError) in
        if let loadFailure = noteLoadFailure { throw loadFailure }
        return records.notes.values.sorted { $0.id < $1.id }
      },
      update: { [self] (updates, title) throws(NoteError) in
        var changes: [Change] = []
        for update in updates {
          let note = try note(update.id)
          changes.append(Change(note) { $0 = update.applied(to: note, at: now()) })
        }
        return try save(title, changes, at: now())
      },
      remove: { [self] (ids) throws(NoteError) in
        var changes: [Change] = []
        for id in ids { changes.append(Change(removing: try note(id))) }
        return try save("remove \(ids.count) notes", changes, at: now())
      },
      search: { [self] (query) throws(NoteError) in
        if let loadFailure = noteLoadFailure { throw loadFailure }
        let words = NoteWords.words(of: query)
        return records.notes.values.filter { note in
          let parts = NoteWords.indexed("\(note.title) \(note.text)").split(separator: " ")
          let text = " " + parts.joined(separator: " ")
          return words.allSatisfy { text.contains(" \($0)") }
        }.sorted { ($0.modified, $0.id) > ($1.modified, $1.id) }.map(\.id)
      },
      keepDraft: { [self] (id, draft) throws(NoteError) in
        if let noteFailure { throw noteFailure }
        keep(draft, of: id)
      },
      drafts: { [self] () throws(NoteError) in drafts },
      openEditor: { [self] text, name in edit(text, name) },
      discard: { [self] in discard($0) },
      leftBehind: { [self] in leftBehind })
  }

  private func note(_ id: Note.ID) throws(NoteError) -> Note {
    guard let note = records.notes[id] else { throw .notFound(id) }
    return note
  }

  private func save(_ title: String, _ changes: [Change], at now: Moment) throws(NoteError) -> CommittedEdit {
    if let noteFailure { throw noteFailure }
    let edit = Edit(id: nextID(), title: title, moment: now, changes: changes)
    let entry = Entry(edit, writer: Self.noteWriter)
    return CommittedEdit(entry: entry, sequence: take(entry))
  }
}
