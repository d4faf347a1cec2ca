// A note that is read: its lines, its boxes, its links; and its open boxes on a shopping list.

import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct NotePageTests {
  private func reading(_ notes: [Note] = Note.records, lists: DatabaseSnapshot = .toured) throws -> Stage {
    try Stage.blind(lists, notes: notes, "2G<Enter>")
  }

  @Test func `a note is opened, moved over, and left, with the cursor where it was`() {
    let store = Bench(notes: Note.records).notesStore()
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
    let bench = Bench(notes: Note.records)
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.opened)
    store.save(.boxTicked, .ticked)
    #expect(bench.saved.records.notes[.sample(3)]?.text.hasPrefix("- [x] The Left Hand") == true)
    #expect(store.state.page?.page.text == bench.saved.records.notes[.sample(3)]?.text)
    #expect(store.state.page?.page.position.selected == 0)
    store.save(.boxTicked, .ticked)
    #expect(bench.saved.records.notes[.sample(3)]?.text.hasPrefix("- [ ] The Left Hand") == true)
    #expect(bench.saved.noteTitles == ["tick in Books to read", "tick in Books to read"])
    store.act(.lineMovedToEnd)
    store.act(.boxTicked)
    #expect(store.state.message?.text == "There is no box on this line. Tab leads to the next one.")
    #expect(store.state.notes.saves == 0)
  }

  @Test func `a tick that is not saved leaves the box as it was`() {
    let bench = Bench(notes: Note.records)
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
    #expect(stage.state.page?.path.map(\.note) == [.sample(1), .sample(2)])
    try stage.play("<Esc>")
    #expect(stage.state.currentNote?.title == "Kitchen stock")
    try stage.play("<Esc><Esc>")
    #expect(stage.state.notes.mode == .browsing)
    #expect(stage.state.selectedNote?.title == "Lentil soup")
  }

  @Test func `going back leads to the line of the link, as high on the page as it was`() throws {
    let text = (1...40).map { "Line \($0)." }.joined(separator: "\n\n")
    let notes = [
      Note.sample(1, "One", text.replacing("Line 30.", with: "To [[Two]].")), Note.sample(2, "Two", text),
    ]
    let stage = try Stage.blind(.toured, notes: notes, "2G<Enter><Tab>jjkk")
    let place = try #require(stage.state.page?.page.position)
    #expect(place.top > 0)
    try stage.play("<Enter>G<Esc>")
    #expect(stage.state.currentNote?.title == "One")
    #expect(stage.state.page?.page.position == place)
    // Another size and another text meanwhile: the same words.
    try stage.play("<Enter><resize 30x12><Esc>")
    #expect(stage.state.page?.page.line?.text == "To Two.")
    #expect(stage.state.page?.page.size.width == 28)
  }

  @Test func `a page that is gone is passed over on the way back`() throws {
    let notes = [
      Note.sample(1, "One", "[[Two]]"), Note.sample(2, "Two", "[[Three]]"), Note.sample(3, "Three", "end"),
    ]
    let store = Bench(notes: notes).notesStore()
    store.exhaustivity = .off
    store.act(.movedToEnd)
    store.act(.opened)
    store.act(.linkFollowed)
    store.act(.linkFollowed)
    #expect(store.state.currentNote?.title == "Three")
    store.act(.fetched([notes[0], notes[2]], drafts: []))
    store.act(.readingLeft)
    #expect(store.state.currentNote?.title == "One")
    #expect(store.state.page?.path == [])
  }

  @Test func `a note that was found opens where the words stand`() throws {
    let long = (1...60).map { "Line \($0)." }.joined(separator: "\n\n")
    let notes = [
      Note.sample(1, "Long", long.replacing("Line 40.", with: "Crème brûlée.")),
      Note.sample(2, "Table", long + "\n\n| a | b |\n|---|---|\n| c | pastry |"),
      Note.sample(3, "Custard", long + "\n\nCustard."),
    ]
    func opened(_ words: String) throws -> MarkdownPager? {
      try Stage.blind(.toured, notes: notes, "2/\(words)<Enter><Enter>").state.page?.page
    }
    let page = try #require(try opened("brulee"))
    #expect(page.line?.text == "Crème brûlée.")
    #expect((1..<page.size.height - 1).contains(page.position.selected - page.position.top))
    #expect(try opened("pastry")?.line?.text.hasPrefix("c │ pastry") == true)
    // What the title says already is no place in the text; but what it does not say is.
    #expect(try opened("custard")?.position.selected == 0)
    #expect(try opened("custard 50")?.line?.text == "Line 50.")
    // Without a search it opens at its beginning.
    let plain = try Stage.blind(.toured, notes: notes, "2G<Enter>")
    #expect(plain.state.page?.page.position == ListPosition())
  }

  @Test func `a link to nothing writes the note when it is followed again`() throws {
    let stage = try Stage.blind(
      .toured, notes: [.sample(1, "One", "a\n\nSee [[Fish pie]].")], "2<Enter><Tab>")
    try stage.play("<Enter>")
    #expect(stage.message == "There is no note called “Fish pie”. Enter again writes it.")
    // Anything else forgets it.
    for key in ["j", "?<Esc>", "p", "u"] {
      try stage.play("\(key)gj<Tab><Enter>")
      #expect(stage.state.pen == nil, "\(key)")
      #expect(stage.message == "There is no note called “Fish pie”. Enter again writes it.", "\(key)")
    }
    try stage.play("<Enter>")
    #expect(stage.state.pen?.title.text == "Fish pie")
    #expect(stage.state.pen?.isInTitle == false)
    try stage.play("Cod.<Esc>")
    #expect(stage.state.currentNote?.title == "One")
    #expect(stage.state.page?.page.line?.text == "See Fish pie.")
    try stage.play("<Enter>")
    #expect(stage.state.currentNote?.text == "Cod.")
    try stage.play("<Esc><Esc>")
    #expect(stage.state.notes.mode == .browsing)
  }

  @Test func `a note for a link in which nothing is written is none`() throws {
    let stage = try Stage.blind(.toured, notes: [.sample(1, "One", "[[Fish pie]]")], "2<Enter><Enter><Enter>")
    #expect(stage.state.pen != nil)
    try stage.play("<Esc>")
    #expect(stage.state.currentNote?.title == "One")
    #expect(stage.state.workspace.records.notes.count == 1)
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
    #expect(store.state.message?.text == "There is no note called “Nowhere”. Enter again writes it.")
    store.act(.lineMovedToEnd)
    store.act(.linkFollowed)
    #expect(store.state.message?.text == "There is no link on this line. Tab leads to the next one.")
    store.act(.stopMoved(by: -1))
    #expect(store.state.page?.page.line?.text == "Nowhere")
  }

  @Test func `the notes that link here can be chosen and read`() {
    let store = Bench(notes: Note.records).notesStore()
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
    #expect(store.state.page?.path.map(\.note) == [.sample(1)])
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
    #expect(stage.state.workspace.history.undoable.isEmpty)
    try stage.play("<ctrl+r>")
    #expect(stage.names.count == 4)
  }

  @Test func `boxes that are on the list already are told so, and nothing is promised`() throws {
    let stage = try reading([.sample(1, "Two", "- [ ] milk\n- [ ] tea")], lists: .groceries("rice"))
    try stage.play("SS")
    #expect(stage.message == "2 things are on Groceries already.")
    // One step, and not two: u takes back the things, and not what was done before.
    try stage.play("u")
    #expect(stage.state.workspace.history.undoable.isEmpty)
    let one = try reading([.sample(1, "One", "- [ ] rice")], lists: .groceries("rice"))
    try one.play("S")
    #expect(one.message == "rice is on Groceries already.")
  }

  @Test func `what stands in further lines below a box is no part of the thing`() throws {
    let stage = try reading([.sample(1, "Buy", "- [ ] 2 l milk\n  the fresh one")], lists: .groceries())
    try stage.play("S1")
    #expect(stage.names == ["milk"])
  }

  @Test func `a link leads to the note that is called exactly so, where there are two`() throws {
    let stage = try reading([
      .sample(1, "first", "[[Soup]] [[soup]]"), .sample(2, "Soup", "upper"), .sample(3, "soup", "lower"),
    ])
    #expect(stage.state.currentNote?.title == "first")
    try stage.play("<Enter>")
    #expect(stage.state.currentNote?.text == "upper")
    try stage.play("<Esc><Tab><Enter>")
    #expect(stage.state.currentNote?.text == "lower")
  }

  @Test func `where there are several lists one is chosen, and the open list stays open`() throws {
    let stage = try reading(lists: .lists(["One": [], "Two": []]))
    try stage.play("SjS")
    guard case .sending(let pane) = stage.state.notes.mode else { return #expect(Bool(false), "no choice") }
    #expect(pane.things.map(\.name) == ["red lentils", "carrots", "and one for the Missing note"])
    try stage.play("<Enter>")
    #expect(stage.message == "Put 3 things on Two. u takes it back.")
    #expect(stage.state.workspace.records.totals(of: stage.state.openLists[1].id).remaining == 3)
    #expect(stage.list == "One")
    try stage.play("S<Esc>")
    #expect(stage.state.currentNote?.title == "Lentil soup")
    #expect(stage.state.workspace.records.itemCount == 3)
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
    let saved = Saved(notes: Note.records)
    let stage = Stage.blind {
      saved.use(&$0)
      $0.news = { (sequence) throws(StorageError) in saved.news(after: sequence) }
    }
    try stage.play("2<Enter>")
    let note = Note.records[2]
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
