import Loop
import Screen

/// All that came from outside in a history, up to an action.
struct Gestures<State, Action: Sendable> {
  private(set) var all: [Gesture<Action>] = []
  /// The number of the last action before each of them.
  private(set) var numbers: [Int] = []
  /// The size that the program had first.
  private(set) var size: Size?

  private let picture: (State, Size) -> Frame
  /// Whether the mouse presses places by their names; otherwise the points where it was.
  private let hasNames: Bool
  private var current: (state: State, size: Size)
  private var time = Duration.zero
  /// Where the button was pressed that is held, and its gesture.
  private var press: (place: Place, time: Duration, index: Int)?

  /// Characters that follow within this time are typed in one go.
  private static var pauseOfTyping: Duration { .seconds(2) }

  init(
    of history: History<State, Action>, upTo number: Int, hasNames: Bool,
    picture: @escaping (State, Size) -> Frame
  ) {
    (self.picture, self.hasNames) = (picture, hasNames)
    current = (history.before, Size(80, 24))
    var gestures = history.gestures.filter { $0.after < number }[...]
    if let first = gestures.first, first.after == 0, case .resize(let size) = first.event {
      (self.size, current.size) = (size, size)
      gestures.removeFirst()
    }
    let effects = Dictionary(history.effects.map { ($0.serial, $0) }) { _, last in last }
    for step in history.steps.prefix(while: { $0.number <= number }) {
      while let gesture = gestures.first, gesture.after < step.number {
        add(gesture)
        gestures.removeFirst()
      }
      if let effect = step.effect.flatMap({ effects[$0] }) {
        pass(to: step.time, step.number - 1)
        append(
          .answer(
            Gesture.Answer(
              effect: effect.serial, name: effect.given, action: step.action,
              isLast: effect.end == step.number, start: effect.start, number: step.number)), step.number - 1)
      }
      current.state = step.state
    }
  }

  private mutating func append(_ gesture: Gesture<Action>, _ number: Int) {
    all.append(gesture)
    numbers.append(number)
  }

  /// Lets the time pass that a script can tell.
  private mutating func pass(to moment: Duration, _ number: Int) {
    let milliseconds = Int((moment - time) / .milliseconds(1))
    guard milliseconds > 0 else { return }
    append(.wait(.milliseconds(milliseconds)), number)
    time += .milliseconds(milliseconds)
  }

  private mutating func add(_ gesture: History<State, Action>.Gesture) {
    // Other keys of a field, and those that mean nothing, can be left out alone.
    if gesture.isText, gesture.event.isCharacter {
      if case .typed(let events) = all.last, gesture.time - time < Self.pauseOfTyping {
        all[all.count - 1] = .typed(events + [gesture.event])
        time = gesture.time
        return
      }
      pass(to: gesture.time, gesture.after)
      return append(.typed([gesture.event]), gesture.after)
    }
    switch gesture.event {
    case .focus: return
    case .resize(let size): current.size = size
    case .click(.left, let point):
      if let place = named(point) { return click(on: place, gesture) }
      press = nil
    case .drag(.left, _): if press != nil { return }
    case .release(.left, let point):
      guard let press else { break }
      if !press.place.rect.contains(point), let place = named(point) {
        all[press.index] = .drag("\(press.place)", to: "\(place)")
      }
      return
    default: break
    }
    pass(to: gesture.time, gesture.after)
    append(.event(gesture.event), gesture.after)
  }

  private mutating func click(on place: Place, _ gesture: History<State, Action>.Gesture) {
    if let press, press.place == place, gesture.time - press.time <= .milliseconds(500),
      case .click(let name, times: 1) = all[press.index], all[(press.index + 1)...].allSatisfy(\.isWait)
    {
      all.removeSubrange((press.index + 1)...)
      numbers.removeSubrange((press.index + 1)...)
      all[press.index] = .click(name, times: 2)
      time = gesture.time
    } else {
      pass(to: gesture.time, gesture.after)
      press = (place, gesture.time, all.count)
      append(.click("\(place)", times: 1), gesture.after)
    }
  }

  /// The place at a point that a script finds by its name.
  private func named(_ point: Point) -> Place? {
    guard hasNames else { return nil }
    let frame = picture(current.state, current.size)
    guard let place = frame.place(at: point), frame.place(named: "\(place)") == place else { return nil }
    return "\(place)".contains(">") || "\(place)".contains(" to ") ? nil : place
  }
}

extension Event {
  fileprivate var isCharacter: Bool {
    guard case .key(let key) = self, key.modifiers.isEmpty, case .character = key.code else { return false }
    return true
  }
}

extension EffectSpan {
  /// The name as the program gave it.
  var given: String {
    name.hasPrefix("\"") && name.hasSuffix("\"") && name.count > 1
      ? String(name.dropFirst().dropLast()) : name
  }
}
