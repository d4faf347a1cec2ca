// The one list of fields of each kind of row: nothing is missing in it, and what follows from it is what it was.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct RecordTests {
  @Test(
    "no property is forgotten in the list of fields, and none of the rows that say so is blank anywhere",
    arguments: fullRows)
  func whole(row: Row) throws {
    func check<R: Record>(_ record: R) throws {
      #expect(properties(of: record, and: R.blank, differ: false) == [])
      var source = FieldArray(record.fields)
      let back = try #require(R(from: &source))
      #expect(properties(of: record, and: back, differ: true) == [])
      #expect(back.fields == record.fields)
    }
    try check(row.record)
    #expect(Set(fullRows.map(\.kind)) == Set(Row.Kind.allCases))
  }

  @Test("an item is read the quick way as by the list of its fields, whatever is missing in it")
  func quick() {
    var chance = RandomRows(seed: 30)
    for number in 0..<500 {
      var fields = number == 0 ? Item.full.fields : chance.item(on: chance.id()).fields
      if number > 12 { fields[Int(chance.chance.next() % UInt64(fields.count))] = .null }
      if number > 250 { fields.removeLast(Int(chance.chance.next() % 4)) }
      var (one, other) = (FieldArray(fields), FieldArray(fields))
      let quick = Item(from: &one)
      let listed = Item.readFields(from: &other)
      #expect((quick == nil) == (listed == nil))
      if let quick, let listed { #expect(properties(of: quick, and: listed, differ: true) == []) }
    }
  }

  @Test("the columns stand as the journal has them; new ones come at the end")
  func columns() {
    let columns = Dictionary(uniqueKeysWithValues: Row.Kind.allCases.map { ($0.table, $0.columns) })
    #expect(
      columns == [
        "list": ["id", "name", "rank", "archived", "created", "budget", "budgetPeriod"],
        "item": [
          "id", "list", "name", "key", "amount", "category", "store", "price", "note", "ticked", "rank",
          "created", "person",
        ],
        "lesson": ["key", "category"],
        "purchase": [
          "key", "name", "count", "last", "amount", "category", "store", "price", "note", "days",
          "person",
        ],
        "purchased_item": [
          "id", "item", "name", "key", "amount", "category", "store", "price", "moment", "list",
          "estimated",
        ],
        "staple": [
          "key", "name", "list", "every", "since", "amount", "category", "store", "price", "note",
          "person",
        ],
        "setting": ["key", "value"],
        "note": [
          "id", "title", "text", "tags", "created", "modified", "pinned", "archived", "trashed", "item",
          "aliases", "properties", "file", "form",
        ],
      ])
  }

  @Test("a field that cannot be read is nothing, or makes the row none", arguments: fullRows)
  func missing(row: Row) {
    for field in row.kind.schema.fields {
      var fields = row.fields
      fields[field.column] = .null
      var source = FieldArray(fields)
      let read = Row(row.kind, from: &source)
      let isNeeded = [.id, .text, .rank, .category].contains(field.kind) && !field.isOptional
      // What was computed from another field is computed again.
      #expect((read == nil) == (isNeeded && field.rules.leader == nil), "\(row.kind.table).\(field.name)")
    }
    var short = FieldArray(Item.full.fields.dropLast(4) + [.integer(1), .text("a5")])
    #expect(Item(from: &short)?.created == .zero)
    var keyless = FieldArray(Item.full.fields.enumerated().map { $0 == 3 ? .null : $1 })
    #expect(Item(from: &keyless) == .full)
  }

  @Test("a copy is bought again: it has the name and all that is said of the item, and a place of its own")
  func copy() {
    let copy = Item.full.copy(id: .zero, list: .zero, rank: .first, created: .zero)
    #expect(
      properties(of: copy, and: Item.full, differ: false) == [
        "name", "key", "amount", "category", "store", "price", "note", "person",
      ])
    #expect(
      properties(of: copy, and: Item.blank, differ: true) == [
        "name", "key", "amount", "category", "store", "price", "note", "person",
      ])
  }

  @Test("what another says of an item is taken over, and what it leaves open stays")
  func update() {
    var details = ItemDetails()
    details.update(with: Item.full.details)
    #expect(properties(of: details, and: Item.full.details, differ: true) == [])
    details.update(with: ItemDetails(store: "Aldi"))
    #expect(properties(of: details, and: Item.full.details, differ: true) == ["store"])
  }

  @Test("free texts are changed together, and an empty one is as good as none")
  func texts() {
    #expect(Item.full.details.mapTexts { "<\($0)>" }.store == "<Lidl>")
    #expect(Item.full.details.mapTexts { "<\($0)>" }.note == "<the red ones>")
    let empty = Item.full.details.mapTexts { _ in "" }
    #expect(empty == ItemDetails(amount: Amount("2.5 kg"), category: .frozen, price: Price("1.09€")))
  }
}
