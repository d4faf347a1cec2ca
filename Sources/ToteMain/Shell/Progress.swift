import Screen
import Synchronization
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A progress bar for long work, on a terminal and after a fifth of a second. It also passes on ctrl+C: the next report
/// throws, so that the work undoes everything.
final class Progress {
  private let output: Output
  private let title: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var hasShown = false

  /// The signal that asks the program to end; 0 while none has come.
  private static let interruption = Atomic<Int32>(0)
  /// What ends a program and leaves it the time to tidy up: ctrl+C, and a system or a terminal that goes away.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Whether such a signal came during such work: whoever waits for another program then waits no longer.
  static var isInterrupted: Bool { interruption.load(ordering: .relaxed) != 0 }

  /// Thrown after such a signal.
  struct Interrupted: Error {
    let signal: Int32
  }

  private static var interrupted: Interrupted { Interrupted(signal: interruption.load(ordering: .relaxed)) }

  init(_ title: String, on output: Output) {
    self.title = title
    self.output = output
    isShown = output.hasCodes
  }

  func report(_ done: Int, of total: Int) throws {
    if Self.isInterrupted { throw Self.interrupted }
    guard isShown else { return }
    let now = ContinuousClock.now
    guard start.duration(to: now) > .milliseconds(200), last.duration(to: now) > .milliseconds(50) else {
      return
    }
    last = now
    hasShown = true
    let percent = total > 0 ? min(100, done * 100 / total) : 0
    let width = max(4, min(40, output.width - title.columns - 10))
    let filled = width * percent / 100
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    try? output.write("\r\(title.printable) \(bar) \(percent)%\u{1B}[K")
  }

  /// Removes the bar.
  func end() { if hasShown { try? output.write("\r\u{1B}[K") } }

  /// Does work that can be interrupted, with nothing half done: whatever it was is taken back before the program ends
  /// by the signal. One that is ignored, as nohup wants it, stays so.
  static func whileInterruptible<Result>(_ work: () throws -> Result) throws -> Result {
    // Made before a handler needs it.
    _ = isInterrupted
    var before: [(signal: Int32, action: sigaction)] = []
    for number in signals {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { continue }
      // Ignored, as nohup wants it, it stays ignored. NB: SIG_IGN is a cast macro, which comes to Swift as a function.
      if unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      before.append((number, action))
      signal(number) { Progress.interruption.store($0, ordering: .relaxed) }
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
  /// Does long work with a progress bar; ctrl+C ends it with nothing changed.
  func withProgress<Result>(_ title: String, _ work: (Progress) throws -> Result) throws -> Result {
    let progress = Progress(title, on: standardError)
    do {
      defer { progress.end() }
      return try Progress.whileInterruptible { try work(progress) }
    } catch let interruption as Progress.Interrupted {
      say(words.interrupted)
      raise(interruption.signal)
      throw Refusal(.refused)
    }
  }
}
