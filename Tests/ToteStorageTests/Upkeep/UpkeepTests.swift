// Edits of texts are stored as changes, old entries are dropped, and room is given back.

import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

@Suite struct UpkeepTests {
  let folder = TemporaryFolder()
  static let writer = Entry.Writer.ID(high: 4, low: 1)
  static let day: Int64 = 86_400_000
  static let now = Moment(milliseconds: 1_800_000_000_000)
  static let later = Moment(milliseconds: now.milliseconds + day)

  static func note(_ text: String, number: UInt64 = 1) -> Note {
    Note(id: Note.ID(high: 5, low: number), title: "Note \(number)", text: text, created: .zero)
  }

  static func entry(_ number: Int, _ changes: [Change], at moment: Moment = now) -> Entry {
    let id = Edit.ID(high: 6, low: UInt64(number))
    return Entry(Edit(id: id, title: "edit \(number)", moment: moment, changes: changes), writer: writer)
  }

  static func longText(_ lines: Int) -> String {
    (0..<lines).map { "line \($0) of a note that somebody has written once" }.joined(separator: "\n")
  }

  /// Saves a note and then so many edits of it; returns the texts, oldest first.
  func append(_ count: Int, to note: Note, in storage: Storage) throws -> [String] {
    try storage.apply([Self.entry(0, [Change(adding: note)])])
    var (note, texts) = (note, [note.text])
    for number in 1...count {
      let change = Change(note) { $0.text += "\nadded line \(number)" }
      note.text += "\nadded line \(number)"
      texts.append(note.text)
      try storage.apply([Self.entry(number, [change])])
    }
    return texts
  }

  func bytes(of storage: Storage) throws -> Int {
    try storage.with { database throws(StorageError) in
      Int(try database.integer("PRAGMA page_count")! * database.integer("PRAGMA page_size")!)
    }
  }

  func journal(_ storage: Storage, _ what: String) throws -> Int {
    try storage.with { database throws(StorageError) in
      Int(try database.integer("SELECT \(what) FROM journal") ?? 0)
    }
  }

