import Composable
import ComposableTesting
import Loop
import Parts
import Screen
import Testing

/// One of several.
@Suite struct SelectTests {
  private func store(
    chosen: String? = nil
  ) -> TestStore<Select<String>, SelectAction<String>, Void> {
    let store = TestStore(
      initialState: Select(
        [ListingRow("in", "Inbox"), ListingRow("work", "Work, new"), ListingRow("old", "Old work")],
        chosen: chosen),
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
        "╰────────────╯", "              ",
      ])
    store.send(.list(.moved(by: 1)))
    store.send(.list(.opened))
    store.receive(.list(.chosen("old")))
    #expect(store.state.chosen == "old" && !store.state.isOpen && store.state.label == "Old work")
    #expect(lines(store.state)[0] == "Old work     ▾")
  }

  @Test func `typing narrows, and what nothing fits is not taken`() {
    let store = store()
    #expect(lines(store.state)[0] == "(choose)     ▾")
    store.send(.opened)
    store.send(.edited(.insert("WO")))
    #expect(store.state.list.shown.map(\.id) == ["work", "old"])
    store.send(.edited(.insert("x")))
    store.send(.list(.opened))
    #expect(store.state.chosen == nil && store.state.isOpen)
    #expect(lines(store.state)[2] == "│Nothing fou…│")
    store.send(.closed)
    #expect(!store.state.isOpen)
  }

  @Test func `it is pressed open, and one is pressed`() throws {
    let play = Rehearsal(
      size: Size(14, 7), initialState: store().state, reducer: Select<String>.reducer, environment: { _ in },
      view: { SelectView($0) }, keymap: \.keymap, mouse: Select<String>.mouse)
    try play.play("<click choose><click choice.item(old)>")
    #expect(play.state.chosen == "old" && !play.state.isOpen)
    #expect(play.state.list.window == Size(12, 3))
  }

  @Test func `rows that have arrived leave what was chosen, or take it along`() {
    var select = store(chosen: "old").state
    select.replaceRows([ListingRow("old", "Older"), ListingRow("new", "New")])
    #expect(select.label == "Older")
    select.replaceRows([ListingRow("new", "New")])
    #expect(select.chosen == nil)
  }

  @Test func `a button is as wide as its word`() {
    #expect(Frame(Button("Send"), size: Size(9, 1)).lines == ["[ Send ] "])
    #expect(Button("Send").size(within: Size(80, 24)) == Size(8, 1))
    #expect(Frame(Button("Send", isFocused: true), size: Size(9, 1)).cursor?.point == Point(2, 0))
  }
}
