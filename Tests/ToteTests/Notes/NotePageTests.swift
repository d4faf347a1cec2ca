// A note that is read: its lines, its boxes, its links; and its open boxes on a shopping list.

import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Tote

@Suite struct NotePageTests {
  private func reading(_ notes: [Note] = Note.shelf, lists: Contents = .toured) throws -> Stage {
    try Stage.blind(lists, notes: notes, "2G<Enter>")
  }

  @Test func `a note is opened, moved over, and left, with the cursor where it was`() {
    let store = Bench(notes: Note.shelf).notesStore()
    store.exhaustivity = .off
    store.act(.moved(by: 4))
    store.act(.opened)
    #expect(store.state.page?.note == .sample(2))
    #expect(store.state.page?.backlinks == [.sample(1)])
    store.act(.lineMoved(by: 3))
    store.act(.lineMovedToStart)
    #expect(store.state.page?.page.position.selected == 0)
    store.act(.lineMovedToEnd)
    store.act(.readingLeft)
    #expect(store.state.notes.mode == .browsing)
    #expect(store.state.notes.position.selected == 4)
    store.act(.openedNote(.sample(7)))
    #expect(store.state.page?.note == .sample(7))
    store.act(.openedNote(.sample(77)))
    #expect(store.state.page?.note == .sample(7))
  }

