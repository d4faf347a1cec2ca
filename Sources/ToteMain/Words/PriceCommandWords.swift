import ToteModel

extension CommandLineWords {
  var dateWithoutItem: String { say("price-command-date-without-item") }
  func noPurchase(of item: String, on day: String) -> String {
    say("price-command-no-purchase", ["item": item, "day": day])
  }
  func notAPrice(_ text: String) -> String { say("price-command-not-a-price", ["text": text]) }
  func priceDoesNotFit(_ price: Price, _ item: String) -> String {
    say("price-command-price-does-not-fit", ["price": price.shown, "item": item])
  }
  func priced(_ item: String, _ price: String, on day: String) -> String {
    say("price-command-priced", ["item": item, "day": day, "price": price])
  }
  /// Before the last price, the lowest price and the cheapest shop.
  var lastPrice: String { say("price-command-last-price") }
  var lowestPrice: String { say("price-command-lowest-price") }
  var cheapestStore: String { say("price-command-cheapest-store") }
  func noPrices(_ item: String) -> String { say("price-command-no-prices", ["item": item]) }
  var nothingSpent: String { say("price-command-nothing-spent") }
  /// Before the total.
  var total: String { say("price-command-total") }
  func notADate(_ text: String) -> String { say("price-command-not-a-date", ["text": text]) }

  /// `nil` for all items.
  func allPriced(_ item: String?) -> String {
    guard let item else { return say("price-command-all-priced") }
    return say("price-command-item-is-priced", ["item": item])
  }
  /// After `priced`, of older purchases of the item.
  func moreUnpriced(_ count: Int) -> String {
    say("price-command-more-unpriced", ["count": counted(count)])
  }
  /// After the sums.
  func unpricedToList(_ count: Int) -> String {
    say("price-command-unpriced-to-list", ["count": counted(count)])
  }
}

extension CommandLineWords {
  /// Of those without a price if no day was asked for.
  func noPurchase(of item: String, on day: String?) -> String {
    day.map { noPurchase(of: item, on: $0) } ?? allPriced(item)
  }
}
