import ToteModel

extension English {
  var spendingTab: TabWords { TabWords(title: "Spending", command: "spending") }
  var spendingFailed: String { "Your purchases could not be read." }
  var retrySpending: String { "\(SpendingCommand.retry.key) tries again." }

  func spending(by grouping: Spending.Grouping, in period: SpendingScreen.Period) -> String {
    let by =
      switch grouping {
      case .week: "by week"
      case .month: "by month"
      case .category: "by category"
      case .store: "by store"
      case .item: "by item"
      }
    return "Spent \(by), \(name(of: period))"
  }

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

  func nothingSpent(in period: SpendingScreen.Period) -> (String, String) {
    (
      "Nothing spent in this period.",
      "Prices of what you tick are added up here.\n\(SpendingCommand.period.key) shows another period."
    )
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