  @Test func `a box is ticked in the text, and the cursor stays on it`() {
    let bench = Bench(notes: Note.shelf)
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.opened)
    store.save(.boxTicked, .ticked)
    #expect(bench.saved.shelf.notes[.sample(3)]?.text.hasPrefix("- [x] The Left Hand") == true)
    #expect(store.state.page?.page.text == bench.saved.shelf.notes[.sample(3)]?.text)
    #expect(store.state.page?.page.position.selected == 0)
    store.save(.boxTicked, .ticked)
    #expect(bench.saved.shelf.notes[.sample(3)]?.text.hasPrefix("- [ ] The Left Hand") == true)
    #expect(bench.saved.noteTitles == ["tick in Books to read", "tick in Books to read"])
    store.act(.lineMovedToEnd)
    store.act(.boxTicked)
    #expect(store.state.message?.text == "There is no box on this line. Tab leads to the next one.")
    #expect(store.state.notes.saves == 0)
  }

  @Test func `a tick that is not saved leaves the box as it was`() {
    let bench = Bench(notes: Note.shelf)
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.opened)
    bench.saved.noteFailure = .couldNotSave(.readOnly)
    store.act(.boxTicked)
    store.receive(.notes(.failed(.couldNotSave(.readOnly)))) { $0.notes.error = .couldNotSave(.readOnly) }
    #expect(store.state.page?.page.text.hasPrefix("- [ ]") == true)
  }

  @Test func `links lead on, and back the same way`() throws {
    let stage = try reading()
    #expect(stage.state.currentNote?.title == "Lentil soup")
    try stage.play("<tab><tab><Enter>")
    #expect(stage.state.currentNote?.title == "Kitchen stock")
    try stage.play("<Enter>")
    #expect(stage.state.currentNote?.title == "Lentil soup")
    #expect(stage.state.page?.path == [.sample(1), .sample(2)])
    try stage.play("<Esc>")
    #expect(stage.state.currentNote?.title == "Kitchen stock")
    try stage.play("<Esc><Esc>")
    #expect(stage.state.notes.mode == .browsing)
    #expect(stage.state.selectedNote?.title == "Lentil soup")
  }

  @Test func `an address is copied, and a link to nothing says so`() {
    let copied = Mutex<[String]>([])
    let bench = Bench(notes: [.sample(1, "Links", "[shop](https://example.org)\n\n[[Nowhere]]\n\nplain")])
    let store = bench.notesStore {
      $0.copy = { text in .fireAndForget { copied.withLock { $0.append(text) } } }
    }
    store.exhaustivity = .off
    store.act(.opened)
    store.act(.linkFollowed)
    #expect(copied.withLock { $0 } == ["https://example.org"])
    #expect(store.state.message?.text == "Copied https://example.org.")
    store.act(.stopMoved(by: 1))
    store.act(.linkFollowed)
    #expect(store.state.message?.text == "There is no note called “Nowhere”.")
    store.act(.lineMovedToEnd)
    store.act(.linkFollowed)
    #expect(store.state.message?.text == "There is no link on this line. Tab leads to the next one.")
    store.act(.stopMoved(by: -1))
    #expect(store.state.page?.page.line?.text == "Nowhere")
  }

  @Test func `the notes that link here can be chosen and read`() {
    let store = Bench(notes: Note.shelf).notesStore()
    store.exhaustivity = .off
    store.act(.movedToEnd)
    store.act(.opened)
    store.act(.backlinksOpened)
    guard case .backlinks = store.state.notes.mode else { return #expect(Bool(false), "no choice") }
    store.act(.paneLeft)
    #expect(store.state.page?.note == .sample(1))
    store.act(.backlinksOpened)
    store.act(.paneChosen)
    #expect(store.state.page?.note == .sample(2))
    #expect(store.state.page?.path == [.sample(1)])
    store.act(.openedNote(.sample(4)))
    store.act(.backlinksOpened)
    #expect(store.state.message?.text == "No note links here.")
  }

  @Test func `open boxes go to the only list at once, in one step that is undone in one`() throws {
    let stage = try reading(lists: .groceries("rice"))
    try stage.play("S")
    #expect(stage.message == "Put 3 things on Groceries. u takes it back.")
    #expect(stage.state.currentNote?.title == "Lentil soup")
    try stage.play("1")
    #expect(Set(stage.names) == ["rice", "red lentils", "carrots", "and one for the Missing note"])
    try stage.play("u")
    #expect(stage.names == ["rice"])
    #expect(stage.state.ledger.history.undoable.isEmpty)
    try stage.play("<ctrl+r>")
    #expect(stage.names.count == 4)
  }

  @Test func `where there are several lists one is chosen, and the open list stays open`() throws {
    let stage = try reading(lists: .lists(["One": [], "Two": []]))
    try stage.play("SjS")
    guard case .sending(let pane) = stage.state.notes.mode else { return #expect(Bool(false), "no choice") }
    #expect(pane.things.map(\.name) == ["red lentils", "carrots", "and one for the Missing note"])
    try stage.play("<Enter>")
    #expect(stage.message == "Put 3 things on Two. u takes it back.")
    #expect(stage.state.ledger.shelf.totals(of: stage.state.openLists[1].id).remaining == 3)
    #expect(stage.list == "One")
    try stage.play("S<Esc>")
    #expect(stage.state.currentNote?.title == "Lentil soup")
    #expect(stage.state.ledger.shelf.itemCount == 3)
  }

  @Test func `without open boxes, or a list, nothing is put anywhere`() throws {
    let done = try reading([.sample(1, "Done", "- [x] all")])
    try done.play("S")
    #expect(done.message == "There is no open box in this note.")
    let stage = try reading(lists: .groceries())
    try stage.play("1D2S")
    #expect(stage.message == "There is no list to put them on.")
  }

  @Test func `what others write is read at once, and what they remove is closed`() throws {
    let saved = Saved(notes: Note.shelf)
    let stage = Stage.blind {
      saved.use(&$0)
      $0.news = { (sequence) throws(StorageError) in saved.news(after: sequence) }
    }
    try stage.play("2<Enter>")
    let note = Note.shelf[2]
    saved.other([Change(note) { $0.text = "- [ ] Piranesi" }])
    // The save that follows finds that it is behind, and asks.
    try stage.play("1aeggs<Enter><Esc>2")
    #expect(stage.state.page?.page.text == "- [ ] Piranesi")
    saved.other([Change(removing: note)])
    try stage.play("1aham<Enter><Esc>2")
    #expect(stage.state.notes.mode == .browsing)
    #expect(!stage.state.noteNames.contains("Books to read"))
  }
}

extension App {
  /// What is read.
  var page: Reading? { if case .reading(let reading) = notes.mode { reading } else { nil } }
}
