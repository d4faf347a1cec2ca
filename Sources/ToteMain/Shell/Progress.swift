import Parts
import Screen
import Synchronization
import Terminal
import Tote
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Within `Progress`, the name means its own.
private func ring(_ bell: Int32) { write(bell, "!", 1) }

/// A progress bar below what was printed, on a terminal and after 0.2 s. After ctrl+C the next report throws, to roll the work back.
final class Progress {
  private let title: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now

  /// Those of the work that goes on.
  private static let rows = Mutex<StatusRows?>(nil)

  private static let interruption = Atomic<Int32>(0)
  /// Where the handler writes, for a command that sleeps until something happens.
  private static let bell = Atomic<Int32>(-1)
  private static let bellListener = Atomic<Int32>(-1)
  /// Signals that leave time to clean up: ctrl+C, and a system or terminal that goes away.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Whether such a signal has come; waiting for another program ends then.
  static var isInterrupted: Bool { interruption.load(ordering: .relaxed) != 0 }

  struct Interrupted: Error {
    let signal: Int32
  }

  private static var interrupted: Interrupted { Interrupted(signal: interruption.load(ordering: .relaxed)) }

  init(_ title: String, on output: Output) {
    self.title = title
    isShown = output.hasCodes
  }

  func report(_ done: Int, of total: Int) throws {
    if Self.isInterrupted { throw Self.interrupted }
    guard isShown else { return }
    let now = ContinuousClock.now
    let elapsed = start.duration(to: now)
    guard elapsed > .milliseconds(200), last.duration(to: now) > .milliseconds(50) else { return }
    last = now
    let progress = WorkProgress(done: done, total: total, elapsed: elapsed)
    Self.rows.withLock {
      if $0 == nil { $0 = StatusRows() }
      $0?.show(ProgressView(progress, label: title.printable, showsRate: false, words: .current))
    }
  }

  func end() {
    Self.rows.withLock {
      $0?.hide()
      $0 = nil
    }
  }

  /// Makes room for what is printed meanwhile; the next report shows it again.
  static func stepAside() { rows.withLock { $0?.hide() } }

  /// A descriptor that can be read from once such a signal has come. From then on, a reader that stalls keeps no output waiting.
  static func interruptionDescriptor() -> Int32 {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    bell.store(ends[1], ordering: .relaxed)
    bellListener.store(ends[0], ordering: .relaxed)
    return ends[0]
  }

  /// Writes; ends with `EINTR` if such a signal comes meanwhile.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    FileBytes.write(bytes, to: descriptor, until: bellListener.load(ordering: .relaxed))
  }

  /// Does work that a signal can interrupt: it is rolled back before the program ends by the signal.
  static func whileInterruptible<Result>(_ work: () throws -> Result) throws -> Result {
    // Initialises the atomic before a handler uses it.
    _ = isInterrupted
    var before: [(signal: Int32, action: sigaction)] = []
    for number in signals {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { continue }
      // Stays ignored if it was, as with nohup. NB: SIG_IGN is a cast macro, which Swift imports as a function.
      if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      before.append((number, action))
      signal(number) {
        Progress.interruption.store($0, ordering: .relaxed)
        let bell = Progress.bell.load(ordering: .relaxed)
        if bell >= 0 { ring(bell) }
      }
    }
    defer {
      for (number, action) in before {
        var action = action
        sigaction(number, &action, nil)
      }
    }
    do {
      return try work()
    } catch StorageError.busy where isInterrupted {
      throw interrupted
    }
  }
}

extension Shell {
  /// ctrl+C ends the work.
  ///
  /// - Parameter interrupted: What is said then; by default, that nothing was changed.
  func withProgress<Result>(
    _ title: String, interrupted: String = words.interrupted, _ work: (Progress) throws -> Result
  ) throws -> Result {
    let progress = Progress(title, on: standardError)
    do {
      defer { progress.end() }
      return try Progress.whileInterruptible { try work(progress) }
    } catch let interruption as Progress.Interrupted {
      say(interrupted)
      raise(interruption.signal)
      throw Refusal(.refused)
    }
  }
}
