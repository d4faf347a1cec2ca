import Composable
import Screen
import Synchronization

/// The Console that is a script: events come from it, frames go into a list, and time is a clock of its own that only
/// `<wait …>` moves. What real effects do on other threads, the effects of a rehearsal do here, while the program
/// waits; so one script gives the same frames each time.
///
/// A `Rehearsal` makes one and runs a program on it.
public final class ScriptedConsole: Console {
  /// One painted frame.
  public struct Shot: Equatable, Sendable {
    /// The step of the script that led to it; empty for the first frame of all.
    public let step: String
    /// What the program painted.
    public let frame: Frame
  }

  /// What a `resize` of the script has last made of it.
  public private(set) var size: Size
  /// Every painted frame, in order.
  public private(set) var shots: [Shot] = []
  /// Whether frames are kept; if not, only the last one is. A benchmark of a million keys keeps none.
  let keepsShots: Bool

  /// Ends the wait: at the next look, the console answers even without an event.
  public let wake: @Sendable () -> Void

  private let isWoken: Flag
  private let drain: DrainExecutor
  private let clock: ManualClock
  private var steps: ArraySlice<Script.Step> = []
  private var step = ""
  /// Until when the step at hand lets time go by.
  private var target: ManualClock.Instant?

  init(size: Size, drain: DrainExecutor, clock: ManualClock, keepsShots: Bool) {
    self.size = size
    self.drain = drain
    self.clock = clock
    self.keepsShots = keepsShots
    let isWoken = Flag()
    self.isWoken = isWoken
    wake = { isWoken.raise() }
  }

  /// What of the script has not happened yet.
  var isAtEnd: Bool { steps.isEmpty && target == nil }
  /// How the first step that has not happened was written.
  var nextStep: String? { steps.first?.text }

  func play(_ script: Script) { steps = script.steps[...] }

  /// Lets the effects run, and time go by if the script says so; then the next event. One event a time, as from a hand.
  public func waitForEvents() -> [Event]? {
    while true {
      drain.enter()
      drain.run()
      if isWoken.lower() { return [] }
      if let target {
        if clock.wakeNext(until: target) { continue }
        clock.advance(by: clock.now.duration(to: target))
        self.target = nil
      }
      guard let next = steps.popFirst() else { return nil }
      step = next.text
      switch next.happening {
      case .wait(let duration): target = clock.now.advanced(by: duration)
      case .event(let event):
        if case .resize(let size) = event { self.size = size }
        return [event]
      }
    }
  }

  /// Keeps the frame.
  public func paint(_ frame: Frame) {
    if !keepsShots { shots.removeAll(keepingCapacity: true) }
    shots.append(Shot(step: step, frame: frame))
  }
}

/// A bit that any thread may raise.
private final class Flag: Sendable {
  private let isRaised = Atomic(false)
  func raise() { isRaised.store(true, ordering: .releasing) }
  func lower() -> Bool { isRaised.exchange(false, ordering: .acquiring) }
}
