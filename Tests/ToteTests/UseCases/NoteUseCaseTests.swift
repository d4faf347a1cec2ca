// The use cases of notes: each is one edit with a title of its own, does the whole of it or nothing, and is undone as a whole.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteUseCaseTests {
  let signer = EditSigner()
  let now = DatabaseSnapshot.rowMoment
  var context: EditContext { signer.context }
  let gone = Note.ID.sample(77)

  private var workspace: Workspace { .with(.toured, notes: Note.records) }

  @Test func `each is one edit that says what it does`() throws {
    var workspace = workspace
    workspace.createNote(Note(id: .sample(9), title: "Soup", created: now), context)
    workspace.createNote(Note(id: .sample(10), title: "", text: "\n# Things\n", created: now), context)
    try workspace.editNote(.sample(9), title: " Stew ", text: NoteText("hot"), context)
    try workspace.tickBox(in: .sample(3), text: "- [x] all", context)
    try workspace.setPinned(.sample(9), true, context)
    try workspace.setPinned(.sample(9), false, context)
    try workspace.setArchived(note: .sample(9), true, context)
    try workspace.setArchived(note: .sample(9), false, context)
    try workspace.trashNotes([.sample(9)], context)
    try workspace.restoreNote(.sample(9), context)
    try workspace.trashNotes([.sample(9), .sample(10)], context)
    let renamed = try workspace.renameLinks(from: "Lentil soup", to: "Broth", in: [.sample(2)], context)
    #expect(renamed == 1)
    #expect(
      workspace.titles == [
        "creating note “Soup”", "creating note “Things”", "editing “Soup”",
        "ticking a checkbox in “Books to read”",
        "pinning “Stew”",
        "unpinning “Stew”",
        "archiving “Stew”", "restoring “Stew”", "deleting note “Stew”", "restoring “Stew”",
        "deleting 2 notes",
        "renaming links to “Broth”",
      ])
    #expect(workspace.unsaved.map(\.kind) == Array(repeating: .edit, count: 12))
    #expect(workspace.undoAll(context).notes == Records.notes(Note.records))
  }

  @Test func `an edit changes what it names and the time, and nothing else`() throws {
    var workspace = workspace
    try workspace.editNote(.sample(3), text: NoteText("tea and #cake"), context)
    var expected = Note.records[2]
    (expected.text, expected.tags, expected.modified) = ("tea and #cake", ["cake"], now)
    #expect(workspace.records.notes[.sample(3)] == expected)
    try workspace.editNote(.sample(3), title: "  Read   it ", context)
    expected.title = "Read it"
    #expect(workspace.records.notes[.sample(3)] == expected)
    try workspace.setPinned(.sample(5), true, context)
    #expect(workspace.records.notes[.sample(5)]?.modified == Note.records[4].modified)
  }

  @Test func `a ticked box leaves the tags as they are`() throws {
    var workspace = workspace
    try workspace.tickBox(in: .sample(3), text: "- [x] all", context)
    #expect(workspace.records.notes[.sample(3)]?.tags == ["books"])
  }

  @Test func `what changes nothing is no edit`() throws {
    var workspace = workspace
    try workspace.setPinned(.sample(3), true, context)
    try workspace.setArchived(note: .sample(7), true, context)
    try workspace.deleteNotesForEver([], context)
    #expect(workspace == self.workspace)
  }

  @Test func `a note that is not there is not found, and nothing is done`() throws {
    let useCases: [(inout Workspace, EditContext) throws -> Void] = [
      { [gone] in try $0.editNote(gone, title: "x", $1) },
      { [gone] in try $0.tickBox(in: gone, text: "x", $1) },
      { [gone] in try $0.setPinned(gone, true, $1) }, { [gone] in try $0.setArchived(note: gone, true, $1) },
      { [gone] in try $0.restoreNote(gone, $1) },
      // Not one of several, where another is missing.
      { [gone] in try $0.trashNotes([.sample(1), gone], $1) },
      { [gone] in try $0.deleteNotesForEver([.sample(1), gone], $1) },
      { [gone] in
        var update = NoteUpdate(.sample(1))
        update.title = "changed"
        try $0.updateNotes([update, NoteUpdate(gone)], as: .repair, $1)
      },
    ]
    for (index, useCase) in useCases.enumerated() {
      var workspace = workspace
      #expect(throws: NoteError.notFound(gone), "use case \(index)") { try useCase(&workspace, context) }
      #expect(workspace == self.workspace, "use case \(index)")
    }
  }

  @Test func `links are renamed in the notes that are still there`() throws {
    var workspace = workspace
    let renamed = try workspace.renameLinks(
      from: "Lentil soup", to: "Broth", in: [gone, .sample(2)], context)
    #expect(renamed == 1)
    #expect(workspace.records.notes[.sample(2)]?.text.contains("See [[Broth]].") == true)
  }

  @Test
  func `notes that are deleted for ever are no step of undo, and what was done to them is none any more`()
    throws
  {
    var workspace = workspace
    workspace.createNote(Note(id: .sample(9), title: "Soup", created: now), context)
    try workspace.editNote(.sample(9), text: NoteText("secret"), context)
    try workspace.setPinned(.sample(3), false, context)
    try workspace.trashNotes([.sample(9), .sample(3)], context)
    try workspace.deleteNotesForEver([.sample(9)], context)
    #expect(workspace.records.notes[.sample(9)] == nil)
    #expect(workspace.unsaved.last?.kind == .aside)
    #expect(workspace.unsaved.last?.changes == [Change(forgetting: .sample(9))])
    #expect(workspace.undoAll(context).notes == Records.notes(Note.records))
    #expect(
      workspace.history.redoable.map { words.name($0.title) } == [
        "deleting 2 notes", "unpinning “Books to read”",
      ])
  }

  @Test func `old trash is removed without a step of undo`() {
    let day: Int64 = 86_400_000
    var old = Note.records[7]
    old.trashed = Moment(milliseconds: now.milliseconds - 30 * day - 1)
    var workspace = Workspace.with(.toured, notes: [Note.records[0], old])
    workspace.removeOldTrash(context)
    #expect(Array(workspace.records.notes.keys) == [.sample(1)])
    #expect(workspace.unsaved.map(\.kind) == [.aside])
    #expect(workspace.history.undoable.isEmpty)
  }
}

