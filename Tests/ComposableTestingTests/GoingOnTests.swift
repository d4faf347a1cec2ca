import Composable
import ComposableTesting
import Testing

/// One mistake is one failure; the test goes on with the actual state.
@Suite struct GoingOnTests {
  func store(_ clock: any Clock<Duration> = TestClock()) -> TestStore<Shop, ShopAction, ShopEnvironment> {
    var environment = ShopEnvironment.quick
    environment.clock = clock
    return TestStore(initialState: Shop(), reducer: shopReducer, environment: environment)
  }

  @Test("two actions without values are two actions, not two values of one")
  func withoutValues() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.receive(.titled("one")) { $0.title = "one" }
      store.receive(.nothing)
    }
    #expect(said.failures.count == 1)
    #expect(said.failures[0].hasPrefix("The action received is not the expected one."))
  }

  @Test("one action not received before the next is sent is spoken of as one")
  func oneUnreceivedBeforeSend() {
    let said = said {
      let store = store()
      store.send(.loadTapped) { $0.isLoading = true }
      store.send(.nothing)
    }
    #expect(said.failures.count == 1)
    #expect(said.failures[0].hasPrefix("1 action was sent but never received by the test"))
    #expect(said.failures[0].hasSuffix("Receive it first. It was skipped, and the test continues."))
  }

  @Test("an action that came in place of another is good for one step only")
  func mistakenOnce() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.receive(.nothing)
      store.receive(.titled("one"))
      store.receive(.titled("one"))
    }
    #expect(said.lines == [3, 5])
  }

  @Test("an action that came in place of another is good for nothing after the next send")
  func mistakenBeforeSend() {
    let said = said {
      let store = store()
      store.send(.loadTapped) { $0.isLoading = true }
      store.receive(.nothing)
      store.send(.nothing)
      store.receive(ShopAction.loadedCase)
    }
    #expect(said.lines == [3, 5])
    #expect(
      said.failures[0].hasPrefix(#"The action received from the effect "load" is not the expected one."#))
  }

  @Test("a wrong state after an action received says so")
  func wrongAfterReceiving() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.receive(.titled("one")) { $0.title = "two" }
      store.receive(.saved)
    }
    #expect(said.lines == [3])
    #expect(
      said.failures[0].hasPrefix(
        #"The state after receiving ShopAction.titled("one") is not the expected one."#))
  }

  @Test("the state goes as far as the test has received, in whatever order")
  func stateAsReceived() {
    let reducer = Reducer<[Int], Int, Void> { state, n, _ in
      guard n > 0 else { return .merge(.send(1), .run(name: "two") { $0(2) }) }
      state.append(n)
      return .none
    }
    let store = TestStore(initialState: [], reducer: reducer, environment: ())
    store.send(0)
    store.receive(1) { $0 = [1] }
    #expect(store.state == [1])
    store.receive(2) { $0 = [1, 2] }
    #expect(store.state == [1, 2])
    let said = said {
      let store = TestStore(initialState: [], reducer: reducer, environment: ())
      store.send(0)
      store.receive(2) { $0 = [1, 2] }
      #expect(store.state == [1, 2])
      store.receive(1) { $0 = [1] }
      #expect(store.state == [1, 2])
    }
    #expect(said.lines == [3])
  }

  @Test("what came first in the place of another is told with its effect")
  func wrongOrderFrom() {
    let said = said {
      let store = TestStore(
        initialState: 0,
        reducer: Reducer<Int, Int, Void> { _, n, _ in
          guard n == 0 else { return .none }
          return .run(name: "count") { send in for n in 1...2 { send(n) } }
        },
        environment: ())
      store.send(0)
      store.receive(2)
      store.receive(1)
    }
    #expect(said.failures.count == 1)
    #expect(said.failures[0].contains(#"Received first from the effect "count":"#))
  }

  @Test("after finish() nothing is said twice, and the state is the true one")
  func afterFinish() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.finish()
      #expect(store.state.title == "one")
      store.send(.nothing)
    }
    #expect(said.lines == [3])
  }

  @Test("a step too many fails alone: the action it met is still good for the step that follows")
  func stepTooMany() {
    let said = said {
      let store = store()
      store.send(.twice)
      store.receive(.nothing)
      store.receive(.titled("one")) { $0.title = "one" }
      store.receive(.saved)
    }
    #expect(said.lines == [3])
  }
}
