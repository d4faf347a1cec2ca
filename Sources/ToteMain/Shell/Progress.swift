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
  private let words: Output
  private let title: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var hasShown = false

  private static let interruption = Atomic(false)

  /// Whether ctrl+C was pressed during such work: whoever waits for another program then waits no longer.
  static var isInterrupted: Bool { interruption.load(ordering: .relaxed) }

  /// Thrown after ctrl+C.
  struct Interrupted: Error {}

  init(_ title: String, on words: Output) {
    self.title = title
    self.words = words
    isShown = words.hasCodes
  }

  func report(_ done: Int, of total: Int) throws {
    if Self.isInterrupted { throw Interrupted() }
    guard isShown else { return }
    let now = ContinuousClock.now
    guard start.duration(to: now) > .milliseconds(200), last.duration(to: now) > .milliseconds(50) else {
      return
    }
    last = now
    hasShown = true
    let percent = total > 0 ? min(100, done * 100 / total) : 0
    let width = max(4, min(40, words.width - title.columns - 10))
    let filled = width * percent / 100
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    try? words.write("\r\(title.printable) \(bar) \(percent)%\u{1B}[K")
  }

  /// Removes the bar.
  func end() { if hasShown { try? words.write("\r\u{1B}[K") } }

  /// Does work that can be interrupted, with nothing half done: whatever it was is taken back before the program ends
  /// as ctrl+C ends programs.
  static func whileInterruptible<Result>(_ work: () throws -> Result) throws -> Result {
    // Made before a handler needs it.
    _ = isInterrupted
    let before = signal(SIGINT) { _ in Progress.interruption.store(true, ordering: .relaxed) }
    defer { signal(SIGINT, before) }
    do {
      return try work()
    } catch StorageError.busy where isInterrupted {
      throw Interrupted()
    }
  }
}

extension Shell {
  /// Does long work with a progress bar; ctrl+C ends it with nothing changed.
  func withProgress<Result>(_ title: String, _ work: (Progress) throws -> Result) throws -> Result {
    let progress = Progress(title, on: words)
    do {
      defer { progress.end() }
      return try Progress.whileInterruptible { try work(progress) }
    } catch is Progress.Interrupted {
      say("Interrupted: nothing was changed.")
      raise(SIGINT)
      throw Refusal(.refused)
    }
  }
}
