import Composable
import ComposableTesting
import FoundationEssentials
import Loop
import Parts
import Screen
import Testing

/// Rows that keep coming: followed, read while they come, narrowed.
@Suite struct TailTests {
  struct Row: TailRow, Codable {
    var number: Int

    /// The last digits.
    func fits(_ filter: [Int]) -> Bool { filter.contains(number % 10) }
  }

  typealias Play = Rehearsal<Tail<Row>, TailAction<Row>>

  private func rows(_ numbers: Range<Int>) -> [Row] { numbers.map { Row(number: $0) } }

  private static func view(_ tail: Tail<Row>) -> some View {
    TailView(tail) { Line(Span("row \($0.number)")) }
  }

  /// `1` and `2` let rows arrive.
  private func play() -> Play {
    let arriving = Keymap<TailAction<Row>>([
      Command("first", keys: "1", action: .arrived(rows(0..<30))),
      Command("second", keys: "2", action: .arrived(rows(30..<1234))),
    ])
    return Rehearsal(
      size: Size(20, 4), initialState: Tail<Row>(keeping: 2000), reducer: Tail<Row>.reducer,
      environment: { _ in }, view: Self.view, keymap: { _ in Tail<Row>.keymap.adding(arriving) },
      mouse: Tail<Row>.mouse)
  }

  /// A tail of four lines, without a view.
  private func tail(keeping capacity: Int = 100, _ numbers: Range<Int> = 0..<0) -> Tail<Row> {
    var tail = Tail<Row>(keeping: capacity, window: Size(20, 4))
    tail.handle(.arrived(rows(numbers)))
    return tail
  }

  private func numbers(_ tail: Tail<Row>, height: Int = 4) -> [Int] {
    tail.shown(height: height).map(\.number)
  }

  @Test func `it follows from the beginning`() {
    var tail = tail(0..<3)
    #expect(numbers(tail) == [0, 1, 2])
    tail.handle(.arrived(rows(3..<10)))
    #expect(numbers(tail) == [6, 7, 8, 9] && tail.isFollowing && tail.newCount == 0)
  }

  @Test func `it stays where somebody reads, counts what is new below, and follows again at the end`() {
    var tail = tail(0..<10)
    tail.handle(.moved(by: -3))
    #expect(numbers(tail) == [3, 4, 5, 6] && !tail.isFollowing && tail.newCount == 0)
    tail.handle(.arrived(rows(10..<15)))
    #expect(numbers(tail) == [3, 4, 5, 6] && tail.newCount == 5)
    // What was passed on the way up is not new again.
    tail.handle(.moved(by: 5))
    #expect(numbers(tail) == [8, 9, 10, 11] && tail.newCount == 3)
    tail.handle(.moved(by: -5))
    #expect(tail.newCount == 3)
    tail.handle(.moved(by: 99))
    #expect(numbers(tail) == [11, 12, 13, 14] && tail.isFollowing && tail.newCount == 0)
    tail.handle(.arrived(rows(15..<16)))
    #expect(numbers(tail) == [12, 13, 14, 15])
  }

  @Test func `it stays with its row while older ones fall out, and at the oldest when that has gone`() {
    var tail = tail(keeping: 20, 0..<20)
    tail.handle(.moved(by: -8))
    #expect(numbers(tail) == [8, 9, 10, 11])
    tail.handle(.arrived(rows(20..<28)))
    #expect(numbers(tail) == [8, 9, 10, 11])
    tail.handle(.arrived(rows(28..<31)))
    #expect(numbers(tail) == [11, 12, 13, 14] && tail.newCount == 11)
    tail.handle(.arrived(rows(31..<99)))
    #expect(numbers(tail) == [79, 80, 81, 82] && tail.newCount == 20)
  }

  @Test func `without enough rows for a window, it is always at the end`() {
    var tail = tail(0..<3)
    for action: TailAction<Row> in [.moved(by: -2), .movedToStart, .pageMoved(by: -2)] {
      tail.handle(action)
      #expect(tail.isFollowing)
    }
  }

  @Test func `pages, the ends and the bar`() {
    var tail = tail(0..<100)
    tail.handle(.pageMoved(by: -2))
    #expect(numbers(tail) == [92, 93, 94, 95])
    tail.handle(.movedToStart)
    #expect(numbers(tail) == [0, 1, 2, 3] && !tail.isFollowing)
    tail.handle(.pageMoved(by: 1))
    #expect(numbers(tail) == [2, 3, 4, 5])
    tail.handle(.dragged(toLine: 3))
    #expect(tail.isFollowing)
    tail.handle(.dragged(toLine: 0))
    #expect(numbers(tail) == [0, 1, 2, 3])
    tail.handle(.movedToEnd)
    #expect(numbers(tail) == [96, 97, 98, 99] && tail.isFollowing)
  }

  @Test func `a larger window shows no more than there is, and follows if it shows the end`() {
    var tail = tail(0..<10)
    tail.handle(.moved(by: -3))
    tail.handle(.resized(Size(20, 6)))
    #expect(numbers(tail, height: 6) == [3, 4, 5, 6, 7, 8] && !tail.isFollowing)
    tail.handle(.resized(Size(20, 8)))
    #expect(tail.isFollowing)
    tail.handle(.resized(Size(20, 2)))
    #expect(numbers(tail, height: 2) == [8, 9])
  }

