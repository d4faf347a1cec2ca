import Screen

extension BuyAgain {
  /// The key that opens it.
  static var opening: OverlayOpening {
    OverlayOpening(title: words.openBuyAgain, group: .items, keys: ["b"], tab: .lists)
  }
}

/// What can be asked for while something is chosen that was bought before.
enum BuyAgainCommand: String, ScreenCommand {
  case choose = "buyAgain.choose"
  case down = "buyAgain.down"
  case up = "buyAgain.up"
  case pageDown = "buyAgain.pageDown"
  case pageUp = "buyAgain.pageUp"
  case first = "buyAgain.first"
  case last = "buyAgain.last"
  case close = "buyAgain.close"

  var action: BuyAgainAction {
    switch self {
    case .choose: .chosen
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .pageDown: .moved(by: 10)
    case .pageUp: .moved(by: -10)
    case .first: .movedTo(0)
    case .last: .movedTo(.max)
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
    case .first: ["g", "home"]
    case .last: ["G", "end"]
    case .close: ["esc", "q"]
    }
  }
}

let buyAgainKeys = Localized {
  Keymap<BuyAgainAction>(BuyAgainCommand.self, footer: [.choose, .close]) { event in
    switch event {
    case .wheel(.up, _): .moved(by: -3)
    case .wheel(.down, _): .moved(by: 3)
    default: nil
    }
  }
}
