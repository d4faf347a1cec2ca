import Screen

/// What a tab hears of the mouse, whichever tab it is: its screen, and that screen's actions as those of the app.
struct TabFace {
  let screen: any TabScreen
  let press: (Point) -> AppAction?
  let wheel: (Int) -> AppAction?

  init<Screen: TabScreen>(_ screen: Screen, _ action: @escaping (Screen.Action) -> AppAction) {
    self.screen = screen
    press = { screen.action(forPressAt: $0).map(action) }
    wheel = { screen.action(forWheel: $0).map(action) }
  }
}
