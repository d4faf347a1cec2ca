/// Why a command line can't be understood, and sentences about input, result and end.
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
  var interruptedHalfway: String { say("usage-interrupted-halfway") }
  /// After a question: the answers, the default in capitals; and what else means yes, folded.
  var yesOrNo: String { say("usage-yes-or-no") }

  /// What is wrong with a command line.
  func sentence(_ problem: UsageError.Problem) -> String {
    switch problem {
    case .unknownCommand(let word, nil): say("usage-unknown-command", ["word": word])
    case .unknownCommand(let word, let command?):
      say("usage-unknown-subcommand", ["word": word, "command": command])
    case .unknownOption(let word, isText: false): say("usage-unknown-option", ["word": word])
    case .unknownOption(let word, isText: true): say("usage-unknown-option-or-text", ["word": word])
    case .takesNoValue(let option): say("usage-takes-no-value", ["option": option])
    case .missingValue(let option, let operand):
      say("usage-missing-value", ["option": option, "operand": name(operand)])
    case .missingOperand(let command, let operand):
      say("usage-missing-operand", ["command": command, "operand": name(operand)])
    case .missingCommand(let command, let known):
      say("usage-missing-command", ["command": command, "known": known])
    case .unexpected(let word): say("usage-unexpected", ["word": word])
    case .notANumber(let option, let value): say("usage-not-a-number", ["option": option, "value": value])
    case .notAChoice(let option, let value, let known):
      say("usage-not-a-choice", ["option": option, "value": value, "known": choices(known)])
    case .onlyForApp(let option): say("usage-only-for-app", ["option": option])
    case .restricted(let word): say("usage-restricted", ["word": word])
    case .restrictedFile(let word): say("usage-restricted-file", ["word": word])
    case .openQuote(let line): say("usage-open-quote", ["line": line])
    }
  }
  /// `md, csv or json`.
  func alternatives(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return say("usage-alternatives", ["first": Array(words.dropLast()), "last": last])
  }
  /// The same at the end of a sentence that says what may be chosen.
  func choices(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return say("usage-choices", ["first": Array(words.dropLast()), "last": last])
  }
  /// The input isn't UTF-8, in this line if known.
  func inputIsNoText(line: Int?) -> String {
    guard let line else { return say("usage-input-is-no-text") }
    return say("usage-input-line-is-no-text", ["line": line])
  }
  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String {
    say("usage-result-not-written", ["reason": reason, "changed": hasChangedData])
  }
  var yes: Set<String> { Set(say("usage-yes").split(separator: ", ").map(String.init)) }
}
