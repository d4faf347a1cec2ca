/// What the command line consists of, as values: commands, their options, what stands behind them. Parsing, help,
/// completions and the manual all read the one table of them (`CommandTable.swift`); nothing is said twice. What people
/// read of it is in `Words/`, by subject and language.

/// A word behind `tote`, and all there is to know of it.
struct Command: Sendable {
  /// As it is typed: `add`.
  let name: String
  /// What help and the manual say of it, in the language that is asked.
  let help: @Sendable (any CommandLineWords) -> CommandHelp
  /// What it takes, in order.
  var operands: [Operand] = []
  /// Its own options; the root's go for all.
  var options: [Option] = []
  /// Those of the root that are for the app and go for this command too.
  var appOptions: [String] = []
  /// Commands below it: `note` has `note add`.
  var commands: [Command] = []
  /// What it does; `nil` where one of the commands below it must follow.
  var run: (@Sendable (Shell, Arguments) throws -> Void)?
}

/// What stands behind a command without a dash.
struct Operand: Sendable {
  /// How it is called where it is to be filled in: `LIST`. Each language has its own word.
  enum Name: Sendable, CaseIterable {
    case address, category, command, count, date, file, filter, format, group, interval, item, language, line,
      list,
      name, note,
      order, part, place, price, script, shell, size, store, tag, text, theme, title, user, word
  }

  /// What it is: what completion offers for it.
  enum Kind: Sendable, Equatable {
    case text, number, file
    /// The name of a list, an item, a note, or a command.
    case list, item, note, command
    /// The name of an item that is not ticked, of one that is, of one that was ever bought, of an archived list, and a tag
    /// of a note.
    case openItem, tickedItem, boughtItem, archivedList, tag
    /// A store where something is or was bought.
    case store
    /// A word of the filter of a list.
    case filter
    /// One of these words.
    case choice([String])
  }

  let name: Name
  let kind: Kind
  var isOptional = false
  /// Whether more of the like may follow.
  var isRepeated = false

  init(_ name: Name, _ kind: Kind, isOptional: Bool = false, isRepeated: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeated = isRepeated
  }

  /// `[LIST]`, `ITEM…`.
  func synopsis(in words: any CommandLineWords) -> String {
    let word = words.name(name) + (isRepeated ? "…" : "")
    return isOptional ? "[\(word)]" : word
  }
}

/// What stands behind a command with a dash.
struct Option: Sendable {
  /// How it is written, the long name first: `--list`, `-l`.
  let names: [String]
  /// What stands behind it; `nil` for one that stands alone.
  var value: Operand?
  /// What it does, in one line with a capital and without a full stop, in the language that is asked.
  let help: @Sendable (any CommandLineWords) -> String
  /// Whether it is for the app, and goes with no command but one that shows it.
  let isForApp: Bool

  init(
    _ names: String..., value: Operand? = nil, isForApp: Bool = false,
    help: @escaping @Sendable (any CommandLineWords) -> String
  ) {
    self.names = names
    self.value = value
    self.isForApp = isForApp
    self.help = help
  }

  /// What it is asked for by.
  var name: String { names[0] }

  /// `-l, --list LIST`.
  func synopsis(in words: any CommandLineWords) -> String {
    let short = names.filter { !$0.hasPrefix("--") }
    return (short + names.filter { $0.hasPrefix("--") }).joined(separator: ", ")
      + (value.map { " \(words.name($0.name))" } ?? "")
  }
}

extension Command {
  /// `tote add [OPTION…] ITEM…`, below these words.
  func synopsis(below path: [String], in words: any CommandLineWords) -> String {
    var parts = path + [name]
    if !options.isEmpty { parts.append(words.optionsPlace) }
    if !commands.isEmpty { parts.append(path.isEmpty ? "[\(words.commandPlace)]" : words.commandPlace) }
    return (parts + operands.map { $0.synopsis(in: words) }).joined(separator: " ")
  }

  /// What stands in a place among so many operands: one that may be repeated leaves those behind it what they need.
  func operand(at index: Int, of count: Int) -> Operand? {
    let behind = operands.firstIndex(where: \.isRepeated).map { operands.count - $0 - 1 } ?? 0
    if behind > 0, index >= count - behind { return operands[operands.count - (count - index)] }
    return index < operands.count - behind ? operands[index] : operands.last { $0.isRepeated }
  }

  /// What may stand behind so many operands: the next one, or one more of the like.
  func operands(behind count: Int) -> [Operand] {
    guard let repeated = operands.firstIndex(where: \.isRepeated), count > repeated else {
      return count < operands.count ? [operands[count]] : []
    }
    return Array(operands[repeated...])
  }

  /// A command below it by its name.
  func command(_ name: String) -> Command? { commands.first { $0.name == name } }
}
