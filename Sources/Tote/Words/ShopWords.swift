import ToteModel

/// The aisles of a shop. The rest of shop mode is in `ListWords`.
protocol ShopWords {
  /// The help about shop mode.
  var shopHelp: HelpPage.Section { get }
  /// Nothing is left to buy there, though maybe elsewhere.
  func allInBasket(from shop: Shop) -> String
  /// In the footer: removes what was bought there.
  var clearBasket: String { get }
  /// For moving an item in the basket.
  var basketStandsAsTicked: String { get }
  /// For moving an item out of its aisle; says how to move the aisle.
  func staysInAisle(_ item: Item) -> String
}
