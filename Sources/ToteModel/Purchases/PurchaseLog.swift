/// The purchases of the last day, which unticking may revoke, or all of them once a screen has asked.

package struct PurchaseLog: Hashable, Sendable {
  package private(set) var rows: [PurchasedItem.ID: PurchasedItem] = [:]
  private var latest: [Item.ID: PurchasedItem.ID] = [:]
  /// By the keys of the names, earliest first: what shows needs only the last ones.
  private var ofNames: [String: [PurchasedItem.ID]] = [:]
  /// Changes with every edit; use it as a cache key.
  package private(set) var version = 0

  package init() {}

  package init(_ rows: some Sequence<PurchasedItem>) {
    for row in rows { self[row.id] = row }
  }

  /// Takes the next version after one that it replaces.
  mutating func replace(_ other: PurchaseLog) { version = other.version + 1 }

  package subscript(id: PurchasedItem.ID) -> PurchasedItem? {
    get { rows[id] }
    set {
      version += 1
      if let old = rows[id] {
        if latest[old.item] == id { latest[old.item] = nil }
        let place = place(of: old)
        ofNames[old.key]?.remove(at: place)
        if newValue == nil, latest[old.item] == nil { latest[old.item] = purchase(before: old) }
      }
      rows[id] = newValue
      guard let newValue else { return }
      let place = place(of: newValue)
      ofNames[newValue.key, default: []].insert(id, at: place)
      if let other = latest[newValue.item].flatMap({ rows[$0] }), other.moment > newValue.moment { return }
      latest[newValue.item] = id
    }
  }

  /// Where a purchase is among those of its name, or belongs; mostly last, as the latest one.
  private func place(of bought: PurchasedItem) -> Int {
    let ids = ofNames[bought.key] ?? []
    func isBefore(_ id: PurchasedItem.ID) -> Bool {
      rows[id].map { ($0.moment, $0.id) < (bought.moment, bought.id) } ?? false
    }
    return ids.last.map(isBefore) == true ? ids.count : ids.partitioningIndex { !isBefore($0) }
  }

  private func purchase(before bought: PurchasedItem) -> PurchasedItem.ID? {
    let others = ofNames[bought.key]?.compactMap { rows[$0] }.filter { $0.item == bought.item }
    return others?.max { $0.moment < $1.moment }?.id
  }

  /// The last purchases before this one, earliest first. A limit for each spelling keeps years of them from being read
  /// for every key.
  package func purchases(before item: Item, last limit: Int = .max) -> [PurchasedItem] {
    let own = item.isTicked ? latest[item.id] : nil
    let ids = WordForms.keys(of: item.key).flatMap { (ofNames[$0] ?? []).suffix(limit) }
    return ids.compactMap { $0 == own ? nil : rows[$0] }.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
  }

  /// What else was estimated on the same receipt, in its order.
  package func estimates(beside bought: PurchasedItem) -> [PurchasedItem] {
    let shop = bought.store.flatMap(Shop.init)
    return rows.values.filter { other in
      other.isEstimated && other.id != bought.id && other.list == bought.list
        && abs(other.moment.milliseconds(since: bought.moment)) <= PurchasedItem.regret
        && other.store.flatMap(Shop.init) == shop && other.price?.currency == bought.price?.currency
    }.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
  }

  /// The latest one.
  func last(of item: Item.ID) -> PurchasedItem? { latest[item].flatMap { rows[$0] } }

  package func slip(of item: Item.ID, at now: Moment) -> PurchasedItem? {
    guard let bought = last(of: item), now.milliseconds(since: bought.moment) <= PurchasedItem.regret
    else { return nil }
    return bought
  }
}
