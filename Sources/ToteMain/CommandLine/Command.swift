// The command line as values. Parsing, help, completion and the manual all read the same table (`CommandTable.swift`);
// the words people read are in `Words/`.

struct Command: Sendable {
  let name: String
  let help: @Sendable (any CommandLineWords) -> CommandHelp
  var operands: [Operand] = []
  /// The root's options apply to all commands.
  var options: [Option] = []
  /// App options of the root that this command takes too.
  var appOptions: [String] = []
  /// Whether it reaches more than the database and what its operands name, such as a program: see `Restriction`.
  var reachesOutside = false
  var commands: [Command] = []
  /// `nil` if a subcommand must follow.
  var run: (@Sendable (Shell, Arguments) throws -> Void)?
}

struct Operand: Sendable {
  /// The placeholder, `LIST`, which each language names: `help-name-list`.
  enum Name: String, Sendable, CaseIterable {
    case address, category, chapter, columns, command, count, date, day, file, filter, folder, format, group,
      interval
    case item, language, line, list, name, note, order, part, place, price, property, range, script, setting,
      shell
    case size, step, store, tag, text, theme, title, user, value, word
  }

  /// Tells completion what to offer.
  enum Kind: Sendable, Equatable {
    case text, number, file
    /// A file, or `-` for standard input.
    case input
    case list, item, note, command
    /// `boughtItem` is anything ever bought, `unpricedItem` what then had no price; `tag` is a note's.
    case openItem, tickedItem, boughtItem, unpricedItem, archivedList, anyList, tag, noteFolder, template
    /// Where something is or was bought.
    case store
    case filter
    /// A name of a setting, and what may follow it.
    case setting, settingValue
    case choice([String])
  }

  let name: Name
  let kind: Kind
  var isOptional = false
  var isRepeated = false

  init(_ name: Name, _ kind: Kind, isOptional: Bool = false, isRepeated: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeated = isRepeated
  }

  func synopsis(in words: any CommandLineWords) -> String {
    let word = words.name(name) + (isRepeated ? "…" : "")
    return isOptional ? "[\(word)]" : word
  }
}

struct Option: Sendable {
  /// The long name first: `--list`, `-l`.
  let names: [String]
  var value: Operand?
  /// One line with a capital and without a full stop.
  let help: @Sendable (any CommandLineWords) -> String
  /// Whether it belongs to the app, and to no command unless that lists it.
  let isForApp: Bool
  /// Whether it reaches more than the database and what its value names: see `Restriction`.
  let reachesOutside: Bool

  init(
    _ names: String..., value: Operand? = nil, isForApp: Bool = false, reachesOutside: Bool = false,
    help: @escaping @Sendable (any CommandLineWords) -> String
  ) {
    self.names = names
    self.value = value
    self.isForApp = isForApp
    self.reachesOutside = reachesOutside
    self.help = help
  }

  var name: String { names[0] }

  /// `-l, --list LIST`.
  func synopsis(in words: any CommandLineWords) -> String {
    let short = names.filter { !$0.hasPrefix("--") }
    return (short + names.filter { $0.hasPrefix("--") }).joined(separator: ", ")
      + (value.map { " \(words.name($0.name))" } ?? "")
  }
}

extension Command {
  /// `tote add [OPTION…] ITEM…`.
  func synopsis(below path: [String], in words: any CommandLineWords) -> String {
    var parts = path + [name]
    if !options.isEmpty { parts.append(words.optionsPlace) }
    if !commands.isEmpty { parts.append(path.isEmpty ? "[\(words.commandPlace)]" : words.commandPlace) }
    return (parts + operands.map { $0.synopsis(in: words) }).joined(separator: " ")
  }

  /// The operand at a position among `count`; a repeated one leaves enough for those after it.
  func operand(at index: Int, of count: Int) -> Operand? {
    let behind = operands.firstIndex(where: \.isRepeated).map { operands.count - $0 - 1 } ?? 0
    if behind > 0, index >= count - behind { return operands[operands.count - (count - index)] }
    return index < operands.count - behind ? operands[index] : operands.last { $0.isRepeated }
  }

  /// The operands that may come next.
  func operands(behind count: Int) -> [Operand] {
    guard let repeated = operands.firstIndex(where: \.isRepeated), count > repeated else {
      return count < operands.count ? [operands[count]] : []
    }
    return Array(operands[repeated...])
  }

  func command(_ name: String) -> Command? { commands.first { $0.name == name } }
}
