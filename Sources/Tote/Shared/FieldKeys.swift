import Screen

/// What a feature hears that is nothing but a field of one line. Its keys are the same everywhere: ``FieldCommand``.
package protocol FieldAction: Equatable, Sendable {
  static func edited(_ edit: TextEdit) -> Self
  static var committed: Self { get }
  static var closed: Self { get }
}

package enum FieldCommand<Action: FieldAction>: String, ScreenCommand {
  case commit = "field.commit"
  case close = "field.close"

  package var action: Action {
    switch self {
    case .commit: .committed
    case .close: .closed
    }
  }

  package var group: CommandGroup { .none }

  package var keys: [Key] {
    switch self {
    case .commit: ["enter"]
    case .close: ["esc", "ctrl+c"]
    }
  }
}

extension Keymap where Action: FieldAction {
  /// The keys of a field.
  static var field: Self {
    Self(FieldCommand<Action>.self, footer: [.commit, .close]) { TextEdit(field: $0).map { .edited($0) } }
  }
}
