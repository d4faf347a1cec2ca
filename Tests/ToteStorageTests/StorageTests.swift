// Saving and loading with the real library, by one program and by several.

import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite struct StorageTests {
  /// It keeps what was there before in memory, and beyond that in a file.
  @Test func `a statement may change more than is kept in memory`() throws {
    let folder = TemporaryFolder()
    let storage = try Storage(path: folder.database)
    try storage.with { database throws(StorageError) in
      try database.script(
        """
        WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 20000)
          INSERT INTO list SELECT randomblob(16), 'list ' || x, 'a', 0, 0, NULL, NULL FROM n
        """)
      try database.transaction { () throws(StorageError) in
        try database.script("UPDATE list SET rank = 'b' || rowid; DELETE FROM list WHERE rowid % 2 = 0")
      }
      #expect(try database.integer("SELECT count(*) FROM list WHERE rank > 'b'") == 10_000)
    }
  }

  @Test func `whatever is edited, undone and done again, a fresh load gives the same`() throws {
    let folder = TemporaryFolder()
    var storage = try Storage(path: folder.database)
    var random = RandomEdits(seed: 1)
    var memory = RowDictionary()
    var history = UndoHistory()
    for step in 0..<1_000 {
      let line =
        switch random.below(5) {
        case 0: history.undo(id: random.id(), at: RandomEdits.now, writer: RandomEdits.me)
        case 1: history.redo(id: random.id(), at: RandomEdits.now, writer: RandomEdits.me)
        default: random.entry(random.changes(to: memory))
        }
      guard let line else { continue }
      history.fold(line)
      for change in line.changes { memory.apply(change) }
      try storage.apply([line])
      if step % 100 == 99 {
        // To the file, this is another process.
        storage.close()
        storage = try Storage(path: folder.database)
        let contents = try storage.load(last: .max)
        #expect(RowDictionary(contents) == memory, "step \(step)")
        #expect(UndoHistory(contents.entries) == history, "step \(step)")
      }
    }
    while let line = history.undo(id: random.id(), at: RandomEdits.now, writer: RandomEdits.me) {
      try storage.apply([line])
    }
    #expect(RowDictionary(try storage.load()) == RowDictionary())
  }

  @Test func `a line that is saved twice counts once`() throws {
    let storage = try Storage.inMemory()
    var random = RandomEdits(seed: 2)
    let list = random.list()
    let add = random.entry(Change(adding: list))
    let rename = random.entry(Change(list) { $0.name = "Market" })
    let back = random.entry(Change(list) { $0.name = "Market" }.inverse)
    #expect(try storage.apply([add, rename, back]) == 3)
    #expect(try storage.apply([rename]) == 3)
    #expect(try storage.load().lists == [list])
  }

  @Test func `one edit among thousands writes one row and its line, and a tick two counts`() throws {
    let storage = try Storage.inMemory()
    var random = RandomEdits(seed: 3)
    let list = random.list()
    let items = (0..<2_000).map { _ in random.item(on: list.id) }
    try storage.apply([random.entry([Change(adding: list)] + items.map { Change(adding: $0) })])
    var before = try storage.rowsWritten()
    try storage.apply([random.entry(Change(items[1_000]) { $0.note = "fresh" })])
    #expect(try storage.rowsWritten() - before == 2)
    before = try storage.rowsWritten()
    try storage.apply([random.entry(Change(items[1_001]) { $0.isTicked = true })])
    #expect(try storage.rowsWritten() - before == 4)
  }

  @Test func `lines go in together or not at all`() throws {
    let storage = try Storage.inMemory()
    var random = RandomEdits(seed: 4)
    let list = random.list()
    try storage.with { database throws(StorageError) in
      try database.script(
        "CREATE TEMP TRIGGER full BEFORE INSERT ON lesson BEGIN SELECT RAISE(FAIL, 'no'); END")
    }
    let lines = [
      random.entry(Change(adding: list)),
      random.entry(Change(adding: CategoryCorrection(key: "milk", category: .dairy))),
    ]
    #expect(throws: StorageError.self) { try storage.apply(lines) }
    #expect(RowDictionary(try storage.load()) == RowDictionary())
    #expect(try storage.load().sequence == 0)
    try storage.with { database throws(StorageError) in try database.script("DROP TRIGGER full") }
    #expect(try storage.apply(lines) == 2)
    #expect(try storage.load().lists == [list])
  }

  @Test func `every text comes back to the byte`() throws {
    let storage = try Storage.inMemory()
    var random = RandomEdits(seed: 5)
    let list = random.list("'; DROP TABLE item; --")
    var items: [Item] = []
    for name in [
      "", "a\u{0}b", "cre\u{300}me", "crème", "👩‍👩‍👧 牛乳", "\u{202E}x", String(repeating: "é", count: 5_000),
    ] {
      var item = random.item(on: list.id, name)
      (item.note, item.store) = (name, name)
      items.append(item)
    }
    try storage.apply([random.entry([Change(adding: list)] + items.map { Change(adding: $0) })])
    let loaded = try storage.load(last: 10)
    #expect(loaded.items.map(\.fields) == items.map(\.fields))
    #expect(loaded.entries.flatMap(\.changes).map { $0.after?.fields } == [list.fields] + items.map(\.fields))
  }

  @Test func `two programs on one file see each other's lines and end with the same rows`() throws {
    let folder = TemporaryFolder()
    let one = try Storage(path: folder.database)
    let other = try Storage(path: folder.database)
    var random = RandomEdits(seed: 6)
    let list = random.list()
    let item = random.item(on: list.id)
    let seen = try one.apply([random.entry(Change(adding: list), Change(adding: item))])
    let version = try one.version()
    #expect(RowDictionary(try other.load()) == RowDictionary(try one.load()))
    let note = random.entry(Change(item) { $0.note = "blue" })
    try other.apply([note])
    #expect(try one.version() != version)
    // This program doesn't know the note, and keeps it.
    try one.apply([random.entry(Change(item) { $0.isTicked = true })])
    let news = try one.changes(after: seen)
    #expect(news.entries.count == 2)
    #expect(news.entries.first == note)
    var both = item
    (both.note, both.isTicked) = ("blue", true)
    #expect(news.rows == [.item(item.id): .item(both), .list(list.id): .list(list)])
    #expect(try one.changes(after: news.sequence).entries.isEmpty)
  }

  @Test func `a program that takes the others' news ends with what the file has, its unsaved lines on top`()
    throws
  {
    let folder = TemporaryFolder()
    let (one, other) = (try Storage(path: folder.database), try Storage(path: folder.database))
    var random = RandomEdits(seed: 8)
    var records = [Records(), Records()]
    var unsaved: [[Entry]] = [[], []]
    var seen: [Int64] = [0, 0]
    for step in 0..<400 {
      let me = random.below(2)
      let storage = [one, other][me]
      var memory = RowDictionary()
      for list in records[me].lists {
        memory.apply(Change(adding: list))
        for item in records[me].items(of: list.id) { memory.apply(Change(adding: item)) }
      }
      let line = random.entry(random.changes(to: memory))
      records[me].apply(line.changes)
      unsaved[me].append(line)
      if random.below(4) == 0 {
        try storage.apply(unsaved[me])
        unsaved[me] = []
      }
      if random.below(4) == 0 {
        let news = try storage.changes(after: seen[me])
        records[me].take(news, unsaved: unsaved[me])
        seen[me] = news.sequence
      }
      guard step % 50 == 49 else { continue }
      for (storage, me) in [(one, 0), (other, 1)] {
        try storage.apply(unsaved[me])
        unsaved[me] = []
      }
      for (storage, me) in [(one, 0), (other, 1)] {
        let news = try storage.changes(after: seen[me])
        records[me].take(news, unsaved: [])
        seen[me] = news.sequence
        #expect(records[me] == Records(try storage.load()), "step \(step)")
      }
    }
  }

  @Test func `the last lines are loaded, fewer where they are long, and always the very last`() throws {
    let storage = try Storage.inMemory()
    var random = RandomEdits(seed: 9)
    let list = random.list()
    var lines = [random.entry(Change(adding: list))]
    #expect(try storage.load().entries == [])
    for length in [10, 5_000, 10, 10] {
      let item = random.item(on: list.id, String(repeating: "x", count: length))
      lines.append(random.entry(Change(adding: item)))
    }
    try storage.apply(lines)
    #expect(try storage.load(last: 100).entries == lines)
    #expect(try storage.load(last: 2).entries == lines.suffix(2))
    #expect(try storage.load(last: 0).entries == [])
    #expect(try storage.load(last: 100, bytes: 5_000).entries == lines.suffix(2))
    try storage.apply([random.entry(Change(list) { $0.name = String(repeating: "y", count: 9_000) })])
    #expect(try storage.load(last: 100, bytes: 5_000).entries.count == 1)
    #expect(try storage.load(last: 100, bytes: 5_000).sequence == 6)
  }

  @Test func `a list that others have filled stays, and an item whose list is gone brings it back`() throws {
    let storage = try Storage.inMemory()
    var random = RandomEdits(seed: 7)
    let list = random.list()
    let item = random.item(on: list.id)
    try storage.apply([random.entry(Change(adding: list), Change(adding: item))])
    try storage.apply([random.entry(Change(removing: list))])
    #expect(try storage.load().lists == [list])
    try storage.apply([random.entry(Change(removing: item), Change(removing: list))])
    #expect(try storage.load().lists == [])
    try storage.apply([random.entry(Change(adding: item))])
    #expect(try storage.load().lists == [.foundAgain(list.id)])
    #expect(try storage.load().items == [item])
  }

  @Test func `a closed file answers that it is closed`() throws {
    let storage = try Storage.inMemory()
    storage.close()
    #expect(throws: StorageError.closed) { try storage.load() }
  }

  @Test func `the tables have the columns that the model names`() throws {
    let storage = try Storage.inMemory()
    for kind in Row.Kind.allCases {
      let columns = try storage.with { database throws(StorageError) in
        try database.text("SELECT group_concat(name, ' ') FROM pragma_table_info('\(kind.table)')")
      }
      // A note's number belongs to the database; the word index uses it.
      let own = kind == .note ? "number " : ""
      #expect(columns == own + kind.columns.joined(separator: " "))
    }
  }
}

extension Storage {
  func rowsWritten() throws(StorageError) -> Int64 {
    try with { database throws(StorageError) in try database.integer("SELECT total_changes()") ?? 0 }
  }
}
