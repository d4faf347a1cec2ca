import Composable
import ComposableTesting
import Testing

/// What a TestStore says when the actions are not those expected, word for word; and how it goes on.
@Suite struct ActionMessageTests {
  func store(_ clock: any Clock<Duration> = TestClock()) -> TestStore<Shop, ShopAction, ShopEnvironment> {
    var environment = ShopEnvironment.quick
    environment.clock = clock
    return TestStore(initialState: Shop(), reducer: shopReducer, environment: environment)
  }

  @Test("actions not received when the test ends")
  func unreceived() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.finish()
    }
    #expect(
      said
        == Said(
          failures: [
            """
            2 actions came that this test has not received:

              - ShopAction.titled("one")
              - ShopAction.saved

            Receive them, or call skipReceivedActions().
            """
          ], lines: [3]))
  }

  @Test("without finish() the end of the store's life says the same, where the store was made")
  func endOfLife() {
    let said = said {
      let store = TestStore(initialState: Shop(), reducer: shopReducer, environment: ShopEnvironment.quick)
      store.send(.loadTapped) { $0.isLoading = true }
    }
    #expect(
      said
        == Said(
          failures: [
            """
            1 action came that this test has not received:

              - ShopAction.loaded(…) from the effect "load"

            Receive it, or call skipReceivedActions().
            """
          ], lines: [1]))
  }

  @Test("actions not received before the next is sent; they are passed over, once")
  func unreceivedBeforeSend() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.send(.nothing)
      store.send(.titled("two")) { $0.title = "two" }
    }
    #expect(
      said
        == Said(
          failures: [
            """
            2 actions came that this test has not received, before it sends ShopAction.nothing:

              - ShopAction.titled("one")
              - ShopAction.saved

            Receive them first. They were passed over, and the test goes on.
            """
          ], lines: [3]))
  }

  @Test("the same case with another value is shown as a difference, and the test goes on")
  func otherValue() {
    let said = said {
      let store = store()
      store.send(.loadTapped) { $0.isLoading = true }
      store.receive(.loaded([Product(id: 1, name: "Milch")])) { $0.title = "is not looked at" }
      #expect(store.state.products.first?.name == "Milk")
      store.send(.titled("two")) { $0.title = "two" }
    }
    #expect(
      said
        == Said(
          failures: [
            """
            The action that came from the effect "load" is not the one expected.

                ShopAction.loaded(
                  [
                    [0]: Product(
                      id: 1,
              -       name: "Milch",
              +       name: "Milk",
                      isInBox: false
                    )
                  ]
                )

            (- expected, + came)

            Correct this step, or the effect.
            """
          ], lines: [3]))
  }

  @Test("another action than the one expected is shown beside it")
  func otherAction() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.receive(.loaded([]))
      store.receive(.saved)
    }
    #expect(
      said
        == Said(
          failures: [
            """
            Another action came than the one expected.

            Expected:
              ShopAction.loaded([])

            Came:
              ShopAction.titled("one")

            Correct this step, or the effect.
            """
          ], lines: [3]))
  }

  @Test("actions in the wrong order fail once")
  func wrongOrder() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.receive(.saved)
      store.receive(.titled("one")) { $0.title = "one" }
      #expect(store.state.title == "one")
    }
    #expect(
      said
        == Said(
          failures: [
            """
            The action came, but not as the next one: it is number 2 of those not yet received.

            Expected:
              ShopAction.saved

            First came:
              ShopAction.titled("one")

            Put the steps into the order in which the actions came.
            """
          ], lines: [3]))
  }

  @Test("nothing came, and nothing could")
  func nothingCame() {
    let said = said {
      store().receive(.saved)
    }
    #expect(
      said
        == Said(
          failures: [
            """
            No action came, and this step expects one.

            Expected:
              ShopAction.saved

            Nothing runs that could still send it.

            Take the step away, or let an effect send the action.
            """
          ], lines: [1]))
  }

  @Test("nothing came yet: the message says what still runs, and what it waits for")
  func nothingYet() {
    let clock = TestClock()
    let line = #line + 3
    let said = said {
      let store = store(clock)
      store.send(.forget)
      store.receive(.saved)
      clock.advance(by: .seconds(5))
      store.receive(.saved)
    }
    #expect(
      said
        == Said(
          failures: [
            """
            No action came, and this step expects one.

            Expected:
              ShopAction.saved

            Still running:
              - "sleep", started by ShopAction.forget at ActionMessageTests.swift:\(line), sleeps on a test clock until 5.0 seconds.

            Move the clock, or let the dependency answer, before this step.
            """
          ], lines: [3]))
  }

  @Test("receiving by case path looks at the case alone")
  func byCasePath() {
    let said = said {
      let store = store()
      store.send(.loadTapped) { $0.isLoading = true }
      store.receive(ShopAction.loadedCase) {
        $0.isLoading = false
        $0.products = [Product(id: 1, name: "Milk")]
      }
      store.receive(ShopAction.loadedCase)
    }
    #expect(
      said
        == Said(
          failures: [
            """
            No action came, and this step expects one.

            Expected:
              an action of the case path for [Product]

            Nothing runs that could still send it.

            Take the step away, or let an effect send the action.
            """
          ], lines: [7]))
  }

  @Test("receiving by predicate asks the predicate")
  func byPredicate() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.receive(where: { if case .titled = $0 { true } else { false } }) { $0.title = "one" }
      store.receive(where: { $0 == .nothing })
    }
    #expect(
      said
        == Said(
          failures: [
            """
            Another action came than the one expected.

            Expected:
              an action for which the predicate holds

            Came:
              ShopAction.saved

            Correct this step, or the effect.
            """
          ], lines: [4]))
  }

  @Test("there was nothing to skip")
  func nothingToSkip() {
    let said = said {
      let store = store()
      store.skipReceivedActions()
      store.skipInFlightEffects()
    }
    #expect(
      said.failures == [
        """
        There was no received action to skip.

        Take the step away, or find out why none came.
        """,
        """
        There was no running effect to skip.

        Take the step away, or find out why none runs.
        """,
      ])
  }
}
