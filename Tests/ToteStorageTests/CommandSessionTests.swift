// Commands read a few rows by an index, leave nothing when rehearsed, refused or interrupted, and read history only as
// far back as needed.

import Glibc
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

@Suite struct CommandSessionTests {
  static let list = ShoppingList(
    id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: Moment(milliseconds: 0))
  static let other = ShoppingList(
    id: ShoppingList.ID(high: 1, low: 2), name: "Party", rank: .between(.first, nil),
    created: Moment(milliseconds: 0))

  static func item(_ number: UInt64, _ name: String, on list: ShoppingList = list, ticked: Bool = false)
    -> Item
  {
    Item(
      id: Item.ID(high: 2, low: number), list: list.id, name: name, isTicked: ticked,
      rank: Rank.between(nil, nil, count: 20)[Int(number)], created: Moment(milliseconds: 0))
  }

  static let items = [
    item(3, "milk"), item(1, "Äpfel"), item(2, "bread", ticked: true), item(4, "milk", ticked: true),
    item(5, "wine", on: other),
  ]

  static func entry(_ number: UInt64, _ changes: [Change]) -> Entry {
    Entry(
      Edit(
        id: Edit.ID(high: 3, low: number), title: "step \(number)", moment: Moment(milliseconds: 0),
        changes: changes),
      writer: Entry.Writer.ID(high: 4, low: 1))
  }

  func filled() throws -> Storage {
    let storage = try Storage.inMemory()
    try storage.apply([
      Self.entry(
        0, [Change(adding: Self.other), Change(adding: Self.list)] + Self.items.map { Change(adding: $0) })
    ])
    return storage
  }

  @Test func `it gives the rows that are asked for, in their order`() throws {
    try filled().read { session in
      #expect(try session.lists() == [Self.list, Self.other])
      #expect(try session.items(of: Self.list.id).map(\.name) == ["Äpfel", "milk", "bread", "milk"])
      #expect(try session.items(of: Self.list.id, areTicked: false).map(\.name) == ["Äpfel", "milk"])
      #expect(try session.items(named: "apfel", on: Self.list.id).map(\.name) == ["Äpfel"])
      #expect(try session.items(named: "apfel", on: Self.other.id) == [])
      #expect(try session.lastItems(of: Self.list.id).map(\.id.low) == [3, 4])
      let counts = try session.counts()
      #expect(counts[Self.list.id]?.remaining == 2 && counts[Self.list.id]?.ticked == 2)
      #expect(counts[Self.other.id]?.remaining == 1 && counts[Self.other.id]?.ticked == 0)
    }
  }

  @Test func `notes come as the screen shows them, the trash by when they were trashed`() throws {
    func note(_ number: UInt64, pinned: Bool = false, trashed: Int64? = nil) -> Note {
      Note(
        id: Note.ID(high: 7, low: number), title: "\(number)", created: Moment(milliseconds: Int64(number)),
        isPinned: pinned, trashed: trashed.map { Moment(milliseconds: $0) })
    }
    let storage = try filled()
    let notes = [
      note(1), note(2, pinned: true), note(3), note(4, trashed: 90), note(5, pinned: true, trashed: 80),
    ]
    try storage.apply([Self.entry(1, notes.map { Change(adding: $0) })])
    try storage.read { (session) throws in
      #expect(try session.notes(in: .notes).map(\.id.low) == [2, 3, 1])
      #expect(try session.notes(in: .trash).map(\.id.low) == [4, 5])
      #expect(try session.notes(in: .archive) == [])
      #expect(try session.notes().count == 5)
    }
  }

  @Test(
    "no question about a list looks through all items",
    arguments: [
      "list = ? ORDER BY ticked, rank, id", "list = ? AND key = ?",
      "list = ? AND ticked = ? ORDER BY rank, id",
      "list = ? AND ticked = ? ORDER BY rank DESC, id DESC LIMIT 1", "list = ? LIMIT 1",
    ])
  func plans(condition: String) throws {
    let storage = try filled()
    let details = try storage.with { database throws(StorageError) in
      let statement = try database.statement("EXPLAIN QUERY PLAN SELECT * FROM item WHERE \(condition)")
      defer { statement.reset() }
      var details: [String] = []
      while try statement.step() { details.append(statement.text(3)) }
      return details
    }
    #expect(details.contains { $0.hasPrefix("SEARCH item USING INDEX item_") }, "\(details)")
    #expect(!details.contains { $0.hasPrefix("SCAN") }, "\(details)")
  }

  @Test func `a rehearsal, a refusal and an interruption leave nothing`() throws {
    struct Refused: Error, Equatable {}
    let storage = try filled()
    let before = try storage.load()
    let more = (0..<3000).map { Change(adding: Setting(key: "\($0)", value: "")) }
    let seen = try storage.edit(isRehearsal: true) { session in
      try session.save([Self.entry(1, more)])
      return try session.everything().settings.count
    }
    #expect(seen == 3000)
    #expect(try storage.load() == before)
    #expect(throws: Refused.self) {
      try storage.edit { session in
        try session.save([Self.entry(1, more)])
        throw Refused()
      }
    }
    #expect(try storage.load() == before)
    var reported: [Int] = []
    #expect(throws: Refused.self) {
      try storage.edit { session in
        try session.save([Self.entry(1, more)]) { done, total in
          #expect(total == 3000)
          reported.append(done)
          if done > 2000 { throw Refused() }
        }
      }
    }
    #expect(reported == [1024, 2048])
    #expect(try storage.load() == before)
    // Later saves work.
    try storage.edit { try $0.save([Self.entry(1, more)]) }
    #expect(try storage.load().settings.count == 3000)
  }

  @Test func `long work asks whether it shall go on`() throws {
    struct Enough: Error {}
    let storage = try filled()
    var count = 0
    #expect(throws: Enough.self) {
      try storage.read {
        count += 1
        if count == 3 { throw Enough() }
      } _: { session in
        _ = try session.tables.database.integer(
          "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000000) SELECT max(i) FROM n"
        )
      }
    }
    #expect(count == 3)
    #expect(try storage.read { try $0.lists().count } == 2)
  }

  @Test func `what is known of history is asked for as far back as it takes`() throws {
    let storage = try filled()
    var history = UndoHistory([Self.entry(0, [])])
    var lines: [Entry] = []
    for number in 1...150 as ClosedRange<UInt64> {
      let line = Self.entry(number, [Change(adding: Setting(key: "\(number)", value: ""))])
      history.fold(line)
      lines.append(line)
    }
    for number in 1...140 as ClosedRange<UInt64> {
      let line = history.undo(
        id: Entry.ID(high: 5, low: number), at: Moment(milliseconds: 1),
        writer: Entry.Writer.ID(high: 4, low: 1))
      lines.append(try #require(line))
    }
    try storage.apply(lines)
    let found = try storage.read { try $0.history { history, _ in !history.undoable.isEmpty } }
    #expect(found.undoable.last?.title == "step 10")
    #expect(found.redoable.last?.title == "step 11")
  }
}
