struct Arguments: Equatable, Sendable {
  var operands: [String] = []
  /// The values of each option by its first name; an empty one for each use of an option without a value.
  private(set) var values: [String: [String]] = [:]

  func has(_ option: String) -> Bool { values[option] != nil }

  subscript(option: String) -> String? { values[option]?.last }

  mutating func add(_ option: Option, _ value: String) {
    values[option.name, default: []].append(value)
  }
}

struct UsageError: Error, Equatable {
  /// `UsageWords` has the sentences.
  enum Problem: Equatable {
    case unknownCommand(String, below: String?)
    /// - Parameter isText: It may be text that begins with a dash.
    case unknownOption(String, isText: Bool)
    case takesNoValue(String)
    case missingValue(String, Operand.Name)
    case missingOperand(String, Operand.Name)
    case missingCommand(String, among: [String])
    case unexpected(String)
    case notANumber(String, value: String)
    case notAChoice(String, value: String, among: [String])
    case onlyForApp(String)
    /// The account is restricted, and this is off.
    case restricted(String)
    case restrictedFile(String)
    /// What came over ssh leaves a quote open.
    case openQuote(String)
  }

  let problem: Problem
  var suggestion: String?
  /// The command and options read before the error.
  var path: [String] = []
  var arguments = Arguments()

  init(_ problem: Problem, suggestion: String? = nil) {
    self.problem = problem
    self.suggestion = suggestion
  }

  private var isRestriction: Bool {
    switch problem {
    case .restricted, .restrictedFile: true
    default: false
    }
  }

  var code: ExitCode { isRestriction ? .refused : .usage }

  func sentence(in words: any CommandLineWords = words) -> String {
    // Help explains how things are written, which isn't what is wrong.
    if isRestriction { return words.sentence(problem) }
    let command = path.dropFirst().filter { $0 != "help" }
    let help = command.isEmpty ? "tote --help" : "tote help \(command.joined(separator: " "))"
    return [words.sentence(problem), suggestion.map(words.didYouMean), words.tryHelp(help)].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension Refusal {
  /// For an operand that may be missing only where somebody can be asked for it.
  init(missing name: Operand.Name, of command: String) {
    var error = UsageError(.missingOperand("\(Command.tote.name) \(command)", name))
    error.path = [Command.tote.name, command]
    self.init(error.code, error.sentence())
  }
}
