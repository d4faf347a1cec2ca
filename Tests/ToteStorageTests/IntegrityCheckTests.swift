import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

@Suite struct IntegrityCheckTests {
  func issues(in storage: Storage) throws -> [IntegrityCheck.Issue] {
    try storage.read { (session) throws in try IntegrityCheck.Part.allCases.flatMap { try session.check($0) }
    }
  }

  func repair(_ storage: Storage) throws {
    let issues = try issues(in: storage)
    // Each repair is an entry of its own.
    var number = UInt64.random(in: 1_000...UInt64.max / 2)
    try storage.edit { session in
      try session.repair(issues) {
        number += 1
        return CommandSessionTests.entry(number, $0)
      }
    }
  }

  @Test func `a whole file has nothing to say`() throws {
    let storage = try CommandSessionTests().filled()
    #expect(try issues(in: storage) == [])
  }

  @Test func `whatever is wrong is found, and put right`() throws {
    let storage = try CommandSessionTests().filled()
    _ = try storage.create(
      Note(id: Note.ID(high: 7, low: 1), title: "Door", created: Moment(milliseconds: 0)),
      Storage.Signature(
        id: Edit.ID(high: 3, low: 50), moment: Moment(milliseconds: 0),
        writer: Entry.Writer.ID(high: 4, low: 1)))
    func damage(_ sql: String) throws {
      try storage.with { database throws(StorageError) in try database.script(sql) }
    }
    let cases: [(String, IntegrityCheck.Issue)] = [
      (
        "INSERT INTO journal (id, kind, title, moment, writer, changes) VALUES (zeroblob(16), 0, '', 0, zeroblob(16), x'FF')",
        .unreadableEntry(3)
      ),
      // An unknown kind; an undo of nothing; a writer of three bytes.
      (
        "INSERT INTO journal (id, kind, title, moment, writer, changes) VALUES (zeroblob(16), 9, '', 0, zeroblob(16), x'0100')",
        .unreadableEntry(4)
      ),
      (
        "INSERT INTO journal (id, kind, edit, title, moment, writer, changes) VALUES (zeroblob(16), 1, x'01', '', 0, zeroblob(16), x'0100')",
        .unreadableEntry(5)
      ),
      (
        "INSERT INTO journal (id, kind, title, moment, writer, changes) VALUES (zeroblob(16), 0, '', 0, x'010203', x'0100')",
        .unreadableEntry(6)
      ),
      ("DROP INDEX item_page", .missingIndex("item_page")),
      ("UPDATE item_count SET count = count + 1", .index("item_count")),
      ("DELETE FROM item_count WHERE ticked = 1", .index("item_count")),
      ("DROP TABLE item_count", .missingIndex("item_count")),
      ("DROP TRIGGER item_changed; UPDATE item SET ticked = 0", .missingIndex("item_changed")),
      ("UPDATE item SET key = 'x' WHERE name = 'bread'", .wrongKeys(1)),
      (
        "UPDATE item SET rank = (SELECT rank FROM item WHERE name = 'bread') WHERE name = 'Äpfel'",
        .sharedRanks(of: CommandSessionTests.list.id, name: "Groceries", count: 1)
      ),
      ("UPDATE list SET rank = 'a0'", .sharedRanks(of: nil, name: "", count: 1)),
      ("DELETE FROM note_words", .noteWords(1)),
      ("INSERT INTO note_words (rowid, title) VALUES (99, 'gone')", .noteWords(1)),
      (
        "PRAGMA foreign_keys = OFF; DELETE FROM list WHERE name = 'Party'; PRAGMA foreign_keys = ON",
        .missingLists([CommandSessionTests.other.id], items: 1)
      ),
    ]
    for (sql, issue) in cases {
      try damage(sql)
      #expect(try issues(in: storage) == [issue], "\(sql)")
      #expect(issue.isRepairable)
      try repair(storage)
      #expect(
        try issues(in: storage).filter { if case .sharedRanks(nil, _, _) = $0 { false } else { true } } == [],
        "\(sql)")
      if case .missingLists = issue { try repair(storage) }
    }
    #expect(try issues(in: storage) == [])
    #expect(try storage.load().items.count == CommandSessionTests.items.count)
    #expect(try storage.search("door").ids.count == 1)
  }

  @Test func `a table that is missing is told, and only a backup can bring it back`() throws {
    let names = ["list", "item", "lesson", "purchase", "setting", "journal", "note", "draft", "note_words"]
    for name in names {
      let storage = try CommandSessionTests().filled()
      try storage.with { database throws(StorageError) in
        try database.script("PRAGMA foreign_keys = OFF; DROP TABLE \(name)")
      }
      let issues = try storage.read { (session) throws in try session.check(.tables) }
      #expect(issues.contains(.missingTable(name)))
      #expect(issues.contains { !$0.isRepairable })
    }
  }

  @Test func `a line of the journal that cannot be read costs a step of undo and not the lists`() throws {
    let storage = try CommandSessionTests().filled()
    try storage.with { database throws(StorageError) in
      try database.script("UPDATE journal SET kind = 9 WHERE sequence = 1")
    }
    #expect(try storage.load().items.count == CommandSessionTests.items.count)
  }

  /// By SQLite's instructions, which don't depend on the machine.
  private func cost(of count: Int, damage: String) throws -> Int {
    let storage = try Storage.inMemory()
    try storage.with { database throws(StorageError) in
      try database.script(
        """
        PRAGMA foreign_keys = OFF;
        WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT \(count)) \(damage);
        """)
    }
    let issues = try issues(in: storage)
    #expect(!issues.isEmpty)
    var cost = 0
    try storage.edit { session in
      try session.tables.database.interruptible(by: { cost += 1 }) {
        var number: UInt64 = 1_000
        func entry(_ changes: [Change]) -> Entry {
          number += 1
          return CommandSessionTests.entry(number, changes)
        }
        try session.repair(issues, makeEntry: entry)
        #expect(try session.check(.ranks) == [], "found lists have places of their own")
      }
    }
    #expect(try self.issues(in: storage) == [])
    return cost
  }

  @Test(arguments: [
    "INSERT INTO list SELECT randomblob(16), 'list ' || x, 'zzzz', 0, 0, NULL, NULL FROM n",
    """
    INSERT INTO item (id, list, name, key, ticked, rank, created)
      SELECT randomblob(16), randomblob(16), 'thing', 'thing', 0, 'a0', 0 FROM n
    """,
  ])
  func `repairing many lists takes as much longer as there are more of them`(damage: String) throws {
    let few = try cost(of: 1_000, damage: damage)
    let many = try cost(of: 4_000, damage: damage)
    #expect(many < 6 * (few + 1), "\(few), \(many)")
  }

  @Test func `a damaged page is told and not touched`() throws {
    let issue = IntegrityCheck.Issue.page("row 3 missing")
    #expect(!issue.isRepairable)
    let storage = try CommandSessionTests().filled()
    let before = try storage.load()
    try storage.edit { try $0.repair([issue]) { CommandSessionTests.entry(9, $0) } }
    #expect(try storage.load() == before)
  }
}
