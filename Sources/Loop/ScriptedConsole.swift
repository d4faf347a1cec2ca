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
    /// What the program painted.
    public let frame: Frame

    package init(step: String, number: Int, frame: Frame) {
      (self.step, self.number, self.frame) = (step, number, frame)
    }
  }

  /// The size, as set by the last `resize` of the script.
  public private(set) var size: Size
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

  init(size: Size, drain: DrainExecutor, clock: ManualClock, keepsShots: Bool) {
    self.size = size
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
        if case .resize(let size) = event { self.size = size }
        return [event]
      }
    }
  }

  /// Where a name can be pressed: on a cell that nothing in front covers.
  private func point(of name: String) -> Point? {
    let frame = shots.last?.frame ?? Frame(size: size)
    for place in frame.places.reversed() where place.description == name {
      let rect = place.rect
      for row in rect.top..<rect.bottom {
        for column in rect.left..<rect.right where frame.place(at: Point(column, row)) == place {
          return Point(column, row)
        }
      }
    }
    missing(name, frame)
    return nil
  }

  /// Keeps the frame.
  public func paint(_ frame: Frame) {
    if !keepsShots { shots.removeAll(keepingCapacity: true) }
    shots.append(Shot(step: step, number: number, frame: frame))
  }
}

/// A flag that any thread may set.
private final class Flag: Sendable {
  private let isRaised = Atomic(false)
  func raise() { isRaised.store(true, ordering: .releasing) }
  func lower() -> Bool { isRaised.exchange(false, ordering: .acquiring) }
}
