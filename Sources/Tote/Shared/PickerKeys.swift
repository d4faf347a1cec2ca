import Composable
import Screen

/// The keys of a list to choose from, the same everywhere.
typealias PickerCommand<Action: ChoiceAction> = Command<Void, Action>

extension Command where State == Void, Action: ChoiceAction {
  static func choose(_ title: @escaping @autoclosure @Sendable () -> String) -> Self {
    Self("picker.choose", .none, ["enter", "space"], .rowPressed, title: title)
  }
  static var down: Self { Self("picker.down", ["j", "down"], .moved(by: 1)) }
  static var up: Self { Self("picker.up", ["k", "up"], .moved(by: -1)) }
  static var pageDown: Self { Self("picker.pageDown", ["pgdn", "ctrl+d"], .pageMoved(by: 2)) }
  static var pageUp: Self { Self("picker.pageUp", ["pgup", "ctrl+u"], .pageMoved(by: -2)) }
  static var close: Self { Self("picker.close", ["esc", "q"], .closed) }

  static func all(choosing title: @escaping @autoclosure @Sendable () -> String) -> [Self] {
    [choose(title()), down, up, pageDown, pageUp, close]
  }
}

extension Keymap where Action: ChoiceAction {
  static func picker(choosing title: String) -> Self {
    let commands = PickerCommand<Action>.all(choosing: title)
    return Self(commands, footer: [commands[0], .down, .close])
  }
}

extension KeyMode where Action: ChoiceAction {
  /// The mode of a list to choose from.
  static func picker(choosing title: @escaping @autoclosure @Sendable () -> String) -> KeyMode {
    KeyMode(
      PickerCommand<Action>.all(choosing: title()).map { $0.map({ $0 }) { _ in () } },
      beside: CompanionKeys.always)
  }
}
