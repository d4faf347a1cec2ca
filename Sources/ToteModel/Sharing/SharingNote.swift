package struct SharingNote: Hashable, Sendable {
  package var moment: Moment
  package var minutesAhead: Int
  package var list: ShoppingList.ID
  package var name: String
  /// The same in every language; `values` has the details: `added`, `milk`.
  package var kind: String
  package var values: [String]
  /// For people, in the language requested.
  package var text: String

  package init(
    moment: Moment, minutesAhead: Int = 0, list: ShoppingList.ID, name: String, kind: String,
    values: [String], text: String
  ) {
    (self.moment, self.minutesAhead, self.list, self.name) = (moment, minutesAhead, list, name)
    (self.kind, self.values, self.text) = (kind, values, text)
  }

  package var localMoment: Moment { moment.adding(minutes: minutesAhead) }

  /// How many items disappeared from the server at once, and were kept here.
  package var heldCount: Int? { kind == "held" ? values.first.flatMap { Int($0) } : nil }
}
