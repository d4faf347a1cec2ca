/// Parses arguments by the command table as `getopt` does: `-lx`, `--list=x`, `-qn`, options anywhere, `--`.
struct ArgumentParser {
  private(set) var path: [Command]
  private(set) var arguments = Arguments()
  private var rest: ArraySlice<String>

  /// - Parameter isEnough: Whether to stop; after `--help` the rest may be nonsense.
  init(
    _ words: some Collection<String>, of root: Command, until isEnough: (Arguments) -> Bool = { _ in false }
  ) throws(UsageError) {
    path = [root]
    rest = Array(words)[...]
    do throws(UsageError) {
      try read(until: isEnough)
    } catch {
      throw self.error(error)
    }
  }

  func error(_ error: UsageError) -> UsageError {
    var error = error
    error.path = path.map(\.name)
    error.arguments = arguments
    return error
  }

  private mutating func read(until isEnough: (Arguments) -> Bool) throws(UsageError) {
    var areOperands = false
    while let word = rest.popFirst() {
      if areOperands || !isOption(word) {
        try read(operand: word)
      } else if word == "--" {
        areOperands = true
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else {
        try readShort(word)
      }
      if isEnough(arguments) { return readCommands() }
    }
  }

  /// What begins with a dash and a blank is text: `- [ ] milk`.
  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let next = word.dropFirst().first else { return false }
    return !next.isWhitespace
  }

  /// After `--help`, words may still name a command.
  private mutating func readCommands() {
    while let word = rest.popFirst() {
      if arguments.operands.isEmpty, let next = command.command(word) { path.append(next) }
    }
  }

  var command: Command { path[path.count - 1] }

  private mutating func read(operand word: String) throws(UsageError) {
    guard !command.commands.isEmpty, arguments.operands.isEmpty else {
      return arguments.operands.append(word)
    }
    guard let next = command.command(word) else {
      // A command that also runs by itself takes the word: `tote sync Groceries`.
      if command.run != nil { return arguments.operands.append(word) }
      throw UsageError(
        .unknownCommand(word.printable, below: path.count == 1 ? nil : title),
        suggestion: command.suggestion(for: word))
    }
    path.append(next)
  }

  private var options: [Option] { path.reversed().flatMap(\.options) }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = options.first(where: { $0.names.contains(parts[0]) }) else {
      let known = options.flatMap(\.names).filter { $0.hasPrefix("--") }
      throw UsageError(
        .unknownOption(parts[0].printable, isText: false), suggestion: parts[0].closestMatch(in: known))
    }
    try readValue(of: option, as: parts[0], value: parts.count == 2 ? parts[1] : nil)
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      guard let option = options.first(where: { $0.names.contains(name) }) else {
        throw UsageError(
          .unknownOption((letters.isEmpty ? name : word).printable, isText: mayBeText(word)))
      }
      guard option.value != nil else {
        try readValue(of: option, as: name, value: nil)
        continue
      }
      try readValue(of: option, as: name, value: letters.isEmpty ? nil : String(letters))
      return
    }
  }

  /// Whether this word with a dash may be an item, as in `-2 kg lead`.
  private func mayBeText(_ word: String) -> Bool {
    let isText = word.contains(" ") || word.dropFirst().first?.isLetter == false
    // A dash excludes in a filter: `-milk`.
    return (isText && !command.operands.isEmpty) || command.operands.contains { $0.kind == .filter }
  }

  private mutating func readValue(of option: Option, as name: String, value: String?) throws(UsageError) {
    guard let operand = option.value else {
      guard value == nil else { throw UsageError(.takesNoValue(name)) }
      return arguments.add(option, "")
    }
    guard let value = value ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError(.missingValue(name, operand.name))
    }
    arguments.add(option, try checked(value, operand.kind, behind: name))
  }

  private func checked(_ value: String, _ kind: Operand.Kind, behind name: String) throws(UsageError)
    -> String
  {
    switch kind {
    case .number:
      guard let number = Int(value), number > 0 else {
        throw UsageError(.notANumber(name, value: value.printable))
      }
    case .choice(let words):
      guard let word = words.first(where: { $0.lowercased() == value.lowercased() }) else {
        throw UsageError(
          .notAChoice(name, value: value.printable, among: words), suggestion: value.closestMatch(in: words))
      }
      return word
    default: break
    }
    return value
  }

  mutating func checkOperands() throws(UsageError) {
    do throws(UsageError) {
      try readOperands()
    } catch {
      throw self.error(error)
    }
  }

  private mutating func readOperands() throws(UsageError) {
    let operands = command.operands
    let count = arguments.operands.count
    let required = operands.filter { !$0.isOptional }
    if count < required.count { throw UsageError(.missingOperand(title, required[count].name)) }
    guard count <= operands.count || operands.contains(where: \.isRepeated) else {
      throw UsageError(.unexpected(arguments.operands[operands.count].printable))
    }
    for index in 0..<count {
      guard let operand = command.operand(at: index, of: count) else { continue }
      arguments.operands[index] = try checked(arguments.operands[index], operand.kind, behind: title)
    }
  }

  var title: String { path.map(\.name).joined(separator: " ") }
}
