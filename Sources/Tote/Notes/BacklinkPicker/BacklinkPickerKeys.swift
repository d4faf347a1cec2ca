import Screen

enum BacklinkPickerCommand: String, ScreenCommand {
  case choose = "backlinkPicker.choose"
  case down = "backlinkPicker.down"
  case up = "backlinkPicker.up"
  case pageDown = "backlinkPicker.pageDown"
  case pageUp = "backlinkPicker.pageUp"
  case close = "backlinkPicker.close"

  var action: BacklinkPickerAction {
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

let backlinkPickerKeys = Keymap<BacklinkPickerAction>(
  BacklinkPickerCommand.self, footer: [.choose, .down, .close])
