// Two items are one and the same where all their fields are, to the byte.

import Testing

@testable import ToteModel

@Suite struct ItemSamenessTests {
  @Test func `what differs in any field is another, also by another spelling of an accent`() throws {
    let item = Item(
      id: Item.ID(high: 1, low: 1), list: ShoppingList.ID(high: 2, low: 1), name: "café",
      details: ItemDetails(
        amount: Amount("1 kg"), category: Category("Épices"), store: "Café", price: Price("1€"), note: "brûlé"
      ),
      created: .zero)
    let edits: [(inout Item) -> Void] = [
      { $0.name = "cafe\u{301}" }, { $0.details.store = "Cafe\u{301}" }, { $0.details.note = "bru\u{302}lé" },
      { $0.details.category = Category("épices") }, { $0.details.amount = Amount("1000 g") },
      { $0.details.price = Price("1€/kg") }, { $0.details.note = nil }, { $0.isTicked = true },
      { $0.rank = .between(.first, nil) }, { $0.list = ShoppingList.ID(high: 2, low: 2) },
    ]
    #expect(item.isSame(as: item))
    for (number, edit) in edits.enumerated() {
      var other = item
      edit(&other)
      #expect(other.fields != item.fields, "\(number)")
      #expect(!other.isSame(as: item) && !item.isSame(as: other), "\(number)")
    }
  }
}
