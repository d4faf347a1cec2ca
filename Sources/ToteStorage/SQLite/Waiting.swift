import CSQLite
import Glibc

/// How a statement waits while another program writes: it looks again in ever longer pauses, and when a tenth of its
/// patience is over somebody may be told, once, that it takes a while.
final class Waiting {
  /// How long it waits at most.
  private let patience: Duration
  private let whenLong: (@Sendable () -> Void)?
  private var start = ContinuousClock.now
  private var hasTold = false

  init(patience: Duration, whenLong: (@Sendable () -> Void)?) {
    self.patience = patience
    self.whenLong = whenLong
  }

  /// Makes a connection wait like this; it must not outlive this value.
  func attach(to database: OpaquePointer) {
    sqlite3_busy_handler(
      database,
      { context, count in
        Unmanaged<Waiting>.fromOpaque(context!).takeUnretainedValue().goesOn(after: Int(count)) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whether it is worth another look, after so many.
  private func goesOn(after looks: Int) -> Bool {
    if looks == 0 { start = .now }
    let waited = start.duration(to: .now)
    guard waited < patience else { return false }
    if !hasTold, waited >= patience / 10 {
      hasTold = true
      whenLong?()
    }
    usleep(UInt32(min(50, 1 << min(looks, 6))) * 1_000)
    return true
  }
}
