import ToteModel

/// A shop that the app opens in.
package struct Errand: Equatable, Sendable {
  package let shop: Shop
  /// Whether leaving the shop ends the app.
  package let isAll: Bool

  package init(_ shop: Shop, isAll: Bool = false) { (self.shop, self.isAll) = (shop, isAll) }
}
