/// What ticking does to the rows: the items go into the basket, and the history counts what was bought; or the way back.
/// The screen and the shell both tick by this.

/// What the history is told of items that are ticked, or no longer, by whomever.
package struct PurchaseCounting {
  package private(set) var changes: [Change] = []

  /// - Parameters:
  ///   - items: With the ticks that they have from now on.
  ///   - typed: How much of an item was typed.
  package init(
    _ items: [Item], history: History, at now: Moment, typed: (Item.ID) -> TypedAmount?
  ) {
    // Of these names alone: the whole history would be copied for each tick.
    let before = History(Set(items.flatMap { history.entries(of: $0.name) }))
    var counts = before
    for item in items {
      let known = counts.entry(of: item.name, saying: item.details)
      let details = item.details.bought(typed(item.id), after: known?.details)
      if item.isTicked {
        let counted = counts.entry(counting: details, of: item.name)
        counts.record(item.name, details.pricing(like: counted?.details), at: now.milliseconds)
      } else if let bought = counts.entry(counting: details, of: item.name),
        now.milliseconds - bought.last <= PurchasedItem.regret
      {
        counts.takeBack(bought)
      }
    }
    changes = counts.changes(since: before)
  }
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
    let counting = PurchaseCounting(
      items.map { item in
        var item = item
        item.isTicked = isTicked
        if isTicked, item.store == nil, let shop, isMostlyBought(item, in: shop) { item.store = shop }
        return item
      }, history: records.history, at: context.now, typed: { records.typedAmount(of: $0) })
    if isTicked {
      let ticked = items.map { Change($0) { $0.isTicked = true } }
      let bought = items.map {
        Change(adding: PurchasedItem($0, id: context.id(), in: shop, at: context.now))
      }
      perform(
        .tickItems(items.subject),
        ticked + counting.changes + bought + records.notingNeeded(of: items), context)
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
  /// Whether an item that names no store is mostly bought in the shop in which it is ticked now: then that is remembered, and it
  /// comes back with it.
  private func isMostlyBought(_ item: Item, in shop: String) -> Bool {
    // What was bought of another kind, by the kilo and not in cans, says nothing of this one.
    let bought = records.history.entry(counting: item.details, of: item.name)?.count ?? 0
    let there = records.walk?.purchases[WordForms.keys(of: item.key)[0]] ?? 0
    return (there + 1) * 2 > bought + 1
  }
}
