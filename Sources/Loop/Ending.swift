import Composable

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    if let whenOver { store.send(whenOver) }
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

/// Wakes the one thread that waits for it. The standard library cannot wait without `await`.
private final class Bell: @unchecked Sendable {
  // Unchecked: the lock protects what is mutable.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let signal = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isRung = false

  init() {
    pthread_mutex_init(lock, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    // Setting the machine's clock must not change the wait.
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(signal, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(signal)
    pthread_mutex_destroy(lock)
    signal.deallocate()
    lock.deallocate()
  }

  func ring() {
    pthread_mutex_lock(lock)
    isRung = true
    pthread_cond_signal(signal)
    pthread_mutex_unlock(lock)
  }

  /// Waits for the next ring, or the one since the last wait; false when the time is over.
  func wait(until end: ContinuousClock.Instant) -> Bool {
    let left = max(.zero, ContinuousClock.now.duration(to: end)).components
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    time.tv_nsec += Int(left.attoseconds / 1_000_000_000)
    time.tv_sec += Int(left.seconds) + time.tv_nsec / 1_000_000_000
    time.tv_nsec %= 1_000_000_000
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while !isRung, pthread_cond_timedwait(signal, lock, &time) == 0 {}
    defer { isRung = false }
    return isRung
  }
}
