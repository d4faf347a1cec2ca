// The help: made from a key table, it scrolls as far as there are lines.

import Composable
import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct HelpPageTests {
  private typealias HelpStore = TestStore<HelpPage, HelpAction, Void>

  /// Two sections: a heading with two lines, a blank line, and a heading with one line.
  private func page(height: Int) -> HelpPage {
    let keymap = Keymap<Int>([
      Binding("a", action: 1, help: "add", group: "Items"),
      Binding("d", action: 2, help: "delete", group: "Items"),
    ])
    let more = HelpPage.Section(name: "Adding", lines: [HelpPage.Line(key: "2 kg", help: "an amount")])
    var page = HelpPage(keymap, more: [more])
    // Too narrow for two columns; the line above and the field take two rows.
    page.fit(to: Size(20, height + 2))
    return page
  }

  private func store(height: Int) -> HelpStore {
    HelpStore(initialState: page(height: height), reducer: helpReducer, environment: ())
  }

  @Test func `it has a section for each heading of the key table, and what is added`() {
    let page = page(height: 3)
    #expect(page.sections.map(\.name) == ["Items", "Adding"])
    #expect(page.sections[0].lines.map(\.key) == ["a", "d"])
    #expect(page.sections[0].lines.map(\.help) == ["add", "delete"])
    #expect(page.count == 6)
  }

  @Test(arguments: Language.allCases)
  func `on 40 columns no sentence loses its end`(language: Language) throws {
    try Language.$current.withValue(language) {
      for tab in ["1", "2", "3"] {
        let stage = Stage(.groceries("milk"), size: Size(40, 10))
        try stage.play("\(tab)?")
        guard case .help(let page)? = stage.state.overlay else {
          Issue.record("no help")
          return
        }
        let frame = Frame(HelpPageView(page: page), size: Size(40, page.columns.count))
        let told = frame.lines.joined().filter { !$0.isWhitespace }
        for line in page.sections.flatMap(\.lines) {
          #expect(told.contains(line.help.filter { !$0.isWhitespace }), "\(line.help)")
        }
      }
    }
  }

  @Test func `it scrolls as far as there are lines`() {
    let store = store(height: 4)
    store.send(.scrolled(by: -1))
    store.send(.scrolled(by: 1)) { $0.top = 1 }
    store.send(.scrolled(by: 1_000)) { $0.top = 2 }
    store.send(.scrolledTo(0)) { $0.top = 0 }
    store.send(.scrolledTo(.max)) { $0.top = 2 }
    store.send(.paged(by: -2)) { $0.top = 0 }
    store.send(.paged(by: 1)) { $0.top = 2 }
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

  @Test func `half a page of one row is a row`() {
    let store = store(height: 1)
    store.send(.paged(by: 1)) { $0.top = 1 }
    store.send(.paged(by: -1)) { $0.top = 0 }
  }

  @Test func `where all of it shows nothing scrolls`() {
    let store = store(height: 6)
    store.send(.scrolled(by: 1))
    store.send(.scrolledTo(.max))
  }

  @Test func `typing narrows the lines, Escape shows them all again, and then closes`() {
    let store = store(height: 3)
    store.send(.scrolledTo(.max)) { $0.top = 3 }
    store.send(.fieldEdited(.insert("DEL"))) {
      $0.field = TextCursor("DEL")
      $0.top = 0
    }
    #expect(store.state.found == [HelpPage.Section(name: "Items", lines: [.init(key: "d", help: "delete")])])
    // A key is found by its name, and a section by its own.
    store.send(.fieldEdited(.deleteToLineStart)) { $0.field = TextCursor() }
    store.send(.fieldEdited(.insert("2 kg"))) { $0.field = TextCursor("2 kg") }
    #expect(store.state.found.map(\.name) == ["Adding"])
    store.send(.fieldEdited(.deleteToLineStart)) { $0.field = TextCursor() }
    store.send(.fieldEdited(.insert("item"))) { $0.field = TextCursor("item") }
    #expect(store.state.found.map(\.lines.count) == [2])
    store.send(.escaped) { $0.field = TextCursor() }
    store.send(.escaped)
    store.receive(.delegate(.closed))
  }

  @Test func `two columns stand beside each other where both fit whole, and no section is divided`() {
    let sections = page(height: 3).sections
    // "a  delete" beside "2 kg  an amount".
    let needed = 9 + HelpColumns.gap + 15
    #expect(HelpColumns(sections, width: needed).columns.map(\.rows.count) == [3, 2])
    #expect(HelpColumns(sections, width: needed).count == 3)
    #expect(HelpColumns(sections, width: needed - 1).columns.count == 1)
    #expect(HelpColumns(sections, width: needed - 1).count == 6)
    #expect(HelpColumns([], width: 80).count == 0)
  }

  @Test func `it asks its parent to be closed`() {
    let store = store(height: 4)
    store.send(.escaped)
    store.receive(.delegate(.closed))
  }
}
