// Every field of an item comes through every format that has a place for it: one that is new and was forgotten in a
// format is named here.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel

@Suite struct FieldsTests {
  @Test(
    "whatever is said of an item is still said after a way through a file", arguments: FileFormat.allCases)
  func details(format: FileFormat) throws {
    let list = ShoppingList(id: Item.full.list, name: "Groceries", created: .zero)
    let bytes = try format.bytes(of: ExportData(lists: [list], items: [.full]))
    let item: FileItem? =
      switch try format.read(bytes).content {
      case .everything(let everything): everything.items.first.map(FileItem.init)
      case .lists(let lists): lists.first?.items.first
      }
    let read = try #require(item)
    #expect(properties(of: read.details, and: Item.full.details, differ: true) == [])
    #expect(read.name == Item.full.name && read.isTicked)
  }

  @Test("a table has a column for every field that files have, but for ids and ranks")
  func columns() {
    #expect(
      CSVFormat.Column.all.map(\.name) == [
        "list", "name", "amount", "category", "store", "price", "note", "ticked", "created", "person",
      ])
    for column in CSVFormat.Column.all {
      #expect(CSVFormat.Column(heading: column.name.uppercased()) == column)
    }
  }

  @Test("of several cells that cannot be read the first is told, wherever its column stands")
  func order() throws {
    let complaints = try FileFormat.csv.complaints(
      about: "ticked,price,name,amount\nperhaps,cheap,milk,lots\n")
    #expect(complaints == ["f:2:1: expected cell(.truth); found \"perhaps\"."])
  }
}
