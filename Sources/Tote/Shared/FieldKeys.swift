import Composable
import Screen

/// Actions of a one-line field; its keys are the same everywhere: ``FieldCommand``.
package protocol FieldAction: Equatable, Sendable {
  static func edited(_ edit: TextEdit) -> Self
  var edit: TextEdit? { get }
  static var committed: Self { get }
  static var closed: Self { get }
}

typealias FieldCommand<Action: FieldAction> = Command<Void, Action>

extension Command where State == Void, Action: FieldAction {
  static var commit: Self { Self("field.commit", ["enter"], .committed) }
  static var close: Self { Self("field.close", ["esc", "ctrl+c"], .closed) }

  static var all: [Self] { [commit, close] }
}

extension Keymap where Action: FieldAction {
  static var field: Self {
    Self(FieldCommand<Action>.all, footer: [.commit, .close]) { TextEdit(field: $0).map { .edited($0) } }
  }
}

extension KeyMode where Action: FieldAction {
  static var field: KeyMode {
    KeyMode(
      FieldCommand<Action>.all.map { $0.map({ $0 }) { _ in () } }, beside: CompanionKeys.whileTyping,
      typing: CasePath(embed: Action.edited, extract: \.edit))
  }
}
