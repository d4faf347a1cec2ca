/// The purchases of the last day, which unticking may revoke, or all of them once a screen has asked.

package struct PurchaseLog: Hashable, Sendable {
  package private(set) var rows: [PurchasedItem.ID: PurchasedItem] = [:]
  private var latest: [Item.ID: PurchasedItem.ID] = [:]
  /// By the keys of the names.
  private var ofNames: [String: Set<PurchasedItem.ID>] = [:]
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
        ofNames[old.key]?.remove(id)
        if newValue == nil, latest[old.item] == nil { latest[old.item] = purchase(before: old) }
      }
      rows[id] = newValue
      guard let newValue else { return }
      ofNames[newValue.key, default: []].insert(id)
      if let other = latest[newValue.item].flatMap({ rows[$0] }), other.moment > newValue.moment { return }
      latest[newValue.item] = id
    }
  }

  private func purchase(before bought: PurchasedItem) -> PurchasedItem.ID? {
    let others = ofNames[bought.key]?.compactMap { rows[$0] }.filter { $0.item == bought.item }
    return others?.max { $0.moment < $1.moment }?.id
  }

  package func purchases(of key: String) -> [PurchasedItem] {
    WordForms.keys(of: key).flatMap { ofNames[$0] ?? [] }.compactMap { rows[$0] }
  }

  package func purchases(before item: Item) -> [PurchasedItem] {
    let own = item.isTicked ? latest[item.id] : nil
    return purchases(of: item.key).filter { $0.id != own }
  }

  package func slip(of item: Item.ID, at now: Moment) -> PurchasedItem? {
    guard let bought = latest[item].flatMap({ rows[$0] }),
      now.milliseconds - bought.moment.milliseconds <= PurchasedItem.regret
    else { return nil }
    return bought
  }
}
