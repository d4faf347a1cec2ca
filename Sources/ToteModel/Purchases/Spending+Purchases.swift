extension Spending {
  /// Purchases with a price from a day on, the latest first; those of one moment by name.
  package static func purchases(
    of group: Group, among purchases: some Sequence<PurchasedItem>, since: Moment? = nil
  ) -> [PurchasedItem] {
    let belongs = belonging(to: group)
    return latestFirst(
      purchases.filter { bought in
        bought.price != nil && since.map { bought.moment >= $0 } ?? true && belongs(bought)
      })
  }

  /// What was ticked without a price, in the same order.
  package static func unpriced(
    among purchases: some Sequence<PurchasedItem>, since: Moment? = nil
  ) -> [PurchasedItem] {
    latestFirst(
      purchases.filter { bought in bought.price == nil && since.map { bought.moment >= $0 } ?? true })
  }

  static func latestFirst(_ purchases: [PurchasedItem]) -> [PurchasedItem] {
    purchases.sorted { one, other in
      if one.moment != other.moment { return one.moment > other.moment }
      return (one.key, one.id) < (other.key, other.id)
    }
  }

  private static func belonging(to group: Group) -> (PurchasedItem) -> Bool {
    switch group {
    case .week(let start): return { $0.moment.local.startOfWeek == start }
    case .month(let start): return { $0.moment.local.startOfMonth == start }
    case .category(let category): return { ($0.category ?? .other) == category }
    case .store(nil): return { $0.store == nil }
    case .store(let store?):
      let name = Folding.fold(store)
      return { $0.store.map(Folding.fold) == name }
    case .item(let name):
      let keys = Set(WordForms.keys(of: ItemName.key(of: name)))
      return { keys.contains($0.key) }
    }
  }
}
