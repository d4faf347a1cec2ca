import ToteModel

extension Words {
  /// Before the day, the store and the price.
  var lastBought: String { say("details-last-bought") }
  /// Before the usual amount and interval.
  var usually: String { say("details-usually") }
  /// Before how often.
  var boughtBefore: String { say("details-bought-before") }
  /// Before the recipes that it is for.
  var wantedFor: String { say("details-wanted-for") }
  /// Before the day when a staple is added again.
  var nextTime: String { say("details-next-time") }
  /// Before the store whose last price is the lowest.
  var cheapestNow: String { say("details-cheapest-now") }
  /// Before the lowest and the highest price.
  var priceOverTime: String { say("details-price-over-time") }
  /// Before a price.
  var lowest: String { say("details-lowest") }
  var highest: String { say("details-highest") }
  /// What will show here, for an item that was never bought.
  var nothingBoughtBefore: String { say("details-nothing-bought-before") }
  var itemCount: String { say("details-item-count") }
  var sumOfPrices: String { say("details-sum-of-prices") }
  var withoutPrice: String { say("details-without-price") }
}

extension Words {
  /// In one column, as wide as the longest.
  var factLabels: [String] {
    [
      lastBought, usually, boughtBefore, wantedFor, nextTime, cheapestNow, priceOverTime, itemCount,
      sumOfPrices,
      withoutPrice,
    ]
  }
}

extension Words {
  func everyDays(_ days: Int64) -> String { say("details-every-days", ["count": Int(days)]) }
  func times(_ count: Int) -> String { say("details-times", ["count": count]) }
  /// A price that has never changed.
  func sameSince(_ day: Moment) -> String { say("details-same-since", ["day": longDay(day)]) }
}
