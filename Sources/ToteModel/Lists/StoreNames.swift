/// The stores on a list, updated with every change, so that no key press scans the list.

struct StoreNames: Sendable {
  struct Count: Hashable, Sendable {
    /// The items that name it, and those still to buy.
    var all = 0
    var open = 0
  }

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
  package var longStores: [String] {
    var spellings: [String: String] = [:]
    for table in tables.values.lazy.map(\.wrappedValue) {
      for store in table.stores.counts.keys where store.utf8.contains(0x20) {
        let key = Folding.fold(store)
        // The alphabetically first, as dictionaries have no stable order.
        spellings[key] = min(spellings[key] ?? store, store)
      }
    }
    return spellings.sorted { $0.key < $1.key }.map(\.value)
  }

  /// All known shops, those with the most items to buy first, then by name. Counts items sold anywhere.
  ///
  /// - Parameter another: A shop to include even if nothing names it.
  package func shops(of list: ShoppingList.ID?, and another: Shop? = nil) -> [(shop: Shop, open: Int)] {
    var open: [Shop: Int] = [:]
    var names: [Shop: String] = [:]
    func see(_ store: String) -> Shop? {
      guard let shop = Shop(store) else { return nil }
      names[shop] = min(names[shop] ?? store, store)
      return shop
    }
    // Places at home are no shops.
    for (id, table) in tables where !id.isHome {
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

  /// The stores that the list names for what is to buy, those with the most first. Reads only the stores on the list.
  package func openShops(of list: ShoppingList.ID?) -> [(shop: Shop, open: Int)] {
    guard let table = list.flatMap({ tables[$0]?.wrappedValue }) else { return [] }
    var shops: [String: (shop: Shop, open: Int)] = [:]
    for (store, count) in table.stores.counts where count.open > 0 {
      guard let shop = Shop(store) else { continue }
      let known = shops[shop.key]
      // The alphabetically first spelling, as dictionaries have no stable order.
      let name = known.map { $0.shop.name < shop.name ? $0.shop : shop } ?? shop
      shops[shop.key] = (name, (known?.open ?? 0) + count.open)
    }
    return shops.values.sorted { ($1.open, $0.shop.key) < ($0.open, $1.shop.key) }
  }

  /// Another store that the list names, with the most left to buy.
  package func nextShop(of list: ShoppingList.ID?, after shop: Shop) -> (shop: Shop, open: Int)? {
    openShops(of: list).first { $0.shop != shop }
  }

  package func openAnywhere(on list: ShoppingList.ID?) -> Int {
    guard let table = list.flatMap({ tables[$0]?.wrappedValue }) else { return 0 }
    return table.totals.remaining - table.stores.counts.values.reduce(0) { $0 + $1.open }
  }
}
