import ToteModel

/// What is read on the spending.
protocol SpendingWords {
  var spendingTab: TabWords { get }
  var spendingFailed: String { get }
  var retrySpending: String { get }
  /// What the bars are.
  func spending(by grouping: Spending.Grouping, in period: SpendingScreen.Period) -> String
  /// The time alone, for the header.
  func name(of period: SpendingScreen.Period) -> String
  /// How many have no price, where that is said alone and not behind a sum as `withUnpriced` does.
  func unpriced(_ count: Int) -> String
  func nothingSpent(in period: SpendingScreen.Period) -> (String, String)
}
