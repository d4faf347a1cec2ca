/// A walk through a shop: what is bought there or anywhere, in the order of its aisles. The screen is on one in shop mode, and
/// the shell for `tote ls --store`.

package struct ShopWalk: Hashable, Sendable {
  package let shop: Shop
  /// The order that ticking has taught.
  package let learned: [Category]
  /// The order as far as it is known: as it was put right by hand, and else as it was learned.
  package let known: [Category]
  /// The same with the built-in categories that are not known there in their usual places.
  package let aisles: [Category]
  private let places: [Category: Int]
  /// How often each thing was bought in the shop before, by the singular of its name's key.
  var purchases: [String: Int] = [:]
  /// What was ticked on this walk, and when; `nil` where nobody walks, as in a shell: then all shows that is bought there or anywhere.
  var basket: [Item.ID: Moment]?

  package init(through shop: Shop, learned: [Category] = [], byHand: [Category] = []) {
    self.shop = shop
    self.learned = learned
    known = AisleOrder.merged(byHand, learned)
    aisles = AisleOrder.complete(known, of: Category.builtIn + known)
    places = Dictionary(uniqueKeysWithValues: zip(aisles, aisles.indices))
  }

  /// Whether something is bought there that is bought in a store, or anywhere.
  package func sells(at store: String?) -> Bool {
    guard let store, store != shop.name else { return true }
    return Folding.compare(store, shop.name) == 0 || Shop(store) == shop
  }

  /// Whether an item shows. What is ticked was bought somewhere: on a walk only what was bought on it is in the basket, and not
  /// what has come from the shop before.
  package func shows(_ item: Item) -> Bool { shows(item.id, isTicked: item.isTicked, store: item.store) }

  func shows(_ item: Item.ID, isTicked: Bool, store: String?) -> Bool {
    if isTicked, let basket { return basket[item] != nil }
    return sells(at: store)
  }

  func isBefore(_ one: Category, _ other: Category) -> Bool { place(of: one) < place(of: other) }

  /// When two things in the basket were ticked; `nil` where nobody walks.
  func moments(of one: Item.ID, _ other: Item.ID) -> (Moment, Moment)? {
    guard let one = basket?[one], let other = basket?[other] else { return nil }
    return (one, other)
  }

  /// One's own category that was never seen there stands behind the last that usually comes before it.
  private func place(of category: Category) -> (Int, Category) {
    if let place = places[category] { return (2 * place, category) }
    return (2 * (aisles.lastIndex { $0 < category } ?? -1) + 1, category)
  }
}

// The order put right by hand is a setting, so that it travels with everything else: the categories with tabs between them.
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
  /// The setting that holds the order of a shop's aisles as it was put right by hand.
  package static func aisles(of shop: Shop) -> Row.Key { .setting(ShopWalk.key(of: shop)) }

  /// A walk through a shop, where what was bought there has taught this order. It has no basket yet.
  package func walk(through shop: Shop, learned: [Category]) -> ShopWalk {
    let byHand = settings[ShopWalk.key(of: shop)].map(ShopWalk.aisles(stored:))
    return ShopWalk(through: shop, learned: learned, byHand: byHand ?? [])
  }
}
