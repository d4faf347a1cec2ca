/// Names for `@`, `+` and `#`, most used first. Reads everything ever bought, so create it once per field.

package struct UsedNames: Hashable, Sendable {
  package let stores: [String]
  package let persons: [String]
  private let categories: [Category: Int]

  package init(_ records: Records) {
    var (stores, persons) = (CountedNames(), CountedNames())
    // Imported counts could overflow the sum.
    func weight(_ entry: PurchaseHistory.Entry) -> Int { min(entry.count, 1_000_000) }
    var categories: [Category: Int] = [:]
    for table in records.tables.values.lazy.map(\.wrappedValue) {
      for (store, times) in table.stores.counts { stores.count(store, times.all) }
      for group in table.categories.groups {
        if case .category(let category)? = group.heading { categories[category, default: 0] += group.count }
      }
    }
    for list in records.tables.keys {
      for item in records.items(of: list) { if let person = item.details.person { persons.count(person, 1) } }
    }
    for entry in records.history.unsorted {
      if let store = entry.details.store { stores.count(store, weight(entry)) }
      if let person = entry.details.person { persons.count(person, weight(entry)) }
      if let category = entry.details.category { categories[category, default: 0] += weight(entry) }
    }
    (self.stores, self.persons) = (stores.mostUsedFirst, persons.mostUsedFirst)
    self.categories = categories
  }

  package func sorted(_ categories: [Category]) -> [Category] {
    let uses = categories.map { self.categories[$0] ?? 0 }
    return categories.indices.sorted { (uses[$1], $0) < (uses[$0], $1) }.map { categories[$0] }
  }
}

/// Names in one spelling each.
private struct CountedNames {
  private var counts: [String: Int] = [:]
  private var spellings: [String: String] = [:]

  mutating func count(_ name: String, _ times: Int) {
    let key = Folding.fold(name)
    counts[key, default: 0] += times
    spellings[key] = min(spellings[key] ?? name, name)
  }

  var mostUsedFirst: [String] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { spellings[$0.key] }
  }
}
