import Composable
import ComposableTesting
import Testing

/// The messages about unexpected actions, and how the test goes on.
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
            2 actions were sent but never received by the test:

              - ShopAction.titled("one")
              - ShopAction.saved

            Receive them, or call skipReceivedActions().
            """
          ], lines: [3]))
  }

  @Test("without finish() the end of the store's life says the same, at the line that sent")
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
            1 action was sent but never received by the test:

              - ShopAction.loaded(…) from the effect "load"

            Receive it, or call skipReceivedActions().
            """
          ], lines: [2]))
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
            2 actions were sent but never received by the test before it sends ShopAction.nothing:

              - ShopAction.titled("one")
              - ShopAction.saved

            Receive them first. They were skipped, and the test continues.
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
            The action received from the effect "load" is not the expected one.

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

            (- expected, + received)

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
            The action received is not the expected one.

            Expected:
              ShopAction.loaded([])

            Received:
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
            The action was sent, but it is not the next one: it is number 2 of those not yet received.

            Expected:
              ShopAction.saved

            Received first:
              ShopAction.titled("one")

            Put the steps in the order in which the actions were sent.
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
            Expected an action, received none.

            Expected:
              ShopAction.saved

            Nothing is running that could still send it.

            Remove this step, or let an effect send the action.
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
            Expected an action, received none.

            Expected:
              ShopAction.saved

            Still running:
              - "sleep", started by ShopAction.forget at ActionMessageTests.swift:\(line), sleeping on a test clock until 5.0 seconds.

            Advance the clock, or let the dependency answer, before this step.
            """
          ], lines: [3]))
  }

  @Test("a case path that extracts one case and embeds another is told")
  func twistedCasePath() {
    let twisted = CasePath<ShopAction, [Product]>(
      embed: { _ in .nothing },
      extract: { if case .loaded(let products) = $0 { products } else { nil } })
    let said = said {
      let store = store()
      store.send(.loadTapped) { $0.isLoading = true }
      store.receive(twisted) { $0.isLoading = false }
      store.exhaustivity = .off
    }
    #expect(
      said
        == Said(
          failures: [
            """
            This step's case path extracts one case and embeds another.

            extracts:
              ShopAction.loaded(
                [
                  Product(
                    id: 1,
                    name: "Milk",
                    isInBox: false
                  )
                ]
              )
            embeds its value as:
              ShopAction.nothing

            Correct the case path. Whatever uses it sends its actions to the wrong feature.
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
            Expected an action, received none.

            Expected:
              an action of the case path for [Product]

            Nothing is running that could still send it.

            Remove this step, or let an effect send the action.
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
            The action received is not the expected one.

            Expected:
              an action for which the predicate holds

            Received:
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

        Remove this step, or find out why no action was sent.
        """,
        """
        There was no running effect to skip.

        Remove this step, or find out why none is running.
        """,
      ])
  }
}
