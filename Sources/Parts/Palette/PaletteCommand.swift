import Screen

/// A row of a palette: what can be done, where one can go, or what is only explained.
public struct PaletteCommand<Action: Equatable & Sendable>: Equatable, Sendable {
  /// What the program calls it, so that what was used last comes first; empty if it is no command.
  public var id: String
  /// What people read.
  public var title: String
  /// Its keys as people read them; may be empty.
  public var keys: String
  /// What it is, unless it is a command: `folder`.
  public var kind: String
  /// What it does; `nil` if it can't be done now, or is only explained.
  public var action: Action?
  /// Why it can't be done now; otherwise empty.
  public var reason: String
  /// What typing is compared with.
  public var names: [SearchName]

  /// Creates a row. `names` are other spellings; without any, typing is compared with the title alone.
  public init(
    _ title: String, id: String = "", keys: String = "", kind: String = "", action: Action?,
    names: [SearchName] = []
  ) {
    (self.id, self.title, self.keys, self.kind) = (id, title, keys, kind)
    (self.action, reason) = (action, "")
    self.names = names.isEmpty ? [SearchName(title)] : names
  }

  /// Creates a command that can't be done now, and says why.
  public init(
    _ title: String, id: String = "", keys: String = "", unless reason: String, names: [SearchName] = []
  ) {
    self.init(title, id: id, keys: keys, action: nil, names: names)
    self.reason = reason
  }

  /// Creates a line that only explains what can be typed; it is found by that, too.
  public init(explaining keys: String, _ title: String, names: [SearchName] = []) {
    self.init(
      title, keys: keys, action: nil, names: names.isEmpty ? [SearchName(title), SearchName(keys)] : names)
  }
}

/// Rows of a palette below a heading.
public struct PaletteSection<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The heading; may be empty.
  public var title: String
  /// Its rows.
  public var commands: [PaletteCommand<Action>]

  /// Creates a section.
  public init(_ title: String, _ commands: [PaletteCommand<Action>]) {
    (self.title, self.commands) = (title, commands)
  }

  /// The groups of a key table.
  public static func sections(of keymap: Keymap<Action>) -> [PaletteSection] {
    keymap.groups.map { group in
      PaletteSection(
        group.name,
        group.commands.map { command in
          let keys = command.keys.map(\.label).joined(separator: " ")
          return command.reason.map { PaletteCommand(command.title, id: command.id, keys: keys, unless: $0) }
            ?? PaletteCommand(command.title, id: command.id, keys: keys, action: command.action)
        })
    }
  }
}
