import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

/// The use cases of notes on the real library, in memory and on disk.
@Suite struct NoteUseCaseTests {
  enum Place: CaseIterable { case memory, disk }

  /// A database, and what it takes to sign lines in it.
  final class Desk {
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
  }

  static func note(_ number: UInt64, _ title: String, _ text: String = "") -> Note {
    Note(id: Note.ID(high: 1, low: number), title: title, text: text, created: Moment(milliseconds: 1))
  }

  @Test("three notes are made, one is removed, two remain", arguments: Place.allCases)
  func removing(place: Place) throws {
    let desk = try Desk(place)
    for number in 1...3 {
      _ = try desk.storage.create(Self.note(UInt64(number), "note \(number)"), desk.signature)
    }
    _ = try desk.storage.remove([Note.ID(high: 1, low: 2)], desk.signature)
    #expect(try desk.storage.notes().map(\.title) == ["note 1", "note 3"])
  }

  @Test("an update gives the new title and text, and the rest as it was", arguments: Place.allCases)
  func updating(place: Place) throws {
    let desk = try Desk(place)
    var note = Self.note(1, "ideas", "tea")
    note.isPinned = true
    _ = try desk.storage.create(note, desk.signature)
    var update = NoteUpdate(note.id)
    (update.title, update.text, update.tags) = ("Ideas", "tea and #cake", ["cake"])
    _ = try desk.storage.update([update], title: "edit note ideas", desk.signature)
    let found = try #require(try desk.storage.notes().first)
    #expect(found.title == "Ideas" && found.text == "tea and #cake" && found.tags == ["cake"])
    #expect(found.isPinned && found.created == note.created)
    #expect(found.modified == Moment(milliseconds: 2000), "the moment of the second signature")
  }

  @Test("an unknown note is an error of its own, and nothing is changed", arguments: Place.allCases)
  func unknown(place: Place) throws {
    let desk = try Desk(place)
    _ = try desk.storage.create(Self.note(1, "one"), desk.signature)
    let stranger = Note.ID(high: 1, low: 77)
    #expect(throws: NoteError.notFound(stranger)) { try desk.storage.remove([stranger], desk.signature) }
    var known = NoteUpdate(Note.ID(high: 1, low: 1))
    known.title = "changed"
    #expect(throws: NoteError.notFound(stranger)) {
      try desk.storage.update([known, NoteUpdate(stranger)], title: "two", desk.signature)
    }
    #expect(try desk.storage.notes().map(\.title) == ["one"])
    #expect(try desk.storage.load().entries.count == 1, "what failed leaves no line")
  }

  @Test("what was removed comes back by its line's inverse", arguments: Place.allCases)
  func undoing(place: Place) throws {
    let desk = try Desk(place)
    let note = Self.note(1, "one", "text")
    _ = try desk.storage.create(note, desk.signature)
    let saved = try desk.storage.remove([note.id], desk.signature)
    var history = UndoHistory([saved.entry])
    let undone = history.undo(
      id: Entry.ID(high: 7, low: 1), at: Moment(milliseconds: 5), writer: Entry.Writer.ID(high: 8, low: 1))
    let line = try #require(undone)
    try desk.storage.apply([line])
    #expect(try desk.storage.notes() == [note])
    #expect(try desk.storage.search("tex") == [note.id], "and is found again")
  }

  @Test("a closed database is told apart from a note that is not there")
  func closed() throws {
    let desk = try Desk(.memory)
    desk.storage.close()
    let closed = StorageError.failed(reason: "it is closed")
    #expect(throws: NoteError.couldNotLoad(closed)) { try desk.storage.notes() }
    #expect(throws: NoteError.couldNotSave(closed)) {
      try desk.storage.create(Self.note(1, "one"), desk.signature)
    }
    #expect(throws: NoteError.couldNotSave(closed)) {
      try desk.storage.remove([Note.ID(high: 1, low: 1)], desk.signature)
    }
  }

  @Test("a draft is kept until it is forgotten, also for a note that is not there yet")
  func drafting() throws {
    let desk = try Desk(.disk)
    let draft = Draft(note: Note.ID(high: 1, low: 9), title: "half", text: "a sent")
    try desk.storage.keep(draft, of: draft.note)
    try desk.storage.keep(Draft(note: draft.note, title: "half", text: "a sentence"), of: draft.note)
    desk.storage.close()
    let again = try Storage(path: desk.folder.database)
    #expect(try again.drafts().map(\.text) == ["a sentence"])
    try again.keep(nil, of: draft.note)
    #expect(try again.drafts().isEmpty)
    #expect(try again.load().entries.isEmpty, "a draft is no line of the journal")
  }
}
