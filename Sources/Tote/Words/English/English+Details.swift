import ToteModel

extension English {
  var lastBought: String { "Last bought" }
  var usually: String { "Usually" }
  func everyDays(_ days: Int64) -> String { days == 1 ? "every day" : "every \(days) days" }
  var boughtBefore: String { "Bought" }
  func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
  var wantedFor: String { "For" }
  var nextTime: String { "Next time" }
  var cheapestNow: String { "Cheapest" }
  var priceOverTime: String { "Price" }
  var lowest: String { "low" }
  var highest: String { "high" }
  func sameSince(_ day: Moment) -> String { "the same since \(longDay(day))" }

  var nothingBoughtBefore: String {
    "Not bought yet. Where you buy it, how often and what it costs will show here."
  }

  var itemCount: String { "Items" }
  var sumOfPrices: String { "Sum" }
  var withoutPrice: String { "Unpriced" }
}
