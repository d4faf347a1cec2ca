/// Something that is added to its list when it is due.

package struct Staple: Hashable, Sendable {
  /// The key of its name.
  package let key: String
  package var name: String
  package var list: ShoppingList.ID
  package var every: Repeat
  /// When it was made a staple, or last added.
  package var since: Moment
  /// Its details when it was made a staple, with later edits. It is added like this, however much was bought in between.
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

  /// `nil` for a staple from before version 10 of the schema, which has no details, not even a category.
  var line: ItemDetails? { details.category == nil ? nil : details }

  /// When it is due, counted from when it was last added or bought; `nil` as long as nothing is usual yet.
  package func due(_ bought: History.Entry?) -> Moment? {
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
