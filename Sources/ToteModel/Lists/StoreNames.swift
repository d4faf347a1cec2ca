/// The stores that a list names, so that the add field knows where the name of one ends, and which to offer. It is
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
    counts[store, default: Count()].all += times
    if !isTicked { counts[store, default: Count()].open += times }
    if counts[store]?.all == 0 { counts[store] = nil }
  }
}

extension Records {
  /// The stores of several words that are known from any list, each in one spelling.
  package var longStores: [String] {
    var spellings: [String: String] = [:]
    for table in tables.values {
      for store in table.stores.counts.keys where store.utf8.contains(0x20) {
        let key = Folding.fold(store)
        // Of several the first by the alphabet: a dictionary has no order that would be the same the next time.
        spellings[key] = min(spellings[key] ?? store, store)
      }
    }
    return spellings.sorted { $0.key < $1.key }.map(\.value)
  }
}