/// What becomes of an edit of a note that somebody else has deleted meanwhile.
@Suite struct EditOfDeletedNoteTests {
  let signer = EditSigner()
  private let note = Note.records[2]

  /// The note after an edit that was made here and is not saved, when the news of the deletion arrive.
  private func survivor(
    _ edit: (inout Workspace, EditContext) throws -> Void
  ) rethrows -> Note? {
    let database = Saved(notes: Note.records)
    var workspace = Workspace.with(.toured, notes: Note.records)
    try edit(&workspace, signer.context)
    database.other([Change(removing: note)])
    workspace.take(database.changes(after: 0))
    // The database does the same when the edit is saved.
    _ = try? database.save(workspace.unsaved)
    #expect(database.records.notes[note.id] == workspace.records.notes[note.id])
    return workspace.records.notes[note.id]
  }

  @Test func `a new text brings it back, with all else as it was`() throws {
    var expected = note
    (expected.text, expected.tags, expected.modified) = ("new", [], DatabaseSnapshot.rowMoment)
    #expect(try survivor { try $0.editNote(note.id, text: NoteText("new"), $1) } == expected)
    #expect(try survivor { try $0.tickBox(in: note.id, text: "- [x]", $1) }?.text == "- [x]")
  }

  @Test func `nothing else brings it back`() throws {
    #expect(try survivor { try $0.editNote(note.id, title: "new", $1) } == nil)
    #expect(try survivor { try $0.setPinned(note.id, false, $1) } == nil)
    #expect(try survivor { try $0.setArchived(note: note.id, true, $1) } == nil)
    #expect(try survivor { try $0.trashNotes([note.id], $1) } == nil)
    #expect(try survivor { try $0.deleteNotesForEver([note.id], $1) } == nil)
  }

  @Test func `undoing the new text leaves the note with the old one`() throws {
    let restored = try survivor {
      try $0.editNote(note.id, text: NoteText("new"), $1)
      _ = $0.undo(id: $1.id(), at: $1.now)
    }
    #expect(restored?.text == note.text)
  }
}
