import Composable
import Screen

typealias SpendingCommand = Command<SpendingScreen, SpendingScreenAction>

extension SpendingCommand {
  static var open: Self { Self("spending.open", .spending, ["enter"], .rowOpened) }
  static var close: Self { Self("spending.close", .spending, ["esc"], .rowClosed) }
  static var price: Self { Self("spending.price", .spending, ["$", "e"], .pricingBegun) }
  static var period: Self { Self("spending.period", .spending, ["p"], .periodTurned) }
  static var down: Self { Self("spending.down", .spending, ["j", "down"], .moved(by: 1)) }
  static var up: Self { Self("spending.up", .spending, ["k", "up"], .moved(by: -1)) }
  static var left: Self { Self("spending.left", .spending, ["h", "left"], .movedAside(by: -1)) }
  static var right: Self { Self("spending.right", .spending, ["l", "right"], .movedAside(by: 1)) }
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
      open, close, price, period, down, up, left, right, halfPageDown, halfPageUp, pageDown, pageUp, first,
      last, retry,
      nextTab, previousTab,
    ]
  }
}

extension SpendingScreen {
  var keys: TabKeys<SpendingScreenAction> {
    if valueEditor != nil {
      return TabKeys(Keymap<ValueEditorAction>.field.map(SpendingScreenAction.valueEditor), .whileTyping)
    }
    return TabKeys(Keymap(SpendingCommand.all), .browsing(.spending), footer: { [self] in footer })
  }

  private var footer: [Hint] {
    let (undo, help) = (AppCommand.undo.hint(), AppCommand.help.hint())
    if detail != nil { return SpendingCommand.hints(.close, .price, .down, .up) + [undo, help] }
    if overview.isEmpty { return [AppCommand.nextTab(.spending), help] }
    return SpendingCommand.hints(.open, .period)
      + (overview.unpricedCount > 0 ? SpendingCommand.hints(.price) : [])
      + [undo, AppCommand.nextTab(.spending), help]
  }
}

extension SpendingScreen {
  static var modes: [KeyMode<SpendingScreen, SpendingScreenAction>] {
    [
      KeyMode(SpendingCommand.all, beside: .browsing(.spending)),
      KeyMode<ValueEditor, ValueEditorAction>.field.map(
        CasePath(embed: SpendingScreenAction.valueEditor) {
          if case .valueEditor(let action) = $0 { action } else { nil }
        }),
    ]
  }
}
