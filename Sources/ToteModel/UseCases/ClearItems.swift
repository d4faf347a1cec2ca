/// What is ticked and can be cleared, as somebody would compare it with the receipt.
package struct Receipt: Hashable, Sendable {
  package let list: ShoppingList
  package let items: [Item]
  /// What the prices add up to, and how many items have none.
  package let sums: PriceSums

  /// Whether somebody here follows what things cost.
  package var isWorthAsking: Bool { list.budget != nil || !sums.isEmpty }
}

extension Workspace {
  /// `nil` if nothing is ticked; on a walk, only what was bought there.
  package func receipt(of list: ShoppingList.ID) -> Receipt? {
    let walk = records.walk
    let ticked = records.items(of: list)[records.totals(of: list).remaining...].filter {
      walk?.shows($0) ?? true
    }
    guard let list = self[list: list], !ticked.isEmpty else { return nil }
    var sums = PriceSums()
    for item in ticked { sums.add(item.details.linePrice, times: 1) }
    return Receipt(list: list, items: ticked, sums: sums)
  }

  /// Removes ticked items; on a walk, only those bought there. What always goes home does.
  ///
  /// - Parameter paid: What the receipt says; `nil` for what the prices add up to.
  package mutating func clearTicked(
    on list: ShoppingList.ID, paying paid: Price? = nil, _ context: EditContext
  ) -> [Item] {
    guard let ticked = receipt(of: list)?.items else { return [] }
    let shares = paid.map { records.sharing($0, among: ticked) } ?? []
    let kept = keptAtHome(ticked, context)
    perform(.clearItems(ticked.subject), kept + shares + removals(of: ticked), context)
    return ticked
  }
}

extension Records {
  /// So that what was bought costs as much as the receipt says: what has no price shares the difference. Where all have one, or
  /// cost more than was paid, they change in proportion.
  fileprivate func sharing(_ paid: Price, among items: [Item]) -> [Change] {
    let bought = items.compactMap { purchaseLog.last(of: $0.id) }
    let priced = bought.filter { $0.price?.currency == paid.currency && !$0.isEstimated }
    let others = bought.filter { $0.price == nil || $0.isEstimated }
    let rest = paid.minorUnits - priced.reduce(0) { $0 + ($1.price?.minorUnits ?? 0) }
    if rest == 0 { return [] }
    let isRest = rest > 0 && !others.isEmpty
    let sharers = isRest ? others : priced
    let shares = Self.shares(
      of: isRest ? rest : paid.minorUnits, by: sharers.map { isRest ? 1 : $0.price?.minorUnits ?? 0 })
    return zip(sharers, shares).map { purchase, share in
      Change(purchase) {
        $0.price = Price(minorUnits: share, currency: paid.currency)
        // Where all had prices, this is what was paid for each, as after a discount: worth remembering.
        $0.isEstimated = !others.isEmpty
      }
    }.filter { !$0.isEmpty }
  }

  /// Adds up to the whole: what rounding leaves goes to the first ones.
  static func shares(of whole: Int64, by weights: [Int64]) -> [Int64] {
    let all = weights.reduce(0, +)
    guard all > 0 else { return weights.map { _ in 0 } }
    var shares = weights.map { Int64(Int128(whole) * Int128($0) / Int128(all)) }
    for index in 0..<Int(whole - shares.reduce(0, +)) { shares[index] += 1 }
    return shares
  }
}
