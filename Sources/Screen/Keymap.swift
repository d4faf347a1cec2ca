/// What keys do, made of commands and looked up by key: `keymap["down"] == .moved(by: 1)`.
public struct Keymap<Action> {
  /// Found for each key, without making texts.
  private let find: (Key, CommandSettings) -> Action?
  /// Made only for a footer, a help or a palette.
  private let rows: (CommandSettings) -> [Command<Void, Action>]
  private let otherwise: (@Sendable (Event) -> Action?)?
  private var settings = CommandSettings()

  private init(
    find: @escaping (Key, CommandSettings) -> Action?,
    rows: @escaping (CommandSettings) -> [Command<Void, Action>],
    _ otherwise: (@Sendable (Event) -> Action?)?
  ) {
    (self.find, self.rows, self.otherwise) = (find, rows, otherwise)
  }

  /// Creates a keymap; of equal keys, the first wins. Events that no command answers go to `otherwise`.
  public init(_ commands: [Command<Void, Action>], otherwise: (@Sendable (Event) -> Action?)? = nil) {
    self.init(commands, state: (), otherwise: otherwise)
  }

  /// Creates a keymap of commands that may be impossible in this state.
  public init<State>(
    _ commands: [Command<State, Action>], in state: State, otherwise: (@Sendable (Event) -> Action?)? = nil
  ) {
    self.init(commands, state: state, otherwise: otherwise)
  }

  /// - Parameters:
  ///   - footer: The ids of those that the footer shows, besides those made with `footer: true`.
  ///   - group: Replaces their own groups.
  package init<State>(
    _ commands: [Command<State, Action>], state: State?, footer: [String] = [], group: String? = nil,
    otherwise: (@Sendable (Event) -> Action?)? = nil
  ) {
    self.init(
      find: { key, settings in
        commands.first { (settings.keys.isEmpty ? $0.keys : settings.keys[$0.id] ?? $0.keys).contains(key) }?
          .action
      },
      rows: { settings in
        commands.map { command in
          var row = command.resolved(in: state, settings)
          if footer.contains(row.id) { row.isInFooter = true }
          if let group { row.group = settings.title(group) ?? group }
          return row
        }
      }, otherwise)
  }

  /// Returns this keymap with other keys and titles.
  public func with(_ settings: CommandSettings) -> Keymap {
    var keymap = self
    keymap.settings = settings
    return keymap
  }

  /// The commands, in the order in which the footer and the help show them, with the keys and titles that are set.
  public var commands: [Command<Void, Action>] { rows(settings) }

  /// The action of a key.
  public subscript(key: Key) -> Action? { find(key, settings) }

  /// Returns the action of an event: of a command if it is a key, otherwise from `otherwise`.
  public func action(for event: Event) -> Action? {
    if case .key(let key) = event, let action = self[key] { return action }
    return otherwise?(event)
  }

  /// The commands in the footer.
  public var footer: [Command<Void, Action>] { commands.filter(\.isInFooter) }

  /// The commands by group, in the order in which the groups first appear.
  public var groups: [(name: String, commands: [Command<Void, Action>])] {
    var groups: [(name: String, commands: [Command<Void, Action>])] = []
    for command in commands {
      if let index = groups.firstIndex(where: { $0.name == command.group }) {
        groups[index].commands.append(command)
      } else {
        groups.append((command.group, [command]))
      }
    }
    return groups
  }

  /// Returns this keymap for the actions of a larger feature.
  public func map<Other>(_ transform: @escaping @Sendable (Action) -> Other) -> Keymap<Other> {
    let (find, rows) = (find, rows)
    var other: (@Sendable (Event) -> Other?)?
    if let otherwise { other = { event in otherwise(event).map(transform) } }
    var keymap = Keymap<Other>(
      find: { key, settings in find(key, settings).map { transform($0) } },
      rows: { settings in rows(settings).map { command in command.map(transform) { () in () } } }, other)
    keymap.settings = settings
    return keymap
  }

  /// Returns this keymap followed by another for the events it doesn't answer.
  public func adding(_ other: Keymap) -> Keymap {
    let (first, second) = (self, other)
    let (own, others) = (otherwise, other.otherwise)
    var keymap = Keymap(
      find: { key, settings in first.find(key, settings) ?? second.find(key, settings) },
      rows: { settings in first.rows(settings) + second.rows(settings) },
      { own?($0) ?? others?($0) })
    keymap.settings = settings
    return keymap
  }

  /// Returns this keymap where a key whose command can't be done now says why instead.
  public func refusing(_ refuse: @escaping @Sendable (String) -> Action) -> Keymap {
    let (find, rows) = (find, rows)
    var keymap = Keymap(
      find: { key, settings in
        guard let action = find(key, settings) else { return nil }
        let reason = rows(settings).first { $0.keys.contains(key) }?.reason
        return reason.map(refuse) ?? action
      }, rows: rows, otherwise)
    keymap.settings = settings
    return keymap
  }

  /// Returns this keymap with a footer of only these keys, in this order, each with its own words; `nil` leaves the footer as it
  /// is. They are made when they are shown.
  package func footer(_ hints: @escaping () -> [(key: Key, help: String)]?) -> Keymap {
    let rows = rows
    var keymap = Keymap(
      find: find, rows: { settings in hints().map { rows(settings).inFooter($0) } ?? rows(settings) },
      otherwise)
    keymap.settings = settings
    return keymap
  }

  /// Returns this keymap with a footer of only these keys, in this order, each with its own words.
  public func footer(_ hints: [(key: Key, help: String)]) -> Keymap { footer { hints } }
}

// Unchecked because its closures hold only commands and functions that are Sendable.
extension Keymap: @unchecked Sendable where Action: Sendable {}
