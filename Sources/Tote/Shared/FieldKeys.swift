import Screen

/// Actions of a one-line field; its keys are the same everywhere: ``FieldCommand``.
package protocol FieldAction: Equatable, Sendable {
  static func edited(_ edit: TextEdit) -> Self
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
