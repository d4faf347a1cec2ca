/// What was bought comes back whole: how much of it, where and for how much, as it was bought last.

extension History.Entry {
  /// What is said again of the next one. The category is found by itself.
  package var remembered: ItemDetails { details.withoutCategory }
}

extension ItemDetails {
  /// What of it a line does not say itself.
  fileprivate func missing(in line: ItemDetails) -> ItemDetails {
    var details = unsaid(in: line)
    if line.store != nil, !isOfSameShop(as: line) { details.price = nil }
    return details
  }

  /// The same with the price that was known until now, where a line says none: what isn't said isn't forgotten.
  func pricing(like known: ItemDetails?) -> ItemDetails {
    guard price == nil, let known, isOfSameShop(as: known) else { return self }
    var details = self
    details.price = known.needing(amount).price
    return details
  }

  /// Another shop has another price.
  private func isOfSameShop(as other: ItemDetails) -> Bool {
    store.flatMap(Shop.init) == other.store.flatMap(Shop.init)
  }

  /// A line, and behind it what of this it does not say itself.
  fileprivate func filled(behind line: ItemDetails) -> ItemDetails {
    var details = missing(in: line)
    details.update(with: line)
    return details
  }

  /// The same for another line of the name, whose category is found by itself.
  var withoutCategory: ItemDetails {
    var details = self
    details.category = nil
    return details
  }
}

extension Workspace {
  /// What is filled in behind a name that is added: what was said when it was bought last, and is not said now. Nothing where
  /// it becomes one with what the list has already, for that has its own.
  package mutating func remembered(
    of said: ParsedItem, addedTo list: ShoppingList.ID, at now: Moment
  ) -> ItemDetails {
    guard let entry = records.history.entry(of: said.name, saying: said.details),
      Additions(to: list, at: now).outcome(of: said, in: &self).isNew
    else { return ItemDetails() }
    // Of another amount the price is that of as much.
    let details = said.amount.map { entry.remembered.changing(to: $0) } ?? records.remembered(entry)
    return details.missing(in: said.details)
  }

  /// What a recipe, a plan or a paste needs, with what is remembered of it. The amount is as they say, and none where they say none.
  func recalled(_ needed: ParsedItem) -> ParsedItem {
    guard let entry = records.history.entry(of: needed.name, saying: needed.details) else { return needed }
    let details = entry.remembered.needing(needed.amount).withFittingPrice.filled(behind: needed.details)
    return ParsedItem(name: needed.name, details: details) ?? needed
  }

  /// What is said of an item that comes back as usual, with what is remembered of it.
  func recalled(_ said: ItemDetails, of item: Item) -> ItemDetails {
    records.history.entry(of: item.name, saying: item.details)?.remembered.filled(behind: said) ?? said
  }

  /// What is remembered of an item, where just as much of it is usually bought.
  func usual(_ item: Item) -> ItemDetails? {
    let known = records.history.entry(of: item.name, saying: item.details)?.details
    return known.flatMap { Amount.areAsMuch(item.amount, $0.amount) ? $0 : nil }
  }

  /// Forgets that something was ever bought, and all that was said of it; what was paid stays in the sums.
  package mutating func forgetPurchase(_ entry: History.Entry, _ context: EditContext) {
    let forgotten = records.history.entries(unifiedIn: entry)
    perform(
      .forgetPurchase(entry.name),
      forgotten.map { Change(removing: Purchase($0)) } + records.forgettingNeeded(of: forgotten), context)
  }
}
