extension Item {
  /// Whether a recipe that needs a spoonful, or doesn't say how much, finds what is wanted already: a bottle doesn't grow by
  /// it, and bread doesn't become optional.
  fileprivate func hasEnough(for needed: ParsedItem) -> Bool {
    guard let more = needed.amount else { return true }
    return more.isSpoonful && details.amount?.isSpoonful != true
  }
}

extension Additions {
  /// - Parameter own: The thing itself, if it is an item.
  func meet(
    _ thing: ParsedItem, in workspace: inout Workspace, besides own: Item.ID? = nil
  ) -> (outcome: AddOutcome, item: Item?) {
    let key = ItemName.key(of: thing.name)
    let known = WordForms.keys(of: key).flatMap { workspace.items(named: $0, on: list) }.filter {
      $0.id != own
    }
    let new = (added[WordForms.form(of: key)] ?? []).filter { id in !known.contains { $0.id == id } }
      .compactMap {
        latest[$0]
      }
    let candidates = known.map { latest[$0.id] ?? $0 } + new
    // At home, new milk doesn't keep only as long as the old.
    func keepsAsLong(_ item: Item) -> Bool {
      !list.isHome || item.bestBefore == BestBefore.day(in: thing.details.note)
    }
    let fitting = candidates.filter { !$0.details.contradicts(thing.details) && keepsAsLong($0) }
    for item in fitting where !item.isTicked {
      if source == .needed, item.hasEnough(for: thing) { return (.there, item) }
      guard let more = thing.amount else {
        if thing.details.agrees(with: item.details) { return (.there, item) }
        var changed = item.details
        changed.update(with: thing.details)
        return (.changed(changed, was: item.details), item)
      }
      guard let amount = item.amount else { return (.summed(more, was: nil), item) }
      if let sum = amount.adding(more) { return (.summed(sum, was: amount), item) }
    }
    if let ticked = Self.comingBack(as: thing, among: fitting.filter(\.isTicked)) {
      return (.unticked, ticked)
    }
    // If all items of the name are ticked, any of them comes back.
    if let ticked = fitting.first(where: \.isTicked), candidates.allSatisfy(\.isTicked) {
      return (.unticked, ticked)
    }
    let category = thing.category ?? corrections[key] ?? Self.category(of: thing, in: workspace)
    let beside = candidates.first { !$0.isTicked }
    return (beside.map { .apart(category, beside: $0.details) } ?? .new(category), nil)
  }

  /// The ticked line with the same kind of amount, even if another kind is still to buy.
  private static func comingBack(as thing: ParsedItem, among ticked: [Item]) -> Item? {
    guard let kind = thing.amount?.unit.dimension else { return ticked.first { $0.amount == nil } }
    return ticked.first { $0.amount?.unit.dimension == kind }
  }
}
