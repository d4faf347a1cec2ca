import Loop
import Screen

/// Stands between a program and its console, and opens the inspector when its key comes by.
final class InspectorDoor<State, Action: Sendable> {
  private unowned let program: Program<State, Action>
  private let key: Key
  private let clock: StoppableClock?
  private let tests: TestWriting<State, Action>
  private var inspector: InspectorProgram<State, Action>?
  /// The size that the program knows.
  private var size: Size?
  /// What came after the key, and is for the inspector.
  private var rest: [Event] = []
  private var isOpening = false

  init(
    to program: Program<State, Action>, key: Key, clock: StoppableClock?,
    tests: TestWriting<State, Action>
  ) {
    (self.program, self.key, self.clock, self.tests) = (program, key, clock, tests)
  }

  /// The program's events; `nil` if there will be no more.
  func events(of console: any Console) -> [Event]? {
    if isOpening { open(on: console) }
    if inspector != nil { return inspect(on: console) }
    guard let events = console.waitForEvents() else { return nil }
    guard let index = events.firstIndex(of: .key(key)) else { return events }
    // What was pressed before belongs to the history that will be shown.
    rest = Array(events[(index + 1)...])
    isOpening = true
    return Array(events[..<index])
  }

  private func open(on console: any Console) {
    isOpening = false
    guard let history = program.history else { return }
    program.isStopped = true
    let isResized = rest.contains { if case .resize = $0 { true } else { false } }
    size = isResized ? nil : console.size
    inspector = InspectorProgram(history, picture: program.picture, tests: tests)
    inspector?.start(on: console)
    inspector?.handle(rest)
    rest = []
  }

  /// Runs the inspector to its end, and returns the events that the program must know of.
  private func inspect(on console: any Console) -> [Event]? {
    guard let inspector else { return [] }
    clock?.stop()
    // Also if the terminal is gone, so that what must be finished can be.
    defer { clock?.goOn() }
    inspector.run(on: console)
    guard let outcome = inspector.state.outcome else { return nil }
    self.inspector = nil
    program.isStopped = false
    program.paintAgain()
    if case .from(let index) = outcome {
      let step = inspector.state.step(index)
      program.history?.cut(after: step.number)
      program.goOn(from: step.state)
    }
    return console.size == size ? [] : [.resize(console.size)]
  }
}
