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
  /// Whether each frame must be what was recorded: those that stood when something was done, while no effect was under way
  /// that runs again, as that takes its own time.
  public var checksFrames = false

  private let answers: RecordedAnswer<Action>
  private let create: (Recording.Header) -> Rehearsal<State, Action>
  /// The names of the effects of which an answer has no text, so that they run again.
  private let live: Set<String>
  private let names: [Int: String]
  /// The places of the frames that are compared.
  private let settled: Set<Int>

  /// Creates a replay, and paints the first frame.
  ///
  /// - Parameters:
  ///   - count: How many of the last actions it remembers with their states.
  ///   - rehearsal: Creates the program, in the closure itself.
  public init(
    _ recording: Recording, answers: RecordedAnswer<Action> = .none, keeping count: Int = 100_000,
    rehearsal: @escaping (Recording.Header) -> Rehearsal<State, Action>
  ) {
    (self.recording, self.answers, create) = (recording, answers, rehearsal)
    let (names, live) = recording.effects
    (self.names, self.live, settled) = (names, live, recording.settledFrames(live))
    let replayed = Replayed(history: .keeping(count)) { live.contains($0) }
    self.rehearsal = Replayed.$current.withValue(replayed) { rehearsal(recording.header) }
    self.rehearsal.allowsUnboundKeys = true
  }

  /// What the program has done so far.
  public var history: History<State, Action> { rehearsal.history! }

  /// Plays to the end, or until so many actions were done. Throws where the recording no longer means what it did, and where an
  /// effect or a dependency has a problem.
  public func play(until number: Int = .max) throws {
    while position < recording.lines.count, !rehearsal.isOver, (history.steps.last?.number ?? 0) < number {
      try play(recording.lines[position], isSettled: settled.contains(position))
      position += 1
    }
  }

  private func play(_ line: Recording.Line, isSettled: Bool) throws {
    let pause = max(.zero, line.pause)
    switch line.happening {
    case .event(let event):
      try rehearsal.take(event, after: pause)
    case .typed(let text):
      try rehearsal.take(nil, after: pause)
      for character in text { try rehearsal.take(.key(Key(.character(character))), after: .zero) }
    case .answer(let effect, let text):
      try rehearsal.take(nil, after: pause)
      guard let text else { return }
      guard let action = answers.decode(text) else {
        throw RecordingError(line: line.number, reason: "This version knows no such answer.")
      }
      guard try rehearsal.answer(action, from: effect) else {
        throw RecordingError(
          line: line.number,
          reason: "No effect \(names[effect] ?? "\(effect)") is running here: the program has changed.")
      }
    case .ended(let effect):
      try rehearsal.take(nil, after: pause)
      // Those that run again end by themselves, and may have other numbers.
      if !live.contains(names[effect] ?? "") { _ = try rehearsal.end(effect: effect) }
    case .started: try rehearsal.take(nil, after: pause)
    case .told(let name, let size):
      try rehearsal.take(nil, after: pause)
      guard try rehearsal.tell(name, size) else {
        throw RecordingError(
          line: line.number, reason: "Nothing named \(name) is \(size) here: the program has changed.")
      }
    case .frame(let checksum):
      try rehearsal.take(nil, after: pause)
      if checksFrames, isSettled, rehearsal.frame.checksum != checksum {
        throw RecordingError(line: line.number, reason: "The frame is not the one that was recorded.")
      }
    }
  }
}

extension Recording {
  /// The places of the last frames before something was done, and before the end, while no live effect was under way. One
  /// that never ends, such as a stream, is always under way.
  fileprivate func settledFrames(_ live: Set<String>) -> Set<Int> {
    var ends: Set<Int> = []
    for case .ended(let effect) in lines.map(\.happening) { ends.insert(effect) }
    var running: Set<Int> = []
    var (frame, settled): (Int?, Set<Int>) = (nil, [])
    for (place, line) in lines.enumerated() {
      switch line.happening {
      case .started(let effect, let name):
        if live.contains(name), ends.contains(effect) { running.insert(effect) }
      case .ended(let effect): running.remove(effect)
      case .frame: frame = running.isEmpty ? place : nil
      case .event, .typed:
        if let frame, running.isEmpty { settled.insert(frame) }
        frame = nil
      case .answer, .told: break
      }
    }
    if let frame, running.isEmpty { settled.insert(frame) }
    return settled
  }

  /// The names of effects by number, and of those of which an answer has no text.
  fileprivate var effects: (names: [Int: String], live: Set<String>) {
    var names: [Int: String] = [:]
    var live: Set<String> = []
    for line in lines {
      switch line.happening {
      case .started(let effect, let name): names[effect] = name
      case .answer(let effect, nil): if let name = names[effect] { live.insert(name) }
      case .event, .typed, .answer, .ended, .told, .frame: break
      }
    }
    return (names, live)
  }
}

extension Replay {
  /// Opens the inspector on what was played so far, and returns when it is closed.
  ///
  /// - Parameters:
  ///   - program: Swift source that creates the program's rehearsal in a test; with it, `t` writes a test that plays what led to a bug.
  ///   - cut: Lets `T` write a test of the actions that `v` has marked.
  ///   - number: The action to begin at; `nil` for the last.
  ///   - message: Said at the beginning.
  public func inspect(
    on console: some Console, at number: Int? = nil, saying message: String = "",
    playing program: String? = nil, cutting cut: TestCut? = nil, fileID: StaticString = #fileID
  ) {
    let play = program.map { playTest($0, fileID) }
    var tests = TestWriting<State, Action>(play: play, write: { writeTest($0, name: $1) })
    tests.cut = cut.map { cut in
      { [history] numbers in
        cut.shortTest(of: history, numbers).written(as: numbers.name) { writeTest($0, name: $1) }
      }
    }
    let inspector = InspectorProgram(history, picture: rehearsal.program.picture, tests: tests)
    inspector.open(at: number, saying: message)
    inspector.start(on: console)
    inspector.run(on: console)
  }

  /// A test that plays what led to the end of this run, or to an action; what isn't needed for it to end the same is left out.
  ///
  /// - Parameters:
  ///   - program: Swift source that creates the program's rehearsal in a test.
  ///   - number: The number of the action; `nil` for the last.
  ///   - bug: What is wrong then; without it, the frame is compared.
  public func test(
    playing program: String, upTo number: Int? = nil, bug: Fault? = nil, fileID: StaticString = #fileID
  ) -> WrittenTest {
    playTest(program, fileID).test(
      of: history, upTo: number ?? history.steps.last?.number ?? 0, bug: bug,
      picture: rehearsal.program.picture)
  }

  /// This run as a page for a browser.
  ///
  /// - Parameter test: A test of it, which the reader can copy.
  public func page(test: String? = nil) -> RunPage {
    RunPage(of: history, title: recording.header.program, test: test, picture: rehearsal.program.picture)
  }

  /// This run and another of the same program as a page for a browser, beside each other, from where they part.
  public func page(against other: Replay) -> RunPage {
    RunPage(
      of: history, against: other.history, parting: parting(from: other), title: recording.header.program,
      picture: rehearsal.program.picture)
  }

  private func playTest(_ program: String, _ fileID: StaticString) -> PlayTest<State, Action> {
    // A test's own rehearsal has its own size: where another matters, the play has it.
    var header = recording.header
    header.size = Size(80, 24)
    return PlayTest(program, fileID: fileID) { [create] in create(header) }
  }
}
