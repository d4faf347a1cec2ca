/// Names for `@` and `#`, most used first. Reads everything ever bought, so create it once per field.

package struct UsedNames: Hashable, Sendable {
  package let stores: [String]
  private let categories: [Category: Int]

  package init(_ records: Records) {
    var counts: [String: Int] = [:]
    var spellings: [String: String] = [:]
    // Imported counts could overflow the sum.
    func weight(_ entry: PurchaseHistory.Entry) -> Int { min(entry.count, 1_000_000) }
    func count(_ store: String, _ times: Int) {
      let key = Folding.fold(store)
      counts[key, default: 0] += times
      spellings[key] = min(spellings[key] ?? store, store)
    }
    var categories: [Category: Int] = [:]
    for table in records.tables.values.lazy.map(\.wrappedValue) {
      for (store, times) in table.stores.counts { count(store, times.all) }
      for group in table.categories.groups {
        if case .category(let category)? = group.heading { categories[category, default: 0] += group.count }
      }
    }
    for entry in records.history.unsorted {
      if let store = entry.details.store { count(store, weight(entry)) }
      if let category = entry.details.category { categories[category, default: 0] += weight(entry) }
    }
    stores = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { spellings[$0.key] }
    self.categories = categories
  }

  package func sorted(_ categories: [Category]) -> [Category] {
    let uses = categories.map { self.categories[$0] ?? 0 }
    return categories.indices.sorted { (uses[$1], $0) < (uses[$0], $1) }.map { categories[$0] }
  }
}
