// The help: all commands below headings, with a cursor, and what can only be read.

import Composable
import ComposableTesting
import Parts
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct PaletteHelpTests {
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
        let frame = Frame(
          PaletteRows(page.commands), size: Size(40, page.commands.columnsSize(within: 40).height))
        let told = frame.lines.joined().filter { !$0.isWhitespace }
        for row in page.commands.sections.flatMap(\.commands) {
          #expect(told.contains(row.title.filter { !$0.isWhitespace }), "\(row.title)")
        }
      }
    }
  }

  private func page() -> Tote.Palette {
    Tote.Palette(
      .help,
      [
        Tote.Palette.Section(
          "Items",
          [
            Tote.Palette.Row("add", id: "items.add", keys: "a", action: .undone),
            Tote.Palette.Row("delete", id: "items.delete", keys: "d", unless: "Nothing here."),
          ]),
        Tote.Palette.Section(
          name: "Adding", rows: [Tote.Palette.Row(key: "2 kg", title: "eine Menge für später")]),
      ])
  }

  private func store() -> TestStore<Tote.Palette, Tote.PaletteAction, Void> {
    let store = TestStore(initialState: page(), reducer: Tote.Palette.reducer, environment: ())
    store.exhaustivity = .off
    return store
  }

  @Test func `Enter does a line, says why it can't, or that it only explains`() {
    let store = store()
    store.send(.commands(.list(.opened)))
    store.receive(.commands(.list(.chosen(0))))
    store.receive(.commands(.ran(.undone)))
    store.receive(.delegate(.commandChosen(id: "items.add", .undone)))
    store.send(.commands(.list(.pressed(1))))
    store.receive(.commands(.refused("Nothing here.")))
    store.receive(.delegate(.refused(.refused("Nothing here."))))
    store.send(.commands(.list(.pressed(2))))
    store.receive(.commands(.refused("")))
    store.receive(.delegate(.refused(.isOnlyExplained)))
  }

  @Test func `accents don't matter`() {
    let store = store()
    store.send(.commands(.edited(.insert("FUR spat"))))
    #expect(store.state.commands.shown.map(\.keys) == ["2 kg"])
  }

  @Test(arguments: Language.allCases)
  func `the footer says what leaving does now, and where nothing is found, that it isn't`(language: Language)
    throws
  {
    try Language.$current.withValue(language) {
      let stage = Stage(.groceries("milk"))
      try stage.play("?")
      #expect(stage.frame.lines.last?.contains(words.clearSearch) == false)
      try stage.play("qxq")
      #expect(stage.frame.lines.last?.contains(words.clearSearch) == true)
      #expect(stage.frame.lines.contains { $0.contains(words.nothingFound("qxq").0) })
      try stage.play("<Esc>")
      #expect(stage.frame.lines.last?.contains(words.clearSearch) == false)
      #expect(!stage.frame.lines.contains { $0.contains("qxq") })
      try stage.play("<Esc>")
      #expect(stage.state.overlay == nil)
    }
  }
}
