/// Commands that are heard together: no two of them may share a key.
public struct CommandMode<State, Action> {
  /// All of them, those of the program that are heard besides included.
  public var commands: [Command<State, Action>]
  /// Whether letters are typed into a field.
  public var isTyping: Bool

  /// Creates a mode.
  public init(_ commands: [Command<State, Action>], isTyping: Bool = false) {
    (self.commands, self.isTyping) = (commands, isTyping)
  }
}

extension CommandMode where State == Void {
  /// The mode of a program's keymap in one state.
  public init(_ keymap: Keymap<Action>) {
    // No command has this key.
    self.init(keymap.commands, isTyping: keymap.action(for: .key(Key(.character("\u{E000}")))) != nil)
  }
}

extension CommandSettings {
  /// Creates settings from keys that a person has written, by the ids of commands: `["mail.archive": ["e", "ctrl+e"]]`.
  ///
  ///     var problems: [KeyProblem] = []
  ///     let settings = CommandSettings(keys: own, in: [CommandMode(Mail().keymap)], problems: &problems)
  ///
  /// What is wrong is left out, and told. A command whose keys are all wrong keeps those that it has.
  ///
  /// - Parameters:
  ///   - preset: Keys below those.
  ///   - modes: All that can be open.
  public init<State, Action: Equatable>(
    keys own: [String: [String]], over preset: [String: [Key]] = [:], in modes: [CommandMode<State, Action>],
    problems: inout [KeyProblem]
  ) {
    self.init(keys: preset)
    let ids = Set(modes.lazy.flatMap(\.commands).map(\.id))
    var wanted: [String: [Key]] = [:]
    for (id, names) in own.sorted(by: { $0.key < $1.key }) {
      guard ids.contains(id) else {
        // Each may be compared with all commands, to suggest one.
        if problems.count < KeyProblem.most { problems.append(.noCommand(id)) }
        continue
      }
      wanted[id] = names.compactMap { name in
        guard let key = Key(name.lowercasedModifiers) else {
          problems.append(.noKey(name, id: id))
          return nil
        }
        guard let reason = KeyProblem.Unsendable(key) else { return key }
        problems.append(.unsendable(key, reason, id: id))
        return nil
      }
      if wanted[id] == [], !names.isEmpty { wanted[id] = nil }
    }
    keys.merge(wanted) { $1 }
    // Commands get back what they had before, until no key has two meanings.
    while let conflict = conflict(of: Set(wanted.keys), in: modes) {
      problems.append(conflict)
      guard let id = conflict.id, keys[id] != preset[id] else { return }
      keys[id] = preset[id]
    }
  }

  /// A key that a mode would hear twice, or that would be taken from what is typed.
  private func conflict<State, Action: Equatable>(
    of ids: Set<String>, in modes: [CommandMode<State, Action>]
  ) -> KeyProblem? {
    for mode in modes {
      for command in mode.commands where ids.contains(command.id) {
        for key in keys[command.id] ?? [] {
          if mode.isTyping, key.character != nil { return .isTyped(key, id: command.id) }
          let other = mode.commands.first {
            $0.id != command.id && $0.action != command.action && (keys[$0.id] ?? $0.keys).contains(key)
          }
          if let other { return .isTaken(key, by: other.id, id: command.id) }
        }
      }
    }
    return nil
  }
}

/// Why keys that a person has set can't be those of a command. Prints as a sentence.
public enum KeyProblem: Error, Hashable, Sendable {
  /// No keys of a program's own have this name.
  case noPreset(String)
  /// There is no such command.
  case noCommand(String)
  /// There is no such key.
  case noKey(String, id: String)
  /// Terminals can't send it.
  case unsendable(Key, Unsendable, id: String)
  /// Another command that is heard at the same time has it.
  case isTaken(Key, by: String, id: String)
  /// It is a letter, and letters are typed where the command is heard.
  case isTyped(Key, id: String)

  /// Why terminals can't send a key.
  public enum Unsendable: Hashable, Sendable {
    /// They send another key instead.
    case sameAs(Key)
    /// They don't send it with Ctrl.
    case withControl

    /// `nil` if they can.
    init?(_ key: Key) {
      guard key.modifiers.contains(.ctrl), case .character(let character) = key.code else { return nil }
      switch character {
      case "i": self = .sameAs("tab")
      case "m", "j": self = .sameAs("enter")
      case "[": self = .sameAs("esc")
      case "h": self = .sameAs("backspace")
      case "a"..."z", " ", "_", "\\", "]", "^", "@": return nil
      default: self = .withControl
      }
    }
  }

  /// The command whose keys it is about.
  public var id: String? {
    switch self {
    case .noPreset: nil
    case .noCommand(let id), .noKey(_, let id), .unsendable(_, _, let id), .isTaken(_, _, let id),
      .isTyped(_, let id):
      id
    }
  }

  /// Whether it depends on the keys of another command.
  public var isConflict: Bool { if case .isTaken = self { true } else { false } }

  /// Keys as they are written.
  public static let examples = "t, T, f5, space, enter, ctrl+r, alt+x"

  /// More commands that don't exist are not told.
  static let most = 100
}

extension KeyProblem: CustomStringConvertible {
  /// A sentence in English, for a program without words of its own.
  public var description: String {
    switch self {
    case .noPreset(let name): "There are no keys named \(name.printable)."
    case .noCommand(let id): "There is no command \(id.printable)."
    case .noKey(let name, let id):
      "\(name.printable) can't be a key of \(id): keys are written as \(Self.examples)."
    case .unsendable(let key, .sameAs(let other), let id):
      "\(key.label) can't be a key of \(id): terminals send \(other.label) instead."
    case .unsendable(let key, .withControl, let id):
      "\(key.label) can't be a key of \(id): terminals can't send it."
    case .isTaken(let key, let other, let id): "\(key.label) can't be a key of \(id): it is one of \(other)."
    case .isTyped(let key, let id): "\(key.label) can't be a key of \(id), where letters are typed."
    }
  }
}

extension String {
  /// `Ctrl+R` is meant as `ctrl+r` is; a letter alone keeps its case.
  fileprivate var lowercasedModifiers: String {
    guard count > 1, let plus = dropLast().lastIndex(of: "+") else { return count > 1 ? lowercased() : self }
    let letter = self[index(after: plus)...]
    return self[...plus].lowercased() + (letter.count == 1 ? String(letter) : letter.lowercased())
  }
}
