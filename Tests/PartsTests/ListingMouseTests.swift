import Composable
import Loop
import Parts
import Screen
import Testing

/// The mouse in a listing, and the size that it learns from its view.
@Suite struct ListingMouseTests {
  private func play(
    _ listing: Listing<Int> = Listing((1...50).map { ListingRow($0, "row \($0)") }),
    _ size: Size = Size(20, 8),
    linear: Bool = false
  ) -> Rehearsal<Listing<Int>, ListingAction<Int>> {
    Rehearsal(
      size: size, initialState: listing, reducer: Listing<Int>.reducer, environment: { _ in },
      view: { Padding(ListingView($0), right: 4) }, keymap: \.keymap, mouse: Listing<Int>.mouse,
      history: .keeping(1000), linear: linear)
  }

  @Test func `a page is as long as the view, before and after the window changes`() throws {
    let play = play()
    try play.play("<pgdn>")
    #expect(play.state.current?.id == 9 && play.state.window == Size(16, 8))
    try play.play("g<resize 20x5><pgdn>")
    #expect(play.state.current?.id == 6)
  }

  @Test func `a filter and a selection take a line each, which the page knows`() throws {
    let play = play()
    try play.play("/r<Enter>v")
    #expect(play.state.window.height == 6)
  }

  @Test func `a press moves the cursor, another opens, and one on the mark selects`() throws {
    let play = play()
    try play.play("<click item(3)>")
    #expect(play.state.current?.id == 3)
    try play.play("<wait 1s><click item(3)>")
    #expect(play.history?.steps.last?.action == .chosen(3))
    try play.play("<click mark(5)>")
    #expect(play.state.selected == [5] && play.state.current?.id == 5)
  }

  @Test func `the wheel scrolls over it and does nothing beside it`() throws {
    let play = play()
    try play.play("<wheel down,3,3>")
    #expect(play.frame.line(0).hasPrefix("▸   row 4"))
    try play.play("<wheel down,18,3>")
    #expect(play.frame.line(0).hasPrefix("▸   row 4"))
  }

  @Test func `the scroll bar is dragged to the end and back`() throws {
    let play = play()
    try play.play("<click 15,0><drag left,15,7><release left,15,7>")
    #expect(play.frame.line(7).hasPrefix("    row 50"))
    try play.play("<click 15,7><drag left,15,0><release left,15,0>")
    #expect(play.frame.line(0).hasPrefix("    row 1"))
  }

  @Test func `a title is pressed, a sign folds, and boxes are pressed anywhere`() throws {
    let table = play(
      Listing(
        [ListingRow(1, cells: ["b"]), ListingRow(2, cells: ["a"])], columns: [ListingColumn("Name")]))
    try table.play("<click header(0)>")
    #expect(table.state.shown.map(\.id) == [2, 1])
    let tree = play(Listing([ListingRow(1, "a"), ListingRow(2, "b", in: 1)]))
    try tree.play("<click fold(1)>")
    #expect(tree.state.shown.map(\.id) == [1])
    let boxes = play(Listing([ListingRow(1, "a"), ListingRow(2, "b")], marks: .boxes))
    try boxes.play("<click item(2)>j<Space>")
    #expect(boxes.state.selected.isEmpty && boxes.frame.line(1).hasPrefix("▸ [ ] b"))
  }

  @Test func `a failed listing is tried again by a press`() throws {
    let failed = play(Listing([], phase: .failed("No connection.")))
    try failed.play("<click retry>")
    #expect(failed.history?.steps.last?.action == .retried)
  }

  @Test func `a frame in which nothing changed tells nothing`() throws {
    let play = play()
    try play.play("jjjj")
    #expect(play.history?.steps.count == 5)
  }
}
