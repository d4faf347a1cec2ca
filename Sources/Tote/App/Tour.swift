import Composable
import ToteModel

/// The first run's short tour: five keys, each of them pressed rather than read about. Whatever the user does instead
/// is done all the same; the tour waits. Finishing it, or leaving it with Escape, is remembered.

/// How far the tour has come.
package struct Tour: Equatable, Sendable {
  /// One key, and what it is good for.
  package struct Step: Sendable {
    package let key: String
    package let text: String
    let isDone: @Sendable (App, AppAction) -> Bool
  }

  /// The step that is next.
  package var step = 0

  package init() {}

  /// The setting that remembers it.
  static let setting = "tour"

  package static let steps = [
    Step(key: "a", text: "add: press it, type 2 kg apples, then Enter and Esc") { app, action in
      (action == .shopping(.fieldLeft) || action == .shopping(.fieldCommitted))
        && app.shopping.mode == .browsing
        && app.shopping.list.map { app.workspace.records.totals(of: $0).count } ?? 0 > 0
    },
    Step(key: "space", text: "tick what is in the basket; once more takes the tick away") { _, action in
      action == .shopping(.ticked)
    },
    Step(key: "d", text: "delete a row, at once and without a question …") { _, action in
      action == .shopping(.deleted)
    },
    Step(key: "u", text: "… because everything can be undone, also tomorrow") { _, action in action == .undone
    },
    Step(key: "?", text: "every other key") { _, action in action == .helpOpened },
  ]
}

/// Goes on when a step was done. It runs after the others, and sees what they have done.
let tourReducer = Reducer<App, AppAction, ToteEnvironment> { state, action, environment in
  guard let tour = state.tour else { return .none }
  if action == .tourEnded || Tour.steps[tour.step].isDone(state, action) {
    state.tour?.step += 1
    if action == .tourEnded || tour.step + 1 == Tour.steps.count {
      state.tour = nil
      if action == .tourEnded { state.message = Message("? shows all keys whenever you want them.") }
      state.workspace.remember(
        Change(adding: Setting(key: Tour.setting, value: "seen")), id: Edit.ID(environment.uuid()),
        at: environment.now())
    }
  }
  return .none
}
