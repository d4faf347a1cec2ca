import Screen

/// What an overlay with a short list to choose from hears. Its keys are the same everywhere: ``PickerCommand``.
package protocol PickerAction: Equatable, Sendable {
  static func moved(by rows: Int) -> Self
  /// A page is as many rows as show.
  static func pageMoved(by halves: Int) -> Self
  static var chosen: Self { get }
  static var closed: Self { get }
  /// What choosing a row is called.
  static var chooseTitle: String { get }
}

typealias PickerCommand<Action: PickerAction> = ScreenCommand<Void, Action>

extension ScreenCommand where State == Void, Action: PickerAction {
  static var choose: Self {
    Self("picker.choose", .none, ["enter", "space"], .chosen, title: { Action.chooseTitle })
  }
  static var down: Self { Self("picker.down", ["j", "down"], .moved(by: 1)) }
  static var up: Self { Self("picker.up", ["k", "up"], .moved(by: -1)) }
  static var pageDown: Self { Self("picker.pageDown", ["pgdn", "ctrl+d"], .pageMoved(by: 2)) }
  static var pageUp: Self { Self("picker.pageUp", ["pgup", "ctrl+u"], .pageMoved(by: -2)) }
  static var close: Self { Self("picker.close", ["esc", "q"], .closed) }

  static var all: [Self] { [choose, down, up, pageDown, pageUp, close] }
}

extension Keymap where Action: PickerAction {
  /// The keys of a list to choose from.
  static var picker: Self { Self(PickerCommand<Action>.all, footer: [.choose, .down, .close]) }
}
