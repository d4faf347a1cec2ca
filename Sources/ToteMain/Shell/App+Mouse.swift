import Loop
import Screen
import Tote

extension App {
  /// What the mouse does, whether the program runs in a terminal, by a script or from a recording.
  static var mouse: Mouse<App, AppAction> {
    Mouse { app, event in app.speaking { $0.action(forMouse: event) } }
      .adding(Mouse { $0.action(forText: $1) })
  }
}
