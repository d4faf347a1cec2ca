/// Why a command line can't be understood, and sentences about input, result and end.
protocol UsageWords {
  /// What is wrong with a command line.
  func sentence(_ problem: UsageError.Problem) -> String
  func didYouMean(_ word: String) -> String
  /// Where to read on: `tote help add`.
  func tryHelp(_ command: String) -> String
  var argumentIsNoText: String { get }
  func cannotRead(_ name: String, _ reason: String) -> String
  func cannotWrite(_ name: String, _ reason: String) -> String
  func tooLarge(_ name: String, megabytes: Int) -> String
  func isDevice(_ name: String) -> String
  /// The input isn't UTF-8, in this line if known.
  func inputIsNoText(line: Int?) -> String
  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String
  var interrupted: String { get }
  /// After a question: the answers, the default in capitals; and what else means yes, folded.
  var yesOrNo: String { get }
  var yes: Set<String> { get }
}
