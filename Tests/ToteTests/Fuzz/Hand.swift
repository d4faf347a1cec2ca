// The real keys and reducers without a loop, for hundreds of thousands of keys: what a key leaves to be done is done
// before the next one, and time passes now and then.

import Composable
import Glibc
import Screen

@testable import Loop

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

final class Hand {
  var app: App { store.state }
  private let store: Store<App, AppAction>
  private let drain = DrainExecutor(thread: { UInt(pthread_self()) })
  private let clock = ManualClock()
  private var pointers = PointerTracker()

  init(_ contents: DatabaseSnapshot, _ saved: Saved) {
    var environment = ToteEnvironment.preview(contents, clock: clock)
    saved.use(&environment)
    environment.changes = { (sequence) throws(StorageError) in saved.changes(after: sequence) }
    let (drain, outside) = (drain, environment)
    store = Store(
      initialState: App.loaded(contents), reduce: { appReducer(&$0, $1, outside) }, report: { _ in },
      spawn: EffectExecutor.spawner(on: drain))
    drain.afterEachJob = { [unowned store] in store.handleMail() }
    send(.notes(.loadRetried))
  }

  func press(_ event: Event) throws {
    guard let action = app.keymap.action(for: event) ?? pressed(event) else { return }
    send(action)
  }

  /// What the mouse hits on the frame as it would be drawn.
  private func pressed(_ event: Event) -> AppAction? {
    let frame = Frame(AppView(app), size: app.lists.screen)
    let pointer = pointers.pointer(for: event, on: frame, at: clock.now.offset)
    return App.mouse.action(for: event, pointer, in: app)
  }

  /// Lets time pass.
  func wait(_ duration: Duration) {
    drain.enter()
    clock.advance(by: duration)
    drain.run()
  }

  private func send(_ action: AppAction) {
    drain.enter()
    store.send(action)
    drain.run()
  }
}
