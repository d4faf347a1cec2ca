/// What was bought comes back whole: how much of it, where and for how much, as it was bought last.

extension History.Entry {
  /// What is said again of the next one. The category is found by itself.
  package var remembered: ItemDetails { details.withoutCategory }
}

extension ItemDetails {
  /// The same for another line of the name, whose category is found by itself.
  var withoutCategory: ItemDetails {
    var details = self
    details.category = nil
    return details
  }
}

extension History {
  /// The entry of a name, in singular or plural.
  package func entry(of name: String) -> Entry? {
    WordForms.keys(of: ItemName.key(of: name)).lazy.compactMap { self[$0] }.max { $0.last < $1.last }
  }
}

extension Workspace {
  /// What is filled in behind a name that is added: what was said when it was bought last, and is not said now. Nothing where
  /// the list has it already, for that has its own.
  package mutating func remembered(
    of said: ParsedItem, addedTo list: ShoppingList.ID, at now: Moment
  ) -> ItemDetails {
    guard let entry = records.history.entry(of: said.name),
      case .new = Additions(to: list, at: now).outcome(of: said, in: &self)
    else { return ItemDetails() }
    // Of another amount the price is that of as much.
    var details = entry.remembered.changing(to: said.amount ?? entry.remembered.amount)
    if said.amount != nil { details.amount = nil }
    if said.store != nil { details.store = nil }
    // Another shop has another price.
    if said.price != nil || said.store != nil { details.price = nil }
    if said.note != nil { details.note = nil }
    return details
  }

  /// Forgets that something was ever bought, and all that was said of it; what was paid stays in the sums.
  package mutating func forgetPurchase(_ name: String, _ context: EditContext) {
    guard let entry = records.history[name] else { return }
    perform(.forgetPurchase(entry.name), [Change(removing: Purchase(entry))], context)
  }
}
