import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A descriptor that `poll` watches beside the terminal; the only part of it that threads share. It lives as long as anybody may
/// write to it, so that a late wake-up cannot reach another file with its number.
final class Wakeup: Sendable {
  let descriptor: Int32

  init?() {
    descriptor = cn_make_wake()
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  func wake() { cn_wake(descriptor) }

  func drain() { cn_drain(descriptor) }
}
