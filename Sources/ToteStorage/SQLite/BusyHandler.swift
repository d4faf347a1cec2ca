import CSQLite
import Glibc

/// How a statement waits while another program writes: it tries again in ever longer pauses. When a tenth of its patience is
/// over, it calls `whenLong` once.
final class BusyHandler {
  private let patience: Duration
  private let whenLong: (@Sendable () -> Void)?
  private var start = ContinuousClock.now
  private var hasCalledBack = false

  init(patience: Duration, whenLong: (@Sendable () -> Void)?) {
    self.patience = patience
    self.whenLong = whenLong
  }

  /// Makes a connection wait like this; it must not outlive this value.
  func attach(to database: OpaquePointer) {
    sqlite3_busy_handler(
      database,
      { context, count in
        Unmanaged<BusyHandler>.fromOpaque(context!).takeUnretainedValue().shouldRetry(after: Int(count))
          ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func shouldRetry(after attempts: Int) -> Bool {
    if attempts == 0 { start = .now }
    let waited = start.duration(to: .now)
    guard waited < patience else { return false }
    if !hasCalledBack, waited >= patience / 10 {
      hasCalledBack = true
      whenLong?()
    }
    usleep(UInt32(min(50, 1 << min(attempts, 6))) * 1_000)
    return true
  }
}
