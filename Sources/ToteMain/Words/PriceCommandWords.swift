/// `tote prices` and `tote spent`: what help says of them, and what they say.
protocol PriceCommandWords {
  var pricesHelp: CommandHelp { get }
  var pricesJSONOption: String { get }
  var spentHelp: CommandHelp { get }
  var spentByOption: String { get }
  var spentSinceOption: String { get }
  var spentJSONOption: String { get }

  /// In front of what was paid last, of the least that was ever paid, and of the shop that is the cheapest by now.
  var lastPrice: String { get }
  var lowestPrice: String { get }
  var cheapestStore: String { get }
  func noPrices(_ item: String) -> String
  var nothingSpent: String { get }
  /// In front of the sum of all.
  var total: String { get }
  func notADate(_ text: String) -> String
}
