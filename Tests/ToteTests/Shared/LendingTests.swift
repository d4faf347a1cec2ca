// What is lent comes back, and is not copied on the way: one key press at 100,000 items changes the very storage that was
// there before it.

import Composable
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct LendingTests {
  @Test func `a feature has the rows while it acts, and the app has them again afterwards`() {
    var app = App.loaded(.groceries("one", "two"))
    let rows = app.workspace
    app.listScreen.message = Message("\(app.listScreen.workspace.records.itemCount)")
    #expect(app.message?.text == "2" && app.lists.message == nil, "the message comes back, too")
    #expect(app.workspace == rows)
    #expect(!app.lists.$workspace.isHere)
    // What the feature does to the rows is done to those of the app.
    withUnsafeMutablePointer(to: &app.listScreen) { screen in
      #expect(screen.pointee.workspace == rows)
      screen.pointee.workspace.remember(
        Change(adding: Setting(key: "a", value: "b")), id: Edit.ID(high: 9, low: 9),
        at: DatabaseSnapshot.rowMoment)
    }
    #expect(app.workspace.records.settings["a"] == "b")
    #expect(!app.lists.$workspace.isHere)
  }

  @Test func `the rows come back where the feature throws`() {
    struct Odd: Error {}
    func fail(_ screen: inout ListScreen) throws { throw Odd() }
    var app = App.loaded(.groceries("one"))
    let rows = app.workspace
    #expect(throws: Odd.self) { try fail(&app.listScreen) }
    #expect(app.workspace == rows)
    #expect(!app.lists.$workspace.isHere)
  }

  @Test func `where no editor is open nothing is lent`() {
    var screen = ListScreen()
    screen.workspace = Workspace(.groceries("one"), writer: Entry.Writer.ID(high: 7, low: 7))
    let rows = screen.workspace
    #expect(screen.itemEditor == nil)
    screen.itemEditor?.field = TextCursor("x")
    #expect(screen.workspace == rows)
    #expect(screen.panel == nil)
  }

  @Test func `a lent editor gives the rows back, and stays what it was`() {
    var screen = ListScreen()
    screen.workspace = Workspace(.groceries("one"), writer: Entry.Writer.ID(high: 7, low: 7))
    screen.panel = .itemEditor(ItemEditor(.add(above: false, anchor: nil), list: nil, text: "mi"))
    let rows = screen.workspace
    screen.itemEditor?.field.apply(.insert("lk"))
    #expect(screen.workspace == rows)
    guard case .itemEditor(let editor)? = screen.panel else { return #expect(Bool(false)) }
    #expect(editor.field.text == "milk")
    #expect(!editor.$workspace.isHere)
  }

  /// Where the rows are kept in memory.
  private func storage(of app: App) -> [UInt] {
    let records = app.workspace.records
    return [
      records.slots.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) },
      withUnsafeBytes(of: records.places) { $0.load(as: UInt.self) },
    ]
  }

  @Test func `no key press copies the rows`() {
    var app = App.loaded(.alike(100_000))
    let environment = ToteEnvironment.preview(.toured, clock: ContinuousClock())
    let before = storage(of: app)
    let edit: (TextEdit) -> AppAction = { .lists(.itemEditor(.edited($0))) }
    let acts: [(String, AppAction)] = [
      ("a move", .lists(.cursorMoved(by: 3))),
      ("a tick", .lists(.ticked)), ("a box", .lists(.boxPressed(line: 1))),
      ("a deletion", .lists(.deleted)), ("undo", .undone), ("redo", .redone),
      ("a row moved", .lists(.itemMoved(by: 1))),
      ("the field", .lists(.editBegun)), ("a letter", edit(.insert("x"))),
      ("the help over it", .helpOpened), ("a resize", .resized(Size(100, 30))),
      ("the field closed", .lists(.itemEditor(.delegate(.closed)))),
      ("the notes", .tabChosen(.notes)), ("back", .tabChosen(.lists)),
      ("saved", .saving(.finished(5))),
    ]
    for (name, action) in acts {
      _ = appReducer(&app, action, environment)
      #expect(storage(of: app) == before, "\(name) copied the rows")
      #expect(!app.lists.$workspace.isHere, "\(name)")
      #expect(!app.notes.$workspace.isHere, "\(name)")
      #expect(!app.saving.$workspace.isHere, "\(name)")
    }
    #expect(app.workspace.history.undoable.count == 4)
  }

  @Test func `no key press in a shop copies the rows`() throws {
    var app = App.loaded(.alike(100_000))
    let environment = ToteEnvironment.preview(.toured, clock: ContinuousClock())
    let lidl = try #require(Shop("Lidl"))
    let before = storage(of: app)
    let acts: [(String, AppAction)] = [
      ("the shop", .lists(.shopChosen(lidl))), ("what it teaches", .lists(.aislesRead(lidl, []))),
      ("a move", .lists(.cursorMoved(by: 3))), ("a tick", .lists(.ticked)),
      ("a heading", .lists(.headingMoved(by: -1))), ("an aisle", .lists(.itemMoved(by: 1))),
      ("undo", .undone), ("redo", .redone), ("the choice", .lists(.shopPickerAsked)),
      ("no choice", .overlay(.shopPicker(.delegate(.closed)))), ("the way out", .lists(.escaped)),
    ]
    for (name, action) in acts {
      _ = appReducer(&app, action, environment)
      #expect(storage(of: app) == before, "\(name) copied the rows")
      #expect(!app.lists.$workspace.isHere, "\(name)")
    }
    #expect(app.listScreen.shop == nil)
    #expect(app.workspace.history.undoable.count == 1)
  }
}
