extension Records {
  /// Editing a ticked item also corrects its purchase, while unticking would take that back.
  func correctingPurchase(
    of item: Item, to edited: Item, typed: TypedAmount?, at now: Moment
  ) -> [Change] {
    guard item.isTicked, edited.isTicked, item.figures != edited.figures || item.note != edited.note,
      let bought = purchaseLog.slip(of: item.id, at: now)
    else { return [] }
    var changes = [Change(bought) { $0.correct(item.details, to: edited.details) }].filter { !$0.isEmpty }
    if let known = history.entry(of: item.name, saying: item.details) {
      var said = item.details.bought(typedAmount(of: item.id), after: known.details)
      var corrected = edited.details.bought(typed, after: known.details)
      if item.details.price == nil {
        // It was remembered with the earlier price.
        said = said.pricing(like: known.details)
        corrected = corrected.pricing(like: known.details)
      }
      if said.store == nil, known.details.store == bought.store {
        // It was remembered with the shop.
        said.store = bought.store
        corrected.store = corrected.store ?? bought.store
      }
      // Keep a note remembered from another purchase.
      if known.details.note != item.note { corrected.note = known.details.note }
      if known.details.figures == said.figures {
        changes += history.correcting(known, to: corrected, in: item.name, boughtAt: bought.moment)
      }
    }
    return changes
  }
}

extension PurchaseHistory {
  /// Counts the purchase under another kind if that was wrong: 5 kg instead of five cans.
  fileprivate func correcting(
    _ known: Entry, to details: ItemDetails, in name: String, boughtAt moment: Moment
  ) -> [Change] {
    let before = PurchaseHistory(entries(of: name))
    if known.kind == nil || details.amount == nil || known.kind == details.amount?.unit.dimension {
      return [
        Change(Purchase(known)) {
          $0.details.figures = details.figures
          $0.details.note = details.note
        }
      ]
    }
    var after = before
    after.takeBack(known)
    after.record(name, details, at: moment.milliseconds)
    return after.changes(since: before)
  }
}

extension PurchasedItem {
  /// The store becomes that of the line, or else the shop of the purchase.
  fileprivate mutating func correct(_ said: ItemDetails, to details: ItemDetails) {
    amount = details.amount
    if details.linePrice != said.linePrice { isEstimated = false }
    price = details.linePrice
    if details.store != said.store { store = details.store ?? (store == said.store ? nil : store) }
  }
}

/// Amount, price and store depend on each other.
private struct Figures: Equatable {
  let amount: Amount?
  let price: Price?
  let store: String?
}

extension Item {
  fileprivate var figures: Figures { details.figures }
}

extension ItemDetails {
  fileprivate var figures: Figures {
    get { Figures(amount: amount, price: price, store: store) }
    set { (amount, price, store) = (newValue.amount, newValue.price, newValue.store) }
  }
}
