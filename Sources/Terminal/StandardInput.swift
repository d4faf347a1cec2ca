import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What comes in a pipe or a file, while keys come from the terminal (``Pipes/allowed``).
///
///     case .opened:
///       return .run(name: "read") { [lines = environment.lines] send in
///         for await line in lines { send(.arrived(line.text)) }
///       }
///
/// Data is read only when it is asked for, so a fast writer waits for a slow reader. A cancelled effect stops reading at once.
/// Where standard input is the terminal, there is no data: its keys are the program's.
public enum StandardInput {
  /// Whether there is data to read: standard input isn't the terminal.
  public static var hasData: Bool { isatty(STDIN_FILENO) == 0 }

  /// Its lines. What was read already doesn't come again.
  public static var lines: Lines { Lines(source: .descriptor(hasData ? STDIN_FILENO : -1)) }

  /// Its bytes, in the pieces in which they arrive.
  public static var bytes: Bytes { Bytes(source: .descriptor(hasData ? STDIN_FILENO : -1)) }

  /// A longer line arrives in pieces of about so many bytes.
  public static let longestLine = 1 << 20

  /// One of the lines.
  public struct Line: Hashable, Sendable {
    /// It without the line break.
    public var text: String
    /// Its number, from 1.
    public var number: Int
    /// Whether some of its bytes weren't UTF-8, and are `�` now.
    public var isRepaired: Bool

    /// Creates a line.
    public init(_ text: String, number: Int, isRepaired: Bool = false) {
      (self.text, self.number, self.isRepaired) = (text, number, isRepaired)
    }
  }

  /// The bytes, piece by piece.
  public struct Bytes: AsyncSequence, Sendable {
    let source: Source

    init(source: Source) { self.source = source }

    /// Bytes that are there already, for a test.
    public init(_ bytes: [UInt8]) { source = .fixed(bytes) }

    /// Begins to read.
    public func makeAsyncIterator() -> Iterator { Iterator(reader: source.reader) }

    /// Reads as it is asked.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let reader: InputReader

      /// The next piece; `nil` at the end.
      public mutating func next() async -> [UInt8]? { await reader.next() }

      /// The same, wherever it is called.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> [UInt8]? {
        await reader.next()
      }
    }
  }

  /// The lines, one by one.
  public struct Lines: AsyncSequence, Sendable {
    let source: Source

    init(source: Source) { self.source = source }

    /// The lines of a text, for a test.
    public init(_ text: String) { source = .fixed(Array(text.utf8)) }

    /// Begins to read.
    public func makeAsyncIterator() -> Iterator { Iterator(reader: source.reader) }

    /// Reads as it is asked.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let reader: InputReader
      private var splitter = LineSplitter()

      fileprivate init(reader: InputReader) { self.reader = reader }

      /// The next line; `nil` at the end.
      public mutating func next() async -> Line? { await next(isolation: nil) }

      /// The same, wherever it is called.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Line? {
        while true {
          if let line = splitter.next() { return line }
          guard !Task.isCancelled, let bytes = await reader.next() else { return splitter.last() }
          splitter.add(bytes)
        }
      }
    }
  }

  enum Source: Sendable {
    case descriptor(Int32)
    case fixed([UInt8])

    fileprivate var reader: InputReader { InputReader(self) }
  }
}

/// Cuts bytes into lines.
struct LineSplitter {
  private var bytes: [UInt8] = []
  /// Where the next line begins, and up to where no line break was found.
  private var (start, searched) = (0, 0)
  private var number = 0

  mutating func add(_ new: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += new
  }

  mutating func next() -> StandardInput.Line? {
    if let end = bytes[searched...].firstIndex(of: 0x0A) {
      return line(upTo: end, skipping: 1)
    }
    searched = bytes.count
    return bytes.count - start >= StandardInput.longestLine ? line(upTo: bytes.count, skipping: 0) : nil
  }

  /// What follows the last line break.
  mutating func last() -> StandardInput.Line? {
    start < bytes.count ? line(upTo: bytes.count, skipping: 0) : nil
  }

  private mutating func line(upTo end: Int, skipping: Int) -> StandardInput.Line {
    var text = bytes[start..<end]
    if skipping > 0, text.last == 0x0D { text.removeLast() }
    start = end + skipping
    searched = start
    number += 1
    let valid = String(validating: text, as: UTF8.self)
    return StandardInput.Line(
      valid ?? String(decoding: text, as: UTF8.self), number: number, isRepaired: valid == nil)
  }
}

/// Reads a descriptor on a thread of its own, up to its end or until the task is cancelled.
private final class InputReader: Sendable {
  private let queue = DispatchQueue(label: "standard input")
  private let cancelling = Wakeup()
  /// A copy: while another program has the terminal, 0 is lent to it. -1 at the end.
  private nonisolated(unsafe) var descriptor: Int32 = -1
  private nonisolated(unsafe) var fixed: [UInt8]?

  init(_ source: StandardInput.Source) {
    switch source {
    case .descriptor(let number) where number >= 0: descriptor = fcntl(number, F_DUPFD_CLOEXEC, 10)
    case .descriptor: break
    case .fixed(let bytes): fixed = bytes.isEmpty ? nil : bytes
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func next() async -> [UInt8]? {
    // What is there already needs no thread, so a rehearsal gets it at once.
    if descriptor < 0 {
      defer { fixed = nil }
      return fixed
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.read()) }
      }
    } onCancel: {
      cancelling?.wake()
    }
  }

  private func read() -> [UInt8]? {
    while true {
      var polls = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: cancelling?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&polls, 2, -1) < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if polls[1].revents != 0 { return nil }
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, length in
        count = readFile(descriptor, buffer.baseAddress!, buffer.count)
        length = max(0, count)
      }
      if count > 0 { return bytes }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      return nil
    }
  }
}

// Inside of types this name means its own function.
private let readFile: @Sendable (Int32, UnsafeMutablePointer<UInt8>, Int) -> Int = { read($0, $1, $2) }
