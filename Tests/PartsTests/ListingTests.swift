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
    let store = TestStore(
      initialState: Listing(rows, rowHeight: rowHeight), reducer: Listing<Int>.reducer, environment: ())
    store.exhaustivity = .off
    store.send(.resized(Size(12, height)))
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
    #expect(lines(store.state, Size(12, 3)) == ["Dairy       ", "    milk    ", "▸   butter ┃"])
    store.send(.moved(by: -2))
    store.send(.resized(Size(12, 2)))
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
    #expect(lines(store.state)[2] == "  ● bananas " && lines(store.state)[6] == "2 selected  ")
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

  @Test func `rows of several lines show as many as fit`() {
    let store = store(rowHeight: 2, height: 5)
    store.send(.moved(by: 1))
    let view = ListingView(store.state) { row in
      Rows(.fixed(1, Text(row.text)), .fixed(1, Text("no. \(row.id)", style: .muted)))
    }
    #expect(
      Frame(view, size: Size(12, 5)).lines == [
        "Fruit      ┃", "    apples ┃", "    no. 1   ", "▸   bananas ", "    no. 2   ",
      ])
  }

  @Test func `what the filter hides of the selection is named`() {
    let store = store()
    store.send(.allToggled)
    store.send(.filterBegun)
    store.send(.filterEdited(.insert("mi")))
    #expect(store.state.hiddenCount == 3 && store.state.acted == [1, 2, 3, 4])
    #expect(lines(store.state, Size(36, 6)).last == "4 selected, 3 hidden by the filter  ")
    store.send(.toggled)
    #expect(store.state.hiddenCount == 3 && store.state.selected == [1, 2, 4])
    store.send(.escaped)
    #expect(store.state.hiddenCount == 0)
  }

  @Test func `rows that arrive above the cursor leave it on its row, and the row in its line`() {
    let store = store((1...20).map { ListingRow($0, "row \($0)") }, height: 5)
    store.send(.moved(by: 9))
    store.send(.scrolled(by: 2))
    func rows(_ state: Listing<Int>) -> [Substring] { lines(state, Size(12, 5)).map { $0.prefix(11) } }
    let before = rows(store.state)
    var listing = store.state
    listing.replaceRows((-20...20).map { ListingRow($0, "row \($0)") })
    #expect(listing.current?.id == 10 && rows(listing) == before)
    listing.append([ListingRow(99, "last")])
    #expect(listing.current?.id == 10 && listing.count == 42)
  }

  @Test func `without rows it says whether they are coming, have failed, or there are none`() {
    #expect(lines(Listing([], phase: .loading))[0] == "Loading…    ")
    #expect(lines(Listing([]), Size(20, 2))[0] == "Nothing here yet.   ")
    let store = store([])
    store.send(.resized(Size(20, 4)))
    var listing = store.state
    listing.phase = .failed("No connection.")
    let frame = Frame(ListingView(listing), size: Size(20, 4))
    #expect(frame.lines[0...1] == ["No connection.      ", "[ Try again ]       "])
    #expect(listing.keymap["r"] == .retried && frame.place(named: "retry") != nil)
    listing.replaceRows(Self.rows)
    #expect(lines(listing, Size(20, 8))[7] == "No connection.      ")
  }

  @Test func `what a program says in another language replaces all its words`() {
    var words = PartWords.english
    words.listing.empty = "Rien ici."
    words.listing.selection = { "\($0) choisis, \($1) cachés" }
    #expect(Frame(ListingView(Listing<Int>([]), words: words), size: Size(12, 1)).lines == ["Rien ici.   "])
    let listing = Listing(Self.rows, selected: [1])
    #expect(
      Frame(ListingView(listing, words: words), size: Size(22, 8)).lines[7] == "1 choisis, 0 cachés   ")
  }

  @Test func `a linear listing has no signs, and the cursor is on the current row`() {
    let frame = Frame(ListingView(Listing(Self.rows, marks: .none)), size: Size(12, 6), isLinear: true)
    #expect(frame.lines[0...1] == ["Fruit       ", "apples      "] && frame.cursor?.point == Point(0, 1))
  }

  @Test func `without colours the cursor has a sign, and so has what is selected`() {
    let store = store()
    store.send(.toggled)
    let frame = Frame(ListingView(store.state, isFocused: false), size: Size(12, 7))
    #expect(frame.lines[1] == "  ● apples  " && frame.lines[2] == "▸   bananas ")
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
