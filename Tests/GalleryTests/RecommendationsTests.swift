import Composable
import ComposableTesting
import Loop
import Screen
import ScreenTesting
import Testing

@testable import Gallery

@Suite struct RecommendationsTests {
  typealias Kind = Recommendations.Kind
  typealias Item = Recommendations.Item

  private static func item(_ kind: Kind) -> Item {
    Item(kind: kind, title: "a \(kind.rawValue)", reason: "it is one")
  }

  /// A source for each kind, with one item.
  private static let stubs = RecommendationsEnvironment(
    books: { [item(.book)] }, magazines: { [item(.magazine)] }, newspapers: { [item(.newspaper)] },
    services: .unimplemented)

  private func store(
    _ state: Recommendations = Recommendations(), _ environment: RecommendationsEnvironment = stubs
  ) -> TestStore<Recommendations, RecommendationsAction, RecommendationsEnvironment> {
    TestStore(initialState: state, reducer: recommendationsReducer, environment: environment)
  }

  @Test(arguments: Kind.allCases)
  func `each kind loads its own items`(_ kind: Kind) {
    let store = store(Recommendations(kind: kind))
    store.send(.opened)
    store.receive(.itemsLoaded([Self.item(kind)])) { $0.shelf = .loaded([Self.item(kind)]) }
  }

  /// A regression: the newspapers used to return the magazines.
  @Test func `newspapers are not magazines`() async throws {
    var environment = RecommendationsEnvironment.unimplemented
    environment.newspapers = { [Self.item(.newspaper)] }
    // Magazines have no stub: loading them would fail this test by name.
    let items = try await environment.recommendations(for: .newspaper)
    #expect(items.map(\.kind) == [.newspaper])
  }

  @Test(arguments: Kind.allCases)
  func `the reading room has something of every kind, and nothing of another`(_ kind: Kind) async throws {
    let items = try await RecommendationsEnvironment.live(services: .unimplemented).recommendations(for: kind)
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { $0.kind == kind })
  }

  @Test func `the kinds go round, both ways`() {
    let store = store()
    for kind in [Kind.magazine, .newspaper, .book] {
      store.send(.kindChanged(by: 1)) { state in
        state.kind = kind
        state.shelf = .loading
      }
      store.receive(.itemsLoaded([Self.item(kind)])) { $0.shelf = .loaded([Self.item(kind)]) }
    }
    store.send(.kindChanged(by: -1)) { state in
      state.kind = .newspaper
      state.shelf = .loading
    }
    store.receive(.itemsLoaded([Self.item(.newspaper)])) { $0.shelf = .loaded([Self.item(.newspaper)]) }
  }

  @Test func `the answer for a kind that is no longer open never comes`() {
    let clock = TestClock()
    var environment = Self.stubs
    environment.books = {
      try await clock.sleep(for: .seconds(1))
      return [Self.item(.book)]
    }
    let store = store(Recommendations(), environment)
    store.send(.opened)
    store.send(.kindChanged(by: 1)) { $0.kind = .magazine }
    store.receive(.itemsLoaded([Self.item(.magazine)])) { $0.shelf = .loaded([Self.item(.magazine)]) }
    clock.advance(by: .seconds(10))
  }

  @Test func `a source that fails is shown, and can be asked again`() {
    struct Closed: Error, CustomStringConvertible { var description: String { "The kiosk is closed." } }
    var environment = Self.stubs
    environment.books = { throw Closed() }
    let store = store(Recommendations(), environment)
    store.send(.opened)
    store.receive(.loadFailed("The kiosk is closed.")) { $0.shelf = .failed("The kiosk is closed.") }
    store.environment.books = { [] }
    store.send(.reloadRequested) { $0.shelf = .loading }
    store.receive(.itemsLoaded([])) { $0.shelf = .loaded([]) }
    store.send(.moved(by: 1))
  }

  @Test func `the selection stays within the list, and leaving cancels`() {
    let clock = TestClock()
    var environment = Self.stubs
    environment.magazines = {
      try await clock.sleep(for: .seconds(1))
      return []
    }
    let items = [Self.item(.book), Self.item(.book)]
    let store = store(Recommendations(shelf: .loaded(items)), environment)
    store.send(.moved(by: -1))
    store.send(.moved(by: 1)) { $0.selected = 1 }
    store.send(.moved(by: 1))
    store.send(.kindChanged(by: 1)) { state in
      state.kind = .magazine
      state.shelf = .loading
      state.selected = 0
    }
    store.send(.visit(.left(.quit))) { $0.visit.exit = .quit }
  }

  private func assertFaces(_ name: String, _ state: Recommendations, line: UInt = #line) {
    assertFrames(name, Scene.matrix { _ in RecommendationsView(state: state) }, line: line)
  }

  @Test func `loading`() { assertFaces("loading", Recommendations()) }
  @Test func `failed`() { assertFaces("failed", Recommendations(shelf: .failed("The kiosk is closed."))) }
  @Test func `empty`() { assertFaces("empty", Recommendations(kind: .newspaper, shelf: .loaded([]))) }

  @Test(arguments: Kind.allCases)
  func `loaded`(_ kind: Kind) async throws {
    let items = try await RecommendationsEnvironment.live(services: .unimplemented).recommendations(for: kind)
    assertFaces(kind.rawValue, Recommendations(kind: kind, shelf: .loaded(items), selected: 1))
  }

  @Test func `every size down to one cell is drawn without a trap`() {
    let shelves: [Recommendations.Shelf] = [
      .loading, .failed("no"), .loaded([]), .loaded([Self.item(.book), Self.item(.book)]),
    ]
    assertDraws(
      shelves.map { shelf in { RecommendationsView(state: Recommendations(shelf: shelf)) } })
  }
}
