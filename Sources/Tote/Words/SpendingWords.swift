import ToteModel

protocol SpendingWords {
  var spendingTab: TabWords { get }
  var spendingFailed: String { get }
  var retrySpending: String { get }
  /// Headings of the parts.
  var spendingThisMonth: String { get }
  var spendingBudgets: String { get }
  var spendingMonths: String { get }
  var spendingCategories: String { get }
  var spendingStores: String { get }
  var spendingItems: String { get }
  var spendingUnpriced: String { get }
  /// `10 of 23`, `€9.50 of €80.00`.
  func part(_ part: String, of whole: String) -> String
  func shoppingDays(_ count: Int) -> String
  func name(of period: SpendingScreen.Period) -> String
  /// Said alone, not after a sum as `withUnpriced` is.
  func unpriced(_ count: Int) -> String
  var nothingSpentThen: String { get }
  /// Before anything was bought: what will be here, and how to begin.
  var nothingSpentYet: (String, String) { get }

  /// The field for what a purchase has cost; the labels from the longest to the shortest.
  func priceTitle(_ item: String) -> String
  func priceLabels(_ item: String) -> [String]
  var priceExamples: String { get }
  var notAPrice: String { get }
  func priceDoesNotFit(_ item: String) -> String
  /// `nil` if its price was removed.
  func priced(_ item: String, _ price: Price?) -> String
}

extension Words {
  func name(_ part: SpendingOverview.Part) -> String {
    switch part {
    case .days(let first, let end):
      let last = name(.week(end.adding(days: -1)))
      return first.adding(days: 1) < end ? "1–\(last)" : last
    case .list(_, let month): return name(.group(.month(month)))
    case .group(let group): return name(group)
    case .unpriced: return spendingUnpriced
    }
  }

  /// Without the year.
  func shortMonth(_ part: SpendingOverview.Part) -> String { String(name(part).prefix { $0 != " " }) }
}

extension Message {
  static var nothingSpentThen: Message { refused(words.nothingSpentThen) }
  static var notAPrice: Message { refused(words.notAPrice) }
  static func priceDoesNotFit(_ item: String) -> Message { refused(words.priceDoesNotFit(item)) }
  static func priced(_ bought: PurchasedItem) -> Message { Message(words.priced(bought.name, bought.price)) }
}
