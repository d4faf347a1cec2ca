// Use cases of notes on the real database.

import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

@Suite struct NoteUseCaseTests {
  enum Place: CaseIterable { case memory, disk }

  /// A database, with ids for signing edits.
  final class Bench {
    let folder = TemporaryFolder()
    let storage: Storage
    private var count: UInt64 = 0

    init(_ place: Place) throws {
      storage = place == .memory ? try .inMemory() : try Storage(path: folder.database)
    }

    var signature: Storage.Signature {
      count += 1
      return Storage.Signature(
        id: Edit.ID(high: 9, low: count), moment: Moment(milliseconds: Int64(count) * 1000),
        writer: Entry.Writer.ID(high: 8, low: 1))
    }

    /// The rows as a newly started program sees them.
    func workspace() throws -> Workspace {
      var workspace = Workspace(try storage.load(), writer: Entry.Writer.ID(high: 8, low: 2))
      workspace.setNotes(try storage.notes())
      return workspace
    }

    var context: EditContext {
      EditContext(newID: { [signature] in signature.id.uuid }, now: Moment(milliseconds: 5))
    }
  }

  static func note(_ number: UInt64, _ title: String, _ text: String = "") -> Note {
    Note(id: Note.ID(high: 1, low: number), title: title, text: text, created: Moment(milliseconds: 1))
  }

  @Test(arguments: Place.allCases)
  func `three notes are created, one is removed, two are fetched`(place: Place) throws {
    let bench = try Bench(place)
    for number in 1...3 {
      try bench.storage.create(Self.note(UInt64(number), "note \(number)"), bench.signature)
    }
    try bench.storage.remove([Note.ID(high: 1, low: 2)], bench.signature)
    #expect(try bench.storage.notes().map(\.title) == ["note 1", "note 3"])
  }

  @Test(arguments: Place.allCases)
  func `an update gives the new title and text, and leaves the rest as it was`(place: Place) throws {
    let bench = try Bench(place)
    var note = Self.note(1, "ideas", "tea")
    note.isPinned = true
    try bench.storage.create(note, bench.signature)
    var update = NoteUpdate(note.id)
    (update.title, update.text, update.tags) = ("Ideas", "tea and #cake", ["cake"])
    try bench.storage.update([update], as: .editNote("ideas"), bench.signature)
    let found = try #require(try bench.storage.notes().first)
    #expect(found.title == "Ideas" && found.text == "tea and #cake" && found.tags == ["cake"])
    #expect(found.isPinned && found.created == note.created)
    #expect(found.modified == Moment(milliseconds: 2000), "the moment of the second signature")
  }

