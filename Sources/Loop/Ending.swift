import Composable
import Dispatch

/// How a program ends while effects still run: **it waits for those marked `.finishing()`, and cancels all others**. Its last action
/// may start more:
///
///     case .left:                              // the `whenOver` of this program
///       return environment.save(state.draft).fireAndForget().finishing()
///
/// A marked effect that doesn't end costs `patience`, and is an error in a rehearsal; so is an unmarked one of the last action.
extension Program {
  @usableFromInline
  func finish(on console: some Console) {
    let bell = Bell()
    let end = ContinuousClock.now + patience
    store.setWake({ bell.ring() }, atEnds: true)
    finish(on: console) { bell.wait(until: end) }
    store.setWake(nil)
    store.cancelEffects()
  }

  /// Returns the unmarked effects of the last action, now cancelled. `hasMore` waits until something has happened, and returns
  /// false when nothing more will.
  @discardableResult
  func finish(on console: some Console, while hasMore: () -> Bool) -> [RunInfo] {
    store.handleMail()
    let last = store.actionNumber
    if let whenOver { send(whenOver, from: .program) }
    let forgotten = store.endEffects().filter { $0.startedBy > last }
    paint(on: console)
    // The console is no longer asked: it may be gone, and keys no longer count.
    while store.hasRunningEffects, hasMore() {
      store.handleMail()
      paint(on: console)
    }
    return forgotten
  }
}

/// Wakes the thread that waits for it; the standard library can't wait without `await`.
private struct Bell {
  private let semaphore = DispatchSemaphore(value: 0)

  func ring() { semaphore.signal() }

  /// Waits for a ring; false when the time is over.
  func wait(until end: ContinuousClock.Instant) -> Bool {
    let left = max(.zero, ContinuousClock.now.duration(to: end)) / .nanoseconds(1)
    return semaphore.wait(timeout: .now() + .nanoseconds(Int(left))) == .success
  }
}
