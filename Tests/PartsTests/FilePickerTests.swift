import Composable
import ComposableTesting
import Parts
import Screen
import Testing

/// A file chosen from folders.
@Suite struct FilePickerTests {
  private struct Refused: Error, CustomStringConvertible { let description = "permission denied" }

  private static let folders: [String: [FileEntry]] = [
    "/home": [
      FileEntry("notes.md"), FileEntry(".profile"), FileEntry("Work", isFolder: true), FileEntry("a.txt"),
    ],
    "/home/Work": [FileEntry("plan.md")],
    "/": [FileEntry("home", isFolder: true), FileEntry("root", isFolder: true)],
  ]

  private func store(_ folder: String = "/home") -> TestStore<
    FilePicker, FilePickerAction, FilePickerEnvironment
  > {
    let store = TestStore(
      initialState: FilePicker(folder: folder), reducer: FilePicker.reducer,
      environment: FilePickerEnvironment { folder in
        guard let entries = Self.folders[folder] else { throw Refused() }
        return entries
      })
    store.exhaustivity = .off
    store.send(.opened)
    store.skipReceivedActions()
    return store
  }

  private func lines(_ state: FilePicker) -> [String] {
    Frame(FilePickerView(state), size: Size(20, 5)).lines
  }

  @Test func `folders come first, and hidden files are hidden`() {
    let store = store()
    #expect(
      lines(store.state) == [
        "/home               ", "▸ Work/             ", "  a.txt             ", "  notes.md          ",
        "                    ",
      ])
    store.send(.hiddenToggled)
    #expect(store.state.shown.map(\.name) == ["Work", ".profile", "a.txt", "notes.md"])
  }

  @Test func `a folder is entered and left, with the cursor on the one that was left`() {
    let store = store()
    store.send(.list(.opened))
    store.skipReceivedActions()
    #expect(store.state.folder == "/home/Work" && store.state.shown.map(\.name) == ["plan.md"])
    store.send(.wentOut)
    store.skipReceivedActions()
    #expect(store.state.folder == "/home" && lines(store.state)[1] == "▸ Work/             ")
    store.send(.wentOut)
    store.skipReceivedActions()
    #expect(store.state.folder == "/")
    store.send(.wentOut)
    #expect(store.state.folder == "/" && store.state.list.phase == .loaded)
  }

  @Test func `typing narrows, and a file is chosen with its path`() {
    let store = store()
    store.send(.edited(.insert("NOTES")))
    store.send(.list(.opened))
    store.receive(.list(.chosen("notes.md")))
    store.receive(.chosen("/home/notes.md"))
    store.send(.edited(.insert("x")))
    #expect(lines(store.state)[2] == "Nothing found.      ")
    #expect(FilePicker(folder: "/").path(of: "etc") == "/etc")
  }

  @Test func `what can't be read says why, and leads back`() {
    let store = store("/home/Gone")
    #expect(lines(store.state)[1].hasPrefix("The folder can't be"))
    store.send(.wentOut)
    store.skipReceivedActions()
    #expect(store.state.problem == nil && store.state.folder == "/home")
  }

  @Test func `a press moves the cursor, another opens`() {
    let store = store()
    #expect(
      Frame(FilePickerView(store.state), size: Size(20, 5)).place(named: "files.item(a.txt)")?.rect.top == 2)
    store.send(.list(.pressed("a.txt")))
    store.send(.list(.pressed("a.txt")))
    store.receive(.list(.chosen("a.txt")))
    store.receive(.chosen("/home/a.txt"))
  }

  @Test func `what can't be read is tried again, and rows that come again leave the cursor on its row`() {
    let store = store()
    store.send(.list(.movedToEnd))
    store.send(.opened)
    store.skipReceivedActions()
    #expect(store.state.list.current?.id == "notes.md")
    store.send(.list(.retried))
    store.skipReceivedActions()
    #expect(store.state.problem == nil && store.state.shown.count == 3)
  }
}
