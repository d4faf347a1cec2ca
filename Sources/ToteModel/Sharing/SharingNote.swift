/// A line of the sharing log, as reported by `tote-sync`.
package struct SharingNote: Hashable, Sendable {
  package var moment: Moment
  package var minutesAhead: Int
  package var list: ShoppingList.ID
  package var name: String
  /// What happened, as a word that is the same in every language, and to what: `added`, `milk`.
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

  /// The number of items that disappeared from the server at once, which were kept here.
  package var heldCount: Int? { kind == "held" ? values.first.flatMap { Int($0) } : nil }
}
