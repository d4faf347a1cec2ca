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
    var preset: KeyPreset?
    if let name {
      preset = KeyPreset(rawValue: name)
      if preset == nil { problems.append(.noPreset(name)) }
    }
    let modes =
      KeyMode<App, AppAction>.all.map { CommandMode($0.allCommands, isTyping: $0.isTyping) }
      // Some are heard only at times that no mode describes.
      + AppCommand.all.map { CommandMode([$0]) }
    keys =
      CommandSettings(keys: own, over: preset?.keys ?? [:], in: modes, problems: &problems).keys
  }
}

extension KeyProblem {
  package var sentence: String { words.sentence(self) }

  static func closestCommand(to id: String) -> String? {
    id.closestMatch(in: commandIDs)
  }

  private static let commandIDs = Set(App.commands.map(\.id)).sorted()
}
