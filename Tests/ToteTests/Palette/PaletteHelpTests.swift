// The help: all commands below headings, with a cursor, and what can only be read.

import Composable
import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct PaletteHelpTests {
  private typealias HelpStore = TestStore<Palette, PaletteAction, Void>

  /// Two sections: a heading with two lines, a blank line, and a heading with one line.
  private func page(height: Int, opening: Palette.Opening = .help) -> Palette {
    var page = Palette(
      opening,
      [
        Palette.Section(
          name: "Items",
          rows: [
            Palette.Row(id: "items.add", key: "a", title: "add", act: .undone),
            Palette.Row(
              id: "items.delete", key: "d", title: "delete", act: .redone, whyNot: Message("Nothing here.")),
          ]),
        Palette.Section(name: "Adding", rows: [Palette.Row(key: "2 kg", title: "an amount")]),
      ])
    // Too narrow for two columns; the line above and the field take two rows.
    page.fit(to: Size(20, height + 2))
    return page
  }

  private func store(height: Int) -> HelpStore {
    HelpStore(initialState: page(height: height), reducer: Palette.reducer, environment: ())
  }

  @Test(arguments: Language.allCases)
  func `on 40 columns no sentence loses its end`(language: Language) throws {
    try Language.$current.withValue(language) {
      for tab in ["1", "2", "3"] {
        let stage = Stage(.groceries("milk"), size: Size(40, 10))
        try stage.play("\(tab)?")
        guard case .palette(let page)? = stage.state.overlay else {
          Issue.record("no help")
          return
        }
        let frame = Frame(PaletteView(palette: page), size: Size(40, page.columns.count))
        let told = frame.lines.joined().filter { !$0.isWhitespace }
        for row in page.sections.flatMap(\.rows) {
          #expect(told.contains(row.title.filter { !$0.isWhitespace }), "\(row.title)")
        }
      }
    }
  }

  @Test func `the cursor goes through all lines, and the headings above it stay in view`() {
    let store = store(height: 3)
    store.send(.moved(by: -1))
    store.send(.moved(by: 1)) { $0.position.selected = 1 }
    store.send(.moved(by: 1_000)) { $0.position = ListPosition(selected: 2, top: 3) }
    store.send(.movedToStart) { $0.position = ListPosition() }
    store.send(.movedToEnd) { $0.position = ListPosition(selected: 2, top: 3) }
    store.send(.pageMoved(by: -2)) { $0.position = ListPosition() }
  }

  @Test func `Enter does a line, says why it can't, or that it only explains`() {
    let store = store(height: 6)
    store.send(.chosen)
    store.receive(.delegate(.commandChosen(id: "items.add", .undone)))
    store.send(.pressed(row: 1)) { $0.position.selected = 1 }
    store.receive(.delegate(.refused(Message("Nothing here."))))
    store.send(.pressed(row: 2)) { $0.position.selected = 2 }
    store.receive(.delegate(.refused(.isOnlyExplained)))
  }

  @Test(arguments: Language.allCases)
  func `the footer says what leaving does now, and where nothing is found, that it isn't`(language: Language)
    throws
  {
    try Language.$current.withValue(language) {
      let stage = Stage(.groceries("milk"))
      try stage.play("?")
      #expect(stage.frame.lines.last?.contains(words.clearSearch) == false)
      try stage.play("zzz")
      #expect(stage.frame.lines.last?.contains(words.clearSearch) == true)
      #expect(stage.frame.lines.contains { $0.contains(words.nothingFound("zzz").0) })
      try stage.play("<Esc>")
      #expect(stage.frame.lines.last?.contains(words.clearSearch) == false)
      #expect(!stage.frame.lines.contains { $0.contains("zzz") })
      try stage.play("<Esc>")
      #expect(stage.state.overlay == nil)
    }
  }

  @Test func `typing narrows the lines, Escape shows them all again, and then closes`() {
    let store = store(height: 3)
    store.exhaustivity = .off
    store.send(.fieldEdited(.insert("DEL")))
    #expect(store.state.rows.map(\.title) == ["delete"])
    // What can only be typed is found, too, by its key and by its words.
    store.send(.fieldEdited(.deleteToLineStart))
    store.send(.fieldEdited(.insert("2 kg")))
    #expect(store.state.rows.map(\.title) == ["an amount"])
    store.send(.escaped)
    #expect(store.state.field.isEmpty && store.state.rows.count == 3)
    store.send(.escaped)
    store.receive(.delegate(.closed))
  }

  @Test func `two columns stand beside each other where both fit whole, and no section is divided`() {
    let sections = page(height: 3).sections
    // "a  delete" beside "2 kg  an amount", each behind the cursor's mark.
    let needed = 2 + 9 + PaletteColumns.gap + 15
    #expect(PaletteColumns(sections, width: needed).columns.map(\.lines.count) == [3, 2])
    #expect(PaletteColumns(sections, width: needed).count == 3)
    #expect(PaletteColumns(sections, width: needed - 1).columns.count == 1)
    #expect(PaletteColumns(sections, width: needed - 1).count == 6)
    #expect(PaletteColumns([], width: 80).count == 0)
  }

  @Test func `a press finds the line that is drawn there, in both columns`() {
    var page = page(height: 3)
    page.fit(to: Size(64, 5))
    let frame = Frame(PaletteView(palette: page), size: Size(60, 3))
    func row(at point: Point) -> Int? { frame.place(at: point)?.name(as: PaletteRowPlace.self)?.row }
    #expect(row(at: Point(4, 2)) == 1)
    #expect(row(at: Point(20, 1)) == 2)
    #expect(row(at: Point(4, 0)) == nil, "a heading")
  }
}
