// Changes: the way there and back, and beside what others do.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct ChangeTests {
  @Test func `an inverse leads back to the byte, and the inverse of that forward again`() {
    var rows = RandomRows(seed: 2)
    let list = rows.list()
    for _ in 0..<500 {
      let item = rows.item(on: list.id)
      let change = Change(item) { rows.edit(&$0) }
      #expect(change.applied(to: .item(item))?.fields == change.after?.fields)
      #expect(change.inverse.applied(to: change.after)?.fields == item.fields)
      #expect(change.inverse.inverse == change)
    }
    let adding = Change(adding: list)
    #expect(adding.applied(to: nil) == .list(list))
    #expect(adding.inverse == Change(removing: list))
    #expect(adding.inverse.applied(to: .list(list)) == nil)
  }

  @Test func `undoing an edit puts back what it changed and leaves what others changed`() throws {
    var rows = RandomRows(seed: 3)
    let item = Item(id: rows.id(), list: rows.id(), name: "milk", created: Moment(milliseconds: 0))
    let tick = Change(item) { $0.isTicked = true }
    let note = Change(item) { $0.note = "the blue one" }
    let both = note.applied(to: tick.applied(to: .item(item)))
    let undone = try #require(tick.inverse.applied(to: both)?.record as? Item)
    #expect(!undone.isTicked)
    #expect(undone.note == "the blue one")
  }

  @Test func `a name never keeps the key of another`() throws {
    var rows = RandomRows(seed: 4)
    let item = Item(id: rows.id(), list: rows.id(), name: "milk", created: Moment(milliseconds: 0))
    // The key is the same before and after, so it would not be set by itself.
    let spelling = Change(item) { $0.name = "Milk" }
    let other = Change(item) { $0.name = "bread" }
    let merged = try #require(spelling.applied(to: other.after)?.record as? Item)
    #expect(merged.name == "Milk")
    #expect(merged.key == "milk")
  }

  @Test func `another spelling of an accent and of a category are changes`() {
    var rows = RandomRows(seed: 5)
    let item = Item(
      id: rows.id(), list: rows.id(), name: "crème", details: ItemDetails(category: Category("Pets")),
      created: Moment(milliseconds: 0))
    #expect(!Change(item) { $0.name = "cre\u{300}me" }.isEmpty)
    #expect(!Change(item) { $0.category = Category("pets") }.isEmpty)
    #expect(Change(item) { $0.isTicked = false }.isEmpty)
  }

  @Test func `what somebody removed stays removed, and is removed twice without harm`() {
    var rows = RandomRows(seed: 6)
    let item = rows.item(on: rows.id())
    #expect(Change(item) { $0.isTicked.toggle() }.applied(to: nil) == nil)
    #expect(Change(removing: item).applied(to: nil) == nil)
  }

  @Test func `two different rows are no change`() {
    var rows = RandomRows(seed: 7)
    let list = rows.list()
    #expect(Change(before: .list(list), after: .list(rows.list())) == nil)
    #expect(Change(before: nil, after: nil) == nil)
    #expect(Change(before: .list(list), after: nil) == Change(removing: list))
  }

  @Test func `changes come back from their bytes, and no other bytes pass for changes`() throws {
    var rows = RandomRows(seed: 8)
    var changes: [Change] = []
    for _ in 0..<200 {
      let item = rows.item(on: rows.id())
      changes += [Change(adding: item), Change(item) { rows.edit(&$0) }, Change(removing: item)]
    }
    changes.append(Change(adding: rows.list("a list")))
    changes.append(Change(adding: CategoryCorrection(key: "milk", category: .frozen)))
    changes.append(
      Change(Purchase(name: "Milk", count: 3, last: Moment(milliseconds: -5))) { $0.count = .max })
    changes.append(Change(removing: Setting(key: "tour", value: "")))
    let bytes = changes.bytes
    let read = try #require([Change](bytes: bytes))
    #expect(read.map { $0.before?.fields } == changes.map { $0.before?.fields })
    #expect(read.map { $0.after?.fields } == changes.map { $0.after?.fields })
    #expect([Change](bytes: []) == nil)
    #expect([Change](bytes: bytes + [0]) == nil)
    #expect([Change](bytes: [3] + bytes.dropFirst()) == nil)
    #expect([Change](bytes: [1, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]) == nil)
    for end in stride(from: 0, to: bytes.count, by: 97) {
      #expect([Change](bytes: Array(bytes[..<end])) == nil)
    }
    // Whatever stands in a damaged file, reading it ends without a trap.
    for _ in 0..<2_000 {
      var wrong = Array([Change](changes.prefix(3)).bytes)
      wrong[Int(rows.chance.next() % UInt64(wrong.count))] = UInt8(truncatingIfNeeded: rows.chance.next())
      _ = [Change](bytes: wrong)
    }
  }

  @Test func `one changed field of an item takes few bytes more than the item`() {
    var rows = RandomRows(seed: 9)
    let item = rows.item(on: rows.id())
    let adding = [Change(adding: item)].bytes.count
    #expect([Change(item) { $0.isTicked.toggle() }].bytes.count < adding + 20)
  }
}
