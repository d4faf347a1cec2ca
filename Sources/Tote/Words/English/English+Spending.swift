import ToteModel

extension English {
  var spendingTab: TabWords { TabWords(title: "Spending", command: "spending") }
  func shoppingDays(_ count: Int) -> String { count == 1 ? "1 day" : "\(number(count)) days" }

  package func unpriced(_ count: Int) -> String {
    count == 1 ? "1 item has no price" : "\(number(count)) items have no price"
  }

  var nothingSpentYet: (String, String) {
    (
      "Nothing bought yet.",
      "What you tick adds up here: this month against the last, by category, store and item.\n"
        + "Give items a price, such as “milk €1.20”, or add it here later."
    )
  }

  func priceLabels(_ item: String) -> [String] { ["\(item), price", "Price"] }
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
