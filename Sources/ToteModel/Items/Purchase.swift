/// What is stored of the purchases of one name.
package struct Purchase: Hashable, Sendable {
  package let key: String
  package var name: String
  package var count: Int
  package var last: Moment
  package var details: ItemDetails
  package var days: [Int]

  package init(
    name: String, count: Int = 1, last: Moment, details: ItemDetails = ItemDetails(), days: [Int] = []
  ) {
    key = ItemName.key(of: name)
    self.name = name
    self.count = count
    self.last = last
    self.details = details
    self.days = days
  }

  package init(_ entry: PurchaseHistory.Entry) {
    key = entry.key
    name = entry.name
    count = entry.count
    last = Moment(milliseconds: entry.last)
    details = entry.details
    days = entry.days
  }

  package var entry: PurchaseHistory.Entry {
    PurchaseHistory.Entry(
      name: name, key: key, count: count, last: last.milliseconds, details: details, days: days)
  }
}

extension Purchase: Record {
  package static var kind: Row.Kind { .purchase }
  package static let schema = RecordSchema(Purchase.self, table: "purchase")
  package static var blank: Purchase { Purchase(name: "", last: .zero) }
  package var row: Row { .purchase(self) }
  package var rowKey: Row.Key { .purchase(key) }

  package init(_ purchase: Purchase, fields: inout some FieldVisitor) {
    key = fields.visit("key", purchase.key)
    name = fields.visit("name", purchase.name)
    count = fields.visit("count", purchase.count)
    last = fields.visit("last", purchase.last)
    var details = purchase.details
    details.visit(&fields)
    days = fields.visit("days", DayNumbers(purchase.days))?.days ?? []
    details.visitAdded(&fields)
    self.details = details
  }
}
