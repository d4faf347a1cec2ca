import Composable
import Screen

/// What a program has done: each action with the state it led to, so that one can look at any moment again.
///
/// States share what they have in common, and so cost only what changed.
public final class History<State, Action: Sendable> {
  /// An action, and what came of it.
  public struct Step {
    /// Its number among all actions of the program, from 1.
    public let number: Int
    /// When, since the program started.
    public let time: Duration
    /// Where the action came from.
    public let origin: StepOrigin
    /// The action.
    public let action: Action
    /// The serial number of the effect that sent it.
    package let effect: Int?
    private let after: Kept

    /// The state after it.
    public var state: State { after.state }

    /// In a place of its own: the array of the steps grows by copying them, and a state may be large.
    private final class Kept {
      let state: State
      init(_ state: State) { self.state = state }
    }

    init(number: Int, time: Duration, origin: StepOrigin, action: Action, state: State, effect: Int?) {
      (self.number, self.time, self.origin, self.action) = (number, time, origin, action)
      (self.effect, after) = (effect, Kept(state))
    }
  }

  /// The state before the first of the steps.
  public var before: State { kept.count > limit ? kept[kept.count - limit - 1].state : start }
  /// The steps, the oldest first.
  public var steps: ArraySlice<Step> { kept[...].suffix(limit) }
  /// The operations of effects that have started since the first step.
  public private(set) var effects: [EffectSpan] = []

  /// What came from outside meanwhile, with what led to no action.
  package private(set) var gestures: [Gesture] = []

  /// The size of the screen when an action was done.
  package func size(at number: Int) -> Size? {
    for gesture in gestures.reversed() where gesture.after < max(1, number) {
      if case .resize(let size) = gesture.event { return size }
    }
    return nil
  }

  /// A key, the mouse, a paste or a new size.
  package struct Gesture: Sendable {
    package let event: Event
    /// Whether it is a character that is typed into a field.
    package let isText: Bool
    /// When, since the program started.
    package let time: Duration
    /// The number of the last action before it.
    package let after: Int
  }

  private var limit: Int
  private var room: MemoryRoom?
  private var kept: [Step] = []
  private var start: State
  /// The state at the start of the program.
  package let initial: State

  init(limit: Int, megabytes: Int? = nil, start: State) {
    (self.limit, self.start, initial) = (max(1, limit), start, start)
    room = megabytes.map { MemoryRoom(megabytes: $0) }
  }

  func append(_ step: Step) {
    // Half of what filled the room fits into it for good.
    if step.number % 4 == 0, room?.isFull() == true { limit = max(32, min(limit, kept.count) / 2) }
    // Leaving a quarter at a time costs less than leaving one each time.
    if kept.count >= limit + limit / 4 + 1 {
      let gone = kept.count - limit
      start = kept[gone - 1].state
      kept.removeFirst(gone)
      effects.removeAll { ($0.end ?? .max) < kept[0].number }
      gestures.removeAll { $0.after < kept[0].number - 1 }
    }
    kept.append(step)
  }

  func saw(_ event: Event, isText: Bool, at time: Duration, after number: Int) {
    gestures.append(Gesture(event: event, isText: isText, time: time, after: number))
  }

  func started(_ info: RunInfo) {
    effects.append(EffectSpan(name: "\(info.name)", start: info.startedBy, serial: info.serial))
  }

  func ended(_ info: RunInfo, at number: Int) {
    guard let index = effects.lastIndex(where: { $0.serial == info.serial }) else { return }
    effects[index].end = number
  }

  /// Forgets what came after a step.
  package func cut(after number: Int) {
    kept.removeAll { $0.number > number }
    effects.removeAll { $0.start > number }
    gestures.removeAll { $0.after >= number }
  }
}

/// Where an action came from.
public enum StepOrigin: Hashable, Sendable {
  /// A key, the mouse, a paste or a new size.
  case event(Event)
  /// An effect, by its name; the action with this number started it.
  case effect(String, startedBy: Int)
  /// The action with this number, immediately.
  case action(Int)
  /// The program itself, when it opens, when it ends, and when it tells the size of a place.
  case program
}

/// An operation of an effect, from the action that started it to the last action before its end.
public struct EffectSpan: Hashable, Sendable {
  /// The effect's name.
  public let name: String
  /// The number of the action that started it.
  public let start: Int
  /// The number of the last action before its end; `nil` while it runs.
  public internal(set) var end: Int?
  package let serial: Int

  /// Whether it was running after an action.
  public func isRunning(after number: Int) -> Bool { start <= number && number < (end ?? .max) }
}

/// How many actions a program remembers.
public struct HistoryLimit: Hashable, Sendable {
  let count: Int?
  var megabytes: Int?

  /// None; this costs nothing.
  public static let none = HistoryLimit(count: nil)

  /// The last so many.
  public static func keeping(_ count: Int) -> HistoryLimit { HistoryLimit(count: count) }

  /// The last so many, or fewer where the program would take much more memory than at its start: of a list of ten thousand rows,
  /// each change is a copy.
  public static func keeping(_ count: Int, megabytes: Int) -> HistoryLimit {
    HistoryLimit(count: count, megabytes: megabytes)
  }
}
