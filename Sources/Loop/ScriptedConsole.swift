import Composable
import Screen
import Synchronization

/// A console that plays a script: events come from the script, frames are kept, and time is a clock that only
/// `<wait …>` advances. Effects run on the same thread while the program waits, so a script gives the same frames
/// every time.
///
/// A `Rehearsal` creates one and runs a program on it.
public final class ScriptedConsole: Console {
  /// One painted frame.
  public struct Shot: Equatable, Sendable {
    /// The step of the script that led to it; empty for the first frame.
    public let step: String
    /// How many steps had been played; a step may lead to several frames.
    public let number: Int
    /// What the program painted; below the prompt, the rows that show.
    public let frame: Frame
    /// How many lines it had printed above its rows.
    public let linesAbove: Int

    package init(step: String, number: Int, frame: Frame, linesAbove: Int = 0) {
      (self.step, self.number, self.frame, self.linesAbove) = (step, number, frame, linesAbove)
    }
  }

  /// The size of its frames.
  public private(set) var size: Size
  /// The size of the terminal, as set by the last `resize` of the script.
  private(set) var screen: Size
  private let inline: Inline?
  private let above: Scrollback
  /// Every painted frame, in order.
  public private(set) var shots: [Shot] = []
  /// Whether frames are kept; if not, only the last one is. A benchmark of a million keys keeps none.
  let keepsShots: Bool

  /// Ends the wait, even without an event.
  public let wake: @Sendable () -> Void

  /// Told of names that the frame doesn't have.
  var missing: (String, Frame) -> Void = { _, _ in }
  /// Whether an effect of a name is running.
  var isRunning: (String) -> Bool = { _ in false }
  /// Told of effects that were waited for in vain.
  var endless: (String) -> Void = { _ in }
  private let isWoken: Flag
  private let drain: DrainExecutor
  private let clock: ManualClock
  private var steps: ArraySlice<Script.Step> = []
  private var step = ""
  private var number = 0
  /// When the current step stops waiting.
  private var target: ManualClock.Instant?
  /// The effect whose end the current step waits for.
  private var awaited: String?
  /// No test waits longer for an effect.
  private static let longestWait = Duration.seconds(24 * 60 * 60)

  init(
    size screen: Size, inline: Inline?, above: Scrollback, drain: DrainExecutor, clock: ManualClock,
    keepsShots: Bool
  ) {
    (self.screen, self.inline, self.above) = (screen, inline, above)
    size = inline?.size(in: screen) ?? screen
    self.drain = drain
    self.clock = clock
    self.keepsShots = keepsShots
    let isWoken = Flag()
    self.isWoken = isWoken
    wake = { isWoken.raise() }
  }

  var isAtEnd: Bool { steps.isEmpty && target == nil }
  /// How the next step was written.
  var nextStep: String? { steps.first?.text }

  func play(_ steps: [Script.Step]) { self.steps = steps[...] }

  /// Runs effects, lets time pass if the script says so, and returns the next event: one at a time.
  public func waitForEvents() -> [Event]? {
    while true {
      drain.enter()
      drain.run()
      // Lines above are shown at once, whether the frame is another or not.
      if let last = shots.last, last.linesAbove != above.count { paint(last.frame) }
      if isWoken.lower() { return [] }
      if let target {
        if let awaited, !isRunning(awaited) {
          (self.target, self.awaited) = (nil, nil)
          continue
        }
        if clock.wakeNext(until: target) { continue }
        if let awaited {
          endless(awaited)
        } else {
          clock.advance(by: clock.now.duration(to: target))
        }
        (self.target, self.awaited) = (nil, nil)
      }
      guard let next = steps.popFirst() else { return nil }
      step = next.text
      number += 1
      switch next.happening {
      case .wait(let duration): target = clock.now.advanced(by: duration)
      case .waitFor(let name): (target, awaited) = (clock.now.advanced(by: Self.longestWait), name)
      case .press(let name, let times):
        guard let point = self.point(of: name) else { continue }
        return (0..<times).flatMap { _ in [Event.click(.left, point), .release(.left, point)] }
      case .drag(let name, let other):
        guard let point = self.point(of: name), let end = self.point(of: other) else { continue }
        return [.click(.left, point), .drag(.left, end), .release(.left, end)]
      case .event(let event):
        guard case .resize(let screen) = event else { return [event] }
        self.screen = screen
        size = inline?.size(in: screen) ?? screen
        return [.resize(size)]
      }
    }
  }

  private func point(of name: String) -> Point? {
    let frame = shots.last?.frame ?? Frame(size: size)
    let point = frame.point(ofPlaceNamed: name)
    if point == nil { missing(name, frame) }
    return point
  }

  /// Keeps the frame.
  public func paint(_ frame: Frame) {
    if !keepsShots { shots.removeAll(keepingCapacity: true) }
    let shown = inline.map { frame.prefix(rows: $0.rows(of: frame)) } ?? frame
    shots.append(Shot(step: step, number: number, frame: shown, linesAbove: above.count))
  }
}

extension ScriptedConsole {
  /// The terminal at a shot; after the end of the program, what is left.
  func screen(at shot: Shot?, isOver: Bool) -> Frame {
    guard let inline else { return shot?.frame ?? Frame(size: size) }
    let lines = above.lines.prefix(isOver ? .max : shot?.linesAbove ?? 0)
    let rows = !isOver || inline.leaving == .lastFrame ? shot?.frame : nil
    return Frame(screen: screen, above: lines, rows: rows, hasCursor: !isOver)
  }
}

/// A flag that any thread may set.
private final class Flag: Sendable {
  private let isRaised = Atomic(false)
  func raise() { isRaised.store(true, ordering: .releasing) }
  func lower() -> Bool { isRaised.exchange(false, ordering: .acquiring) }
}