  @Test func `a filter narrows what shows and what arrives, and without it one reads where one was`() {
    var tail = tail(0..<50)
    tail.handle(.moved(by: -16))
    #expect(numbers(tail) == [30, 31, 32, 33])
    tail.handle(.narrowed([5, 7]))
    #expect(tail.count == 10 && numbers(tail) == [35, 37, 45, 47])
    tail.handle(.arrived(rows(50..<58)))
    #expect(numbers(tail) == [35, 37, 45, 47] && tail.newCount == 2)
    tail.handle(.narrowed([9]))
    #expect(numbers(tail) == [19, 29, 39, 49] && tail.newCount == 0)
    tail.handle(.narrowed(nil))
    #expect(numbers(tail) == [30, 31, 32, 33] && tail.newCount == 8)
    tail.handle(.narrowed([]))
    #expect(tail.count == 0 && numbers(tail) == [])
    tail.handle(.moved(by: 1))
    tail.handle(.movedToEnd)
    tail.handle(.narrowed(nil))
    #expect(numbers(tail) == [54, 55, 56, 57])
  }

  @Test func `what fits falls out with the rows`() {
    var tail = tail(keeping: 20, 0..<20)
    tail.handle(.narrowed([3, 8]))
    tail.handle(.movedToStart)
    #expect(numbers(tail) == [3, 8, 13, 18])
    tail.handle(.arrived(rows(20..<30)))
    #expect(tail.count == 4 && numbers(tail) == [13, 18, 23, 28])
    tail.handle(.arrived(rows(30..<61)))
    #expect(tail.count == 4 && numbers(tail) == [43, 48, 53, 58])
  }

  @Test func `a search goes on in steps, from the end back, while rows arrive`() {
    var tail = tail(keeping: 30_000, 0..<30_000)
    tail.handle(.narrowed([4]))
    // The last slice is there at once, and with it what one sees.
    #expect(numbers(tail) == [29_964, 29_974, 29_984, 29_994])
    #expect(tail.isSearching && tail.count == 1000)
    tail.handle(.searched(1))
    tail.handle(.arrived(rows(30_000..<30_010)))
    #expect(numbers(tail) == [29_974, 29_984, 29_994, 30_004] && tail.count == 2001)
    tail.handle(.searched(1))
    #expect(!tail.isSearching && tail.count == 3000)
    tail.handle(.movedToStart)
    #expect(numbers(tail) == [14, 24, 34, 44])
    // What an earlier filter looked for is dropped.
    tail.handle(.narrowed([5, 6]))
    #expect(tail.count == 2000)
    tail.handle(.searched(1))
    #expect(tail.count == 2000)
    tail.handle(.searched(2))
    #expect(tail.count == 4000)
  }

  @Test func `a search asks for its next step itself, until another filter takes its place`() {
    let store = TestStore(
      initialState: tail(keeping: 30_000, 0..<30_000), reducer: Tail<Row>.reducer, environment: ())
    store.exhaustivity = .off
    store.send(.narrowed([4]))
    store.receive(.searched(1))
    store.receive(.searched(1))
    #expect(store.state.count == 3000)
    store.send(.narrowed([5, 6]))
    store.receive(.searched(2))
    store.receive(.searched(2))
    store.send(.searched(1))
    #expect(store.state.count == 6000 && !store.state.isSearching)
  }

  @Test func `keys and the mouse, as they are seen`() throws {
    let play = play()
    #expect(play.frame.lines[0].hasPrefix("Nothing here yet."))
    try play.play("1k")
    #expect(play.frame.lines.map { $0.prefix(6) } == ["row 25", "row 26", "row 27", "row 28"])
    try play.play("2")
    #expect(play.frame.lines[0].hasPrefix("row 25") && play.frame.lines[3].contains("↓ 1,204 new below"))
    try play.play("<click new>")
    #expect(play.state.isFollowing && play.frame.lines[3].hasPrefix("row 1233"))
    try play.play("<wheel up,2,1>")
    #expect(play.frame.lines[0].hasPrefix("row 1227"))
    try play.play("l")
    #expect(play.state.firstColumn == 8 && play.frame.lines[0].trimmed.isEmpty)
    try play.play("hh")
    #expect(play.state.firstColumn == 0)
  }

  @Test func `only the rows that show are drawn, and a key looks at no others`() {
    final class Looks: @unchecked Sendable { var count = 0 }
    let looks = Looks()
    var tail = Tail<Row>(keeping: 1_000_000, window: Size(20, 40))
    tail.handle(.arrived(rows(0..<200_000)))
    let view = TailView(tail) { row in
      looks.count += 1
      return Line(Span("\(row.number)"))
    }
    _ = Frame(view, size: Size(20, 40))
    #expect(looks.count == 40)
  }

  @Test func `its actions become text in a recording, and actions again`() throws {
    struct Line: TailRow, Codable { var text: String; func fits(_ filter: String) -> Bool { text == filter } }
    for action: TailAction<Line> in [
      .arrived([Line(text: "a")]), .narrowed("b"), .resized(Size(4, 5)), .left,
    ] {
      let again = try JSONDecoder().decode(TailAction<Line>.self, from: JSONEncoder().encode(action))
      #expect(again == action)
    }
  }

  @Test func `a row that nothing narrows needs no more than its text`() {
    struct Plain: TailRow { var text: String }
    var tail = Tail<Plain>(keeping: 2)
    _ = Tail.reducer(&tail, .arrived([Plain(text: "a"), Plain(text: "b"), Plain(text: "c")]), ())
    #expect(tail.shown(height: 9).map(\.text) == ["b", "c"])
  }
}

extension Tail {
  fileprivate mutating func handle(_ action: TailAction<Row>) { _ = Tail.reducer(&self, action, ()) }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
