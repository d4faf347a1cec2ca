import CSQLite
import Glibc

/// How a statement waits while another program writes: it tries again in longer pauses, and in short ones when a tenth of its
/// patience is over, or a second; then it also calls `whenLong` once. It waits no longer when `isInterrupted` says so.
final class BusyHandler {
  private let patience: Duration
  private let whenLong: (@Sendable () -> Void)?
  private let isInterrupted: @Sendable () -> Bool
  private var start = ContinuousClock.now
  private var hasCalledBack = false

  init(
    patience: Duration, whenLong: (@Sendable () -> Void)?, isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.patience = patience
    self.whenLong = whenLong
    self.isInterrupted = isInterrupted
  }

  /// Whether there is still time until some end. The pause is short enough for whoever has pressed a key.
  func mayWait(until end: ContinuousClock.Instant) -> Bool { ContinuousClock.now < end && !isInterrupted() }

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
    guard waited < patience, !isInterrupted() else { return false }
    if !hasCalledBack, waited >= min(.seconds(1), patience / 10) {
      hasCalledBack = true
      whenLong?()
    }
    // At first often: whoever works in short steps leaves gaps, which a longer pause may miss many times in turn. And often
    // again in the end: else those who have just come would pass by whoever has waited long, many times in turn.
    let pause = attempts < 12 ? min(8, 1 << attempts) : hasCalledBack ? 2 : 50
    usleep(UInt32(pause) * 1_000)
    return true
  }
}
