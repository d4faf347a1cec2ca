import ComposableTesting
import Parts
import Screen
import Testing

/// Rows in columns below titles.
@Suite struct ListingColumnsTests {
  static let columns = [
    ListingColumn("Name", .fit(4...8)), ListingColumn("City", .share()),
    ListingColumn("Age", .fixed(5), align: .trailing, sorting: .number),
  ]
  static let people = [
    ListingRow(1, cells: ["Ada", "London", "36"]),
    ListingRow(2, cells: ["Grace Brewster", "New York", "85"]),
    ListingRow(3, cells: ["Şule", "İzmir", "9"]),
  ]

  private func store() -> TestStore<Listing<Int>, ListingAction<Int>, Void> {
    let store = TestStore(
      initialState: Listing(Self.people, columns: Self.columns, marks: .none), reducer: Listing<Int>.reducer,
      environment: ())
    store.exhaustivity = .off
    return store
  }

  private func lines(_ state: Listing<Int>, width: Int = 30, height: Int = 5) -> [String] {
    Frame(ListingView(state), size: Size(width, height)).lines
  }

  @Test func `columns are fixed, as wide as what they show, or share the rest`() {
    #expect(
      lines(store().state) == [
        "  Name      City           Age", "──────────────────────────────",
        "▸ Ada       London          36", "  Grace B…  New York        85", "  Şule      İzmir            9",
      ])
  }

  @Test func `a press on a title sorts, another turns the order, and the cursor stays on its row`() {
    let store = store()
    store.send(.sorted(by: 2))
    #expect(store.state.shown.map(\.id) == [3, 1, 2] && store.state.current?.id == 1)
    #expect(lines(store.state)[0].hasSuffix("Age ▴"))
    store.send(.sorted(by: 2))
    #expect(store.state.shown.map(\.id) == [2, 1, 3])
    #expect(lines(store.state)[0].hasSuffix("Age ▾"))
    store.send(.sortedByNext)
    #expect(store.state.order == ListingOrder(0) && store.state.shown.map(\.id) == [1, 2, 3])
    store.send(.sortReversed)
    #expect(store.state.shown.map(\.id) == [3, 2, 1])
  }

  @Test func `an order stays within sections, and what is equal stays as it was`() {
    var listing = Listing(
      [("b", "x"), ("a", "x"), ("c", "y"), ("a", "y")].enumerated().map {
        ListingRow($0.offset, cells: [$0.element.0, "same"], section: $0.element.1)
      }, columns: [ListingColumn("Name"), ListingColumn("Other")], order: ListingOrder(0))
    #expect(listing.shown.map(\.id) == [1, 0, 3, 2])
    _ = Listing.reducer(&listing, .sorted(by: 1), ())
    #expect(listing.shown.map(\.id) == [0, 1, 2, 3])
    _ = Listing.reducer(&listing, .sorted(by: 1), ())
    #expect(listing.shown.map(\.id) == [0, 1, 2, 3])
  }

  @Test func `what is no number comes last, whichever way it is sorted`() {
    var listing = Listing(
      ["7", "", "10"].enumerated().map { ListingRow($0.offset, cells: [$0.element]) },
      columns: [ListingColumn("N", sorting: .number)], order: ListingOrder(0))
    #expect(listing.shown.map(\.id) == [0, 2, 1])
    _ = Listing.reducer(&listing, .sortReversed, ())
    #expect(listing.shown.map(\.id) == [2, 0, 1])
  }

  @Test func `it moves sideways to the columns that don't fit, and no further`() {
    let store = store()
    #expect(lines(store.state, width: 12)[0] == "  Name      ")
    store.send(.movedAside(by: 1))
    #expect(lines(store.state, width: 16)[2] == "▸ London      36")
    store.send(.movedAside(by: 9))
    #expect(store.state.firstColumn == 2)
    store.send(.movedAside(by: -9))
    #expect(store.state.firstColumn == 0)
  }

  @Test func `typing is compared with all columns`() {
    let store = store()
    store.send(.filterBegun)
    store.send(.filterEdited(.insert("york")))
    #expect(store.state.shown.map(\.id) == [2])
  }

  @Test(arguments: [Size(0, 0), Size(1, 9), Size(2, 3), Size(9, 2), Size(30, 1)])
  func `it draws in any room`(size: Size) {
    #expect(Frame(ListingView(store().state), size: size).size == size)
  }
}
