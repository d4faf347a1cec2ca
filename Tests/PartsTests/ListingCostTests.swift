import Parts
import Screen
import Synchronization
import Testing

/// A key and a frame cost the same at a hundred thousand rows as at forty.
@Suite(.serialized) struct ListingCostTests {
  /// Counts how often it is looked at.
  struct Counted: Hashable, Sendable {
    let number: Int
    static let looks = Atomic(0)

    static func == (a: Counted, b: Counted) -> Bool {
      looks.add(1, ordering: .relaxed)
      return a.number == b.number
    }

    func hash(into hasher: inout Hasher) {
      Counted.looks.add(1, ordering: .relaxed)
      hasher.combine(number)
    }
  }

  private func looks(during work: () -> Void) -> Int {
    let before = Counted.looks.load(ordering: .relaxed)
    work()
    return Counted.looks.load(ordering: .relaxed) - before
  }

  @Test func `no key walks through the rows`() {
    var listing = Listing(
      (0..<100_000).map { ListingRow(Counted(number: $0), "row \($0)", section: "\($0 / 1000)") })
    let actions: [ListingAction<Counted>] = [
      .moved(by: 1), .pageMoved(by: 2), .movedToEnd, .movedToStart, .toggled, .scrolled(by: 3),
      .pressed(Counted(number: 70_000)), .marked(Counted(number: 9)), .resized(Size(40, 30)),
      .dragged(toLine: 12),
    ]
    for action in actions {
      let looks = looks { _ = Listing.reducer(&listing, action, ()) }
      #expect(looks < 40, "\(action)")
    }
  }

  @Test func `a filter that goes on narrows what is left, and one that is changed looks at all rows`() {
    var listing = Listing((0..<100_000).map { ListingRow(Counted(number: $0), "row \($0)") })
    for letter in ["9", "9", "9", "9", "9"] {
      if listing.filter == nil { _ = Listing.reducer(&listing, .filterBegun, ()) }
      _ = Listing.reducer(&listing, .filterEdited(.insert(letter)), ())
    }
    #expect(listing.shown.map(\.id.number) == [99_999])
    _ = Listing.reducer(&listing, .filterEdited(.deleteLeft), ())
    #expect(listing.count == 19)
    // What is typed before it may fit other rows.
    _ = Listing.reducer(&listing, .filterEdited(.start), ())
    _ = Listing.reducer(&listing, .filterEdited(.insert("row 5 ")), ())
    #expect(listing.shown.map(\.text) == ["row 59999", "row 99995"])
  }

  @Test func `a frame draws and looks at what shows`() {
    let listing = Listing((0..<100_000).map { ListingRow(Counted(number: $0), "row \($0)") })
    var drawn = 0
    let view = ListingView(listing) { row in
      drawn += 1
      return Text(row.text)
    }
    let looks = looks { _ = Frame(view, size: Size(20, 40)) }
    #expect(drawn == 40 && looks < 1000)
  }

  @Test func `only the cells that show are asked for`() {
    var asked = 0
    let listing = Listing(
      (0..<100_000).map { ListingRow($0, cells: ["\($0)", ""]) },
      columns: [ListingColumn("A"), ListingColumn("B", .share())])
    let view = ListingView(
      listing,
      cell: { row, column in
        asked += 1
        return Span(row.cells[column])
      })
    _ = Frame(view, size: Size(60, 22))
    #expect(asked <= 21 * 3)
  }

  @Test func `a fold in a large tree looks at what is in it`() {
    var rows = (0..<10).map { ListingRow(Counted(number: $0), "root") }
    for number in 10..<100_000 {
      rows.append(ListingRow(Counted(number: number), "leaf", in: Counted(number: number % 10)))
    }
    var listing = Listing(rows, marks: .none, isFolded: true)
    #expect(listing.count == 10)
    _ = Listing.reducer(&listing, .wentIn, ())
    #expect(listing.count == 10_009)
    let looks = looks { _ = Listing.reducer(&listing, .wentOut, ()) }
    #expect(listing.count == 10 && looks < 40)
  }
}
