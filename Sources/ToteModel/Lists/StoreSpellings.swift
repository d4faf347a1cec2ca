/// How stores are called: each as it was first written, so that `@market` is `@Market` on every line. Made when something is added
/// that names a store, for it looks at everything that was ever bought.

package struct StoreSpellings: Sendable {
  private var spellings: [String: String] = [:]

  /// These are known, the first of each in its spelling.
  package init(_ stores: some Sequence<String>) {
    for store in Set(stores).sorted() where spellings[Self.key(of: store)] == nil {
      spellings[Self.key(of: store)] = store
    }
  }

  /// What stands on lists goes before what was bought once, and of several spellings the one that most items have.
  ///
  /// - Parameter edited: The item that is being edited: the only one that names a store says anew how that is called.
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

  /// A store as it is called; one that is new is called so from now on.
  package mutating func spelling(of store: String) -> String {
    let key = Self.key(of: store)
    if let known = spellings[key] { return known }
    spellings[key] = store
    return store
  }

  /// The same line, with its store as that is called.
  package mutating func spelled(_ line: ParsedItem) -> ParsedItem {
    guard let store = line.store else { return line }
    var details = line.details
    details.store = spelling(of: store)
    return details == line.details ? line : ParsedItem(name: line.name, details: details) ?? line
  }
}
