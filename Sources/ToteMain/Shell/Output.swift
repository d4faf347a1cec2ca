import Synchronization
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output or standard error, written in large pieces. It knows whether it is a terminal.
///
/// A pipe that nobody reads any more ends the program by SIGPIPE, quietly, as it ends every program.
final class Output: Sendable {
  private let descriptor: Int32
  private let waiting = Mutex<[UInt8]>([])

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether it is a terminal that says what kind it is: one that does not may show escape codes as they are.
  var hasCodes: Bool {
    isTerminal && !["", "dumb", "unknown"].contains(getenv("TERM").map { String(cString: $0) } ?? "")
  }

  /// Whether it may have colours: <https://no-color.org>.
  var hasColor: Bool { hasCodes && getenv("NO_COLOR").map { String(cString: $0).isEmpty } ?? true }

  /// How many columns it has (default: 80).
  var width: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  struct Unwritten: Error {
    let reason: String
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws {
    let isFull = waiting.withLock {
      $0 += bytes
      return $0.count >= 1 << 16
    }
    // Words for people are read while the work goes on.
    if isFull || descriptor == STDERR_FILENO { try flush() }
  }

  func flush() throws {
    let bytes = waiting.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
    if FileBytes.write(bytes, to: descriptor) { return }
    // Whoever has started the program may have told it not to mind a pipe that nobody reads. It minds.
    if errno == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    throw Unwritten(reason: String(cString: strerror(errno)))
  }
}
