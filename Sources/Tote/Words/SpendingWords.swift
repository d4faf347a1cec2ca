import ToteModel

extension Words {
  var spendingFailed: String { say("spending-failed") }
  var retrySpending: String { say("spending-retry-spending") }
  /// Headings of the parts.
  var spendingThisMonth: String { say("spending-this-month") }
  var spendingBudgets: String { say("spending-budgets") }
  var spendingMonths: String { say("spending-months") }
  var spendingCategories: String { say("spending-categories") }
  var spendingStores: String { say("spending-stores") }
  var spendingItems: String { say("spending-items") }
  var spendingUnpriced: String { say("spending-unpriced") }
  /// `10 of 23`, `€9.50 of €80.00`.
  func part(_ part: String, of whole: String) -> String {
    say("spending-part", ["part": part, "whole": whole])
  }
  func name(of period: SpendingScreen.Period) -> String {
    switch period {
    case .month: say("spending-name-month")
    case .quarter: say("spending-name-quarter")
    case .year: say("spending-name-year")
    case .all: say("spending-name-all")
    }
  }
  var nothingSpentThen: String { say("spending-nothing-spent-then") }
  /// The field for what a purchase has cost; the labels from the longest to the shortest.
  func priceTitle(_ item: String) -> String { say("spending-price-title", ["item": item]) }
  var priceExamples: String { say("spending-price-examples") }
  var notAPrice: String { say("spending-not-a-price") }
}

extension Words {
  func name(_ part: SpendingOverview.Part) -> String {
    switch part {
    case .days(let first, let end):
      let (first, last) = (first.local, end.local.adding(days: -1))
      return first < last ? "1–\(name(.week(last)))" : name(.week(last))
    case .list(_, let start): return since(start)
    case .group(let group): return name(group)
    case .unpriced: return spendingUnpriced
    }
  }

  /// Without the year.
  func shortMonth(_ part: SpendingOverview.Part) -> String { String(name(part).prefix { $0 != " " }) }
}

extension Words {
  var spendingTab: TabWords {
    TabWords(title: say("spending-tab"), command: say("spending-tab", attribute: "command"))
  }
  /// A budget's period that has begun.
  func since(_ start: Moment) -> String { say("spending-since", ["day": name(.week(start.local))]) }
  /// Before anything was bought: what will be here, and how to begin.
  var nothingSpentYet: (String, String) {
    (say("spending-nothing-yet"), say("spending-nothing-yet", attribute: "text"))
  }
  func priceLabels(_ item: String) -> [String] {
    [say("spending-price-label", ["item": item]), say("spending-price-label", attribute: "short")]
  }
  func priceDoesNotFit(_ item: String) -> String { say("spending-price-does-not-fit", ["item": item]) }
  /// `nil` if its price was removed.
  func priced(_ item: String, _ price: Price?) -> String {
    guard let price else { return say("spending-unpriced-now", ["item": item]) }
    return say("spending-priced", ["item": item, "price": price.shown])
  }
}

extension Message {
  static var nothingSpentThen: Message { refused(words.nothingSpentThen) }
  static var notAPrice: Message { refused(words.notAPrice) }
  static func priceDoesNotFit(_ item: String) -> Message { refused(words.priceDoesNotFit(item)) }
  static func priced(_ bought: PurchasedItem) -> Message { Message(words.priced(bought.name, bought.price)) }
}
