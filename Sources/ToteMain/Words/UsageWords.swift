/// Why a command line cannot be understood, and what to do.
protocol UsageWords {
  /// What is wrong with it.
  func sentence(_ problem: UsageError.Problem) -> String
  func didYouMean(_ word: String) -> String
  /// Where to read on: `tote help add`.
  func tryHelp(_ command: String) -> String
}
