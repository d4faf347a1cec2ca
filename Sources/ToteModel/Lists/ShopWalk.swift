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
