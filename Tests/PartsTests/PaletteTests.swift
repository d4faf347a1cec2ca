import ComposableTesting
import Parts
import Screen
import Testing

/// All commands by name.
@Suite struct PaletteTests {
  private enum Act: Equatable, Sendable { case save, saveAs, reload }

  private static let commands = [
    PaletteCommand("reload", keys: "R", action: Act.reload),
    PaletteCommand("save", keys: "Ctrl+S", action: Act.save),
    PaletteCommand("save as", action: Act.saveAs),
    PaletteCommand<Act>("undo", keys: "u", unless: "nothing was done"),
  ]

  private func store() -> TestStore<Palette<Act>, PaletteAction<Act>, PaletteEnvironment> {
    let store = TestStore(
      initialState: Palette(Self.commands), reducer: Palette<Act>.reducer, environment: PaletteEnvironment())
    store.exhaustivity = .off
    return store
  }

  @Test func `the letters that are typed come in order, and the closest fit comes first`() {
    let store = store()
    store.send(.edited(.insert("SA")))
    #expect(store.state.shown.map(\.title) == ["save", "save as"])
    store.send(.edited(.insert("as")))
    #expect(store.state.shown.map(\.title) == ["save as"])
    store.send(.list(.opened))
    store.receive(.list(.chosen(2)))
    store.receive(.ran(.saveAs))
  }

  @Test func `what can't be done says why, and isn't done`() {
    let store = store()
    store.send(.edited(.insert("un")))
    store.send(.list(.opened))
    store.receive(.list(.chosen(3)))
    store.receive(.refused("nothing was done"))
    #expect(
      Frame(PaletteView(store.state), size: Size(36, 4)).lines[2] == "│▸ undo            nothing was done│")
  }

  @Test func `a press does a command`() {
    let store = store()
    let frame = Frame(PaletteView(store.state), size: Size(30, 7))
    #expect(frame.place(named: "palette.item(1)")?.rect.top == 3 && frame.cursor?.point == Point(1, 1))
    store.send(.list(.pressed(1)))
    store.receive(.ran(.save))
  }

  @Test func `a key table is a palette`() {
    let palette = Palette(
      Keymap([
        Command("save", keys: "ctrl+s", "S", action: Act.save), Command("reload", keys: "r", action: .reload),
      ]))
    #expect(
      palette.sections.flatMap(\.commands) == [
        PaletteCommand("save", id: "save", keys: "Ctrl+S S", action: .save),
        PaletteCommand("reload", id: "reload", keys: "r", action: .reload),
      ])
  }

  @Test func `what was used last comes first, what can't be done last, and what only explains not at all`() {
    let explained = PaletteCommand<Act>(explaining: "2 kg", "an amount")
    let commands = Self.commands.map { command in
      var command = command
      command.id = command.title
      return command
    }
    let palette = Palette([PaletteSection("", commands + [explained])], recent: ["save as", "undo"])
    #expect(palette.shown.map(\.title) == ["save as", "reload", "save", "undo"])
  }

  @Test func `places are found only by typing, keys and other spellings too`() {
    let places = [
      PaletteCommand(
        "Inbox", kind: "folder", action: Act.reload, names: [SearchName("inbox"), SearchName("arrived")])
    ]
    let store = TestStore(
      initialState: Palette([PaletteSection("", Self.commands)], places: places),
      reducer: Palette<Act>.reducer,
      environment: PaletteEnvironment())
    store.exhaustivity = .off
    #expect(!store.state.shown.contains { $0.title == "Inbox" })
    store.send(.edited(.insert("arr")))
    #expect(store.state.shown.map(\.title) == ["Inbox"])
    store.send(.edited(.deleteToLineStart))
    store.send(.edited(.insert("R")))
    #expect(store.state.shown.first?.title == "reload")
  }
}

/// All commands below headings, with a cursor.
@Suite struct PaletteHelpTests {
  private enum Act: Equatable, Sendable { case add, delete }
  private typealias HelpStore = TestStore<Palette<Act>, PaletteAction<Act>, PaletteEnvironment>

  /// A heading with two lines, a blank line, and a heading with one line.
  private static let sections = [
    PaletteSection(
      "Items",
      [
        PaletteCommand("add", keys: "a", action: Act.add),
        PaletteCommand("delete", keys: "d", action: .delete),
      ]),
    PaletteSection("Adding", [PaletteCommand(explaining: "2 kg", "an amount")]),
  ]

  /// Too narrow for two columns.
  private func store(height: Int) -> HelpStore {
    let store = HelpStore(
      initialState: Palette(Self.sections, as: .help), reducer: Palette<Act>.reducer,
      environment: PaletteEnvironment())
    store.exhaustivity = .off
    store.send(.resized(Size(18, height)))
    return store
  }

  @Test func `the cursor goes through all lines, and the headings above it stay in view`() {
    let store = store(height: 3)
    func place() -> [Int] { [store.state.list.cursor, store.state.top] }
    store.send(.list(.moved(by: -1)))
    #expect(place() == [0, 0])
    store.send(.list(.moved(by: 1)))
    #expect(place() == [1, 0])
    store.send(.list(.moved(by: 1_000)))
    #expect(place() == [2, 3])
    store.send(.list(.movedToStart))
    #expect(place() == [0, 0])
    store.send(.list(.movedToEnd))
    #expect(place() == [2, 3])
    store.send(.list(.pageMoved(by: -2)))
    #expect(place() == [0, 0])
  }

  @Test func `typing narrows the lines, Escape shows them all again, and then closes`() {
    let store = store(height: 3)
    store.send(.edited(.insert("DEL")))
    #expect(store.state.shown.map(\.title) == ["delete"])
    // What can only be typed is found, too, by its key and by its words.
    store.send(.edited(.deleteToLineStart))
    store.send(.edited(.insert("2 kg")))
    #expect(store.state.shown.map(\.title) == ["an amount"])
    store.send(.escaped)
    #expect(store.state.field.isEmpty && store.state.shown.count == 3)
    store.send(.escaped)
    store.receive(.closed)
  }

  @Test func `two columns stand beside each other where both fit whole, and no section is divided`() {
    let palette = Palette(Self.sections, as: .help)
    // "a  delete" beside "2 kg  an amount", four columns apart, behind the cursor's mark.
    let needed = 2 + 9 + 4 + 15
    #expect(palette.columnsSize(within: needed) == Size(needed, 3))
    #expect(palette.columnsSize(within: needed - 1) == Size(2 + 15, 6))
    #expect(Palette<Act>([], as: .help).columnsSize(within: 80).height == 0)
  }

  @Test func `a press finds the line that is drawn there, in both columns`() {
    let frame = Frame(PaletteRows(Palette(Self.sections, as: .help)), size: Size(60, 3))
    func row(at point: Point) -> PalettePlace? { frame.place(at: point)?.name(as: PalettePlace.self) }
    #expect(row(at: Point(4, 2)) == .row(1))
    #expect(row(at: Point(20, 1)) == .row(2))
    #expect(row(at: Point(4, 0)) == .columns, "a heading")
  }

  @Test func `the box is as large as its columns, and says which lines show if not all do`() {
    let view = PaletteView(Palette(Self.sections, as: .help))
    #expect(view.size(within: Size(80, 24)) == Size(40, 6))
    #expect(Frame(view, size: Size(30, 6)).lines[0].contains("1–3 of 6"))
    #expect(Frame(view, size: Size(40, 6)).lines[0].contains("of") == false)
  }
}
