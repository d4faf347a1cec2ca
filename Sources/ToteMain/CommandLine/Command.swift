/// What the command line consists of, as values: commands, their options, what stands behind them. Parsing, help,
/// completions and the manual all read the one table of them (`CommandTable.swift`); nothing is said twice.

/// A word behind `tote`, and all there is to know of it.
struct Command: Sendable {
  /// As it is typed: `add`.
  let name: String
  /// What it does, in one line that begins with a small letter and has no full stop.
  let summary: String
  /// What it takes, in order.
  var operands: [Operand] = []
  /// Its own options; the root's go for all.
  var options: [Option] = []
  /// Those of the root that are for the screen and go for this command too.
  var screenOptions: [String] = []
  /// More about it: paragraphs, each a text without line breaks.
  var about: [String] = []
  /// How it is used.
  var examples: [Example] = []
  /// Commands below it: `note` has `note add`.
  var commands: [Command] = []
  /// What it does; `nil` where one of the commands below it must follow.
  var run: (@Sendable (Shell, Arguments) throws -> Void)?

  /// A command line, and what comes of it.
  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }
}

/// What stands behind a command without a dash.
struct Operand: Sendable {
  /// What it is: what completion offers for it.
  enum Kind: Sendable, Equatable {
    case text, number, file
    /// The name of a list, an item, a note, or a command.
    case list, item, note, command
    /// The name of an item that is not ticked, and a tag of a note.
    case openItem, tag
    /// One of these words.
    case choice([String])
  }

  /// As the synopsis has it: `LIST`.
  let name: String
  let kind: Kind
  var isOptional = false
  /// Whether more of the like may follow.
  var isRepeated = false

  init(_ name: String, _ kind: Kind, isOptional: Bool = false, isRepeated: Bool = false) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeated = isRepeated
  }

  /// `[LIST]`, `ITEM…`.
  var synopsis: String {
    let word = name + (isRepeated ? "…" : "")
    return isOptional ? "[\(word)]" : word
  }
}

/// What stands behind a command with a dash.
struct Option: Sendable {
  /// How it is written, the long name first: `--list`, `-l`.
  let names: [String]
  /// What stands behind it; `nil` for one that stands alone.
  var value: Operand?
  /// What it does, in one line.
  let help: String
  /// Whether it is for the screen, and goes with no command but one that shows it.
  let isForScreen: Bool

  init(_ names: String..., value: Operand? = nil, isForScreen: Bool = false, help: String) {
    self.names = names
    self.value = value
    self.isForScreen = isForScreen
    self.help = help
  }

  /// What it is asked for by.
  var name: String { names[0] }

  /// `-l, --list LIST`.
  var synopsis: String {
    let short = names.filter { !$0.hasPrefix("--") }
    return (short + names.filter { $0.hasPrefix("--") }).joined(separator: ", ")
      + (value.map { " \($0.name)" } ?? "")
  }
}

extension Command {
  /// `tote add [OPTION…] THING…`, below these words.
  func synopsis(below path: [String]) -> String {
    var words = path + [name]
    if !options.isEmpty { words.append("[OPTION…]") }
    if !commands.isEmpty { words.append(path.isEmpty ? "[COMMAND]" : "COMMAND") }
    return (words + operands.map(\.synopsis)).joined(separator: " ")
  }

  /// A command below it by its name.
  func command(_ name: String) -> Command? { commands.first { $0.name == name } }
}
