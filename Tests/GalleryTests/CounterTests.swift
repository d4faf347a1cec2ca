import Composable
import ComposableTesting
import Loop
import Screen
import ScreenTesting
import Testing

@testable import Gallery

@Suite struct CounterTests {
  private let clock = TestClock()

  private func store(
    _ state: Counter = Counter(), _ change: (inout CounterEnvironment) -> Void = { _ in }
  ) -> TestStore<Counter, CounterAction, CounterEnvironment> {
    var environment = CounterEnvironment.unimplemented
    environment.clock = clock
    change(&environment)
    return TestStore(initialState: state, reducer: counterReducer, environment: environment)
  }

  /// A source that takes a second.
  private func slowly(_ environment: inout CounterEnvironment) {
    environment.fact = { [clock] number in
      try await clock.sleep(for: .seconds(1))
      return Facts.about(number)
    }
  }

  @Test func `up and down count`() {
    let store = store()
    store.send(.countIncremented) { $0.count = 1 }
    store.send(.countDecremented) { $0.count = 0 }
    store.send(.countDecremented) { $0.count = -1 }
  }

  @Test func `no key leads beyond the ends of the range`() {
    store(Counter(count: .max)).send(.countIncremented)
    store(Counter(count: .min)).send(.countDecremented)
  }

  @Test func `a fact loads while the spinner turns, and stops it`() {
    let store = store(Counter(count: 3), slowly)
    store.send(.factRequested) { $0.fact = .loading(about: 3, step: 0) }
    clock.advance(by: .milliseconds(160))
    store.receive(.spinnerTurned) { $0.fact = .loading(about: 3, step: 1) }
    store.receive(.spinnerTurned) { $0.fact = .loading(about: 3, step: 2) }
    store.withExhaustivity(.off) {
      clock.advance(by: .seconds(10))
      store.receive(.factLoaded("3 legs stand firm on any floor.", about: 3)) {
        $0.fact = .loaded("3 legs stand firm on any floor.", about: 3)
      }
    }
  }

  @Test func `a cancelled request is never answered`() {
    let store = store(Counter(), slowly)
    store.send(.factRequested) { $0.fact = .loading(about: 0, step: 0) }
    store.send(.factDismissed) { $0.fact = .unasked }
    clock.advance(by: .seconds(10))
  }

  @Test func `a new question takes the place of the old one`() {
    let store = store(Counter(count: 1), slowly)
    store.send(.factRequested) { $0.fact = .loading(about: 1, step: 0) }
    store.send(.countIncremented) { $0.count = 2 }
    store.send(.factRequested) { $0.fact = .loading(about: 2, step: 0) }
    store.withExhaustivity(.off) {
      clock.advance(by: .seconds(1))
      store.receive(.factLoaded(Facts.about(2), about: 2))
      clock.advance(by: .seconds(10))
    }
    #expect(store.state == Counter(count: 2, fact: .loaded(Facts.about(2), about: 2)))
  }

  @Test func `who leaves does not wait for an answer`() {
    let store = store(Counter(), slowly)
    store.send(.factRequested) { $0.fact = .loading(about: 0, step: 0) }
    store.send(.visit(.left(.back))) { $0.visit.exit = .back }
  }

  @Test func `the live source takes its time`() {
    let store = store(Counter(count: 4)) { [clock] in $0 = .live(.unimplemented, clock: clock) }
    store.exhaustivity = .off
    store.send(.factRequested)
    clock.advance(by: .milliseconds(1_199))
    #expect(store.state.fact.isLoading)
    clock.advance(by: .milliseconds(1))
    store.receive(.factLoaded("4 colours are enough for every flat map.", about: 4))
  }

  @Test func `the almanac has something to say of every number`() {
    for number in Array(-30...200) + [.max, .min] {
      #expect(Facts.about(number).hasPrefix("\(number) "))
    }
    #expect(Facts.about(60) == "60 is 2 × 2 × 3 × 5.")
    #expect(Facts.about(97).contains("prime"))
  }

  private func assertFaces(_ name: String, _ counter: Counter, line: UInt = #line) {
    assertFrames(
      name, Scene.matrix { _ in screened(CounterView(counter: counter), counter.keymap) }, line: line)
  }

  @Test func `unasked`() { assertFaces("unasked", Counter()) }
  @Test func `loading`() { assertFaces("loading", Counter(count: 7, fact: .loading(about: 7, step: 3))) }
  @Test func `loaded`() {
    assertFaces("loaded", Counter(count: -12, fact: .loaded(Facts.about(-12), about: -12)))
  }
  @Test func `a number too long for figures`() { assertFaces("long", Counter(count: .min)) }

  @Test func `every size down to one cell is drawn without a trap`() {
    let facts: [Counter.Fact] = [
      .unasked, .loading(about: 1, step: 0), .loaded("a long fact about it", about: 1),
    ]
    assertDraws(
      facts.map { fact in { CounterView(counter: Counter(count: 128, fact: fact)) } })
  }

  @Test func `a visit, told by its keys`() throws {
    let play = Rehearsal(
      size: Size(40, 10), initialState: Counter(), reducer: counterReducer,
      environment: { .live(.unimplemented, clock: $0) },
      view: { screened(CounterView(counter: $0), $0.keymap) }, keymap: \.keymap,
      isOver: { $0.visit.exit != nil })
    var scenes = [Scene("open", play.frame)]
    for script in [
      "+++", "f", "<wait 200ms>", "<wait 1s>", "--f<wait 400ms>", "<Esc>", "kkkkf<wait 2s>",
    ] {
      try play.play(script)
      scenes.append(Scene(script, play.frame))
    }
    assertFrames("visit", scenes)
    try play.play("fq")
    #expect(play.isOver)
  }
}

extension Counter.Fact {
  fileprivate var isLoading: Bool { if case .loading = self { true } else { false } }
}
