import Screen

/// One row a command: dispatch, footers, help and sentences that name a key all read it. `App.commands` has
/// all rows; their titles are in ``CommandTitles``.
package struct ScreenCommand<State, Action: Equatable & Sendable>: Sendable {
  /// Such as `items.tick`.
  package let id: String
  let group: CommandGroup
  private let ownKeys: [Key]
  let action: Action
  /// Why it can't be done now; `nil` if it can.
  let whyNot: @Sendable (State) -> Message?
  private let ownTitle: (@Sendable () -> String)?

  /// `whyNot` says why it can't be done now; `title` replaces the one from the words.
  init(
    _ id: String, _ group: CommandGroup, _ keys: [Key], _ action: Action,
    unless whyNot: @escaping @Sendable (State) -> Message? = { _ in nil },
    title: (@Sendable () -> String)? = nil
  ) {
    (self.id, self.group, ownKeys, self.action) = (id, group, keys, action)
    (self.whyNot, ownTitle) = (whyNot, title)
  }

  /// A row that isn't in a tab's help.
  init(_ id: String, _ keys: [Key], _ action: Action) { self.init(id, .none, keys, action) }

  var title: String { ownTitle?() ?? words.title(ofCommand: id) }

  /// Texts name the first. Settings can replace them.
  var keys: [Key] { keys(in: .current) }

  fileprivate func keys(in keys: CommandKeys) -> [Key] { keys[id] ?? ownKeys }

  /// How its key is written: `u`, `Esc`, `Ctrl+R`. Without one, how the palette finds it.
  var key: String { keys.first?.shown ?? ":\(title)" }

  /// The row in a larger feature.
  func embedded<Root, RootAction>(
    _ action: (Action) -> RootAction, state: @escaping @Sendable (Root) -> State? = { _ in nil }
  ) -> ScreenCommand<Root, RootAction> {
    ScreenCommand<Root, RootAction>(
      id, group, ownKeys, action(self.action), unless: { state($0).flatMap(whyNot) }, title: ownTitle)
  }
}

package enum CommandGroup: String, CaseIterable, Sendable {
  case none
  case items, moving, showing, lists, notes, reading, spending, program

  var title: String { self == .none ? "" : words.title(ofCommand: rawValue) }
}

typealias Hint = (key: Key, help: String)

extension ScreenCommand {
  /// Other words may say more than the title.
  func hint(_ words: String? = nil) -> Hint { (keys.first ?? .unpressed, words ?? title) }

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
  func reason<State, Action>(not action: Action, in state: State) -> Message?
  where Element == ScreenCommand<State, Action> {
    lazy.filter { $0.action == action }.compactMap { $0.whyNot(state) }.first
  }
}

extension Keymap {
  /// Commands as a keymap, with the keys that are current now; `group` replaces their own groups.
  init<State>(
    _ commands: [ScreenCommand<State, Action>], footer: [ScreenCommand<State, Action>] = [],
    group: CommandGroup? = nil, otherwise: (@Sendable (Event) -> Action?)? = nil
  ) {
    let keys = CommandKeys.current
    self.init(
      find: { key in commands.first { $0.keys(in: keys).contains(key) }?.action },
      entries: {
        commands.map { command in
          var binding = Binding(
            action: command.action, help: command.title, group: (group ?? command.group).title,
            footer: footer.contains { $0.id == command.id })
          binding.keys = command.keys(in: keys)
          return binding
        }
      }, otherwise)
  }
}
