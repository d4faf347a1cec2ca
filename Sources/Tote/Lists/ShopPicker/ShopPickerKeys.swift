import Screen

extension ShopPicker {
  /// The key that opens it.
  static var opening: OverlayOpening {
    OverlayOpening(title: words.openShop, group: .showing, keys: ["@"], tab: .lists)
  }
}

/// What can be asked for while a shop is chosen. Letters narrow what is offered.
enum ShopPickerCommand: String, ScreenCommand {
  case choose = "shopPicker.choose"
  case down = "shopPicker.down"
  case up = "shopPicker.up"
  case pageDown = "shopPicker.pageDown"
  case pageUp = "shopPicker.pageUp"
  case close = "shopPicker.close"

  var action: ShopPickerAction {
    switch self {
    case .choose: .chosen
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .pageDown: .moved(by: 10)
    case .pageUp: .moved(by: -10)
    case .close: .escaped
    }
  }

  var group: CommandGroup { .none }

  var keys: [Key] {
    switch self {
    case .choose: ["enter"]
    case .down: ["down", "ctrl+n"]
    case .up: ["up", "ctrl+p"]
    case .pageDown: ["pgdn"]
    case .pageUp: ["pgup"]
    case .close: ["esc", "ctrl+c"]
    }
  }
}

let shopPickerKeys = Localized {
  Keymap<ShopPickerAction>(ShopPickerCommand.self, footer: [.choose, .down, .close]) { event in
    switch event {
    case .wheel(.up, _): .moved(by: -3)
    case .wheel(.down, _): .moved(by: 3)
    default: TextEdit(field: event).map { .fieldEdited($0) }
    }
  }
}
