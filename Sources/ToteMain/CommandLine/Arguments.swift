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
  /// A sentence, and perhaps a question behind it.
  let text: String
  /// The command that was meant, as far as it was read.
  var path: [String] = []

  /// Where a word is not known, and what it may have meant.
  init(_ problem: String, _ word: String, among known: [String]) {
    text = "\(problem)." + (word.closestMatch(in: known).map { " Did you mean \($0)?" } ?? "")
  }

  init(_ problem: String) { text = problem + "." }
}
