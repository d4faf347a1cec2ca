/// What ends the wait for a key press: an effect that has an Action, a signal, a request from another thread.
/// The only part of the terminal that several threads share.

import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A descriptor that `poll` watches beside the terminal. It lives as long as anybody may write to it, so that
/// a late wake-up cannot reach a file that was opened under the same number.
final class Wakeup: Sendable {
  let descriptor: Int32

  init?() {
    descriptor = cn_make_wake()
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Ends the wait, or the next one if nobody waits.
  func wake() { cn_wake(descriptor) }

  /// Forgets the wake-ups so far.
  func drain() { cn_drain(descriptor) }
}
