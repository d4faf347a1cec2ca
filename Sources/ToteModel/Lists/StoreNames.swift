/// The stores of several words that a list names, so that the add field knows where the name of one ends. It is kept
/// with every change: no key press looks through the list. Only `Records` uses it.

struct StoreNames: Sendable {
  /// How many items each one has.
  private(set) var counts: [String: Int] = [:]

  mutating func count(_ store: String?, times: Int) {
    guard let store, store.utf8.contains(0x20) else { return }
    let count = counts[store, default: 0] + times
    counts[store] = count == 0 ? nil : count
  }
}

extension Records {
  /// The stores of several words that are known from any list, each in one spelling.
  package var longStores: [String] {
    var spellings: [String: String] = [:]
    for table in tables.values {
      for store in table.stores.counts.keys {
        let key = Folding.fold(store)
        // Of several the first by the alphabet: a dictionary has no order that would be the same the next time.
        spellings[key] = min(spellings[key] ?? store, store)
      }
    }
    return spellings.sorted { $0.key < $1.key }.map(\.value)
  }
}
