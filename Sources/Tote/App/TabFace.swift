import Screen

/// A tab as the root sees it, whichever it is: its screen, and that screen's view, keys and actions as those of the app.
/// Nothing of it is made before it is asked for.
struct TabFace {
  let screen: any TabScreen
  let view: () -> any View
  let keymap: () -> Keymap<AppAction>
  let help: () -> HelpPage
  let press: (Point) -> AppAction?
  let wheel: (Int) -> AppAction?

  init<Screen: TabScreen>(
    _ screen: Screen, _ action: @escaping (Screen.Action) -> AppAction,
    view: @autoclosure @escaping () -> any View, keymap: @autoclosure @escaping () -> Keymap<AppAction>,
    help: @autoclosure @escaping () -> HelpPage
  ) {
    self.screen = screen
    (self.view, self.keymap, self.help) = (view, keymap, help)
    press = { screen.action(forPressAt: $0).map(action) }
    wheel = { screen.action(forWheel: $0).map(action) }
  }
}

extension App {
  /// What the open tab shows.
  var face: TabFace { face(of: tab) }
}

/// Opens a tab: its number.
struct TabCommand: ScreenCommand {
  let tab: Tab

  static let allCases = Tab.allCases.map(TabCommand.init)

  init(_ tab: Tab) { self.tab = tab }

  init?(rawValue: String) {
    guard let command = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = command
  }

  var rawValue: String { "app.\(tab.rawValue)" }
  var action: AppAction { .tabChosen(tab) }
  var title: String { tab.words.command }
  var group: CommandGroup { .program }
  var keys: [Key] { [Key(.character(Character("\(Tab.allCases.firstIndex(of: tab)! + 1)")))] }
}
