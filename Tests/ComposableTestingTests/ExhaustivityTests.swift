import Composable
import ComposableTesting
import Testing

@Suite struct ExhaustivityTests {
  func store(_ exhaustivity: Exhaustivity) -> TestStore<Shop, ShopAction, ShopEnvironment> {
    var environment = ShopEnvironment.quick
    environment.clock = TestClock()
    let store = TestStore(
      initialState: Shop(products: [Product(id: 1, name: "Milk"), Product(id: 2, name: "Salt")]),
      reducer: shopReducer, environment: environment)
    store.exhaustivity = exhaustivity
    return store
  }

  @Test("off: changes, actions and effects that the test does not name pass in silence")
  func off() {
    let said = said {
      let store = store(.off)
      store.send(.titled("Party"))
      store.send(.twice)
      store.send(.loadTapped)
      store.send(.forget)
    }
    #expect(said == Said())
  }

  @Test("off: what the closure names is compared, and only that")
  func named() {
    let said = said {
      let store = store(.off)
      store.send(.loaded([Product(id: 1, name: "Milk"), Product(id: 9, name: "Bread")])) {
        $0.products = [Product(id: 1, name: "Milk"), Product(id: 9, name: "Bread")]
      }
      store.send(.loadTapped) { $0.title = "Groceries" }
      store.send(.titled("Party")) { $0.title = "Party" }
    }
    #expect(said == Said())
  }

  @Test("off: an expectation that builds on the state before is understood")
  func relative() {
    struct Counts: Equatable { var a = 0, b = 0 }
    let store = TestStore(
      initialState: Counts(),
      reducer: Reducer<Counts, Int, Void> { state, n, _ in
        state.a += n
        state.b += n
        return .none
      },
      environment: ())
    store.exhaustivity = .off
    let said = said {
      store.send(1) { $0.a += 1 }
      store.send(1) { $0.b += 1 }
      store.send(1) { $0.a += 2 }
    }
    #expect(
      said.failures == [
        """
        The state after sending 1 is not the expected one, in what this step's closure changes.

          a: expected 4, is 3

        Correct this step's closure, or the reducer.
        """
      ])
  }

  @Test("off: what is named and wrong fails, without the rest")
  func wrong() {
    let said = said {
      let store = store(.off)
      store.send(.product(id: 2, action: .nameChanged("Milk"))) { $0.products[1].name = "Milch" }
    }
    #expect(
      said
        == Said(
          failures: [
            """
            The state after sending ShopAction.product(id: 2, action: .nameChanged("Milk")) is not the expected one, in \
            what this step's closure changes.

              products[1].name: expected "Milch", is "Milk"

            Correct this step's closure, or the reducer.
            """
          ], lines: [2]))
  }

  @Test("off: receive passes over what came before, and fails only if it never came")
  func receives() {
    let said = said {
      let store = store(.off)
      store.send(.twice)
      store.receive(.saved)
      #expect(store.state.title == "one")
      store.send(.twice)
      store.receive(.nothing)
      store.receive(.titled("one"))
    }
    #expect(
      said
        == Said(
          failures: [
            """
            None of the received actions is the expected one.

            Expected:
              ShopAction.nothing

            Received:
              - ShopAction.titled("one")
              - ShopAction.saved

            Correct this step, or the effect.
            """
          ], lines: [6]))
  }

  @Test("off, showing what is skipped: the same, with notes that fail nothing")
  func shown() {
    let line = #line + 6
    let said = said {
      let store = store(.off(showSkipped: true))
      store.send(.titled("Party"))
      store.send(.twice)
      store.receive(.saved)
      store.send(.forget)
    }
    #expect(said.failures.isEmpty)
    #expect(
      said.notes == [
        """
        Not asserted, after sending ShopAction.titled("Party"):

          title: asserted "Groceries", is "Party"

            Shop(
          -   title: "Groceries",
          +   title: "Party",
              products: [… (2)],
              … (2 unchanged)
            )

        (- asserted, + is)
        """,
        """
        Skipped 1 received action:

          - ShopAction.titled("one")
        """,
        """
        An effect is still running at the end of the test: "sleep", started by ShopAction.forget at \
        ExhaustivityTests.swift:\(line), sleeping on a test clock until 5.0 seconds.

        Advance the clock until the effect has ended, or cancel it.
        """,
      ])
  }

  @Test("off: what the closure names may hold in the new state alone, where rows have moved")
  func namedInNewState() {
    let said = said {
      let store = store(.off)
      store.send(
        .loaded([
          Product(id: 9, name: "Bread"), Product(id: 1, name: "Milk"), Product(id: 2, name: "Salt"),
        ])
      ) { $0.products[0].name = "Bread" }
    }
    #expect(said == Said())
  }

  @Test("off, showing what is skipped: what a closure leaves out is noted, and what it names is not")
  func shownClosures() {
    struct Counts: Equatable { var a = 0, b = 0 }
    let said = said {
      let store = TestStore(
        initialState: Counts(),
        reducer: Reducer<Counts, Int, Void> { state, n, _ in
          state.a += n
          state.b += n
          return .none
        },
        environment: ())
      store.exhaustivity = .off(showSkipped: true)
      store.send(1) { $0 = Counts(a: 1, b: 1) }
      store.send(1) { $0.a += 1 }
      store.send(1) { $0.b = 3 }
    }
    #expect(said.failures.isEmpty)
    #expect(
      said.notes.map { $0.split(separator: "\n").prefix(2).joined() } == [
        "Not asserted, after sending 1:  b: asserted 1, is 2",
        "Not asserted, after sending 1:  a: asserted 2, is 3",
      ])
  }

  @Test("off, showing what is skipped: what is passed over or cancelled by hand is noted")
  func shownSkips() {
    let said = said {
      let store = store(.off(showSkipped: true))
      store.send(.twice)
      store.send(.forget)
      store.skipInFlightEffects()
      store.send(.twice)
      store.skipReceivedActions()
    }
    #expect(said.failures.isEmpty)
    let passed = """
      Skipped 2 received actions:

        - ShopAction.titled("one")
        - ShopAction.saved
      """
    #expect(said.notes == [passed, "Cancelled 1 effect still running:\n\n  - \"sleep\"", passed])
  }

  @Test("withExhaustivity changes it for a while, and back even when the work throws")
  func forAWhile() {
    struct Stop: Error {}
    let said = said {
      let store = store(.on)
      store.withExhaustivity(.off) { store.send(.titled("Party")) }
      try? store.withExhaustivity(.off) { throw Stop() }
      #expect(store.exhaustivity == .on)
      store.send(.titled("End"))
    }
    #expect(said.lines == [5])
  }

  @Test("skipReceivedActions brings the state to where it has come")
  func skipActions() {
    let store = store(.on)
    store.send(.twice)
    #expect(store.state.title == "Groceries")
    store.skipReceivedActions()
    #expect(store.state.title == "one")
  }

  @Test("skipInFlightEffects cancels what runs")
  func skipEffects() {
    let store = store(.on)
    store.send(.forget)
    store.skipInFlightEffects()
    (store.environment.clock as? TestClock)?.advance(by: .seconds(10))
  }

  @Test("an effect that is skipped comes to its end in that step")
  func skippedEnds() {
    let clock = TestClock()
    let ended = Kept<Bool>()
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, Int, Void> { _, _, _ in
        .run { _ in
          try? await clock.sleep(for: .seconds(1))
          ended.value = true
        }
      },
      environment: ())
    store.send(1)
    store.skipInFlightEffects()
    #expect(ended.value == true)
  }
}
