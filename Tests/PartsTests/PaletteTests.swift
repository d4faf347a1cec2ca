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

  private func store() -> TestStore<Palette<Act>, PaletteAction<Act>, Void> {
    let store = TestStore(
      initialState: Palette(Self.commands), reducer: Palette<Act>.reducer, environment: ())
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
      palette.commands == [
        PaletteCommand("save", keys: "Ctrl+S S", action: .save),
        PaletteCommand("reload", keys: "r", action: .reload),
      ])
  }
}
