/// What was put into the basket, line by line: the memory of prices. The order of a shop's aisles, what was spent, and what is
/// due again all follow from it.

/// An item as it was when it was ticked.
package struct PurchasedItem: Hashable, Sendable, Identifiable {
  package typealias ID = RowID<PurchasedItem>

  package let id: ID
  /// The item that was ticked: unticking it soon takes the purchase back.
  package let item: Item.ID
  package let name: String
  /// By what it is found, whichever list it was on.
  package let key: String
  package internal(set) var amount: Amount?
  package let category: Category?
  /// Where it was bought, as far as that is known.
  package internal(set) var store: String?
  /// What the line cost, as far as that is known.
  package internal(set) var price: Price?
  package let moment: Moment
  /// The list it stood on, whose budget it counts for; `nil` for what was bought before that was noted.
  package var list: ShoppingList.ID?

  package init(
    id: ID, item: Item.ID, name: String, amount: Amount? = nil, category: Category? = nil,
    store: String? = nil, price: Price? = nil, moment: Moment,
    list: ShoppingList.ID? = nil
  ) {
    self.id = id
    self.item = item
    self.name = name
    key = ItemName.key(of: name)
    self.amount = amount
    self.category = category
    self.store = store
    self.price = price
    self.moment = moment
    self.list = list
  }

  /// An item that is ticked, in a shop where that is known.
  package init(_ item: Item, id: ID, in shop: String?, at moment: Moment) {
    self.init(
      id: id, item: item.id, name: item.name, amount: item.amount, category: item.category,
      store: shop ?? item.store, price: item.details.linePrice, moment: moment, list: item.list)
  }

  /// What a kilo, a litre or a piece of it cost.
  package var unitPrice: Price? { ItemDetails(amount: amount, price: price).unitPrice }

  /// Unticking within this time means that it was no purchase; later, that it is needed again.
  package static let regret: Int64 = 12 * 3_600_000
}

extension PurchasedItem: Record {
  package static var kind: Row.Kind { .purchasedItem }
  package static let schema = RecordSchema(PurchasedItem.self, table: "purchased_item")
  package static var blank: PurchasedItem {
    PurchasedItem(id: .zero, item: .zero, name: "", moment: .zero)
  }
  package var row: Row { .purchasedItem(self) }
  package var rowKey: Row.Key { .purchasedItem(id) }

  package init(_ bought: PurchasedItem, fields: inout some FieldVisitor) {
    id = fields.visit("id", bought.id)
    item = fields.visit("item", bought.item)
    let name = fields.visit("name", bought.name)
    let key = fields.visit("key", bought.key, .derived(from: "name"))
    self.name = name
    self.key = key.isEmpty ? ItemName.key(of: name) : key
    amount = fields.visit("amount", bought.amount)
    category = fields.visit("category", bought.category)
    store = fields.visit("store", bought.store)
    price = fields.visit("price", bought.price)
    moment = fields.visit("moment", bought.moment)
    list = fields.visit("list", bought.list)
  }
}
