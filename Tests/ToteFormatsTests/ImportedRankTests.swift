// Two databases that are imported into one: their rows do not stand in each other's place.

import Testing
import ToteTesting

@testable import ToteModel
@testable import ToteFormats

@Suite struct ImportedRankTests {
  private let list = ShoppingList(
    id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: Moment(milliseconds: 0))

  private func export(_ first: UInt64, _ names: String...) -> ExportData {
    let items = zip(names, Rank.between(nil, nil, count: names.count)).enumerated().map { index, item in
      Item(
        id: Item.ID(high: 2, low: first + UInt64(index)), list: list.id, name: item.0, rank: item.1,
        created: Moment(milliseconds: 0))
    }
    return ExportData(lists: [list], items: items)
  }

  @Test("what is new comes below what is there, in its own order, and a second time changes nothing")
  func twoIntoOne() {
    var records = Records()
    let (one, two) = (export(10, "a", "b"), export(20, "c", "d", "e"))
    for export in [one, two] { records.apply(export.changes(to: records)) }
    let items = records.items(of: list.id)
    #expect(items.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(Set(items.map(\.rank)).count == 5)
    #expect(one.changes(to: records).isEmpty)
    #expect(two.changes(to: records).isEmpty)
  }

  @Test("rows that are missing come back where they were")
  func restored() {
    var records = Records()
    let whole = export(10, "a", "b", "c")
    records.apply(whole.changes(to: records))
    records.apply([Change(removing: records.items(of: list.id)[1])])
    records.apply(whole.changes(to: records))
    #expect(records.items(of: list.id).map(\.name) == ["a", "b", "c"])
    #expect(records.items(of: list.id).map(\.rank) == whole.items.map(\.rank))
  }

  @Test("a file in which rows share a place gives each its own")
  func shared() {
    let items = (0..<4).map {
      Item(
        id: Item.ID(high: 2, low: $0), list: list.id, name: "\($0)", rank: .first,
        created: Moment(milliseconds: 0))
    }
    var records = Records()
    let export = ExportData(lists: [list], items: items)
    records.apply(export.changes(to: records))
    #expect(records.items(of: list.id).map(\.name) == ["0", "1", "2", "3"])
    #expect(Set(records.items(of: list.id).map(\.rank)).count == 4)
    #expect(export.changes(to: records).isEmpty)
  }
}
