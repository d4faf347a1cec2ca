import Screen

typealias SpendingCommand = ScreenCommand<SpendingScreen, SpendingScreenAction>

extension SpendingCommand {
  static var open: Self { Self("spending.open", .spending, ["enter", "l", "right"], .rowOpened) }
  static var close: Self { Self("spending.close", .spending, ["esc", "h", "left"], .rowClosed) }
  static var group: Self { Self("spending.group", .spending, ["c"], .groupingTurned) }
  static var period: Self { Self("spending.period", .spending, ["p"], .periodTurned) }
  static var down: Self { Self("spending.down", .spending, ["j", "down"], .moved(by: 1)) }
  static var up: Self { Self("spending.up", .spending, ["k", "up"], .moved(by: -1)) }
  static var halfPageDown: Self { Self("spending.halfPageDown", .spending, ["ctrl+d"], .pageMoved(by: 1)) }
  static var halfPageUp: Self { Self("spending.halfPageUp", .spending, ["ctrl+u"], .pageMoved(by: -1)) }
  static var pageDown: Self { Self("spending.pageDown", .spending, ["pgdn"], .pageMoved(by: 2)) }
  static var pageUp: Self { Self("spending.pageUp", .spending, ["pgup"], .pageMoved(by: -2)) }
  static var first: Self { Self("spending.first", .spending, ["g", "home"], .movedToStart) }
  static var last: Self { Self("spending.last", .spending, ["G", "end"], .movedToEnd) }
  static var retry: Self { Self("spending.retry", .spending, ["r"], .retried) }
  static var nextTab: Self {
    Self(
      "spending.nextTab", .spending, ["tab"], .tabTurned(by: 1),
      title: { Tab.spending.turned(by: 1).titles.fromBefore })
  }
  static var previousTab: Self {
    Self(
      "spending.previousTab", .spending, ["shift+tab"], .tabTurned(by: -1),
      title: { Tab.spending.turned(by: -1).titles.fromBehind })
  }

  static var all: [Self] {
    [
      open, close, group, period, down, up, halfPageDown, halfPageUp, pageDown, pageUp, first, last, retry,
      nextTab, previousTab,
    ]
  }
}

extension SpendingScreen {
  var keys: TabKeys<SpendingScreenAction> {
    let (undo, help) = (AppCommand.undo.hint(), AppCommand.help.hint())
    let footer =
      detail == nil
      ? SpendingCommand.hints(.open, .group, .period) + [undo, AppCommand.nextTab(.spending), help]
      : SpendingCommand.hints(.close, .down, .up) + [undo, help]
    return TabKeys(Keymap(SpendingCommand.all), .browsing(.spending), footer: { footer })
  }
}
