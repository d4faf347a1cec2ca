/// The stores that a list names, so that the add field knows where the name of one ends, and both it and shop mode which to offer. It is
/// kept with every change: no key press looks through the list. Only `Records` uses it.

struct StoreNames: Sendable {
  struct Count: Hashable, Sendable {
    /// How many items name it, and how many of these are to buy.
    var all = 0
    var open = 0
  }

  /// By the spelling.
  private(set) var counts: [String: Count] = [:]

  mutating func count(_ store: String?, isTicked: Bool, times: Int) {
    guard let store else { return }
    var count = counts[store] ?? Count()
    count.all += times
    if !isTicked { count.open += times }
    counts[store] = count.all == 0 ? nil : count
  }
}

extension Records {
  /// The stores of several words that are known from any list, each in one spelling.
  package var longStores: [String] {
    var spellings: [String: String] = [:]
    for table in tables.values.lazy.map(\.wrappedValue) {
      for store in table.stores.counts.keys where store.utf8.contains(0x20) {
        let key = Folding.fold(store)
        // Of several the first by the alphabet: a dictionary has no order that would be the same the next time.
        spellings[key] = min(spellings[key] ?? store, store)
      }
    }
    return spellings.sorted { $0.key < $1.key }.map(\.value)
  }

  /// All shops that are known, and how many items of a list are to buy in each, counting what is bought anywhere: where most is
  /// left first, and those with as much by name. So the order follows from the list that one sees, and from nothing that was done
  /// before.
  ///
  /// - Parameter another: One that is known besides, though nothing may name it.
  package func shops(of list: ShoppingList.ID?, and another: Shop? = nil) -> [(shop: Shop, open: Int)] {
    var open: [Shop: Int] = [:]
    var names: [Shop: String] = [:]
    func see(_ store: String) -> Shop? {
      guard let shop = Shop(store) else { return nil }
      names[shop] = min(names[shop] ?? store, store)
      return shop
    }
    for (id, table) in tables {
      for (store, count) in table.wrappedValue.stores.counts {
        if let shop = see(store), id == list { open[shop, default: 0] += count.open }
      }
    }
    for entry in history.unsorted { _ = entry.details.store.flatMap(see) }
    if let another, names[another] == nil { names[another] = another.name }
    func isBefore(_ one: Shop, _ other: Shop) -> Bool {
      let counts = (open[one] ?? 0, open[other] ?? 0)
      return counts.0 != counts.1 ? counts.0 > counts.1 : one.key < other.key
    }
    let anywhere = openAnywhere(on: list)
    return names.keys.sorted(by: isBefore).compactMap { shop in
      names[shop].flatMap(Shop.init).map { ($0, (open[shop] ?? 0) + anywhere) }
    }
  }

  /// How many items of a list are to buy, and in no store in particular.
  package func openAnywhere(on list: ShoppingList.ID?) -> Int {
    guard let table = list.flatMap({ tables[$0]?.wrappedValue }) else { return 0 }
    return table.totals.remaining - table.stores.counts.values.reduce(0) { $0 + $1.open }
  }
}
