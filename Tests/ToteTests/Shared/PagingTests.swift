import Screen
import Testing

@testable import Markdown
@testable import Tote
@testable import ToteModel

/// Going page by page is the same wherever something scrolls: a page is what shows, and behind the last full one there is nothing.
@Suite struct PagingTests {
  /// A view that is longer than the screen: the keys that open it, and the key that goes to its end.
  struct LongView: Sendable, CustomTestStringConvertible {
    let name: String
    let open: String
    var end = "<End>"
    var testDescription: String { name }
  }

  static let views = [
    LongView(name: "list", open: ""), LongView(name: "list in a store", open: "@Lidl<Enter>"),
    LongView(name: "all lists", open: "L"), LongView(name: "notes", open: "2"),
    LongView(name: "a note", open: "2<End><Enter>"),
    LongView(name: "purchases of a sum", open: "3<Enter>"), LongView(name: "help", open: "?"),
  ]

  private func stage(_ size: Size) -> Stage {
    var contents = DatabaseSnapshot(["Groceries": (10..<60).map { "thing \($0)" }])
    for number in 1...40 {
      contents.lists.append(
        ShoppingList(
          id: DatabaseSnapshot.list(number), name: "List \(number)",
          rank: Rank.between(contents.lists.last?.rank, nil), created: Moment(milliseconds: 0)))
    }
    contents.purchasedItems = (1...40).map {
      SpendingScreenTests.bought("item\($0) 2€ @Lidl", daysAgo: 1, UInt64($0))
    }
    let lines = (1...50).map { "\n\nLine \($0) of the note." }.joined()
    let notes = (1...40).map { number in
      Note(
        id: Note.ID(high: 5, low: UInt64(number)), title: "Note \(number)", text: number == 1 ? lines : "",
        created: Moment(milliseconds: Int64(number)), modified: Moment(milliseconds: Int64(number)))
    }
    return Stage(contents, notes: notes, size: size, keepsShots: false)
  }

  /// How far a page has gone from the start, and how many rows show. The list counts its items, and not their headings.
  private func rows(_ app: App) -> (moved: Int, page: Int) {
    if case .palette(let help)? = app.overlay { return (help.commands.list.cursor, help.height) }
    if case .listPicker(let picker)? = app.overlay { return (picker.list.cursor, picker.height) }
    if let pager = app.notes.reader?.pager { return (pager.position.selected, pager.size.height) }
    if let detail = app.spending.detail { return (detail.position.selected, app.spending.detailHeight) }
    return switch app.tab {
    case .lists: (app.listScreen.cursor.index(in: app.listScreen.lines), app.listScreen.listSize.height)
    case .notes: (app.notes.browser.position.selected, app.notes.browser.height)
    case .spending: (app.spending.cursor.stop, app.spending.pageHeight)
    }
  }

  @Test(arguments: views, [Size(80, 24), Size(40, 10), Size(60, 15)])
  func `page by page one comes to the last full page, and back to the start`(view: LongView, size: Size)
    throws
  {
    let stage = stage(size)
    try stage.play(view.open)
    let start = stage.frame
    try stage.play("<pgdn>")
    #expect(stage.frame != start, "it is longer than the screen")
    let (moved, page) = rows(stage.state)
    #expect(moved == page, "a page is what shows")
    try stage.play("<pgup>")
    #expect(stage.frame == start, "a page down and up again")
    try stage.play(String(repeating: "<pgdn>", count: 60))
    let end = stage.frame
    try stage.play("<pgdn>")
    #expect(stage.frame == end, "nothing jumps at the end")
    try stage.play(view.end)
    #expect(stage.frame == end, "no further than the last full page")
    try stage.play(String(repeating: "<pgup>", count: 60))
    #expect(stage.frame == start)
  }
}
