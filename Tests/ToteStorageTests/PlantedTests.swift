// A database that someone has prepared: triggers and views that never end run when the file is read or written.

import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

@Suite struct PlantedTests {
  let folder = TemporaryFolder()

  static let endless =
    "SELECT (WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n)"

  /// What is planted, and its name.
  static let planted = [
    // Our triggers follow the table, so they are no longer as we wrote them.
    ("ALTER TABLE item RENAME TO old; CREATE VIEW item AS SELECT * FROM old", "item"),
    ("CREATE TRIGGER mine AFTER INSERT ON item BEGIN \(endless); END", "mine"),
    ("CREATE TRIGGER mine BEFORE UPDATE ON setting BEGIN SELECT 1; END", "mine"),
    // Under the name of one of ours.
    (
      "DROP TRIGGER item_added; CREATE TRIGGER item_added AFTER INSERT ON item BEGIN \(endless); END",
      "item_added"
    ),
    ("CREATE VIEW mine AS \(endless)", "mine"),
    (
      "ALTER TABLE setting RENAME TO old; CREATE VIEW setting AS SELECT key, value FROM old, (\(endless))",
      "setting"
    ),
    (
      "CREATE VIEW mine (id) AS SELECT 1; CREATE TRIGGER other INSTEAD OF INSERT ON mine BEGIN SELECT 1; END",
      "mine"
    ),
  ]

  private func plant(_ sql: String) throws {
    _ = try folder.makeDatabaseWithOneList()
    try Database(path: folder.database).script(sql)
  }

  @Test(arguments: planted)
  func `a file with a trigger or view of others is refused before anything runs`(sql: String, name: String)
    throws
  {
    try plant(sql)
    let before = bytes(of: folder.database)
    let error = StorageError.foreignCode(name: name)
    #expect(throws: error) { try Storage(path: folder.database) }
    #expect(throws: error) { try Storage.forReading(path: folder.database) }
    #expect(throws: error) { try Backups.check(folder.database) }
    #expect(error.isCuredByBackup)
    #expect(error.sentence.contains("\"\(name)\""))
    #expect(bytes(of: folder.database) == before)
  }

  @Test func `no view runs, though it was made after the file was opened`() throws {
    let storage = try Storage(path: folder.database)
    try storage.with { database throws(StorageError) in
      try database.script("CREATE VIEW mine AS SELECT 1 AS x")
      #expect(throws: StorageError.self) { try database.integer("SELECT x FROM mine") }
    }
  }

  @Test func `a statement without an end is ended, and what it began is undone`() throws {
    let storage = try Storage(path: folder.database)
    var random = RandomEdits(seed: 3)
    let list = random.list()
    try storage.apply([random.entry(Change(adding: list))])
    let before = try storage.load()
    try storage.with { database throws(StorageError) in
      database.statementLimit.instructions = 1_000_000
      try database.script("CREATE TRIGGER mine AFTER INSERT ON item BEGIN \(Self.endless); END")
      #expect(throws: StorageError.endless) { try database.integer(Self.endless) }
    }
    #expect(throws: StorageError.endless) {
      try storage.apply([random.entry(Change(adding: random.item(on: list.id)))])
    }
    #expect(try storage.load() == before)
    // What comes later has all of its own time.
    try storage.with { database throws(StorageError) in try database.script("DROP TRIGGER mine") }
    try storage.apply([random.entry(Change(adding: random.item(on: list.id)))])
    #expect(try storage.load().items.count == 1)
  }

  @Test func `long work that is cancelled ends with its own error, and the next isn't cancelled`() throws {
    struct Cancelled: Error {}
    let storage = try Storage(path: folder.database)
    try storage.with { database throws(any Error) in
      #expect(throws: Cancelled.self) {
        try database.interruptible(by: { throw Cancelled() }) { try database.integer(Self.endless) }
      }
      let count = try database.integer(
        "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 100000) SELECT count(*) FROM n"
      )
      #expect(count == 100_000)
    }
  }
}
