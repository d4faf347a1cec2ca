package struct PurchasedItem: Hashable, Sendable, Identifiable {
  package typealias ID = RowID<PurchasedItem>

  package let id: ID
  /// Unticking it soon revokes the purchase.
  package let item: Item.ID
  package let name: String
  package let key: String
  package internal(set) var amount: Amount?
  package let category: Category?
  package internal(set) var store: String?
  /// What the line cost.
  package internal(set) var price: Price?
  package let moment: Moment
  /// Its list, for the budget; `nil` for old purchases.
  package var list: ShoppingList.ID?
  /// Its share of a receipt rather than a price that somebody has read.
  package internal(set) var isEstimated: Bool

  package init(
    id: ID, item: Item.ID, name: String, amount: Amount? = nil, category: Category? = nil,
    store: String? = nil, price: Price? = nil, moment: Moment,
    list: ShoppingList.ID? = nil, isEstimated: Bool = false
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
    self.isEstimated = isEstimated
  }

  package init(_ item: Item, id: ID, in shop: String?, at moment: Moment) {
    self.init(
      id: id, item: item.id, name: item.name, amount: item.amount, category: item.category,
      store: shop ?? item.store, price: item.details.linePrice, moment: moment, list: item.list)
  }

  /// Per kilo, litre or piece; `nil` for an estimate, which says nothing about it.
  package var unitPrice: Price? { isEstimated ? nil : ItemDetails(amount: amount, price: price).unitPrice }

  /// Unticking revokes the purchase within this time; later, it means that the item is needed again.
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
    isEstimated = fields.visit("estimated", bought.isEstimated, .following("price"))
  }
}