  @Test(arguments: Place.allCases)
  func `an unknown note is not found, and nothing is changed`(place: Place) throws {
    let bench = try Bench(place)
    try bench.storage.create(Self.note(1, "one"), bench.signature)
    let stranger = Note.ID(high: 1, low: 77)
    #expect(throws: NoteError.notFound(stranger)) { try bench.storage.remove([stranger], bench.signature) }
    var known = NoteUpdate(Note.ID(high: 1, low: 1))
    known.title = "changed"
    #expect(throws: NoteError.notFound(stranger)) {
      try bench.storage.update([known, NoteUpdate(stranger)], as: .repair, bench.signature)
    }
    #expect(try bench.storage.notes().map(\.title) == ["one"])
    #expect(try bench.storage.load().entries.count == 1, "what failed leaves no line")
  }

  @Test(arguments: Place.allCases)
  func `what was removed comes back by undo, also in another program`(place: Place) throws {
    let bench = try Bench(place)
    let note = Self.note(1, "one", "text")
    try bench.storage.create(note, bench.signature)
    let removal = Edit(
      id: bench.signature.id, title: "remove note one", moment: .zero, changes: [Change(removing: note)])
    try bench.storage.apply([Entry(removal, writer: bench.signature.writer)])
    #expect(try bench.storage.search("tex").ids == [])
    var workspace = try bench.workspace()
    let undone = workspace.undo(id: Entry.ID(high: 7, low: 1), at: Moment(milliseconds: 5))
    #expect(undone?.title == "remove note one")
    try bench.storage.apply(workspace.unsaved)
    #expect(try bench.storage.notes() == [note])
    #expect(try bench.storage.search("tex").ids == [note.id], "and is found again")
  }

  @Test(arguments: Place.allCases)
  func `what was deleted for ever does not come back by undo`(place: Place) throws {
    let bench = try Bench(place)
    let note = Self.note(1, "one", "text")
    try bench.storage.create(note, bench.signature)
    try bench.storage.remove([note.id], bench.signature)
    var workspace = try bench.workspace()
    let undone = workspace.undo(id: Entry.ID(high: 7, low: 1), at: Moment(milliseconds: 5))
    #expect(undone == nil)
    #expect(try bench.storage.notes() == [])
  }

  @Test(arguments: Place.allCases)
  func `a new text brings a note back that another program has deleted meanwhile`(place: Place) throws {
    let bench = try Bench(place)
    let note = Self.note(1, "one", "text")
    try bench.storage.create(note, bench.signature)
    var workspace = try bench.workspace()
    try workspace.editNote(note.id, text: NoteText("words", tagged: []), bench.context)
    try bench.storage.remove([note.id], bench.signature)
    let sequence = try bench.storage.apply(workspace.unsaved)
    #expect(try bench.storage.notes() == [workspace.records.notes[note.id]])
    #expect(try bench.storage.notes().first?.text == "words")
    #expect(try bench.storage.search("wor").ids == [note.id], "and is found by its new words")
    // The program reaches the same state from the news.
    _ = workspace.nextBatch()
    let hasNews = workspace.batchSaved(upTo: sequence)
    #expect(hasNews)
    workspace.take(try bench.storage.changes(after: workspace.sequence))
    #expect(workspace.records.notes == (try bench.workspace().records.notes))
  }

  @Test(arguments: Place.allCases)
  func `anything else leaves a note deleted`(place: Place) throws {
    let bench = try Bench(place)
    let note = Self.note(1, "one", "text")
    try bench.storage.create(note, bench.signature)
    var workspace = try bench.workspace()
    try workspace.setPinned(note.id, true, bench.context)
    try workspace.editNote(note.id, title: "two", bench.context)
    try bench.storage.remove([note.id], bench.signature)
    let sequence = try bench.storage.apply(workspace.unsaved)
    #expect(try bench.storage.notes().isEmpty)
    _ = workspace.nextBatch()
    _ = workspace.batchSaved(upTo: sequence)
    workspace.take(try bench.storage.changes(after: workspace.sequence))
    #expect(workspace.records.notes.isEmpty)
  }

  @Test func `a closed database can neither be loaded nor saved, which are two errors`() throws {
    let bench = try Bench(.memory)
    bench.storage.close()
    let closed = StorageError.closed
    #expect(throws: NoteError.couldNotLoad(closed)) { try bench.storage.notes() }
    #expect(throws: NoteError.couldNotLoad(closed)) { try bench.storage.search("x") }
    #expect(throws: NoteError.couldNotLoad(closed)) { try bench.storage.drafts() }
    let draft = Draft(note: Note.ID(high: 1, low: 1), title: "", text: "x")
    #expect(throws: NoteError.couldNotSave(closed)) { try bench.storage.saveDraft(draft, of: draft.note) }
    #expect(throws: closed) { try bench.storage.apply([]) }
  }

  @Test func `a draft is kept until it is forgotten, also of a note that is not there yet`() throws {
    let bench = try Bench(.disk)
    let draft = Draft(note: Note.ID(high: 1, low: 9), title: "half", text: "a sent")
    try bench.storage.saveDraft(draft, of: draft.note)
    try bench.storage.saveDraft(Draft(note: draft.note, title: "half", text: "a sentence"), of: draft.note)
    bench.storage.close()
    let again = try Storage(path: bench.folder.database)
    #expect(try again.drafts().map(\.text) == ["a sentence"])
    try again.saveDraft(nil, of: draft.note)
    #expect(try again.drafts().isEmpty)
    #expect(try again.load().entries.isEmpty, "a draft is no line of the journal")
  }
}
