import Loop
import Screen

/// Plays a recording again, without terminal, disk and clock: the events as they came, and in the place of effects what they answered.
/// An effect of which an answer has no text runs in the rehearsal's environment instead.
///
///     let replay = try Replay(try Recording(contentsOf: "weather.recording"), answers: .codable) { header in
///       Rehearsal(size: header.size, initialState: Weather(), …)
///     }
///     try replay.play()
///     replay.rehearsal.frame       // the last frame
///     replay.history.steps         // each action, with its state
public final class Replay<State, Action: Sendable> {
  /// What is played.
  public let recording: Recording
  /// The program.
  public let rehearsal: Rehearsal<State, Action>
  /// How many lines were played.
  public private(set) var position = 0
  /// Whether each frame must be what was recorded.
  public var checksFrames = false

  private let answers: RecordedAnswer<Action>

  /// Creates a replay, and paints the first frame.
  ///
  /// - Parameter rehearsal: Creates the program, in the closure itself.
  public init(
    _ recording: Recording, answers: RecordedAnswer<Action> = .none,
    rehearsal: (Recording.Header) -> Rehearsal<State, Action>
  ) {
    (self.recording, self.answers) = (recording, answers)
    let live = recording.liveEffects
    let replayed = Replayed(history: .keeping(1_000_000)) { live.contains($0) }
    self.rehearsal = Replayed.$current.withValue(replayed) { rehearsal(recording.header) }
    self.rehearsal.allowsUnboundKeys = true
  }

  /// What the program has done so far.
  public var history: History<State, Action> { rehearsal.history! }

  /// Plays to the end, or until so many actions were done. Throws where the recording no longer means what it did, and where an
  /// effect or a dependency has a problem.
  public func play(until number: Int = .max) throws {
    while position < recording.lines.count, !rehearsal.isOver, (history.steps.last?.number ?? 0) < number {
      try play(recording.lines[position])
      position += 1
    }
  }

  private func play(_ line: Recording.Line) throws {
    let pause = max(.zero, line.pause)
    switch line.happening {
    case .event(let event):
      try rehearsal.take(event, after: pause)
    case .answer(let effect, let text):
      try rehearsal.take(nil, after: pause)
      guard let text else { return }
      guard let action = answers.decode(text) else {
        throw RecordingError(line: line.number, reason: "This version knows no such answer.")
      }
      guard try rehearsal.answer(action, from: effect) else {
        throw RecordingError(
          line: line.number,
          reason: "No effect \(recording.name(of: effect)) is running here: the program has changed.")
      }
    case .ended(let effect):
      try rehearsal.take(nil, after: pause)
      _ = try rehearsal.end(effect: effect)
    case .started: try rehearsal.take(nil, after: pause)
    case .frame(let checksum):
      try rehearsal.take(nil, after: pause)
      if checksFrames, rehearsal.frame.checksum != checksum {
        throw RecordingError(line: line.number, reason: "The frame is not the one that was recorded.")
      }
    }
  }
}

extension Recording {
  /// The names of the effects of which an answer has no text.
  fileprivate var liveEffects: Set<String> {
    var names: [Int: String] = [:]
    var live: Set<String> = []
    for line in lines {
      switch line.happening {
      case .started(let effect, let name): names[effect] = name
      case .answer(let effect, nil): if let name = names[effect] { live.insert(name) }
      case .event, .answer, .ended, .frame: break
      }
    }
    return live
  }

  fileprivate func name(of effect: Int) -> String {
    for line in lines {
      if case .started(effect, let name) = line.happening { return name }
    }
    return "\(effect)"
  }
}
