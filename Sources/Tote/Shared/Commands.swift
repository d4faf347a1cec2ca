import Screen

// Commands with the titles that are in the words: see ``CommandTitles``.

extension Command {
  /// `whyNot` says why it can't be done now; `title` replaces the one from the words.
  init(
    _ id: String, _ group: CommandGroup, _ keys: [Key], _ action: Action,
    unless whyNot: @escaping (State) -> Message? = { _ in nil }, title: (@Sendable () -> String)? = nil
  ) {
    self.init(
      id, keys: keys, action: action, group: group.rawValue, naming: title, unless: { whyNot($0)?.text })
  }

  /// A row that isn't in a tab's help.
  init(_ id: String, _ keys: [Key], _ action: Action) { self.init(id, .none, keys, action) }

  /// Its title in the reader's language.
  var label: String { title(in: .current) }

  /// Those that are set, or its own. Texts name the first.
  var currentKeys: [Key] { CommandKeys.current[id] ?? keys }

  /// How its key is written: `u`, `Esc`, `Ctrl+R`. Without one, how the palette finds it.
  var key: String { currentKeys.first?.shown ?? ":\(label)" }
}

package enum CommandGroup: String, CaseIterable, Sendable {
  case none = ""
  case items, moving, showing, lists, notes, reading, spending, program

  var title: String { self == .none ? "" : words.title(ofCommand: rawValue) }
}

extension CommandSettings {
  /// What the settings say now, in the language of now.
  static var current: CommandSettings {
    CommandSettings(keys: CommandKeys.current.keys) { words.knownTitle(ofCommand: $0) }
  }
}

typealias Hint = (key: Key, help: String)

extension Command {
  /// Other words may say more than the title.
  func hint(_ words: String? = nil) -> Hint { (currentKeys.first ?? .unpressed, words ?? label) }

  static func hints(_ commands: Self...) -> [Hint] { commands.map { $0.hint() } }
}

extension Key {
  /// No terminal sends it, so a command without keys never shows in a footer.
  fileprivate static let unpressed = Key(.function(0))
}

extension [Hint] {
  var columns: Int { reduce(0) { $0 + $1.key.shown.columns + $1.help.columns + 3 } }
}

extension Array {
  /// `nil` if it can be done now.
  func reason<State, Action: Equatable>(not action: Action, in state: State) -> Message?
  where Element == Command<State, Action> {
    lazy.filter { $0.action == action }.compactMap { $0.whyNot(state) }.first.map(Message.refused)
  }
}

extension Keymap {
  /// `group` replaces the commands' own groups.
  init<State>(
    _ commands: [Command<State, Action>], footer: [Command<State, Action>] = [], group: CommandGroup? = nil,
    otherwise: (@Sendable (Event) -> Action?)? = nil
  ) {
    self.init(
      commands, state: nil, footer: footer.map(\.id), group: group?.rawValue, otherwise: otherwise)
  }
}
