import Screen

/// What can be asked for on the spending.
enum SpendingCommand: String, ScreenCommand {
  case open = "spending.open"
  case close = "spending.close"
  case group = "spending.group"
  case period = "spending.period"
  case down = "spending.down"
  case up = "spending.up"
  case halfPageDown = "spending.halfPageDown"
  case halfPageUp = "spending.halfPageUp"
  case pageDown = "spending.pageDown"
  case pageUp = "spending.pageUp"
  case first = "spending.first"
  case last = "spending.last"
  case retry = "spending.retry"
  case nextTab = "spending.nextTab"
  case previousTab = "spending.previousTab"

  var action: SpendingScreenAction {
    switch self {
    case .open: .rowOpened
    case .close: .rowClosed
    case .group: .groupingTurned
    case .period: .periodTurned
    case .down: .moved(by: 1)
    case .up: .moved(by: -1)
    case .halfPageDown: .pageMoved(by: 1)
    case .halfPageUp: .pageMoved(by: -1)
    case .pageDown: .pageMoved(by: 2)
    case .pageUp: .pageMoved(by: -2)
    case .first: .movedToStart
    case .last: .movedToEnd
    case .retry: .retried
    case .nextTab: .tabTurned(by: 1)
    case .previousTab: .tabTurned(by: -1)
    }
  }

  var group: CommandGroup { .spending }

  var keys: [Key] {
    switch self {
    case .open: ["enter", "l", "right"]
    case .close: ["esc", "h", "left"]
    case .group: ["c"]
    case .period: ["p"]
    case .down: ["j", "down"]
    case .up: ["k", "up"]
    case .halfPageDown: ["ctrl+d"]
    case .halfPageUp: ["ctrl+u"]
    case .pageDown: ["pgdn"]
    case .pageUp: ["pgup"]
    case .first: ["g", "home"]
    case .last: ["G", "end"]
    case .retry: ["r"]
    case .nextTab: ["tab"]
    case .previousTab: ["shift+tab"]
    }
  }
}

let spendingKeys = Localized {
  Keymap<SpendingScreenAction>(SpendingCommand.self, footer: [.open, .group, .period])
}

extension SpendingScreen {
  /// The hints while the purchases of a sum show.
  static var detailHints: [(key: Key, help: String)] {
    [SpendingCommand.close.hint(), SpendingCommand.down.hint(), SpendingCommand.up.hint()]
  }
}
