/// What ticking does to the rows: the items go into the basket, and the history counts what was bought; or the way back.
/// The screen and the shell both tick by this.

/// What the history is told of items that are ticked, or no longer, by whomever.
package struct PurchaseCounting {
  package private(set) var changes: [Change] = []

  /// - Parameters:
  ///   - items: With the ticks that they have from now on.
  ///   - share: How much of an item was typed.
  ///   - besides: How much stands in other lines of an item's name.
  package init(
    _ items: [Item], history: History, at now: Moment, share: (Item.ID) -> OwnShare?,
    besides: [Item.ID: [Amount]] = [:]
  ) {
    // Of these names alone: the whole history would be copied for each tick.
    var counts = History()
    for item in items { counts[item.name] = history[item.name] }
    for item in items {
      let before = counts[item.name]
      if item.isTicked {
        let details = remembered(of: item, share(item.id), besides[item.id], counts, history)
        counts.record(item.name, details, at: now.milliseconds)
      } else if let before, now.milliseconds - before.last <= PurchasedItem.regret {
        counts.takeBack(item.name)
      }
      if let change = Change(
        before: before.map { .purchase(Purchase($0)) },
        after: counts[item.name].map { .purchase(Purchase($0)) })
      {
        changes.append(change)
      }
    }
  }
}

/// What is remembered of an item that is bought: mostly what its line says.
private func remembered(
  of item: Item, _ share: OwnShare?, _ besides: [Amount]?, _ counts: History, _ history: History
) -> ItemDetails {
  if share == nil, besides == nil { return item.details }
  let known = (counts.entry(of: item.name) ?? history.entry(of: item.name))?.details
  // Two lines of one thing do not add up, 1 kg and three: what is remembered stays what its own line says, whichever of them is
  // ticked first, and the other one is only counted.
  if let known, let besides, known.isOfAnother(of: besides, than: item.amount) { return known }
  return item.details.bought(share, after: known)
}

extension Workspace {
  /// Ticks those of the items that are not ticked, or unticks those that are. Ticking is buying, in a shop where that is known:
  /// the history counts it, and what it cost is remembered. Unticking soon takes that back; later it only says that the item is
  /// needed again. What is unticked becomes one with what is to buy under its name; the answer is where that was so.
  @discardableResult
  package mutating func tickItems(
    _ items: [Item], to isTicked: Bool, in shop: String? = nil, _ context: EditContext
  ) -> [(item: Item, outcome: AddOutcome)] {
    let items = items.filter { $0.isTicked != isTicked }
    let besides = isTicked ? amountsBeside(items, at: context.now) : [:]
    let counting = PurchaseCounting(
      items.map { item in
        var item = item
        item.isTicked = isTicked
        return item
      }, history: records.history, at: context.now, share: { records.ownShare(of: $0) },
      besides: besides)
    if isTicked {
      let ticked = items.map { Change($0) { $0.isTicked = true } }
      let bought = items.map {
        Change(adding: PurchasedItem($0, id: context.id(), in: shop, at: context.now))
      }
      perform(.tickItems(items.subject), ticked + counting.changes + bought, context)
      return []
    }
    var changes: [Change] = []
    var merged: [(item: Item, outcome: AddOutcome)] = []
    for list in Set(items.map(\.list)).sorted(by: <) {
      var additions = Additions(to: list, at: context.now)
      for item in items where item.list == list {
        var wanted = item
        wanted.isTicked = false
        additions.put(wanted, replacing: item, in: &self)
      }
      changes += additions.changes
      merged += additions.merged
    }
    let slips = items.compactMap { records.purchaseLog.slip(of: $0.id, at: context.now) }
    perform(
      .untickItems(items.subject), changes + counting.changes + slips.map { Change(removing: $0) }, context)
    return merged
  }
}

extension Workspace {
  /// How much stands in other lines of the same names: to buy, or bought just now. Only where an amount does not add up with what
  /// is remembered, or several of a name are ticked at once, is that asked for.
  private mutating func amountsBeside(_ items: [Item], at now: Moment) -> [Item.ID: [Amount]] {
    let batch = Dictionary(grouping: items.count > 1 ? items : [], by: \.key)
    var amounts: [Item.ID: [Amount]] = [:]
    for item in items {
      guard let amount = item.amount else { continue }
      let known = records.history[item.name]?.details.amount
      guard known.map({ $0.adding(amount) == nil }) ?? ((batch[item.key] ?? []).count > 1) else { continue }
      amounts[item.id] = WordForms.keys(of: item.key).flatMap { self.items(named: $0, on: item.list) }
        .filter { other in
          let isTickedNow = batch[other.key]?.contains { $0.id == other.id } ?? false
          let isBought = records.purchaseLog.slip(of: other.id, at: now) != nil
          return other.id != item.id && (!other.isTicked || isTickedNow || isBought)
        }.compactMap(\.amount)
    }
    return amounts
  }
}

extension ItemDetails {
  /// Whether this is said of one of some amounts, with which another does not add up.
  fileprivate func isOfAnother(of amounts: [Amount], than other: Amount?) -> Bool {
    guard let amount, let other, amount.adding(other) == nil else { return false }
    return amounts.contains { $0.adding(amount) != nil }
  }
}
