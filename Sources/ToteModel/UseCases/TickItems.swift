package struct PurchaseCounting {
  package private(set) var changes: [Change] = []

  package init(
    _ items: [Item], history: PurchaseHistory, at now: Moment, typed: (Item.ID) -> TypedAmount?
  ) {
    // Only these names, as copying the whole history would be slow.
    let before = PurchaseHistory(Set(items.flatMap { history.entries(of: $0.name) }))
    var counts = before
    for item in items {
      let known = counts.entry(of: item.name, saying: item.details)
      let details = item.details.bought(typed(item.id), after: known?.details)
      if item.isTicked {
        let counted = counts.entry(counting: details, of: item.name)
        counts.record(item.name, details.pricing(like: counted?.details), at: now.milliseconds)
      } else if let bought = counts.entry(counting: details, of: item.name),
        now.milliseconds(since: Moment(milliseconds: bought.last)) <= PurchasedItem.regret
      {
        counts.takeBack(bought)
      }
    }
    changes = counts.changes(since: before)
  }
}

extension Workspace {
  /// Ticking counts as buying; unticking soon takes that back. Returns unticked items that were merged.
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
    if isTicked, items.allSatisfy({ $0.list.isHome }) {
      // Nothing is bought at home.
      perform(.tickItems(items.subject), items.map { Change($0) { $0.isTicked = true } }, context)
      return []
    }
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
  /// Items without a store then remember this shop.
  private func isMostlyBought(_ item: Item, in shop: String) -> Bool {
    // Another kind, by the kilo rather than in cans, doesn't count.
    let bought = records.history.entry(counting: item.details, of: item.name)?.count ?? 0
    let there = records.walk?.purchases[WordForms.form(of: item.key)] ?? 0
    return (there + 1) * 2 > bought + 1
  }
}