  /// Undoes so many steps and returns the note's text after each.
  func textsUndone(_ count: Int, in storage: Storage, _ id: Note.ID = note("").id) throws -> [String] {
    var history = UndoHistory(try storage.load(last: .max, bytes: .max).entries, limit: .max / 2)
    var texts: [String] = []
    for number in 0..<count {
      let line = history.undo(
        id: Entry.ID(high: 8, low: UInt64(number)), at: Self.now, writer: Self.writer)
      try storage.apply([#require(line)])
      texts.append(try storage.notes().first { $0.id == id }?.text ?? "")
    }
    return texts
  }

  @Test
  func `two hundred lines that are added to a long note leave the file small, and are undone to the byte`()
    throws
  {
    let storage = try Storage(path: folder.database)
    let note = Self.note(Self.longText(500))
    #expect(note.text.utf8.count > 20_000)
    let texts = try append(200, to: note, in: storage)
    #expect(try journal(storage, "sum(length(changes))") < 200_000)
    let size = try bytes(of: storage)
    #expect(size < 1_000_000)
    #expect(try textsUndone(200, in: storage) == texts.dropLast().reversed())
  }

  @Test func `lines go that neither their number nor their age keeps`() throws {
    for (edits, age, kept) in [(100, 0, 100), (10, 50, 51), (1_000, 0, 300), (10, 1_000, 300)] {
      let storage = try Storage.inMemory()
      try storage.apply(
        (0..<300).map { number in
          let moment = Moment(milliseconds: Self.now.milliseconds - Int64(299 - number) * Self.day)
          return Self.entry(number, [Change(adding: Setting(key: "a", value: "\(number)"))], at: moment)
        })
      let bound = Upkeep.Bound(edits: edits, age: Int64(age) * Self.day)
      let compaction = try storage.compact(at: Self.now, bound: bound)
      #expect(try journal(storage, "count(*)") == kept)
      #expect(compaction.foldedLines == 300 - kept)
      #expect(try storage.load(last: .max).start == 0)
      #expect(try storage.load(last: .max).sequence == 300)
    }
  }

  @Test func `what is not an edit does not count as a step, and a clock that was wrong keeps nothing`() throws
  {
    let storage = try Storage.inMemory()
    let future = Moment(milliseconds: Self.now.milliseconds + 999 * Self.day)
    for number in 0..<40 {
      let line = Self.entry(number, [Change(adding: Setting(key: "a", value: "\(number)"))], at: future)
      try storage.apply([number % 2 == 0 ? line : Entry(line.edit, kind: .aside, writer: Self.writer)])
    }
    _ = try storage.compact(at: Self.now, bound: Upkeep.Bound(edits: 10, age: 0))
    #expect(try journal(storage, "count(*)") == 20)
    #expect(try journal(storage, "sum(kind = 0)") == 10)
  }

  @Test func `an open screen undoes what it knows, though the lines are folded away meanwhile`() throws {
    let storage = try Storage(path: folder.database)
    let texts = try append(20, to: Self.note(Self.longText(100)), in: storage)
    let screen = try SavedApp(Storage(path: folder.database))
    screen.send(.tabChosen(.notes))
    screen.save()
    let compaction = try storage.compact(at: Self.later, bound: Upkeep.Bound(edits: 2, age: 0))
    #expect(compaction.foldedLines == 19)
    for step in 1...20 {
      screen.send(.undone)
      screen.save()
      #expect(try storage.notes().first?.text == texts[20 - step])
    }
  }

  @Test func `room that became free goes back to the disk step by step, and what is left is whole`() throws {
    let storage = try Storage(path: folder.database)
    try storage.apply(
      (0..<400).map { Self.entry($0, [Change(adding: Self.note(Self.longText(100), number: UInt64($0)))]) })
    try storage.apply([Self.entry(400, (0..<400).map { Change(removing: Self.note("", number: $0)) })])
    let before = try bytes(of: storage)
    let compaction = try storage.compact(at: Self.later, bound: Upkeep.Bound(edits: 2, age: 0))
    #expect(compaction.before == before && compaction.after < before / 20, "\(compaction)")
    #expect(!compaction.isIncomplete)
    try storage.check()
    storage.close()
    #expect((PrivateFile.size(of: folder.database) ?? 0) == compaction.after)
  }

  @Test func `few free pages are left for what comes next`() throws {
    let storage = try Storage(path: folder.database)
    _ = try append(20, to: Self.note(Self.longText(100)), in: storage)
    try storage.apply([Self.entry(99, [Change(removing: Self.note(""))])])
    let before = try bytes(of: storage)
    var upkeep = Upkeep(at: Self.now)
    try storage.finish(&upkeep)
    #expect(try bytes(of: storage) == before)
  }
}

/// Files of an older version, whose journal has whole texts and which give no room back.
@Suite struct OldJournalTests {
  let folder = TemporaryFolder()

  /// Makes a file of version 5 with a note edited so many times; returns its texts.
  private func makeOldFile(edits count: Int) throws -> [String] {
    try PrivateFile.make(folder.database)
    let old = try Database(path: folder.database)
    try old.script("PRAGMA journal_mode = WAL")
    for script in Schema.current.versions.prefix(5) { try old.script(script) }
    try old.script("PRAGMA user_version = 5; PRAGMA application_id = \(Schema.applicationID)")
    var note = UpkeepTests.note(UpkeepTests.longText(400))
    var texts: [String] = []
    for number in 0...count {
      let before = note
      if number > 0 { note.text += "\nadded line \(number)" }
      texts.append(note.text)
      // The old format: its number, one change of a note, and both rows whole.
      let whole = number == 0 ? [] : [Change(removing: before)].bytes.dropFirst(4)
      let bytes = [1, 1, 6, number == 0 ? 2 : 3] + whole + [Change(adding: note)].bytes.dropFirst(4)
      try old.run(
        "INSERT INTO journal (id, kind, title, moment, writer, changes) VALUES (?, 0, 'edit', ?, ?, ?)",
        Value(Entry.ID(high: 6, low: UInt64(number))), .integer(UpkeepTests.now.milliseconds),
        Value(UpkeepTests.writer), .bytes(bytes))
    }
    try old.run(
      "INSERT INTO note (id, title, text, tags, created, modified, pinned, archived) VALUES (?, ?, ?, '', 0, 0, 0, 0)",
      Value(note.id), .text(note.title), .text(note.text))
    try old.run("INSERT INTO note_words (rowid, title, text) SELECT number, title, text FROM note")
    return texts
  }

  @Test func `whole texts are written anew as what has changed, and undone to the byte`() throws {
    let texts = try makeOldFile(edits: 150)
    let tests = UpkeepTests()
    let storage = try Storage(path: folder.database)
    let before = try tests.journal(storage, "sum(length(changes))")
    var upkeep = Upkeep(at: UpkeepTests.now)
    // A few steps, then another program resumes as if this one was killed.
    _ = try storage.step(&upkeep)
    let partly = try tests.journal(storage, "sum(length(changes))")
    #expect(partly < before)
    upkeep = Upkeep(at: UpkeepTests.now)
    try storage.finish(&upkeep)
    #expect(try tests.journal(storage, "sum(length(changes))") < before / 20)
    #expect(try storage.read { try $0.check(.journal) } == [])
    #expect(try tests.textsUndone(150, in: storage) == texts.dropLast().reversed())
  }

  @Test
  func
    `such a file is written anew as a whole where nobody else has it open, and gives room back from then on`()
    throws
  {
    _ = try makeOldFile(edits: 150)
    let storage = try Storage(path: folder.database)
    #expect(storage.wasAlone)
    let compaction = try storage.compact(at: UpkeepTests.now)
    #expect(compaction.after < compaction.before / 10, "\(compaction)")
    #expect(try storage.with { database throws(StorageError) in try database.givesBackRoom })
    try storage.check()
    #expect(try storage.search("somebody").ids.count == 1)
  }

  @Test func `while others have a large one open it stays, and that is said`() throws {
    _ = try makeOldFile(edits: 150)
    let other = try Storage(path: folder.database)
    let storage = try Storage(path: folder.database)
    let compaction = try storage.compact(at: UpkeepTests.now)
    #expect(compaction.isIncomplete)
    #expect(compaction.after == compaction.before)
    #expect(try !other.with { database throws(StorageError) in try database.givesBackRoom })
  }

  @Test func `a new file gives room back from its first day`() throws {
    let storage = try Storage(path: folder.database)
    #expect(try storage.with { database throws(StorageError) in try database.givesBackRoom })
    try storage.copy(to: folder.path + "/copy.db")
    #expect(try Database(path: folder.path + "/copy.db").givesBackRoom)
  }
}
