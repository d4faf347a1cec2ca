// The reducer of the whole on a TestStore: every action and every effect is named.

import Composable
import ComposableTesting
import Synchronization

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

typealias AppStore = TestStore<App, AppAction, ToteEnvironment>

extension App {
  /// A program whose database is there, before anything was done.
  static func loaded(_ contents: DatabaseSnapshot) -> App {
    var app = App()
    app.loading = .loaded
    app.workspace = Workspace(contents, writer: Entry.Writer.ID(high: 7, low: 7))
    app.lists.list = app.openLists.first?.id
    app.layOut()
    app.listScreen.select(0)
    app.listScreen.keepInView()
    return app
  }
}

/// What the environment of a TestStore is made of: nothing that a test does not replace, but ids, the time and a clock.
struct Bench {
  let clock = TestClock()
  let saved: Saved

  init(_ contents: DatabaseSnapshot = .toured, notes: [Note] = []) { saved = Saved(contents, notes: notes) }

  func store(_ state: App, _ change: (inout ToteEnvironment) -> Void = { _ in }) -> AppStore {
    var environment = ToteEnvironment.unimplemented
    let preview = ToteEnvironment.preview(clock: clock)
    (environment.edits, environment.clock) = (preview.edits, clock)
    environment.firstPage = preview.firstPage
    saved.use(&environment)
    change(&environment)
    return AppStore(initialState: state, reducer: appReducer, environment: environment)
  }

  /// One that has loaded these rows.
  func store(_ change: (inout ToteEnvironment) -> Void = { _ in }) -> AppStore {
    store(.loaded(saved.contents), change)
  }
}
