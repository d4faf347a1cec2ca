/// A line of the log of sharing, as `tote-sync` tells it to the app and to scripts.
package struct SharingNote: Hashable, Sendable {
  package var moment: Moment
  package var list: ShoppingList.ID
  /// What the list is called.
  package var name: String
  /// What has happened, by a word that is the same in every language, and to what: `added`, `milk`.
  package var kind: String
  package var values: [String]
  /// The same for people, in the language of whoever asked.
  package var text: String

  package init(
    moment: Moment, list: ShoppingList.ID, name: String, kind: String, values: [String], text: String
  ) {
    (self.moment, self.list, self.name, self.kind) = (moment, list, name, kind)
    (self.values, self.text) = (values, text)
  }

  /// How many items have gone from the server at once, where that has happened: nothing was deleted here for it.
  package var heldCount: Int? { kind == "held" ? values.first.flatMap { Int($0) } : nil }
}
