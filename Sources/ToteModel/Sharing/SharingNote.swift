/// A line of the log of sharing, as `tote-sync` tells it to the app and to scripts.
package struct SharingNote: Hashable, Sendable {
  package var moment: Moment
  /// How far the clocks were ahead of UTC then, where it is told.
  package var minutesAhead: Int
  package var list: ShoppingList.ID
  /// What the list is called.
  package var name: String
  /// What has happened, by a word that is the same in every language, and to what: `added`, `milk`.
  package var kind: String
  package var values: [String]
  /// The same for people, in the language of whoever asked.
  package var text: String

  package init(
    moment: Moment, minutesAhead: Int = 0, list: ShoppingList.ID, name: String, kind: String,
    values: [String], text: String
  ) {
    (self.moment, self.minutesAhead, self.list, self.name) = (moment, minutesAhead, list, name)
    (self.kind, self.values, self.text) = (kind, values, text)
  }

  /// What the clocks showed.
  package var localMoment: Moment { moment.adding(minutes: minutesAhead) }

  /// How many items have gone from the server at once, where that has happened: nothing was deleted here for it.
  package var heldCount: Int? { kind == "held" ? values.first.flatMap { Int($0) } : nil }
}
