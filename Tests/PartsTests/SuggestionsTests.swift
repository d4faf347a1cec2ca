import ComposableTesting
import Parts
import Screen
import Testing

/// A field that offers what may be meant.
@Suite struct SuggestionsTests {
  private static let cities = ["London", "Lisbon", "Lima", "Oslo"]

  private func store() -> TestStore<Suggestions, SuggestionsAction, Void> {
    let store = TestStore(
      initialState: Suggestions(limit: 2),
      reducer: Suggestions.reducer { typed in
        typed.isEmpty ? [] : Self.cities.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
      }, environment: ())
    store.exhaustivity = .off
    return store
  }

  @Test func `what may be meant is offered below, and taken`() {
    let store = store()
    store.send(.edited(.insert("li")))
    #expect(store.state.offers.texts == ["Lisbon", "Lima"])
    store.send(.moved(by: 1))
    store.send(.moved(by: 1))
    #expect(
      Frame(SuggestionsView(store.state), size: Size(10, 3)).lines == [
        "li        ", "  Lisbon  ", "▸ Lima    ",
      ])
    #expect(Frame(SuggestionsView(store.state), size: Size(10, 3)).cursor?.point.row == 2)
    store.send(.entered)
    #expect(store.state.text == "Lima" && store.state.offers.texts.isEmpty)
    store.send(.entered)
    store.receive(.submitted("Lima"))
  }

  @Test func `what is typed is submitted unless one was chosen`() {
    let store = store()
    store.send(.edited(.insert("lo")))
    store.send(.entered)
    store.receive(.submitted("lo"))
    store.send(.edited(.insert("n")))
    store.send(.taken)
    #expect(store.state.text == "London")
    store.send(.edited(.deleteLeft))
    store.send(.dismissed)
    #expect(store.state.offers.texts.isEmpty)
    store.send(.edited(.left))
    #expect(store.state.offers.texts.isEmpty)
  }

  @Test func `up from the first goes back to the field, and a press takes`() {
    let store = store()
    store.send(.edited(.insert("l")))
    store.send(.moved(by: 1))
    store.send(.moved(by: -1))
    #expect(store.state.offers.index == nil)
    store.send(.pressed(1))
    #expect(store.state.text == "Lisbon")
  }

  @Test func `one that is typed whole isn't offered`() {
    let store = store()
    store.send(.edited(.insert("Oslo")))
    #expect(store.state.offers.texts.isEmpty)
  }
}
