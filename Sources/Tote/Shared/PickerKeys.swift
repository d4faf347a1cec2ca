import Composable
import Screen

/// The keys of a list to choose from, the same everywhere.
typealias PickerCommand<Action: ListingOverlayAction> = Command<Void, Action>

extension Command where State == Void, Action: ListingOverlayAction {
  static func choose(_ title: @escaping @autoclosure @Sendable () -> String) -> Self {
    Self("picker.choose", .none, ["enter", "space"], .list(.opened), title: title)
  }
  static var down: Self { Self("picker.down", ["j", "down"], .list(.moved(by: 1))) }
  static var up: Self { Self("picker.up", ["k", "up"], .list(.moved(by: -1))) }
  static var pageDown: Self { Self("picker.pageDown", ["pgdn", "ctrl+d"], .list(.pageMoved(by: 2))) }
  static var pageUp: Self { Self("picker.pageUp", ["pgup", "ctrl+u"], .list(.pageMoved(by: -2))) }
  static var close: Self { Self("picker.close", ["esc", "q"], .closed) }

  static func all(choosing title: @escaping @autoclosure @Sendable () -> String) -> [Self] {
    [choose(title()), down, up, pageDown, pageUp, close]
  }
}

extension Keymap where Action: ListingOverlayAction {
  static func picker(choosing title: String) -> Self {
    let commands = PickerCommand<Action>.all(choosing: title)
    return Self(commands, footer: [commands[0], .down, .close])
  }
}

extension KeyMode where Action: ListingOverlayAction {
  /// The mode of a list to choose from.
  static func picker(choosing title: @escaping @autoclosure @Sendable () -> String) -> KeyMode {
    KeyMode(
      PickerCommand<Action>.all(choosing: title()).map { $0.map({ $0 }) { _ in () } },
      beside: CompanionKeys.always)
  }
}
