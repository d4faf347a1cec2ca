import Testing

@testable import ToteFormats
@testable import ToteModel
@testable import ToteSync

@Suite struct ItemMergeTests {
  private func item(_ line: String, isTicked: Bool = false) -> Item {
    var item = Item(
      ParsedItem(line)!, id: Item.ID(high: 1, low: 1), list: ShoppingList.ID(high: 2, low: 2), rank: .first,
      created: .zero)
    item.isTicked = isTicked
    return item
  }

  private func merge(_ base: String, _ local: String, _ remote: String) -> (line: String, lost: [String]) {
    let merge = ItemMerge(base: TaskItem(item(base)), local: item(local), remote: TaskItem(item(remote)))
    return (
      ParsedItem(name: merge.item.name, details: merge.item.details)!.description,
      merge.conflicts.map { "\($0.field): \($0.lost)" }
    )
  }

  @Test(
    "what one side has changed is changed, and of what both have nothing is lost without a word",
    arguments: [
      // Different fields, or the same change on both sides.
      ("milk", "2x milk", "milk @Lidl", "2x milk @Lidl", []),
      ("milk 1 l", "milk", "milk 1 l !cold", "milk !cold", []),
      ("milk", "oat milk", "oat milk", "oat milk", []),
      // The larger of two amounts, or the server's if they can't be compared.
      ("1 kg rice", "1.5 kg rice", "600 g rice", "1.5 kg rice", ["amount: 600000g"]),
      ("1 kg rice", "500 g rice", "2 kg rice", "2 kg rice", ["amount: 500000g"]),
      ("500 g rice", "1 kg rice", "600 g rice", "1 kg rice", ["amount: 600000g"]),
      ("500 g rice", "700 g rice", "1 kg rice", "1 kg rice", ["amount: 700000g"]),
      ("500 g rice", "1 kg rice", "1000 g rice", "1000 g rice", ["amount: 1000kg"]),
      ("500 g rice", "1000 g rice", "1 kg rice", "1 kg rice", ["amount: 1000000g"]),
      ("milk", "2 kg milk", "1 l milk", "1 l milk", ["amount: 2000kg"]),
      ("rice", "2 kg rice", "3 bags rice", "3 bags rice", ["amount: 2000kg"]),
      ("rice 1 kg", "rice", "rice 2 kg", "2 kg rice", ["amount: "]),
      ("rice 1 kg", "rice 2 kg", "rice", "2 kg rice", ["amount: "]),
      // Both notes, the server's first, without repeating a part.
      ("milk", "milk !cold", "milk !fresh", "milk !fresh / cold", []),
      ("milk !cold", "milk !ice cold", "milk !cold and fresh", "milk !cold and fresh / ice cold", []),
      ("milk", "milk !cold", "milk !cold and fresh", "milk !cold and fresh", ["note: cold"]),
      // Otherwise the server's.
      ("milk", "milk @Lidl 1€", "milk @Aldi 2€", "milk @Aldi 2.00€", ["store: Lidl", "price: 100€"]),
      ("milk", "oat milk", "soy milk", "soy milk", ["name: oat milk"]),
    ] as [(String, String, String, String, [String])])
  func rules(base: String, local: String, remote: String, merged: String, lost: [String]) {
    let (line, told) = merge(base, local, remote)
    #expect(line == merged)
    #expect(told == lost)
  }

  @Test("two amounts are compared by what they measure, and not at all if they measure different things")
  func amounts() {
    func larger(_ one: String, _ other: String) -> Amount? { ItemMerge.larger(Amount(one), Amount(other)) }
    for (less, more) in [("999 g", "1 kg"), ("1 kg", "1001 g"), ("9 dl", "1 l"), ("1 can", "2 cans")] {
      #expect(larger(less, more) == Amount(more))
      #expect(larger(more, less) == Amount(more))
    }
    #expect(larger("1 kg", "1000 g") == Amount("1 kg"))
    #expect(larger("1000 g", "1 kg") == Amount("1000 g"))
    #expect(larger("1 kg", "1 l") == nil)
    #expect(larger("1 can", "1 pack") == nil)
    #expect(ItemMerge.larger(nil, Amount("1 l")) == nil)
  }

  @Test("notes of several lines are merged by their lines")
  func lines() {
    var (base, local, remote) = (item("soup"), item("soup"), item("soup"))
    base.note = "leek\nsalt"
    local.note = "leek\nsalt\npepper"
    remote.note = "two leeks\nsalt"
    #expect(
      ItemMerge(base: TaskItem(base), local: local, remote: TaskItem(remote)).item.note
        == "two leeks\nsalt\npepper")
    local.note = "three leeks\nsalt"
    #expect(
      ItemMerge(base: TaskItem(base), local: local, remote: TaskItem(remote)).item.note
        == "two leeks\nsalt\nthree leeks\nsalt")
  }

  @Test("a tick from there and an amount from here go together, and the row stays the same row")
  func tick() {
    let local = item("2x milk")
    let merged = ItemMerge(
      base: TaskItem(item("milk")), local: local, remote: TaskItem(item("milk", isTicked: true))
    ).item
    #expect(merged.isTicked && merged.amount == Amount("2x"))
    #expect((merged.id, merged.list, merged.created) == (local.id, local.list, local.created))
  }
}
