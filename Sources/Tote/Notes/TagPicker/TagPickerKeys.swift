import Screen

enum TagPickerCommand: String, ScreenCommand {
  case choose = "tagPicker.choose"
  case down = "tagPicker.down"
  case up = "tagPicker.up"
  case pageDown = "tagPicker.pageDown"
  case pageUp = "tagPicker.pageUp"
  case close = "tagPicker.close"

  var action: TagPickerAction {
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

let tagPickerKeys = Keymap<TagPickerAction>(TagPickerCommand.self, footer: [.choose, .down, .close])
