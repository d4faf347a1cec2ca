extension PurchaseHistory.Entry {
  /// Without the category, which is found anew, and without how it was to be prepared.
  package var remembered: ItemDetails { details.usual }
}

extension ItemDetails {
  fileprivate func missing(in line: ItemDetails) -> ItemDetails {
    var details = unsaid(in: line)
    if line.store != nil, !isOfSameShop(as: line) { details.price = nil }
    return details
  }

  /// Keeps the known price if the line has none.
  func pricing(like known: ItemDetails?) -> ItemDetails {
    guard price == nil, let known, isOfSameShop(as: known) else { return self }
    var details = self
    details.price = known.needing(amount).price
    return details
  }

  private func isOfSameShop(as other: ItemDetails) -> Bool {
    store.flatMap(Shop.init) == other.store.flatMap(Shop.init)
  }

  fileprivate func filled(behind line: ItemDetails) -> ItemDetails {
    var details = missing(in: line)
    details.update(with: line)
    return details
  }

  /// What the next purchase takes over.
  var usual: ItemDetails { withoutPreparation.withoutCategory }

  var withoutCategory: ItemDetails {
    var details = self
    details.category = nil
    return details
  }

  /// Without the parts of the note that were about one meal.
  var withoutPreparation: ItemDetails {
    guard let note else { return self }
    let parts = note.split(separator: ",").map { $0.drop { $0 == " " } }
    let kept = parts.filter { !Preparation.isForKitchens(note: $0, of: amount?.unit) }
    guard kept.count < parts.count else { return self }
    var details = self
    details.note = kept.isEmpty ? nil : kept.joined(separator: ", ")
    return details
  }
}

extension Workspace {
  /// For an added name; none if it merges with an item on the list.
  package mutating func remembered(
    of said: ParsedItem, addedTo list: ShoppingList.ID, at now: Moment
  ) -> ItemDetails {
    if list.isHome {
      let isNew = Additions(to: list, at: now).outcome(of: said, in: &self).isNew
      return ItemDetails(store: said.store == nil && isNew ? records.homeHabit(of: said.name).place : nil)
    }
    guard let entry = records.history.entry(of: said.name, saying: said.details),
      Additions(to: list, at: now).outcome(of: said, in: &self).isNew
    else { return ItemDetails() }
    let details = said.amount.map { entry.remembered.changing(to: $0) } ?? records.remembered(entry)
    return details.missing(in: said.details)
  }

  /// Adds remembered details, except for the amount.
  func recalled(_ needed: ParsedItem) -> ParsedItem {
    guard let entry = records.history.entry(of: needed.name, saying: needed.details) else { return needed }
    let details = entry.remembered.needing(needed.amount).withFittingPrice.filled(behind: needed.details)
    return ParsedItem(name: needed.name, details: details) ?? needed
  }

  func recalled(_ said: ItemDetails, of item: Item) -> ItemDetails {
    records.history.entry(of: item.name, saying: item.details)?.remembered.filled(behind: said) ?? said
  }

  func usual(_ item: Item) -> ItemDetails? {
    let known = records.history.entry(of: item.name, saying: item.details)?.details
    return known.flatMap { Amount.areAsMuch(item.amount, $0.amount) ? $0 : nil }
  }

  /// What was paid stays in the sums.
  package mutating func forgetPurchase(_ entry: PurchaseHistory.Entry, _ context: EditContext) {
    let forgotten = records.history.entries(unifiedIn: entry)
    perform(
      .forgetPurchase(entry.name),
      forgotten.map { Change(removing: Purchase($0)) } + records.forgettingNeeded(of: forgotten), context)
  }
}
