import Screen

/// A tab as the root sees it, whichever it is: its screen, and that screen's view and actions as those of the app.
/// Nothing of it is made before it is asked for.
struct TabFace {
  let screen: any TabScreen
  let view: () -> any View
  let help: () -> HelpPage
  let press: (Point) -> AppAction?
  let wheel: (Int) -> AppAction?

  init<Screen: TabScreen>(
    _ screen: Screen, _ action: @escaping (Screen.Action) -> AppAction,
    view: @autoclosure @escaping () -> any View,
    help: @autoclosure @escaping () -> HelpPage
  ) {
    self.screen = screen
    (self.view, self.help) = (view, help)
    press = { screen.action(forPressAt: $0).map(action) }
    wheel = { screen.action(forWheel: $0).map(action) }
  }
}

extension App {
  /// What the open tab shows.
  var face: TabFace { face(of: tab) }
}
