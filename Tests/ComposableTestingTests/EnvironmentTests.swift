import Composable
import ComposableTesting
import Testing

@Suite struct EnvironmentTests {
  struct Environment: Sendable {
    var number: @Sendable (String) -> Int
    var note: @Sendable (String, Int) -> Void
    var save: @Sendable (Int) -> Effect<Never>
    var load: @Sendable () async throws -> Int

    static let unimplemented = Environment(
      number: Composable.unimplemented("number", placeholder: 7),
      note: Composable.unimplemented("note"),
      save: Composable.unimplemented("save"),
      load: Composable.unimplemented("load"))
  }

  enum Action: Sendable, Equatable { case number, note, save, load, loaded(Int) }

  static let reducer = Reducer<Int, Action, Environment> { state, action, environment in
    switch action {
    case .number: state = environment.number("x")
    case .note: environment.note("x", 1)
    case .save: return environment.save(state).fireAndForget()
    case .load: return .run(name: "load") { $0(.loaded(try await environment.load())) }
    case .loaded(let number): state = number
    }
    return .none
  }

  static func message(_ name: String) -> String {
    """
    The dependency "\(name)" was called, but this test does not replace it.

    Replace "\(name)" in this test's environment, or find out why it is called.
    """
  }

  @Test("a member that is not replaced fails the test with its own name, once, and gives its placeholder")
  func unimplemented() {
    let said = said {
      let store = TestStore(initialState: 0, reducer: Self.reducer, environment: .unimplemented)
      store.send(.number) { $0 = 7 }
      store.send(.note)
      store.send(.save)
      store.send(.load)
    }
    #expect(said.failures == ["number", "note", "save", "load"].map(Self.message))
    #expect(said.lines == [2, 3, 4, 5])
  }

  @Test("what a member that is not replaced leads to is no further failure")
  func consequences() {
    let said = said {
      let store = TestStore(initialState: 0, reducer: Self.reducer, environment: .unimplemented)
      store.send(.load)
      store.receive(.loaded(5)) { $0 = 5 }
      store.send(.number) { $0 = 5 }
    }
    #expect(said.failures == ["load", "number"].map(Self.message))
  }

  @Test("a member that is not replaced and is called in a do step fails at that step")
  func unimplementedInDo() {
    let said = said {
      let store = TestStore(initialState: 0, reducer: Self.reducer, environment: .unimplemented)
      let note = store.environment.note
      store.assert(
        .send(.loaded(1)) { $0 = 1 },
        .do { note("x", 1) })
    }
    #expect(said.failures == [Self.message("note")])
    #expect(said.lines == [5])
  }

  @Test("a throwing member that is not replaced throws its name")
  func throwing() async {
    let told = Kept<String>()
    await Problem.$listener.withValue(Problem.Listener { told.value = "\($0)" }) {
      await #expect(throws: Unimplemented(name: "load")) {
        _ = try await Environment.unimplemented.load()
      }
    }
    #expect(told.value == Self.message("load"))
  }

  @Test("the environment can be replaced between steps")
  func replaced() {
    let store = TestStore(initialState: 0, reducer: Self.reducer, environment: .unimplemented)
    store.environment.number = { _ in 1 }
    store.send(.number) { $0 = 1 }
    store.environment.number = { _ in 2 }
    store.assert(
      .send(.number) { $0 = 2 },
      .environment {
        $0.number = { $0.count }
        $0.load = { 5 }
      },
      .send(.number) { $0 = 1 },
      .send(.load),
      .receive(.loaded(5)) { $0 = 5 })
  }

  @Test("two test stores side by side hear only of their own problems")
  func sideBySide() async {
    await withTaskGroup(of: Bool.self) { group in
      for n in 1...50 {
        group.addTask {
          let said = said {
            let store = TestStore(
              initialState: 0, reducer: Self.reducer,
              environment: Environment(
                number: Composable.unimplemented("number \(n)", placeholder: n), note: { _, _ in },
                save: { _ in .none }, load: { n }))
            for _ in 0..<20 {
              store.send(.number) { $0 = n }
              store.send(.loaded(-1)) { $0 = -1 }
            }
          }
          return said.failures == Array(repeating: Self.message("number \(n)"), count: 20)
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }
}
