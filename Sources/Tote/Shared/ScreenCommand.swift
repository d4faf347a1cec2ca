import Screen

/// What a person can ask for: `items.tick`. A command says what it does, how the footer and the help call it, under
/// which heading, and which keys ask for it. Dispatch, footer, help and every sentence that
/// names a key read these tables, so none of them can name a key that does something else.
package protocol ScreenCommand: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String, AllCases == [Self] {
  associatedtype Action: Equatable, Sendable
  var action: Action { get }
  /// A few words for the footer and the help.
  var title: String { get }
  var group: CommandGroup { get }
  /// Every key that asks for it; the first is the one that is named.
  var keys: [Key] { get }
}

/// A heading of the help. The words of a feature say which it has.
package struct CommandGroup: Hashable, Sendable {
  let title: String
}

extension ScreenCommand {
  /// How its key is written: `u`, `Esc`, `Ctrl+R`.
  var key: String { keys.first?.label ?? "" }

  /// A hint for a footer of its own, with other words than the title where they say more.
  func hint(_ words: String? = nil) -> (key: Key, help: String) { (keys[0], words ?? title) }
}

extension Keymap {
  /// The table of some commands in their order, the footer showing some of them.
  ///
  /// - Parameter group: The heading of all of them, where it is another than their own.
  init<C: ScreenCommand>(
    _ commands: [C], footer: Set<C> = [], group: CommandGroup? = nil,
    otherwise: (@Sendable (Event) -> Action?)? = nil
  ) where C.Action == Action {
    self.init(
      commands.map { command in
        var binding = Binding(
          action: command.action, help: command.title, group: (group ?? command.group).title,
          footer: footer.contains(command))
        binding.keys = command.keys
        return binding
      }, otherwise: otherwise)
  }

  /// The table of all commands of a kind.
  init<C: ScreenCommand>(
    _: C.Type, footer: Set<C>, otherwise: (@Sendable (Event) -> Action?)? = nil
  ) where C.Action == Action {
    self.init(C.allCases, footer: footer, otherwise: otherwise)
  }
}
