/// The operands and options that were typed behind a command, and why they may not be understood. `ArgumentParser` makes
/// them.
struct Arguments: Equatable, Sendable {
  /// What had no dash, in its order.
  var operands: [String] = []
  /// The values of each option, by its first name; a blank one for each time that one without a value was given.
  private(set) var values: [String: [String]] = [:]

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option; the last one counts.
  subscript(option: String) -> String? { values[option]?.last }

  mutating func add(_ option: Option, _ value: String) {
    values[option.name, default: []].append(value)
  }
}

/// Why a command line cannot be read.
struct UsageError: Error, Equatable {
  /// What is wrong with it; `UsageWords` has the sentences.
  enum Problem: Equatable {
    /// No command has this name: none at all, or none of those below this one.
    case unknownCommand(String, below: String?)
    /// Perhaps it is no option but text that begins with a dash.
    case unknownOption(String, isText: Bool)
    case takesNoValue(String)
    case missingValue(String, Operand.Name)
    case missingOperand(String, Operand.Name)
    case missingCommand(String, among: [String])
    case unexpected(String)
    case notANumber(String, value: String)
    case notAChoice(String, value: String, among: [String])
    case onlyForApp(String)
  }

  let problem: Problem
  /// What may have been meant.
  var suggestion: String?
  /// The command that was meant, and the options that were given, as far as they were read.
  var path: [String] = []
  var arguments = Arguments()

  init(_ problem: Problem, suggestion: String? = nil) {
    self.problem = problem
    self.suggestion = suggestion
  }

  /// What is wrong, what may have been meant, and where to read on.
  func sentence(in words: any CommandLineWords = words) -> String {
    let command = path.dropFirst().filter { $0 != "help" }
    let help = command.isEmpty ? "tote --help" : "tote help \(command.joined(separator: " "))"
    return [words.sentence(problem), suggestion.map(words.didYouMean), words.tryHelp(help)].compactMap { $0 }
      .joined(separator: " ")
  }
}
