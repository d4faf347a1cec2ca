import ComposableTesting
import Parts
import Screen
import Testing

/// Rows below headings, narrowed by typing, and selected.
@Suite struct ListingTests {
  private static let rows = [
    ListingRow(1, "apples", section: "Fruit"), ListingRow(2, "bananas", section: "Fruit"),
    ListingRow(3, "milk", section: "Dairy"), ListingRow(4, "butter", section: "Dairy"),
  ]

  private func store(
    _ rows: [ListingRow<Int>] = rows, rowHeight: Int = 1, height: Int = 10
  ) -> TestStore<Listing<Int>, ListingAction<Int>, Void> {
    var listing = Listing(rows, rowHeight: rowHeight)
    listing.height = height
    let store = TestStore(initialState: listing, reducer: Listing<Int>.reducer, environment: ())
    store.exhaustivity = .off
    return store
  }

  private func lines(_ state: Listing<Int>, _ size: Size = Size(12, 7)) -> [String] {
    Frame(ListingView(state), size: size).lines
  }

  @Test func `rows stand below the headings of their sections`() {
    #expect(
      lines(store().state) == [
        "Fruit       ", "▸   apples  ", "    bananas ", "Dairy       ", "    milk    ", "    butter  ",
        "            ",
      ])
  }

  @Test func `the cursor stays in view, and so does its heading`() {
    let store = store(height: 3)
    store.send(.movedToEnd)
    #expect(lines(store.state, Size(12, 3)) == ["Dairy       ", "    milk    ", "▸   butter  "])
    store.send(.moved(by: -2))
    #expect(lines(store.state, Size(12, 2)) == ["Fruit       ", "▸   bananas "])
    store.send(.moved(by: -9))
    #expect(store.state.current?.id == 1)
  }

  @Test func `typing narrows by all words, and Esc shows all again with the cursor where it was`() {
    let store = store()
    store.send(.filterBegun)
    store.send(.filterEdited(.insert("BU")))
    #expect(store.state.shown.map(\.id) == [4] && store.state.current?.id == 4)
    #expect(lines(store.state)[0...2] == ["/ BU        ", "Dairy       ", "▸   butter  "])
    store.send(.filterEdited(.insert("x")))
    #expect(lines(store.state)[1] == "Nothing fou…" && store.state.current == nil)
    store.send(.filterEdited(.deleteLeft))
    store.send(.filterEnded)
    #expect(store.state.filter != nil && !store.state.isTyping)
    store.send(.escaped)
    #expect(store.state.filter == nil && store.state.current?.id == 4)
  }

  @Test func `several are selected, and what a key acts on is these or the one under the cursor`() {
    let store = store()
    #expect(store.state.acted == [1])
    store.send(.moved(by: 1))
    store.send(.toggled)
    store.send(.toggled)
    #expect(store.state.selected == [2, 3] && store.state.acted == [2, 3])
    #expect(lines(store.state)[2] == "  ● bananas ")
    store.send(.allToggled)
    #expect(store.state.selected == [1, 2, 3, 4])
    store.send(.allToggled)
    #expect(store.state.selected.isEmpty)
    store.send(.toggled)
    store.send(.escaped)
    #expect(store.state.selected.isEmpty)
  }

  @Test func `other rows leave the cursor and the selection where they were`() {
    let store = store()
    store.send(.moved(by: 2))
    store.send(.toggled)
    store.send(.moved(by: -1))
    var listing = store.state
    listing.replaceRows([ListingRow(9, "eggs")] + Self.rows.dropLast(2).reversed() + Self.rows.suffix(2))
    #expect(listing.current?.id == 3 && listing.selected == [3])
    listing.replaceRows(Array(Self.rows.prefix(1)))
    #expect(listing.selected.isEmpty && listing.current?.id == 1)
  }

  @Test func `a press moves the cursor, another opens`() {
    let store = store()
    #expect(Frame(ListingView(store.state), size: Size(12, 7)).place(named: "item(3)")?.rect.top == 4)
    store.send(.pressed(3))
    #expect(store.state.current?.id == 3)
    store.send(.pressed(3))
    store.receive(.chosen(3))
    store.send(.opened)
    store.receive(.chosen(3))
  }

  @Test func `rows of several lines show as many as fit`() {
    let store = store(rowHeight: 2, height: 5)
    store.send(.moved(by: 1))
    let view = ListingView(store.state) { row in
      Rows(.fixed(1, Text(row.text)), .fixed(1, Text("no. \(row.id)", style: .muted)))
    }
    #expect(
      Frame(view, size: Size(12, 5)).lines == [
        "Fruit       ", "    apples  ", "    no. 1   ", "▸   bananas ", "    no. 2   ",
      ])
  }

  @Test func `only the rows that show are drawn`() {
    var drawn = 0
    let view = ListingView(Listing((0..<100_000).map { ListingRow($0, "row \($0)") })) { row in
      drawn += 1
      return Text(row.text)
    }
    _ = Frame(view, size: Size(20, 40))
    #expect(drawn == 40)
  }
}
