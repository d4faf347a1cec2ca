import ToteModel

/// What is read in a shop about its aisles. The rest of shop mode stands among the words of the lists.
protocol ShopWords {
  /// The keys of shop mode, as a section of the help.
  var shopHelp: HelpPage.Section { get }
  /// Of an item that is moved out of its aisle: how the aisle itself is moved.
  func staysInAisle(_ item: Item) -> String
}
