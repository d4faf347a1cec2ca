import Composable
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension LogLines {
  /// The lines of a file, and those that are added to it later, until the effect is cancelled. A pipe ends with its last writer.
  init(file path: String, clock: any Clock<Duration>) {
    self.init {
      let file = try LogFile(path)
      return { try await file.nextLines(clock: clock) }
    }
  }
}

/// A file that is read piece by piece.
private final class LogFile: Sendable {
  private let path: String
  private let descriptor: Int32
  private let isRegular: Bool
  /// The beginning of a line whose end hasn't come yet.
  private let rest = Held<[UInt8]>([])
  private let isOver = Held(false)

  private static let pieceSize = 1 << 16
  /// How long it waits for more, and how often until the beginning of a line is taken for a line.
  private static let pause = Duration.milliseconds(100)
  private static let patience = 10
  /// A file without lines is cut into pieces.
  private static let longest = 1 << 20

  init(_ path: String) throws {
    self.path = path
    // A pipe must not keep a thread waiting.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw LogFileFailure(path: path, code: errno)
    }
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }

  deinit { close(descriptor) }

  func nextLines(clock: any Clock<Duration>) async throws -> [LogLine]? {
    if isOver.value { return nil }
    for turn in 0... {
      var bytes = [UInt8](repeating: 0, count: Self.pieceSize)
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 { return lines(bytes[..<count]) }
      if count == 0, !isRegular {
        isOver.value = true
        return takeRest()
      }
      if turn >= Self.patience, let lines = takeRest() { return lines }
      startAgainIfCut()
      if count < 0, errno != EAGAIN, errno != EINTR { throw LogFileFailure(path: path, code: errno) }
      try await clock.sleep(for: Self.pause)
    }
    return nil
  }

  /// A line that doesn't end.
  private func takeRest() -> [LogLine]? {
    let last = rest.change { rest in
      defer { rest = [] }
      return rest
    }
    return last.isEmpty ? nil : [LogLine(String(decoding: last, as: UTF8.self))]
  }

  /// A log that was rotated begins anew.
  private func startAgainIfCut() {
    var status = stat()
    guard isRegular, fstat(descriptor, &status) == 0, status.st_size < lseek(descriptor, 0, SEEK_CUR) else {
      return
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  /// The lines that are complete.
  private func lines(_ bytes: ArraySlice<UInt8>) -> [LogLine] {
    rest.change { rest in
      let all = rest + bytes
      guard let end = all.lastIndex(of: 0x0A) else {
        rest = all.count < Self.longest ? all : []
        return rest.isEmpty ? [LogLine(String(decoding: all, as: UTF8.self))] : []
      }
      rest = Array(all[(end + 1)...])
      return all[..<end].split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        LogLine(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
      }
    }
  }
}

struct LogFileFailure: Error, CustomStringConvertible {
  let path: String
  let code: Int32
  var description: String { "\(path) can't be read: \(String(cString: strerror(code)))." }
}

/// A value that a closure changes from one call to the next.
final class Held<Value: Sendable>: Sendable {
  private let held: Mutex<Value>

  init(_ value: Value) { held = Mutex(value) }

  var value: Value {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  func change<Result: Sendable>(_ change: (inout Value) -> Result) -> Result { held.withLock { change(&$0) } }
}
