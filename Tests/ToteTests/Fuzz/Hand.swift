// The real keys and reducers without a loop, for hundreds of thousands of keys: what a key leaves to save is saved
// before the next one.

import Composable
import Screen

@testable import Tote

final class Hand {
  private(set) var app: App
  private let saved: Saved
  private let environment: ToteEnvironment

  init(_ contents: Contents, _ saved: Saved) {
    app = App.loaded(contents)
    self.saved = saved
    environment = .preview(contents, clock: ContinuousClock())
  }

  func press(_ event: Event) throws {
    guard let action = app.keymap.action(for: event) else { return }
    reduce(action)
    while app.ledger.sent > 0 {
      reduce(.saveFinished(try saved.save(Array(app.ledger.unsaved.prefix(app.ledger.sent)))))
    }
  }

  private func reduce(_ action: AppAction) { _ = appReducer(&app, action, environment) }
}
