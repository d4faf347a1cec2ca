/// Something that comes onto its list by itself when it is due.

package struct Staple: Hashable, Sendable {
  /// By what it is found: the key of its name.
  package let key: String
  package var name: String
  /// The list it comes onto.
  package var list: ShoppingList.ID
  package var every: Repeat
  /// From when it counts: when it was made a staple, or last came onto its list.
  package var since: Moment
  /// What its line said when it was made a staple, and what was edited of it since: so it comes back, however much of it was
  /// wanted in between.
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

  /// What its line says, as far as that is known: a staple that is older than version 10 of the schema has none, not even the
  /// category that every line has.
  var line: ItemDetails? { details.category == nil ? nil : details }

  /// When it is due, by when it came onto its list or was bought last; `nil` while nothing is usual yet.
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
    self.details = details
  }
}
