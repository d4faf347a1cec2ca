import Screen

/// What a person can ask for, as one row: an id, its group in the help, the keys that ask for it, what it does, and why it can't
/// be done now. Its title is in ``CommandTitles``. Dispatch, footers, help and the sentences that name a key all read these rows,
/// which are in the Keys file of their feature; `App.commands` has all of them.
package struct ScreenCommand<State, Action: Equatable & Sendable>: Sendable {
  /// Such as `items.tick`.
  package let id: String
  let group: CommandGroup
  /// Every key that asks for it; the first is the one that is named.
  let keys: [Key]
  let action: Action
  /// Why it can't be done now; `nil` where it can.
  let whyNot: @Sendable (State) -> Message?
  private let ownTitle: (@Sendable () -> String)?

  /// A row of the table.
  ///
  /// - Parameters:
  ///   - whyNot: Why it can't be done now, if there may be a reason.
  ///   - title: Its title where that depends on more than the language.
  init(
    _ id: String, _ group: CommandGroup, _ keys: [Key], _ action: Action,
    unless whyNot: @escaping @Sendable (State) -> Message? = { _ in nil },
    title: (@Sendable () -> String)? = nil
  ) {
    (self.id, self.group, self.keys, self.action) = (id, group, keys, action)
    (self.whyNot, ownTitle) = (whyNot, title)
  }

  /// A row that is no part of the help of a tab.
  init(_ id: String, _ keys: [Key], _ action: Action) { self.init(id, .none, keys, action) }

  /// A few words for the footer and the help.
  var title: String { ownTitle?() ?? words.title(ofCommand: id) }

  /// How its key is written: `u`, `Esc`, `Ctrl+R`.
  var key: String { keys.first?.label ?? "" }

  /// The row as a larger feature has it.
  func embedded<Root, RootAction>(
    _ action: (Action) -> RootAction, state: @escaping @Sendable (Root) -> State? = { _ in nil }
  ) -> ScreenCommand<Root, RootAction> {
    ScreenCommand<Root, RootAction>(
      id, group, keys, action(self.action), unless: { state($0).flatMap(whyNot) }, title: ownTitle)
  }
}

/// A heading of the help.
package enum CommandGroup: String, CaseIterable, Sendable {
  case none
  case items, moving, showing, lists, notes, reading, spending, program

  var title: String { self == .none ? "" : words.title(ofCommand: rawValue) }
}

/// A key in a footer, and what it does.
typealias Hint = (key: Key, help: String)

extension ScreenCommand {
  /// A hint for a footer, with other words than the title where they say more.
  func hint(_ words: String? = nil) -> Hint { (keys[0], words ?? title) }

  /// Hints with the titles of these commands.
  static func hints(_ commands: Self...) -> [Hint] { commands.map { $0.hint() } }
}

extension [Hint] {
  /// So many columns in a footer.
  var columns: Int { reduce(0) { $0 + $1.key.label.columns + $1.help.columns + 3 } }
}

extension Array {
  /// Why an action can't be done now, by the rows that have it; `nil` where it can.
  func reason<State, Action>(not action: Action, in state: State) -> Message?
  where Element == ScreenCommand<State, Action> {
    lazy.filter { $0.action == action }.compactMap { $0.whyNot(state) }.first
  }
}

extension Keymap {
  /// The keys of some commands, the footer showing some of them.
  ///
  /// - Parameter group: The group of all of them, where it is another than their own.
  init<State>(
    _ commands: [ScreenCommand<State, Action>], footer: [ScreenCommand<State, Action>] = [],
    group: CommandGroup? = nil, otherwise: (@Sendable (Event) -> Action?)? = nil
  ) {
    self.init(
      commands.map { command in
        var binding = Binding(
          action: command.action, help: command.title, group: (group ?? command.group).title,
          footer: footer.contains { $0.id == command.id })
        binding.keys = command.keys
        return binding
      }, otherwise: otherwise)
  }
}
