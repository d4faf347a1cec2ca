// Rows that two programs put in one place are told apart, and no rank is so long that anything minds.

import FoundationEssentials
import Testing
import ToteTesting

@testable import ToteModel

@Suite struct SharedRankTests {
  private let list = ShoppingList(
    id: ShoppingList.ID(high: 1, low: 1), name: "List", created: Moment(milliseconds: 0))

  private func item(_ number: UInt64, _ rank: Rank = .first, ticked isTicked: Bool = false) -> Item {
    Item(
      id: Item.ID(high: 2, low: number), list: list.id, name: "\(number)", isTicked: isTicked, rank: rank,
      created: Moment(milliseconds: 0))
  }

  private func names(_ records: Records) -> [String] { records.items(of: list.id).map(\.name) }

  private var context: EditContext { EditContext(newID: { UUID() }, now: Moment(milliseconds: 0)) }

  @Test func `a rank of any length is read, and put between others, without running out of stack`() {
    let long = "a0" + String(repeating: "z", count: 100_000)
    #expect(Rank(long) == nil)
    let row = Rank(stored: long)
    #expect(Rank.between(row, nil) > row)
    #expect(Rank.between(.first, row) > .first)
  }

  @Test func `a rank stays short enough to be stored, wherever rows are put`() {
    let high = Rank.between(.first, nil)
    var low = Rank.first
    for _ in 0..<7_000 { low = Rank.between(low, high) }
    #expect(low.text.utf8.count <= Rank.maxLength)
    #expect(Rank(low.text) == low)
  }

  @Test func `what comes into a place that is taken stands right behind it`() {
    var records = Records()
    let second = Rank.between(.first, nil)
    records.apply([Change(adding: list), Change(adding: item(1)), Change(adding: item(2, second))])
    records.apply([Change(adding: item(3)), Change(adding: item(4))])
    #expect(names(records) == ["1", "3", "4", "2"])
    records.apply([Change(adding: item(5, second, ticked: true))])
    #expect(Set(records.items(of: list.id).map(\.rank)).count == 5)
    records.apply([
      Change(adding: ShoppingList(id: .init(high: 0, low: 1), name: "b", created: .zero))
    ])
    #expect(records.lists.map(\.name) == ["List", "b"])
    #expect(Set(records.lists.map(\.rank)).count == 2)
  }

  @Test func `an entry that lets two rows change places is done as it is`() {
    var records = Records()
    let (one, two) = (item(1), item(2, Rank.between(.first, nil)))
    records.apply([Change(adding: list), Change(adding: one), Change(adding: two)])
    records.apply([Change(one) { $0.rank = two.rank }, Change(two) { $0.rank = one.rank }])
    #expect(names(records) == ["2", "1"])
    #expect(records[item: one.id]?.rank == two.rank)
  }

  @Test func `a row goes past one other where an older file has several in one place`() {
    let contents = DatabaseSnapshot(lists: [list], items: (1...4).map { item($0) })
    var workspace = Workspace(contents, writer: Entry.Writer.ID(high: 1, low: 1))
    func move(_ name: String, above: Bool, _ neighbor: String) {
      let items = workspace.records.items(of: list.id)
      workspace.moveItem(
        items.first { $0.name == name }!, above: above, items.first { $0.name == neighbor }!, context)
    }
    move("4", above: true, "3")
    #expect(names(workspace.records) == ["1", "2", "4", "3"])
    move("4", above: true, "2")
    #expect(names(workspace.records) == ["1", "4", "2", "3"])
    move("1", above: false, "4")
    #expect(names(workspace.records) == ["4", "1", "2", "3"])
    // Telling them apart is no step of undo.
    for _ in 0..<3 { _ = workspace.undo(id: Entry.ID(UUID()), at: Moment(milliseconds: 0)) }
    #expect(names(workspace.records) == ["1", "2", "3", "4"])
    #expect(workspace.history.undoable.isEmpty)
  }

  @Test func `moving again and again between the same two keeps ranks short`() {
    let ranks = Rank.between(nil, nil, count: 3)
    let contents = DatabaseSnapshot(lists: [list], items: (1...3).map { item($0, ranks[Int($0) - 1]) })
    var workspace = Workspace(contents, writer: Entry.Writer.ID(high: 1, low: 1))
    for _ in 0..<1_000 {
      let items = workspace.records.items(of: list.id)
      workspace.moveItem(items[2], above: true, items[1], context)
      let moved = workspace.records.items(of: list.id)
      #expect(moved.map(\.name) == [items[0].name, items[2].name, items[1].name])
      #expect(moved[1].rank.text.utf8.count <= Rank.comfortableLength)
    }
  }

  @Test func `a thousand pasted between two have short ranks`() throws {
    let contents = DatabaseSnapshot(lists: [list], items: [item(1), item(2, Rank.between(.first, nil))])
    var workspace = Workspace(contents, writer: Entry.Writer.ID(high: 1, low: 1))
    let things = try (0..<1_000).map { try #require(ParsedItem("thing number\($0)")) }
    _ = workspace.addItems(things, to: list.id, as: .typed.below(item(1).id), context)
    let items = workspace.records.items(of: list.id)
    #expect(items.count == 1_002)
    #expect(items.allSatisfy { $0.rank.text.utf8.count < 12 })
    #expect(items.last?.name == "2")
  }
}
