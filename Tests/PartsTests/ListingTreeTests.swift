import ComposableTesting
import Parts
import Screen
import Testing

/// Rows within rows.
@Suite struct ListingTreeTests {
  private static let rows = [
    ListingRow("Inbox", "Inbox"), ListingRow("Sent", "Sent"), ListingRow("Work", "Work", in: "Inbox"),
    ListingRow("Home", "Home", in: "Inbox"), ListingRow("Old", "Old", in: "Work"),
  ]

  private func store(isFolded: Bool = true) -> TestStore<Listing<String>, ListingAction<String>, Void> {
    let store = TestStore(
      initialState: Listing(Self.rows, marks: .none, isFolded: isFolded), reducer: Listing<String>.reducer,
      environment: ())
    store.exhaustivity = .off
    return store
  }

  private func shown(_ store: TestStore<Listing<String>, ListingAction<String>, Void>) -> [String] {
    store.state.shown.map(\.id)
  }

  @Test func `right unfolds, then goes in; left folds, then goes out`() {
    let store = store()
    store.send(.wentIn)
    #expect(shown(store) == ["Inbox", "Work", "Home", "Sent"] && store.state.current?.id == "Inbox")
    store.send(.wentIn)
    store.send(.wentIn)
    #expect(shown(store) == ["Inbox", "Work", "Old", "Home", "Sent"] && store.state.current?.id == "Work")
    store.send(.wentIn)
    #expect(store.state.current?.id == "Old")
    store.send(.wentIn)
    #expect(store.state.current?.id == "Old", "there is nothing in it")
    store.send(.wentOut)
    #expect(store.state.current?.id == "Work")
    store.send(.wentOut)
    #expect(shown(store) == ["Inbox", "Work", "Home", "Sent"])
    store.send(.wentOut)
    store.send(.wentOut)
    #expect(shown(store) == ["Inbox", "Sent"] && store.state.current?.id == "Inbox")
    store.send(.wentOut)
    #expect(store.state.current?.id == "Inbox")
  }

  @Test func `what folds takes the cursor out of it, and unfolds as it was`() {
    let store = store(isFolded: false)
    store.send(.moved(by: 2))
    #expect(store.state.current?.id == "Old")
    store.send(.foldToggled("Inbox"))
    #expect(shown(store) == ["Inbox", "Sent"] && store.state.current?.id == "Inbox")
    store.send(.foldToggled("Inbox"))
    #expect(shown(store) == ["Inbox", "Work", "Old", "Home", "Sent"])
  }

  @Test func `the cursor stays on its row when one above folds or unfolds`() {
    let store = store(isFolded: false)
    store.send(.movedToEnd)
    var listing = store.state
    listing.replaceRows(Self.rows)
    #expect(listing.current?.id == "Sent")
  }

  @Test func `it is drawn indented, with a sign of what is folded`() {
    let store = store()
    store.send(.wentIn)
    let frame = Frame(ListingView(store.state), size: Size(12, 4))
    #expect(frame.lines == ["▸ - Inbox   ", "    + Work  ", "      Home  ", "    Sent    "])
    #expect(frame.place(named: "fold(Work)")?.rect == Rect(4, 1, 2, 1))
  }

  @Test func `what fits a filter shows with what it is in, whatever is folded`() {
    let store = store()
    store.send(.filterBegun)
    store.send(.filterEdited(.insert("old")))
    #expect(shown(store) == ["Inbox", "Work", "Old"])
    store.send(.escaped)
    #expect(shown(store) == ["Inbox", "Sent"])
  }

  @Test func `what is selected in folded rows is named`() {
    var listing = Listing(Self.rows, selected: ["Old", "Sent"], isFolded: true)
    #expect(listing.selectionText() == "2 selected, 1 in folded rows")
    _ = Listing.reducer(&listing, .wentIn, ())
    _ = Listing.reducer(&listing, .foldToggled("Work"), ())
    #expect(listing.selectionText() == "2 selected" && listing.acted == ["Sent", "Old"])
  }

  @Test func `rows that aren't there yet are asked for when theirs is unfolded`() {
    let store = TestStore(
      initialState: Listing([ListingRow(1, "Archive", isBranch: true)], marks: .none),
      reducer: Listing<Int>.reducer, environment: ())
    store.exhaustivity = .off
    store.send(.wentIn)
    store.receive(.unfolded(1))
    var listing = store.state
    listing.append([ListingRow(2, "2026", in: 1)])
    #expect(listing.shown.map(\.id) == [1, 2])
  }

  @Test func `rows that are in each other in a circle show nevertheless`() {
    let listing = Listing([ListingRow(1, "a", in: 2), ListingRow(2, "b", in: 1), ListingRow(3, "c", in: 9)])
    #expect(Set(listing.shown.map(\.id)) == [1, 2, 3])
  }
}
