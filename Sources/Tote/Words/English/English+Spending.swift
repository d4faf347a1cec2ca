import ToteModel

extension English {
  var spendingTab: TabWords { TabWords(title: "Spending", command: "spending") }
  var spendingFailed: String { "Your purchases could not be read." }
  var retrySpending: String { "\(SpendingCommand.retry.key) tries again." }
  var spendingThisMonth: String { "This month" }
  var spendingBudgets: String { "Budgets, this month" }
  var spendingMonths: String { "Month by month" }
  var spendingCategories: String { "By category" }
  var spendingStores: String { "By store" }
  var spendingItems: String { "By item" }
  var spendingUnpriced: String { "Without a price" }
  func part(_ part: String, of whole: String) -> String { "\(part) of \(whole)" }
  func shoppingDays(_ count: Int) -> String { count == 1 ? "1 day" : "\(number(count)) days" }

  func name(of period: SpendingScreen.Period) -> String {
    switch period {
    case .month: "this month"
    case .quarter: "the last 3 months"
    case .year: "the last 12 months"
    case .all: "all time"
    }
  }

  package func unpriced(_ count: Int) -> String {
    count == 1 ? "1 item has no price" : "\(number(count)) items have no price"
  }

  var nothingSpentThen: String { "Nothing with a price was bought then." }
  var nothingSpentYet: (String, String) {
    (
      "Nothing bought yet.",
      "What you tick adds up here: this month against the last, by category, store and item.\n"
        + "Give items a price, such as “milk €1.20”, or add it here later."
    )
  }

  func priceTitle(_ item: String) -> String { "Price of “\(item)”" }
  func priceLabels(_ item: String) -> [String] { ["\(item), price", "Price"] }
  var priceExamples: String { "€1.20 in all, or €3/kg" }
  var notAPrice: String { "Not understood. Type a price with its currency, such as €1.20." }
  func priceDoesNotFit(_ item: String) -> String {
    "That doesn't fit the amount of “\(item)”. Type the price of the whole purchase."
  }
  func priced(_ item: String, _ price: Price?) -> String {
    price.map { "“\(item)” cost \($0.shown)." } ?? "“\(item)” has no price any more."
  }

  package func name(_ group: Spending.Group) -> String {
    switch group {
    case .week(let moment):
      let (_, month, day) = moment.monthName(among: Self.months)
      return "\(day) \(month)"
    case .month(let moment):
      let (year, month, _) = moment.monthName(among: Self.months)
      return "\(month) \(year)"
    case .category(let category): return name(category)
    case .store(let store): return store ?? "no store"
    case .item(let name): return name
    }
  }

  private static let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ").map(
    String.init)
}
