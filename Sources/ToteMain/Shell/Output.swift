import ToteModel
import Synchronization
import Tote
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output or standard error. If a pipe's reader is gone, SIGPIPE quietly ends the program as usual.
final class Output: Sendable {
  private let descriptor: Int32
  private let isBuffered: Bool
  private let waiting = Mutex<[UInt8]>([])

  /// - Parameter isBuffered: Not for messages on standard error, which are read while the work continues.
  init(_ descriptor: Int32, isBuffered: Bool = true) {
    self.descriptor = descriptor
    self.isBuffered = isBuffered
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether it is a terminal of a known kind; others may show escape codes as text.
  var hasCodes: Bool {
    isTerminal && !["", "dumb", "unknown"].contains(getenv("TERM").map { String(cString: $0) } ?? "")
  }

  /// Obeys <https://no-color.org>.
  var hasColor: Bool { hasCodes && getenv("NO_COLOR").map { String(cString: $0).isEmpty } ?? true }

  var width: Int { size.columns }

  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  struct Unwritten: Error {
    let reason: String
  }

  /// A signal came while the reader stalled.
  struct Interrupted: Error {}

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws {
    let isFull = waiting.withLock {
      $0 += bytes
      return $0.count >= 1 << 16
    }
    if isFull || !isBuffered { try flush() }
  }

  func flush() throws {
    let bytes = waiting.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
    if !bytes.isEmpty { Progress.stepAside() }
    if Progress.write(bytes, to: descriptor) { return }
    if errno == EINTR { throw Interrupted() }
    // SIGPIPE may have been ignored by our parent.
    if errno == EPIPE {
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    throw Unwritten(reason: SystemError.reason(errno))
  }
}
