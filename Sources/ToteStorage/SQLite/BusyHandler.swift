import CSQLite
import Glibc

/// How a statement waits while another program writes. Pauses grow at first and become short again after a tenth of the
/// patience, or a second; then it also calls `whenLong` once. Waiting ends when `isInterrupted` returns true.
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

  func mayWait(until end: ContinuousClock.Instant) -> Bool { ContinuousClock.now < end && !isInterrupted() }

  /// Makes a connection wait like this; this value must outlive the connection.
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
    // Short pauses at first: a writer working in short steps leaves gaps that longer ones keep missing. Short again in
    // the end: otherwise newcomers would keep overtaking those who have waited long.
    let pause = attempts < 12 ? min(8, 1 << attempts) : hasCalledBack ? 2 : 50
    usleep(UInt32(pause) * 1_000)
    return true
  }
}
