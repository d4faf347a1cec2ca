import Screen
import ToteModel

/// The keys of commands that have other keys than their own. Chosen with the settings and inherited by every task, like
/// the language.
package struct CommandKeys: Hashable, Sendable {
  @TaskLocal package static var current = CommandKeys()

  /// By the command's id. Without a key, a command is only in the palette.
  private(set) var keys: [String: [Key]] = [:]

  package init() {}

  subscript(id: String) -> [Key]? { keys.isEmpty ? nil : keys[id] }

  /// The keys of a preset, and above them those by id. What is wrong is left out, and told.
  package init(preset name: String?, own: [String: [String]], problems: inout [KeyProblem]) {
    if let name {
      if let preset = KeyPreset(rawValue: name) {
        keys = preset.keys
      } else {
        problems.append(.noPreset(name))
      }
    }
    let ids = Set(App.commands.map(\.id))
    var wanted: [String: [Key]] = [:]
    for (id, names) in own.sorted(by: { $0.key < $1.key }) {
      guard ids.contains(id) else {
        // Each is compared with all commands, to suggest one.
        if problems.count < SettingsProblem.most { problems.append(.noCommand(id)) }
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
      // A command whose only key is wrong keeps those it has.
      if wanted[id] == [], !names.isEmpty { wanted[id] = nil }
    }
    let before = keys
    keys.merge(wanted) { $1 }
    refuseConflicts(of: wanted, before: before, &problems)
  }

  /// Gives back to commands what they had before, until no key has two meanings.
  private mutating func refuseConflicts(
    of wanted: [String: [Key]], before: [String: [Key]], _ problems: inout [KeyProblem]
  ) {
    while let conflict = Self.$current.withValue(self, operation: { Self.conflict(of: Set(wanted.keys)) }) {
      problems.append(conflict)
      guard let id = conflict.id, keys[id] != before[id] else { return }
      keys[id] = before[id]
    }
  }

  /// A key that a mode would hear twice, or that would be taken from what is typed.
  private static func conflict(of ids: Set<String>) -> KeyProblem? {
    for mode in KeyMode<App, AppAction>.all {
      for command in mode.allCommands where ids.contains(command.id) {
        for key in command.currentKeys where current.keys[command.id] != nil {
          if mode.isTyping, key.character != nil { return .isTyped(key, id: command.id) }
          let other = mode.allCommands.first {
            $0.id != command.id && $0.action != command.action && $0.currentKeys.contains(key)
          }
          if let other { return .isTaken(key, by: other.id, id: command.id) }
        }
      }
    }
    return nil
  }
}

/// Why some keys aren't what the settings say.
package enum KeyProblem: Error, Hashable, Sendable {
  case noPreset(String)
  case noCommand(String)
  case noKey(String, id: String)
  case unsendable(Key, Unsendable, id: String)
  case isTaken(Key, by: String, id: String)
  /// Letters in a field.
  case isTyped(Key, id: String)

  /// The command whose keys it is about.
  package var id: String? {
    switch self {
    case .noPreset: nil
    case .noCommand(let id), .noKey(_, let id), .unsendable(_, _, let id), .isTaken(_, _, let id),
      .isTyped(_, let id):
      id
    }
  }

  /// Why terminals can't send a key.
  package enum Unsendable: Hashable, Sendable {
    case sameAs(Key)
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

  /// Whether it depends on the keys of another command.
  package var isConflict: Bool { if case .isTaken = self { true } else { false } }

  package var sentence: String { words.sentence(self) }

  /// Keys as they are written in the settings.
  static let examples = "t, T, f5, space, enter, ctrl+r, alt+x"
}

extension String {
  /// `Ctrl+R` is meant as `ctrl+r` is; a letter alone keeps its case.
  fileprivate var lowercasedModifiers: String {
    guard count > 1, let plus = dropLast().lastIndex(of: "+") else { return count > 1 ? lowercased() : self }
    let letter = self[index(after: plus)...]
    return self[...plus].lowercased() + (letter.count == 1 ? String(letter) : letter.lowercased())
  }
}

extension KeyProblem {
  static func closestCommand(to id: String) -> String? {
    id.closestMatch(in: commandIDs)
  }

  private static let commandIDs = Set(App.commands.map(\.id)).sorted()
}
