/// Why a command line can't be understood, and sentences about input, result and end.
protocol UsageWords {
  /// What is wrong with a command line.
  func sentence(_ problem: UsageError.Problem) -> String
  /// The input isn't UTF-8, in this line if known.
  func inputIsNoText(line: Int?) -> String
  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String
  var yes: Set<String> { get }
  /// `md, csv or json`.
  func alternatives(_ words: [String]) -> String
}

extension CommandLineWords {
  func quoted(_ text: String) -> String { say("usage-quoted", ["text": text]) }
  func didYouMean(_ word: String) -> String { say("usage-did-you-mean", ["word": word]) }
  /// Where to read on: `tote help add`.
  func tryHelp(_ command: String) -> String { say("usage-try-help", ["command": command]) }
  var argumentIsNoText: String { say("usage-argument-is-no-text") }
  func cannotRead(_ name: String, _ reason: String) -> String {
    say("usage-cannot-read", ["name": name, "reason": reason])
  }
  func cannotWrite(_ name: String, _ reason: String) -> String {
    say("usage-cannot-write", ["name": name, "reason": reason])
  }
  func tooLarge(_ name: String, megabytes: Int) -> String {
    say("usage-too-large", ["name": name, "megabytes": megabytes])
  }
  func isDevice(_ name: String) -> String { say("usage-is-device", ["name": name]) }
  var interrupted: String { say("usage-interrupted") }
  /// After a question: the answers, the default in capitals; and what else means yes, folded.
  var yesOrNo: String { say("usage-yes-or-no") }
}
