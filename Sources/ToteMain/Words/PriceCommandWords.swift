import ToteModel

protocol PriceCommandWords {
  var priceHelp: CommandHelp { get }
  var priceJSONOption: String { get }
  var priceDateOption: String { get }
  var dateWithoutItem: String { get }
  func noPurchase(of item: String, on day: String) -> String
  /// `nil` for all items.
  func allPriced(_ item: String?) -> String
  func notAPrice(_ text: String) -> String
  func priceDoesNotFit(_ price: Price, _ item: String) -> String
  func priced(_ item: String, _ price: String, on day: String) -> String
  /// After `priced`, of older purchases of the item.
  func moreUnpriced(_ count: Int) -> String
  /// After the sums.
  func unpricedToList(_ count: Int) -> String

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

extension PriceCommandWords {
  /// Of those without a price if no day was asked for.
  func noPurchase(of item: String, on day: String?) -> String {
    day.map { noPurchase(of: item, on: $0) } ?? allPriced(item)
  }
}
