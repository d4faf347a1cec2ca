import Screen

/// What an overlay with a short list to choose from hears. Its keys are the same everywhere: ``PickerCommand``.
package protocol PickerAction: Equatable, Sendable {
  static func moved(by rows: Int) -> Self
  /// A page is as many rows as show.
  static func pageMoved(by halves: Int) -> Self
  static var chosen: Self { get }
  static var closed: Self { get }
  /// What choosing a row does, for the footer.
  static var chooseTitle: String { get }
}

package enum PickerCommand<Action: PickerAction>: String, ScreenCommand {
  case choose = "picker.choose"
  case down = "picker.down"
  case up = "picker.up"
  case pageDown = "picker.pageDown"
  case pageUp = "picker.pageUp"
  case close = "picker.close"

  package var action: Action {
    switch self {
    case .choose: .chosen
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .pageDown: .pageMoved(by: 2)
    case .pageUp: .pageMoved(by: -2)
    case .close: .closed
    }
  }

  package var group: CommandGroup { .none }

  package var keys: [Key] {
    switch self {
    case .choose: ["enter", "space"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .pageDown: ["pgdn", "ctrl+d"]
    case .pageUp: ["pgup", "ctrl+u"]
    case .close: ["esc", "q"]
    }
  }
}

extension Keymap where Action: PickerAction {
  /// The keys of a list to choose from.
  static var picker: Self { Self(PickerCommand<Action>.self, footer: [.choose, .down, .close]) }
}
