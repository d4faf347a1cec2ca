import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// The cursor of a list alone, over lines made by hand.
@Suite struct ListCursorTests {
  /// Fruit and bread under headings, and a basket: `#aa #bbb #c` when spaced.
  private let contents = DatabaseSnapshot.lists([
    "List": ["a1 #produce", "a2 #produce", "b1 #bakery", "b2 #bakery", "b3 #bakery", "x c1"]
  ])

  private func page(_ height: Int = 20, isSpaced: Bool = false) -> ListPage {
    var lines = Workspace.with(contents).lines(of: contents.lists[0].id)
    lines.isSpaced = isSpaced
    return ListPage(lines: lines, height: height)
  }

  /// What the cursor is on.
  private func name(_ cursor: ListCursor, _ page: ListPage) -> String? {
    cursor.item(in: page.lines)?.name ?? cursor.heading(in: page.lines)?.title
  }

  @Test func `it moves from item to item, whatever headings are between them`() {
    let page = page()
    var cursor = ListCursor()
    cursor.select(0, in: page)
    let names = [1, 1, 2, -3, 100, -100].map { rows in
      cursor.move(by: rows, in: page)
      return name(cursor, page)
    }
    #expect(names == ["a2", "b1", "b3", "a2", "c1", "a1"])
  }

  @Test func `from a heading a step down leads to its first item, and a step up to the item above`() {
    let page = page()
    var cursor = ListCursor()
    let isFound = cursor.select(.category(.bakery), in: page)
    #expect(isFound)
    #expect(cursor.index(in: page.lines) == 2)
    var above = cursor
    cursor.move(by: 1, in: page)
    above.move(by: -1, in: page)
    #expect(name(cursor, page) == "b1" && name(above, page) == "a2")
    let isMissing = !cursor.select(.category(.dairy), in: page)
    #expect(isMissing)
  }

  @Test func `it goes from heading to heading, and then to the end, but never onto the basket's`() {
    let page = page()
    var cursor = ListCursor()
    cursor.select(0, in: page)
    let names = [1, 1, 1, -1, -1, -1].map { groups in
      cursor.move(byHeadings: groups, in: page)
      return name(cursor, page)
    }
    let (fruit, bread) = (Category.produce.title, Category.bakery.title)
    #expect(names == [bread, "c1", "c1", bread, fruit, fruit])
  }

  @Test func `it keeps its item and its row where blank lines come and go`() {
    let (tight, spaced) = (page(4), page(4, isSpaced: true))
    var cursor = ListCursor()
    cursor.select(4, in: tight)
    let before = cursor.position
    cursor.follow(from: tight.lines, to: spaced.lines)
    #expect(name(cursor, spaced) == "b3")
    #expect(cursor.position.selected - cursor.position.top == before.selected - before.top)
    cursor.follow(from: spaced.lines, to: tight.lines)
    #expect(cursor.position == before)
  }

  @Test func `it leaves items that go for the next that stays, or else the one before`() {
    let lines = page().lines
    let items = Array(lines.items)
    for (index, going, name) in [(1, 1...2, "b2"), (4, 3...5, "b1"), (0, 2...3, "a1")] {
      var cursor = ListCursor()
      cursor.select(index, in: page())
      cursor.leave(Array(items[going]), in: lines) { _ in true }
      #expect(cursor.item(in: lines)?.name == name)
    }
  }

  @Test func `a range grows and shrinks with it, and ends where its start is gone`() {
    let page = page()
    let names = { (cursor: ListCursor) in
      page.lines.items.filter { cursor.selection.contains($0.id) }.map(\.name)
    }
    var cursor = ListCursor()
    cursor.toggleSelection(of: page.lines.items[0].id)
    cursor.select(2, in: page)
    cursor.toggleRange(at: page.lines.items[2].id)
    cursor.move(by: 2, in: page)
    cursor.extendRange(from: 2, in: page.lines)
    #expect(names(cursor) == ["a1", "b1", "b2", "b3"])
    cursor.move(by: -3, in: page)
    cursor.extendRange(from: 2, in: page.lines)
    #expect(names(cursor) == ["a1", "a2", "b1"])
    cursor.extendRange(from: nil, in: page.lines)
    #expect(cursor.range == nil && names(cursor) == ["a1", "a2", "b1"])
  }

  @Test func `the heading of the first rows covers them once it has scrolled away, never the cursor`() {
    let page = page(6)
    var cursor = ListCursor()
    cursor.select(0, in: page)
    #expect(cursor.position == ListPosition(selected: 1, top: 0))
    #expect(cursor.coveringHeading(in: page) == nil)
    cursor.scroll(by: 1, in: page)
    #expect(cursor.coveringHeading(in: page)?.heading == .category(.produce))
    #expect(name(cursor, page) == "a2")
    #expect(cursor.press(cursor.position.top + 3, in: page) && name(cursor, page) == "b1")
  }

  @Test func `each list has its place, and turning to another selects nothing there`() {
    let page = page()
    let (one, two) = (ShoppingList.ID(high: 1, low: 1), ShoppingList.ID(high: 1, low: 2))
    var cursor = ListCursor()
    cursor.select(3, in: page)
    cursor.selection = [page.lines.items[3].id]
    cursor.turn(from: one, to: two)
    #expect(cursor.position == ListPosition() && cursor.selection.isEmpty)
    cursor.turn(from: two, to: one)
    #expect(name(cursor, page) == "b2")
  }
}

/// When a list has blank lines above its headings.
@Suite struct HeadingSpacingTests {
  private let shop = Shop("Lidl")

  private func place(_ height: Int, in shop: Shop? = nil) -> HeadingSpacing.Place {
    HeadingSpacing.Place(list: nil, screen: Size(80, height), order: nil, shop: shop)
  }

  @Test func `blank lines go as soon as they don't fit, and come only with another place`() {
    var spacing = HeadingSpacing()
    let isOn = [(20, true), (20, false), (20, true), (30, true), (20, false)].map { height, fits in
      spacing.arrange(at: place(height), count: 9, fits: fits)
      return spacing.isOn
    }
    #expect(isOn == [true, false, false, true, false])
  }

  @Test func `returning to a shop keeps its rows in place as long as it has as many items`() {
    for (count, isOn) in [(9, false), (8, true)] {
      var spacing = HeadingSpacing()
      spacing.arrange(at: place(20, in: shop), count: 9, fits: false)
      spacing.arrange(at: place(20), count: 9, fits: true)
      #expect(spacing.isOn)
      spacing.arrange(at: place(20, in: shop), count: count, fits: true)
      #expect(spacing.isOn == isOn, "\(count)")
    }
  }
}
