import Composable
import ComposableTesting
import Parts
import Screen
import Testing

/// One of several, and several of them.
@Suite struct SelectTests {
  private func store(
    chosen: String? = nil
  ) -> TestStore<Select<String>, SelectAction<String>, Void> {
    let store = TestStore(
      initialState: Select(["in": "Inbox", "work": "Work, new", "old": "Old work"], chosen: chosen),
      reducer: Select<String>.reducer, environment: ())
    store.exhaustivity = .off
    return store
  }

  private func lines(_ state: Select<String>, height: Int = 7) -> [String] {
    Frame(SelectView(state), size: Size(14, height)).lines
  }

  @Test func `it opens on what is chosen, and takes another`() {
    let store = store(chosen: "work")
    store.send(.opened)
    #expect(
      lines(store.state) == [
        "(Work, new)  ▴", "╭────────────╮", "│  Inbox     │", "│▸ Work, new │", "│  Old work  │",
        "╰────────────╯",
        "              ",
      ])
    store.send(.moved(by: 1))
    store.send(.taken)
    #expect(store.state.chosen == "old" && !store.state.isOpen && store.state.label == "Old work")
    #expect(lines(store.state)[0] == "Old work     ▾")
  }

  @Test func `typing narrows by the beginnings of words, and what nothing fits is not taken`() {
    let store = store()
    #expect(lines(store.state)[0] == "(choose)     ▾")
    store.send(.opened)
    store.send(.edited(.insert("WO")))
    #expect(store.state.shown.map(\.id) == ["work", "old"])
    store.send(.edited(.insert("x")))
    store.send(.taken)
    #expect(store.state.chosen == nil && store.state.isOpen)
    store.send(.closed)
    #expect(!store.state.isOpen)
  }

  @Test func `it is pressed open, and one is pressed`() {
    let store = store()
    store.send(.pressed(nil))
    let frame = Frame(SelectView(store.state), size: Size(14, 7))
    #expect(frame.place(named: "choose(old)")?.rect.top == 4 && frame.place(named: "choose")?.rect.top == 0)
    store.send(.pressed("old"))
    #expect(store.state.chosen == "old")
  }

  @Test func `several are checked one by one, or all`() {
    let store = TestStore(
      initialState: MultiSelect(["a": "Apples", "b": "Bread"], chosen: ["b", "gone"]),
      reducer: MultiSelect<String>.reducer, environment: ())
    store.exhaustivity = .off
    #expect(store.state.chosen == ["b"])
    store.send(.toggled)
    #expect(store.state.chosen == ["a", "b"])
    store.send(.allToggled)
    #expect(store.state.chosen == [])
    store.send(.pressed("b"))
    #expect(store.state.chosen == ["b"] && store.state.position.selected == 1)
    #expect(
      Frame(MultiSelectView(store.state), size: Size(12, 2)).lines == ["  [ ] Apples", "▸ [x] Bread "])
    store.send(.allToggled)
    #expect(store.state.chosen == ["a", "b"])
  }

  @Test func `a button is as wide as its word`() {
    #expect(Frame(Button("Send"), size: Size(9, 1)).lines == ["[ Send ] "])
    #expect(Button("Send").size(within: Size(80, 24)) == Size(8, 1))
    #expect(Frame(Button("Send", isFocused: true), size: Size(9, 1)).cursor?.point == Point(2, 0))
  }
}
