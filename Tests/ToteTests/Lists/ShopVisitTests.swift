import Testing

@testable import Tote
@testable import ToteModel

/// The walk through a shop: what comes next in its lines, and one press too many.
@Suite struct ShopVisitTests {
  private func page(_ items: String...) -> ListPage {
    let contents = DatabaseSnapshot.lists(["List": items])
    var workspace = Workspace.with(contents)
    workspace.beginWalk(through: Shop("Lidl")!, at: DatabaseSnapshot.rowMoment)
    // In a shop only what is ticked there is in the basket.
    let context = EditSigner().context
    for item in contents.items where item.name.hasPrefix("c") {
      workspace.tickItems([item], to: true, in: "Lidl", context)
    }
    return ListPage(lines: workspace.lines(of: contents.lists[0].id), height: 20)
  }

  @Test func `what comes next is the item or aisle under the cursor, or else the first that is to buy`() {
    let page = page("a1 #produce", "b1 #bakery", "b2 #bakery", "cheese #dairy", "cream #dairy")
    let lines = page.lines
    let (last, first) = (lines.aisles[1], lines.items[0].name)
    var cursor = ListCursor()
    cursor.select(1, in: page)
    #expect(lines.nextToBuy(at: cursor)?.name == lines.items[1].name)
    cursor.select(.category(last), in: page)
    #expect(lines.nextToBuy(at: cursor)?.category == last)
    cursor.select(4, in: page)
    #expect(lines.nextToBuy(at: cursor)?.name == first)
    let emptied = self.page("cheese", "cream")
    #expect(emptied.lines.nextToBuy(at: ListCursor()) == nil)
  }

  @Test func `the end is the last item to buy, and from there the end of the basket`() {
    let page = page("a1", "b1", "cheese", "cream")
    var cursor = ListCursor()
    let ends = (0..<3).map { _ in
      let end = page.lines.endOfShop(from: cursor)
      cursor.select(end, in: page)
      return end
    }
    #expect(ends == [1, 3, 3])
  }

  @Test func `all is what is to buy, or the basket if nothing is`() {
    #expect(page("a1", "cheese").lines.itemsToSelectInShop.map(\.name) == ["a1"])
    #expect(page("cheese").lines.itemsToSelectInShop.map(\.name) == ["cheese"])
  }

  @Test func `an aisle has neighbors up to the first and the last`() {
    let lines = page("a1 #produce", "b1 #bakery", "cheese #dairy").lines
    #expect(Set(lines.aisles) == [.produce, .bakery])
    #expect(lines.aisle(1, from: lines.aisles[0]) == lines.aisles[1])
    #expect(lines.aisle(-1, from: lines.aisles[0]) == nil)
    #expect(lines.aisle(1, from: .dairy) == nil)
  }

  @Test func `one press on the last item ticked is too many, and the next one counts`() {
    let items = Array(page("a1", "b1").lines.items)
    var visit = ShopVisit()
    visit.lastTicked = items[0].id
    let presses = [items[1], items[0], items[0]].map { visit.isOnePressTooMany(on: $0) }
    #expect(presses == [false, true, false])
  }
}
