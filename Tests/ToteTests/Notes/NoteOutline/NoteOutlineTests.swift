// The headings of the note that is read, to go to one.

import Composable
import ComposableTesting
import Parts
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteOutlineTests {
  private let text = """
    intro

    # Soup
    ## Leek *and* potato
    words

    ### Salt
    ## Stock

    #

    # Bread
    """

  private func reader(line: Int = 0) -> NoteReader {
    let note = Note(id: .sample(1), title: "Kitchen", text: text, created: DatabaseSnapshot.rowMoment)
    var reader = NoteReader(note, size: Size(40, 10))
    reader.pager.select(line)
    return reader
  }

  @Test func `each heading is in the one that it belongs to, and the cursor is on the one above`() {
    let outline = NoteOutline(of: reader())
    #expect(outline.list.rows.map(\.text) == ["Soup", "Leek and potato", "Salt", "Stock", "Bread"])
    let ids = outline.list.rows.map(\.id)
    #expect(outline.list.rows.map(\.parent) == [nil, ids[0], ids[1], ids[0], nil])
    #expect(outline.list.cursor == 0)
    let salt = NoteOutline(of: reader(line: 8))
    #expect(salt.list.current?.text == "Salt")
  }

  @Test func `headings fold, and one is gone to`() {
    let store = TestStore(
      initialState: NoteOutline(of: reader()), reducer: NoteOutline.reducer, environment: ())
    store.exhaustivity = .off
    store.send(.list(.wentOut))
    #expect(store.state.list.shown.map(\.text) == ["Soup", "Bread"])
    store.send(.list(.moved(by: 1)))
    store.send(.list(.opened))
    let bread = store.state.list.rows[4].id
    store.receive(.list(.chosen(bread)))
    store.receive(.delegate(.headingChosen(bread)))
  }

  @Test func `it follows the note, and closes when there is nothing to go to`() throws {
    var outline = NoteOutline(of: reader())
    var workspace = Workspace.empty
    var screen = CoveredScreen(reader: reader())
    screen.reader?.pager.replaceText("# Tea\n\n## Green")
    #expect(outline.update(from: &workspace, over: screen))
    #expect(outline.list.rows.map(\.text) == ["Tea", "Green"])
    screen.reader?.pager.replaceText("no heading")
    #expect(!outline.update(from: &workspace, over: screen))
    #expect(!outline.update(from: &workspace, over: CoveredScreen()))
  }

  @Test func `the page goes to the heading`() throws {
    let stage = Stage(size: Size(50, 12))
    let lines = (1...30).map { "# Part \($0)<Enter>words<Enter>" }.joined()
    try stage.play("2aLong<Enter>\(lines)<Esc><Enter>o")
    #expect(stage.frame.lines.contains { $0.contains("Outline") })
    try stage.play("<PgDn><PgDn><PgDn><PgDn><PgDn><PgDn><PgDn><PgDn><Enter>")
    #expect(stage.state.overlay == nil)
    #expect(stage.state.notes.reader?.pager.line?.text == "Part 30")
    try stage.play("<Esc>aShort<Enter>words<Esc><Enter>o")
    #expect(stage.state.overlay == nil)
    #expect(stage.frame.lines.contains { $0.contains("This note has no headings.") })
  }
}
