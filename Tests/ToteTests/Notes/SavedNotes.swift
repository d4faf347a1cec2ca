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
  var noteTitles: [String] {
    contents.entries.filter { $0.changes.contains { $0.key.kind == .note } }.map { words.name($0.title) }
  }

  /// The use cases, each on these rows.
  func useNotes(_ environment: inout ToteEnvironment) {
    environment.notes = NotesEnvironment(
      fetchAll: { [self] () throws(NoteError) in
        if let loadFailure = noteLoadFailure { throw loadFailure }
        return records.notes.values.sorted { $0.id < $1.id }
      },
      search: { [self] (query) throws(NoteError) in
        if let loadFailure = noteLoadFailure { throw loadFailure }
        return FoundNotes(
          records.notes.values.filter(NoteQuery(query).finds)
            .sorted { ($0.modified, $0.id) > ($1.modified, $1.id) }.map(\.id))
      },
      saveDraft: { [self] (id, draft) throws(NoteError) in
        if let noteFailure { throw noteFailure }
        keep(draft, of: id)
      },
      drafts: { [self] () throws(NoteError) in drafts },
      openEditor: { [self] text, name, _ in edit(text, name) },
      discard: { [self] in discard($0) },
      openAddress: { _ in .none },
      leftTexts: { [self] in leftBehind })
  }
}
