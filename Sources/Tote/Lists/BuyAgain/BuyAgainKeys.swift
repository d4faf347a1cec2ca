import Screen

extension BuyAgain {
  /// The key that opens it.
  static var opening: OverlayOpening {
    OverlayOpening(title: words.openBuyAgain, group: .items, keys: ["b"], tab: .lists)
  }
}

/// What can be asked for while something is chosen that was bought before. Letters narrow what is offered.
enum BuyAgainCommand: String, ScreenCommand {
  case choose = "buyAgain.choose"
  case select = "buyAgain.select"
  case forget = "buyAgain.forget"
  case down = "buyAgain.down"
  case up = "buyAgain.up"
  case pageDown = "buyAgain.pageDown"
  case pageUp = "buyAgain.pageUp"
  case close = "buyAgain.close"

  var action: BuyAgainAction {
    switch self {
    case .choose: .chosen
    case .select: .toggled
    case .forget: .forgotten
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
    case .select: ["space"]
    case .forget: ["delete", "ctrl+d"]
    case .down: ["down", "ctrl+n"]
    case .up: ["up", "ctrl+p"]
    case .pageDown: ["pgdn"]
    case .pageUp: ["pgup"]
    case .close: ["esc", "ctrl+c"]
    }
  }
}

let buyAgainKeys = Localized {
  Keymap<BuyAgainAction>(BuyAgainCommand.self, footer: [.choose, .select, .forget, .close]) { event in
    switch event {
    case .wheel(.up, _): .moved(by: -3)
    case .wheel(.down, _): .moved(by: 3)
    default: TextEdit(field: event).map { .fieldEdited($0) }
    }
  }
}
