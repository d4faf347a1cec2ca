import ToteModel

protocol SpendingWords {
  var spendingTab: TabWords { get }
  var spendingFailed: String { get }
  var retrySpending: String { get }
  func spending(by grouping: Spending.Grouping, in period: SpendingScreen.Period) -> String
  /// The time alone, for the header.
  func name(of period: SpendingScreen.Period) -> String
  /// Said alone, not after a sum as `withUnpriced` is.
  func unpriced(_ count: Int) -> String
  func nothingSpent(in period: SpendingScreen.Period) -> (String, String)
}
