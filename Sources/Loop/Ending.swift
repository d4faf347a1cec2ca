import Composable

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a program ends while effects still run: **it cancels its timers and waits for all other effects**, such as a save. A program
/// with another endless effect, such as a stream, cancels it in `whenOver`:
///
///     case .left:                              // the `whenOver` of this program
///       return .merge(.cancel(id: News()), environment.save(state.draft).fireAndForget())
///
/// An effect that is forgotten costs `patience` in a real program and is an error in a rehearsal; then it is cancelled.
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

  /// `hasMore` waits until something has happened, and returns false when nothing more will.
  func finish(on console: some Console, while hasMore: () -> Bool) {
    if let whenOver { store.send(whenOver) }
    store.handleMail()
    store.cancelEndlessEffects()
    paint(on: console)
    // The console is no longer asked: it may be gone, and keys no longer count.
    while store.hasRunningEffects, hasMore() {
      store.handleMail()
      paint(on: console)
    }
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
