import Composable
import Terminal

/// The lines of a source, in pieces as it has them. The next piece is read when the last one was taken.
struct LogLines: AsyncSequence, Sendable {
  /// Creates what reads one piece after the other; `nil` is the end.
  typealias Reader = @Sendable () async throws -> [LogLine]?

  fileprivate let open: @Sendable () throws -> Reader

  init(open: @escaping @Sendable () throws -> Reader) { self.open = open }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let open: @Sendable () throws -> Reader
    private var read: Reader?
    private var piece: ArraySlice<LogLine> = []

    fileprivate init(open: @escaping @Sendable () throws -> Reader) { self.open = open }

    mutating func next() async throws -> LogLine? {
      while piece.isEmpty {
        // Storing it anew with each piece would wrap it anew each time.
        if read == nil { read = try open() }
        guard let next = try await read?() else { return nil }
        piece = next[...]
      }
      return piece.removeFirst()
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(open: open) }
}

extension LogLines {
  /// These lines, at once.
  init(_ lines: [String]) {
    self.init {
      let held = Held<[LogLine]?>(lines.map { LogLine($0) })
      return { held.change { $0.take() } }
    }
  }

  /// What is piped into the program.
  init(_ input: StandardInput.Lines) {
    self.init {
      let reader = InputReader(input)
      return { await reader.next() }
    }
  }

  /// A log of a service that doesn't exist: always the same, so many lines a second.
  static func madeUp(
    _ count: Int = 1_000_000, perSecond rate: Int = 50_000, clock: any Clock<Duration>
  ) -> LogLines {
    let piecesPerSecond = Swift.min(50, Swift.max(1, rate))
    let size = Swift.max(1, rate / piecesPerSecond)
    return LogLines {
      let made = Held(0)
      let pause = paused(by: .seconds(1) / piecesPerSecond, on: clock)
      return {
        let start = made.value
        guard start < count else { return nil }
        try await pause()
        made.value = Swift.min(start + size, count)
        return (start..<made.value).map { LogLine(madeUpLine($0)) }
      }
    }
  }

  static func madeUpLine(_ number: Int) -> String {
    // A step of a linear congruence, so that neighbours differ.
    let dice = Int(
      truncatingIfNeeded: (UInt64(number) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407) >> 40)
    let level = dice % 100 < 2 ? "ERROR" : dice % 100 < 8 ? "WARN " : dice % 100 < 40 ? "DEBUG" : "INFO "
    let seconds = number / 50_000
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = "12:\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    let work =
      switch level {
      case "ERROR": "could not reach the warehouse, order \(dice % 9_973)"
      case "WARN ": "slow answer: \(dice % 900 + 100) ms for /orders/\(dice % 9_973)"
      case "DEBUG": "cache has \(dice % 512) entries"
      default: "GET /orders/\(dice % 9_973) 200 \(dice % 90 + 1) ms"
      }
    return "\(time) \(level) [\(number)] \(work)"
  }
}

/// Returns a closure that sleeps until the next of these intervals begins. They don't drift.
private func paused(by interval: Duration, on clock: some Clock<Duration>)
  -> @Sendable () async throws -> Void
{
  let next = Held(clock.now)
  return {
    let deadline = next.change { time in
      time = time.advanced(by: interval)
      return time
    }
    try await clock.sleep(until: deadline, tolerance: nil)
  }
}

/// Reads standard input line by line; the log asks for the next one when it has the last.
private actor InputReader {
  /// `nil` while it is read: a second holder would make each line copy what was read ahead.
  private var lines: StandardInput.Lines.Iterator?

  init(_ input: StandardInput.Lines) { lines = input.makeAsyncIterator() }

  func next() async -> [LogLine]? {
    guard var rest = lines.take() else { return nil }
    defer { lines = rest }
    return await rest.next(isolation: self).map { [LogLine($0.text)] }
  }
}
