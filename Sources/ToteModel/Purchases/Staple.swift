/// An item that is added to its list when it is due.

package struct Staple: Hashable, Sendable {
  package let key: String
  package var name: String
  package var list: ShoppingList.ID
  package var every: Repeat
  package var since: Moment
  /// Its details when it became a staple, with later edits.
  package var details: ItemDetails

  package init(
    name: String, list: ShoppingList.ID, every: Repeat, since: Moment, details: ItemDetails = ItemDetails()
  ) {
    key = ItemName.key(of: name)
    self.name = name
    self.list = list
    self.every = every
    self.since = since
    self.details = details
  }

  /// `nil` before version 10 of the schema, which stored no details.
  var line: ItemDetails? { details.category == nil ? nil : details }

  /// As much as it was made a staple for, from where and for what it was last bought.
  func wanted(asBought bought: ItemDetails?) -> ItemDetails {
    guard var details = line, let bought else { return line ?? bought ?? ItemDetails() }
    details.store = bought.store ?? details.store
    details.price = bought.changing(to: details.amount ?? bought.amount).price ?? details.price
    return details
  }

  /// Counted from when it was last added or bought; `nil` while no interval is usual.
  package func due(_ bought: PurchaseHistory.Entry?) -> Moment? {
    let last = bought.map { max(since, Moment(milliseconds: $0.last)) } ?? since
    return every.due(after: last, purchases: bought?.moments ?? [])
  }
}

extension Staple: Record {
  package static var kind: Row.Kind { .staple }
  package static let schema = RecordSchema(Staple.self, table: "staple")
  package static var blank: Staple { Staple(name: "", list: .zero, every: .weeks(1), since: .zero) }
  package var row: Row { .staple(self) }
  package var rowKey: Row.Key { .staple(key) }

  package init(_ staple: Staple, fields: inout some FieldVisitor) {
    key = fields.visit("key", staple.key)
    name = fields.visit("name", staple.name)
    list = fields.visit("list", staple.list)
    every = fields.visit("every", staple.every)
    since = fields.visit("since", staple.since)
    var details = staple.details
    details.visit(&fields)
    details.visitAdded(&fields)
    self.details = details
  }
}
