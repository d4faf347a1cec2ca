import Screen

enum BoxListPickerCommand: String, ScreenCommand {
  case choose = "boxListPicker.choose"
  case down = "boxListPicker.down"
  case up = "boxListPicker.up"
  case pageDown = "boxListPicker.pageDown"
  case pageUp = "boxListPicker.pageUp"
  case close = "boxListPicker.close"

  var action: BoxListPickerAction {
    switch self {
    case .choose: .chosen
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .pageDown: .moved(by: 10)
    case .pageUp: .moved(by: -10)
    case .close: .closed
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
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

let boxListPickerKeys = Keymap<BoxListPickerAction>(
  BoxListPickerCommand.self, footer: [.choose, .down, .close])
