/// What was said wrong of an item when it was ticked: putting its line right also puts right what was bought.

extension Records {
  /// What the edit of a ticked item changes of its purchase, as long as unticking would take that back. What is remembered of
  /// the name follows where it is what the line said.
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
        // The price that was known until then was remembered.
        said = said.pricing(like: known.details)
        corrected = corrected.pricing(like: known.details)
      }
      if said.store == nil, known.details.store == bought.store {
        // The shop in which it was ticked was remembered.
        said.store = bought.store
        corrected.store = corrected.store ?? bought.store
      }
      // A note that was remembered of another time stays.
      if known.details.note != item.note { corrected.note = known.details.note }
      if known.details.figures == said.figures {
        changes += history.correcting(known, to: corrected, in: item.name, boughtAt: bought.moment)
      }
    }
    return changes
  }
}

extension History {
  /// What an entry says is corrected. Where that is of another kind, 5 kg and not five cans, the purchase is counted there.
  fileprivate func correcting(
    _ known: Entry, to details: ItemDetails, in name: String, boughtAt moment: Moment
  ) -> [Change] {
    let before = History(entries(of: name))
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
  /// Takes over what an edit says differently. Where it was bought is what the line says now; if that is nothing, the shop in
  /// which it was ticked, if any.
  fileprivate mutating func correct(_ said: ItemDetails, to details: ItemDetails) {
    amount = details.amount
    price = details.linePrice
    if details.store != said.store { store = details.store ?? (store == said.store ? nil : store) }
  }
}

/// How much, for how much, and where: what belongs together, since the price is that of the amount and of the shop.
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
