protocol PriceCommandWords {
  var pricesHelp: CommandHelp { get }
  var pricesJSONOption: String { get }
  var spentHelp: CommandHelp { get }
  var spentByOption: String { get }
  var spentSinceOption: String { get }
  var spentJSONOption: String { get }

  /// Before the last price, the lowest price and the cheapest shop.
  var lastPrice: String { get }
  var lowestPrice: String { get }
  var cheapestStore: String { get }
  func noPrices(_ item: String) -> String
  var nothingSpent: String { get }
  /// Before the total.
  var total: String { get }
  func notADate(_ text: String) -> String
}
