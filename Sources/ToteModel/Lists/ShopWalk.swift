/// A walk through a shop, in shop mode and for `tote ls --store`.

package struct ShopWalk: Hashable, Sendable {
  package let shop: Shop
  package let learned: [Category]
  /// The order set by hand, or else the learned one.
  package let known: [Category]
  package let aisles: [Category]
  private let places: [Category: Int]
  /// How often each thing was bought in the shop, by the singular of its name's key.
  var purchases: [String: Int] = [:]
  /// The keys of what is bought in other shops, in all forms.
  var elsewhere: Set<String> = []
  /// What was ticked on this walk, and when. `nil` in a shell, which shows everything.
  var basket: [Item.ID: Moment]?

  package init(through shop: Shop, learned: [Category] = [], byHand: [Category] = []) {
    self.shop = shop
    self.learned = learned
    known = AisleOrder.merged(byHand, learned)
    aisles = AisleOrder.complete(known, of: Category.builtIn + known)
    places = Dictionary(uniqueKeysWithValues: zip(aisles, aisles.indices))
  }

  package func sells(at store: String?) -> Bool {
    guard let store, store != shop.name else { return true }
    return Folding.compare(store, shop.name) == 0 || Shop(store) == shop
  }

  package func shows(_ item: Item) -> Bool { shows(item.id, isTicked: item.isTicked, store: item.store) }

  func shows(_ item: Item.ID, isTicked: Bool, store: String?) -> Bool {
    if isTicked, let basket { return basket[item] != nil }
    return sells(at: store)
  }

  /// Without a store it could be bought here, but it never was.
  func isElsewhere(_ key: String, store: String?) -> Bool {
    store == nil && !elsewhere.isEmpty && elsewhere.contains(key)
  }

  func isBefore(_ one: Category, _ other: Category) -> Bool { place(of: one) < place(of: other) }

  func moments(of one: Item.ID, _ other: Item.ID) -> (Moment, Moment)? {
    guard let one = basket?[one], let other = basket?[other] else { return nil }
    return (one, other)
  }

  /// Puts a custom category that was never seen here after the last one that usually precedes it.
  private func place(of category: Category) -> (Int, Category) {
    if let place = places[category] { return (2 * place, category) }
    return (2 * (aisles.lastIndex { $0 < category } ?? -1) + 1, category)
  }
}

// What is bought in other shops, as the purchases tell.
extension ShopWalk {
  /// - Parameter purchases: Those in this shop.
  package mutating func learn(from purchases: [PurchasedItem], besides history: PurchaseHistory) {
    for bought in purchases { self.purchases[WordForms.form(of: bought.key), default: 0] += 1 }
    elsewhere = []
    // A shop where nothing was ever bought may sell everything.
    guard !purchases.isEmpty else { return }
    let sold = Set(purchases.map(\.category))
    var areHere: [String: Bool] = [:]
    func isHere(_ store: String) -> Bool {
      if let known = areHere[store] { return known }
      let isHere = sells(at: store)
      areHere[store] = isHere
      return isHere
    }
    for entries in history.entries.values {
      guard entries.allSatisfy({ $0.details.store.map { !isHere($0) } ?? false }) else { continue }
      // Of another kind than anything sold here, or bought elsewhere time and again.
      let isOther = entries.allSatisfy { !sold.contains($0.details.category) }
      guard isOther || entries.reduce(0, { $0 + min($1.count, Self.often) }) >= Self.often else { continue }
      let keys = WordForms.keys(of: entries[0].nameKey)
      if self.purchases[keys[0]] == nil { elsewhere.formUnion(keys) }
    }
  }

  private static let often = 3
}

// The order set by hand is stored as a setting, with tabs between the categories.
extension ShopWalk {
  static func key(of shop: Shop) -> String { "aisles/\(shop.key)" }

  static func stored(_ aisles: [Category]) -> String {
    aisles.map(\.rawValue).joined(separator: "\t")
  }

  static func aisles(stored: String) -> [Category] {
    stored.split(separator: "\t").map { Category(rawValue: String($0)) }
  }
}

extension Records {
  package static func aisles(of shop: Shop) -> Row.Key { .setting(ShopWalk.key(of: shop)) }

  package func walk(through shop: Shop, learned: [Category]) -> ShopWalk {
    let byHand = settings[ShopWalk.key(of: shop)].map(ShopWalk.aisles(stored:))
    return ShopWalk(through: shop, learned: learned, byHand: byHand ?? [])
  }
}
