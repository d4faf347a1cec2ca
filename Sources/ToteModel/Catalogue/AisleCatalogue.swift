/// What there is to buy, as on the shelves of a shop: by aisle, first what was bought before, the latest first, then the
/// other names of the catalogue.
package struct AisleCatalogue: Hashable, Sendable {
  package struct Thing: Hashable, Sendable {
    package let name: String
    /// Of the name; no other thing has it.
    package let key: String
    /// `nil` if it was never bought.
    package let lastBought: Moment?
  }

  package struct Aisle: Hashable, Sendable {
    package let category: Category
    package let things: [Thing]
  }

  /// In the order of the shop in which you are, or else the usual one.
  package let aisles: [Aisle]

  /// - Parameter limit: How many of the things that were bought come along, the latest first.
  package init(_ records: Records, bought limit: Int = .max, in language: Language) {
    var bought: [Category: [Thing]] = [:]
    var taken: Set<String> = []
    var count = 0
    for entry in records.history.unsorted.sorted(by: { ($1.last, $0.key) < ($0.last, $1.key) }) {
      if count == limit { break }
      // Once in singular and plural, and whatever its kinds of amounts.
      let forms = WordForms.keys(of: entry.nameKey)
      if taken.contains(forms[0]) { continue }
      taken.formUnion(forms)
      count += 1
      let category =
        records.corrections[entry.nameKey] ?? entry.details.category
        ?? Catalogue.category(of: entry.name, preferring: language) ?? .other
      bought[category, default: []].append(
        Thing(name: entry.name, key: entry.nameKey, lastBought: Moment(milliseconds: entry.last)))
    }
    var others: [Category: [Thing]] = [:]
    for (name, category) in CatalogueText.names(language) {
      let key = ItemName.key(of: name)
      guard taken.insert(key).inserted else { continue }
      others[records.corrections[key] ?? category, default: []].append(
        Thing(name: name, key: key, lastBought: nil))
    }
    let categories = Set(bought.keys).union(others.keys)
    aisles = AisleOrder.complete(records.walk?.aisles ?? [], of: categories).map { category in
      let rest = (others[category] ?? []).sorted { $0.key < $1.key }
      return Aisle(category: category, things: (bought[category] ?? []) + rest)
    }
  }
}
