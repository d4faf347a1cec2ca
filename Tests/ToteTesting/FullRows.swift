// One row of each kind with every property set. A test over all properties fails by name if a new one was forgotten.

package import ToteModel

extension Item {
  package static let full = Item(
    id: ID(high: 1, low: 2), list: ShoppingList.ID(high: 3, low: 4), name: "apples",
    details: ItemDetails(
      amount: Amount("2.5 kg"), category: .frozen, store: "Lidl", price: Price("1.09€"), note: "the red ones",
      person: "Jonas"),
    isTicked: true, rank: Rank("a5")!, created: Moment(milliseconds: 1_795_274_553_123))
}

package let fullRows: [Row] = [
  .list(
    ShoppingList(
      id: ShoppingList.ID(high: 3, low: 4), name: "Groceries", rank: Rank("a7")!, isArchived: true,
      created: Moment(milliseconds: 5), budget: Price("120€"),
      budgetPeriod: .month)),
  .item(.full),
  .correction(CategoryCorrection(key: "milk", category: .frozen)),
  .purchase(
    Purchase(
      name: "Milk", count: 3, last: Moment(milliseconds: 6), details: Item.full.details,
      days: [20_410, 20_417])),
  .setting(Setting(key: "tour", value: "seen")),
  .note(
    Note(
      id: Note.ID(high: 5, low: 6), title: "Soup", text: "with #leek", tags: ["leek"],
      created: Moment(milliseconds: 7), modified: Moment(milliseconds: 8), isPinned: true, isArchived: true,
      trashed: Moment(milliseconds: 9), item: Item.ID(high: 1, low: 2), aliases: ["Leek soup", "Potage"],
      properties: NoteProperties("rating: 4\naliases: [Leek soup, Potage]"),
      place: NotePlace("Kitchen/Soup.md", [.returns, .isTight]))),
  .purchasedItem(
    PurchasedItem(
      id: PurchasedItem.ID(high: 7, low: 8), item: Item.ID(high: 1, low: 2), name: "apples",
      amount: Amount("2.5 kg"), category: .frozen, store: "Lidl", price: Price("1.09€"),
      moment: Moment(milliseconds: 10), list: ShoppingList.ID(high: 3, low: 4), isEstimated: true)),
  .staple(
    Staple(
      name: "Milk", list: ShoppingList.ID(high: 3, low: 4), every: .weeks(2),
      since: Moment(milliseconds: 11), details: Item.full.details)),
]

/// The names of the properties in which two values are equal, or differ.
package func properties(of one: Any, and other: Any, differ: Bool) -> [String] {
  zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children).flatMap {
    one, other -> [String] in
    if one.value is ItemDetails { return properties(of: one.value, and: other.value, differ: differ) }
    return (String(reflecting: one.value) != String(reflecting: other.value)) == differ
      ? [one.label ?? ""] : []
  }
}
