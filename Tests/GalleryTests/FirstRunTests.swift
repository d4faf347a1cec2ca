import Composable
import ComposableTesting
import Loop
import Screen
import ScreenTesting
import Testing

@testable import Gallery

@Suite struct FirstRunTests {
  private let clock = TestClock()
  private let stored = Log<String>()
  private let presented = Log<String>()

  struct Down: Error, CustomStringConvertible {
    var description: String { "localhost refused the connection." }
  }

  private static let lastPage = FirstRun(page: FirstRun.pages - 1)

  /// A store that logs what is stored and presented.
  private func store(
    _ state: FirstRun = lastPage, finish: @escaping @Sendable () async throws -> Void
  ) -> TestStore<FirstRun, FirstRunAction, FirstRunEnvironment> {
    var environment = FirstRunEnvironment.unimplemented
    environment.finish = finish
    environment.present = { [presented] words in .fireAndForget { presented.append(words) } }
    environment.store = { [stored] value, key in stored.append("\(key) = \(value)") }
    return TestStore(initialState: state, reducer: firstRunReducer, environment: environment)
  }

  @Test func `when the endpoint answers, the flag is stored under its key, and the program closes`() {
    let store = store {}
    store.send(.advanced) { $0.progress = .finishing }
    store.receive(.endpointAnswered)
    store.receive(.flagStored) { $0.visit.exit = .back }
    #expect(stored.values == ["first-run.finished = true"])
    #expect(presented.values == [])
  }

  @Test func `when the endpoint fails, nothing is stored, the error is shown, and the program stays open`() {
    let store = store { throw Down() }
    store.send(.advanced) { $0.progress = .finishing }
    store.receive(.finishFailed("localhost refused the connection.")) { state in
      state.progress = .failed("localhost refused the connection.")
    }
    #expect(stored.values == [])
    #expect(presented.values == ["localhost refused the connection."])
    #expect(store.state.visit.exit == nil)
  }

  @Test func `after a failure Enter tries again`() {
    let store = store(FirstRun(page: 2, progress: .failed("no"))) {}
    store.send(.advanced) { $0.progress = .finishing }
    store.receive(.endpointAnswered)
    store.receive(.flagStored) { $0.visit.exit = .back }
  }

  @Test func `a flag that cannot be stored is a failure too`() {
    let store = store {}
    store.environment.store = { _, _ in throw Down() }
    store.send(.advanced) { $0.progress = .finishing }
    store.receive(.endpointAnswered)
    store.receive(.finishFailed("localhost refused the connection.")) { state in
      state.progress = .failed("localhost refused the connection.")
    }
    #expect(presented.values == ["localhost refused the connection."])
  }

  @Test func `the flag is stored after the answer, not before; the endpoint is told once`() {
    let told = Log<Void>()
    let store = store { [clock] in
      told.append(())
      try await clock.sleep(for: .milliseconds(100))
    }
    store.send(.advanced) { $0.progress = .finishing }
    store.send(.advanced)
    clock.advance(by: .milliseconds(99))
    #expect(stored.values == [])
    clock.advance(by: .milliseconds(1))
    store.receive(.endpointAnswered)
    store.receive(.flagStored) { $0.visit.exit = .back }
    #expect(stored.values.count == 1)
    #expect(told.values.count == 1)
  }

  @Test func `Escape while it finishes cancels, and stores nothing`() {
    let store = store { [clock] in try await clock.sleep(for: .seconds(1)) }
    store.send(.advanced) { $0.progress = .finishing }
    store.send(.wentBack) { $0.progress = .reading }
    store.send(.advanced) { $0.progress = .finishing }
    store.send(.visit(.left(.back))) { $0.visit.exit = .back }
    clock.advance(by: .seconds(10))
    #expect(stored.values == [])
  }

  @Test func `pages are turned, both ways, and no further than there are`() {
    let store = store(FirstRun()) {}
    store.send(.wentBack)
    store.send(.advanced) { $0.page = 1 }
    store.send(.advanced) { $0.page = 2 }
    store.send(.wentBack) { $0.page = 1 }
  }

  @Test func `who has finished before is not shown round again, unless asked for`() {
    let store = store(FirstRun()) {}
    store.environment.value = { key in key == "first-run.finished" }
    store.send(.opened)
    store.receive(.flagRead(true)) { $0.progress = .finishedBefore }
    store.send(.wentBack)
    store.send(.advanced) { $0.progress = .reading }
  }

  @Test func `a flag that cannot be read keeps nobody out`() {
    let store = store(FirstRun()) {}
    store.environment.value = { _ in throw Down() }
    store.send(.opened)
    store.receive(.flagRead(false))
  }

  @Test func `in earnest an error rings the bell, and an endpoint of its own takes its time`() async {
    let rung = Log<Void>()
    var services = Services.unimplemented
    services.bell = { .fireAndForget { rung.append(()) } }
    let environment = FirstRunEnvironment.live(
      endpoint: nil, file: KeyValueFile(path: "/dev/null/values.json"), transport: unimplementedTransport,
      services: services, clock: clock)
    let store = TestStore(initialState: Self.lastPage, reducer: firstRunReducer, environment: environment)
    store.exhaustivity = .off
    store.send(.advanced)
    clock.advance(by: .milliseconds(799))
    #expect(rung.values.isEmpty)
    clock.advance(by: .milliseconds(1))
    store.receive(.endpointAnswered)
    store.receive(
      .finishFailed("/dev/null/values.json cannot be written. Make room for it, or set XDG_STATE_HOME."))
    #expect(rung.values.count == 1)
  }

  private func assertFaces(_ name: String, _ state: FirstRun, line: UInt = #line) {
    assertFrames(name, Scene.matrix { _ in screened(FirstRunView(state: state), state.keymap) }, line: line)
  }

  @Test func `pages`() {
    for page in 0..<FirstRun.pages { assertFaces("page \(page + 1)", FirstRun(page: page)) }
  }
  @Test func `finishing`() { assertFaces("finishing", FirstRun(page: 2, progress: .finishing)) }
  @Test func `failed`() {
    assertFaces("failed", FirstRun(page: 2, progress: .failed("Nobody answers at localhost:8000.")))
  }
  @Test func `finished before`() { assertFaces("finished before", FirstRun(progress: .finishedBefore)) }

  @Test func `every size down to one cell is drawn without a trap`() {
    let faces: [FirstRun.Progress] = [.reading, .finishing, .failed("no"), .finishedBefore]
    assertDraws(
      faces.map { face in { FirstRunView(state: FirstRun(progress: face)) } })
  }
}
