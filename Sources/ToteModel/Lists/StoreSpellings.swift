/// One spelling per store: `@market` becomes `@Market`. Slow to create, as it reads all purchases.

package struct StoreSpellings: Sendable {
  private var spellings: [String: String] = [:]

  package init(_ stores: some Sequence<String>) {
    for store in Set(stores).sorted() where spellings[Self.key(of: store)] == nil {
      spellings[Self.key(of: store)] = store
    }
  }

  /// Prefers lists to purchases, and the most used spelling.
  ///
  /// - Parameter edited: Ignored, so that editing the only item that names a store can change the spelling.
  init(_ records: Records, besides edited: Item? = nil) {
    var counts: [String: Int] = [:]
    for table in records.tables.values.lazy.map(\.wrappedValue) {
      for (store, count) in table.stores.counts { counts[store, default: 0] += count.all }
    }
    if let store = edited?.store { counts[store, default: 0] -= 1 }
    let listed = counts.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let bought = Set(records.history.unsorted.compactMap(\.details.store)).sorted()
    let own = edited?.store.map(Self.key)
    for store in listed + bought.filter({ Self.key(of: $0) != own })
    where spellings[Self.key(of: store)] == nil {
      spellings[Self.key(of: store)] = store
    }
  }

  private static func key(of store: String) -> String { ItemName.key(of: store) }

  package mutating func spelling(of store: String) -> String {
    let key = Self.key(of: store)
    if let known = spellings[key] { return known }
    spellings[key] = store
    return store
  }

  package mutating func spelled(_ line: ParsedItem) -> ParsedItem {
    guard let store = line.store else { return line }
    var details = line.details
    details.store = spelling(of: store)
    return details == line.details ? line : ParsedItem(name: line.name, details: details) ?? line
  }
}
