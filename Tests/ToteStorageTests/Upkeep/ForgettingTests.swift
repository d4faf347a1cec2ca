// Deleting a note forever leaves nothing: no journal entry, draft or indexed word, and no bytes in the file.

import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

@Suite struct ForgettingTests {
  let folder = TemporaryFolder()
  let secret = UpkeepTests.note(
    "# xylophonist\n" + (0..<60).map { "xylophonist \($0)" }.joined(separator: "\n"), number: 7)
  let other = UpkeepTests.note(UpkeepTests.longText(50), number: 8)

  /// Writes both notes, edits them separately and together, and deletes one forever.
  private func deleteForEver(in storage: Storage) throws {
    var edited = secret
    edited.text += "\nand a zymurgist"
    try storage.apply([
      UpkeepTests.entry(1, [Change(adding: secret)]), UpkeepTests.entry(2, [Change(adding: other)]),
      UpkeepTests.entry(3, [Change(secret) { $0.text = edited.text }]),
      UpkeepTests.entry(4, [Change(edited) { $0.isPinned = true }, Change(other) { $0.isPinned = true }]),
    ])
    try storage.saveDraft(Draft(note: secret.id, title: "", text: "a xylophonist again"), of: secret.id)
    let edit = UpkeepTests.entry(5, [Change(forgetting: secret.id)]).edit
    try storage.apply([Entry(edit, kind: .aside, writer: UpkeepTests.writer)])
  }

  private func fileHolds(_ word: String) -> Bool {
    ["", "-wal"].contains { suffix in
      String(decoding: bytes(of: folder.database + suffix), as: UTF8.self).holds(Array(word.utf8))
    }
  }

  @Test func `neither its text nor its words are in the file`() throws {
    let storage = try Storage(path: folder.database)
    try deleteForEver(in: storage)
    #expect(try storage.drafts() == [])
    #expect(try storage.search("xylophonist").ids == [])
    var upkeep = Upkeep(at: UpkeepTests.now)
    try storage.finish(&upkeep)
    for word in ["xylophonist", "zymurgist", "zymurg"] { #expect(!fileHolds(word), "\(word)") }
    #expect(fileHolds("somebody"), "what was not deleted is there")
    #expect(try storage.search("somebody").ids == [other.id])
    try storage.check()
    for part in IntegrityCheck.Part.allCases { #expect(try storage.read { try $0.check(part) } == []) }
  }

  @Test func `what a program leaves that is killed right behind the step, the next one takes away`()
    async throws
  {
    let storage = try Storage(path: folder.database)
    try deleteForEver(in: storage)
    // Rows and journal go at once, words when the index is merged.
    let rest = try storage.with { database throws(StorageError) in
      try database.integer(
        "SELECT count(*) FROM journal WHERE instr(changes, CAST('xylophonist' AS BLOB)) > 0")
    }
    #expect(rest == 0)
    storage.close()
    let live = LiveStorage(
      path: folder.database, backups: Backups(folder: folder.path + "/backups"), patience: nil, upkeepDelay: 0
    )
    _ = try await live.load()
    while await live.hasPlannedUpkeep { await Task.yield() }
    live.close()
    #expect(!fileHolds("xylophonist"))
  }

  @Test func `it cannot be undone, and what was done to others can`() throws {
    let storage = try Storage(path: folder.database)
    try deleteForEver(in: storage)
    let entries = try storage.load().entries
    #expect(entries.map(\.title) == ["edit 2", "edit 4", "edit 5"])
    var history = UndoHistory(entries)
    #expect(history.undoable.map(\.title) == ["edit 2", "edit 4"])
    let line = history.undo(id: Entry.ID(high: 8, low: 1), at: .zero, writer: UpkeepTests.writer)
    try storage.apply([#require(line)])
    #expect(try storage.notes() == [other])
  }

  @Test func `a screen that has known it lets it go, and undoing does not bring it back`() throws {
    let storage = try Storage(path: folder.database)
    try storage.apply([
      UpkeepTests.entry(1, [Change(adding: Setting(key: "tour", value: "seen"))]),
      UpkeepTests.entry(2, [Change(adding: secret)]),
    ])
    let screen = try SavedApp(Storage(path: folder.database))
    screen.send(.tabChosen(.notes))
    screen.save()
    screen.write("a line of my own\n", isNew: false)
    screen.save()
    let edit = UpkeepTests.entry(5, [Change(forgetting: secret.id)]).edit
    try storage.apply([Entry(edit, kind: .aside, writer: UpkeepTests.writer)])
    screen.look()
    #expect(screen.app.workspace.records.notes.isEmpty)
    #expect(screen.app.workspace.history.undoable.map(\.title) == ["edit 1"])
    screen.send(.undone)
    screen.save()
    #expect(try storage.notes() == [])
  }

  @Test func `what somebody writes at the same time is not lost: the note comes back with it`() throws {
    let storage = try Storage(path: folder.database)
    try deleteForEver(in: storage)
    try storage.apply([UpkeepTests.entry(9, [Change(secret) { $0.text = "what I am writing" }])])
    #expect(try storage.notes().map(\.text).contains("what I am writing"))
  }
}
