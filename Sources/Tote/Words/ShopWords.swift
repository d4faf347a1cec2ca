import ToteModel

/// What is read in a shop about its aisles. The rest of shop mode stands among the words of the lists.
protocol ShopWords {
  /// The keys of shop mode, as a section of the help.
  var shopHelp: HelpPage.Section { get }
  /// Nothing is left to buy there; on the rest of the list there may be.
  func allInBasket(from shop: Shop) -> String
  /// For the footer: takes off the list what was bought there.
  var clearBasket: String { get }
  /// Of an item in the basket that is moved.
  var basketStandsAsTicked: String { get }
  /// Of an item that is moved out of its aisle: how the aisle itself is moved.
  func staysInAisle(_ item: Item) -> String
}
