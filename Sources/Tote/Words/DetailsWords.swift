import ToteModel

/// The labels of the details beside the list, and what they say.
protocol DetailsWords {
  /// Before the day, the store and the price.
  var lastBought: String { get }
  /// Before the usual amount and interval.
  var usually: String { get }
  func everyDays(_ days: Int64) -> String
  /// Before how often.
  var boughtBefore: String { get }
  func times(_ count: Int) -> String
  /// Before the recipes that it is for.
  var wantedFor: String { get }
  /// Before the day when a staple is added again.
  var nextTime: String { get }
  /// Before the store whose last price is the lowest.
  var cheapestNow: String { get }
  /// Before the lowest and the highest price.
  var priceOverTime: String { get }
  /// Before a price.
  var lowest: String { get }
  var highest: String { get }
  /// A price that has never changed.
  func sameSince(_ day: Moment) -> String
  /// What will show here, for an item that was never bought.
  var nothingBoughtBefore: String { get }
  // Of several items.
  var itemCount: String { get }
  var sumOfPrices: String { get }
  var withoutPrice: String { get }
}

extension DetailsWords {
  /// In one column, as wide as the longest.
  var factLabels: [String] {
    [
      lastBought, usually, boughtBefore, wantedFor, nextTime, cheapestNow, priceOverTime, itemCount,
      sumOfPrices,
      withoutPrice,
    ]
  }
}
