/// What was said wrong of an item when it was ticked: putting its line right also puts right what was bought.

extension Records {
  /// What the edit of a ticked item changes of its purchase, as long as unticking would take that back. What is remembered of
  /// the name follows where it is what the line said; where it is of another line of the name, it stays.
  func correctingPurchase(
    of item: Item, to edited: Item, sharing share: OwnShare?, at now: Moment
  ) -> [Change] {
    guard item.isTicked, edited.isTicked, item.figures != edited.figures,
      let bought = purchaseLog.slip(of: item.id, at: now)
    else { return [] }
    var changes = [Change(bought) { $0.correct(item.details, to: edited.details) }]
    if let known = history[item.name] {
      let said = item.details.bought(ownShare(of: item.id), after: known.details)
      let corrected = edited.details.bought(share, after: known.details)
      if known.details.figures == said.figures {
        changes.append(Change(Purchase(known)) { $0.details.figures = corrected.figures })
      }
    }
    return changes
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
