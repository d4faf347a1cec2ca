import Composable

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a program ends: the user has quit, or the terminal has gone, and some effects still run. A save among them
/// must reach the disk; a timer among them never ends. So the rule: **a program ends its timers, and waits for all its
/// other effects.** Whoever starts another endless one, such as a stream that is listened to, cancels it in `whenOver`:
///
///     case .left:                              // the `whenOver` of this program
///       return .merge(.cancel(id: News()), environment.save(state.draft).fireAndForget())
///
/// What is forgotten costs `patience` at the end of a real program, and is an error by name in a rehearsal. What still
/// runs then is cancelled.
extension Program {
  /// The last chance, on a real console.
  @usableFromInline
  func finish(on console: some Console) {
    let bell = Bell()
    let end = ContinuousClock.now + patience
    store.setWake({ bell.ring() }, atEnds: true)
    finish(on: console) { bell.wait(until: end) }
    store.setWake(nil)
    store.cancelEffects()
  }

  /// The last chance: `hasMore` waits until something has happened, and says no when nothing will or may any more.
  func finish(on console: some Console, while hasMore: () -> Bool) {
    if let whenOver { store.send(whenOver) }
    store.handleMail()
    store.cancelEndlessEffects()
    paint(on: console)
    // The console is not asked any more: it may have gone, and keys no longer count.
    while store.hasRunningEffects, hasMore() {
      store.handleMail()
      paint(on: console)
    }
  }
}

/// Wakes the one thread that waits for it. The standard library has nothing that waits without `await`.
private final class Bell: @unchecked Sendable {
  // Unchecked: what is mutable is only touched under the lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let signal = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isRung = false

  init() {
    pthread_mutex_init(lock, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    // Setting the clock of the machine must not lengthen anyone's patience.
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
