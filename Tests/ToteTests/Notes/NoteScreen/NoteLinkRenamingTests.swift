// Reading on the note screen: notes are opened, their boxes ticked, their links followed and left again.

import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import Markdown

@Suite struct NoteLinkRenamingTests {
  let bench = NoteScreenBench()
  let now = DatabaseSnapshot.rowMoment

  private func open(_ note: Note, _ store: NoteScreenStore, backlinks: [NoteReader.Backlink] = []) {
    store.send(.opened) {
      $0.reader = NoteReader(note, size: $0.page.size)
      $0.reader?.backlinks = backlinks
    }
  }

  @Test func `a note is opened with those that link to it, and left with the cursor where it was`() {
    let store = bench.store()
    store.send(.browser(.moved(by: 4))) { $0.browser.position.selected = 4 }
    open(
      Note.records[1], store, backlinks: [NoteReader.Backlink(note: .sample(1), name: "Lentil soup")])
    store.send(.reader(.closed))
    store.receive(.reader(.delegate(.closed))) { $0.reader = nil }
  }

  @Test func `a box is ticked in the text and unticked again, and the cursor stays on it`() {
    let store = bench.store()
    let (note, now) = (Note.records[2], now)
    open(note, store, backlinks: [NoteReader.Backlink(note: .sample(6), name: "旅行计划")])
    let ticked = "- [x] The Left Hand of Darkness\n- [x] 活着 (余华)\n\n#books"
    store.send(.reader(.boxTicked))
    store.receive(.reader(.delegate(.boxTicked(text: ticked)))) {
      $0.workspace.perform(
        .tickBox(note: "Books to read"), id: 1, Change(note) { ($0.text, $0.modified) = (ticked, now) })
      $0.reader?.note = .sample(3) { ($0.text, $0.modified) = (ticked, now) }
      $0.reader?.pager.replaceText(ticked)
    }
    #expect(store.state.reader?.pager.position.selected == 0)
    store.send(.reader(.boxTicked))
    store.receive(.reader(.delegate(.boxTicked(text: note.text)))) {
      $0.workspace.perform(
        .tickBox(note: "Books to read"), id: 2,
        Change(Note.sample(3) { ($0.text, $0.modified) = (ticked, now) }) { $0.text = note.text })
      $0.reader?.note = .sample(3) { $0.modified = now }
      $0.reader?.pager.replaceText(note.text)
    }
  }

  @Test func `where there is no box or link on the line it is said how to get to one`() {
    let bench = NoteScreenBench([.sample(1, "Plain", "plain")])
    let store = bench.store()
    open(.sample(1, "Plain", "plain"), store)
    store.send(.reader(.boxTicked))
    store.receive(.reader(.delegate(.nothingHere(.task)))) {
      $0.message = Message("No checkbox on this line. Tab goes to the next one.", .refused)
    }
    store.send(.reader(.linkFollowed))
    store.receive(.reader(.delegate(.nothingHere(.link)))) {
      $0.message = Message("No link on this line. Tab goes to the next one.", .refused)
    }
  }

  @Test(arguments: [
    (BrowserOutcome.opened, Message("Opening https://example.org."), []),
    (.none, Message("Copied https://example.org."), ["https://example.org"]),
    (
      .failed(command: "wwm", reason: "no such file"),
      Message("Can't run “wwm”: no such file. Copied https://example.org.", .refused), ["https://example.org"]
    ),
  ])
  func `an address is opened, or else copied`(_ outcome: BrowserOutcome, message: Message, copies: [String]) {
    let copied = Mutex<[String]>([])
    let note = Note.sample(1, "Links", "[shop](https://example.org)")
    let store = NoteScreenBench([note]).store {
      $0.copy = { text in .fireAndForget { copied.withLock { $0.append(text) } } }
      $0.notes.openAddress = { $0 == "https://example.org" ? outcome : .none }
    }
    open(note, store)
    store.send(.reader(.linkFollowed))
    store.receive(.reader(.delegate(.addressFollowed("https://example.org"))))
    store.receive(.browserEnded(address: "https://example.org", outcome)) { $0.message = message }
    #expect(copied.withLock { $0 } == copies)
  }

  @Test func `a link leads to its note, and closing that leads back`() {
    let notes = [
      Note.sample(1, "One", "[[Two]]"), Note.sample(2, "Two", "[[Three]]"), Note.sample(3, "Three", "end"),
    ]
    let store = NoteScreenBench(notes).store()
    store.send(.browser(.movedToEnd)) { $0.browser.position.selected = 2 }
    open(notes[0], store)
    func follow(_ title: String, to note: Note, from: (id: Note.ID, name: String)) {
      store.send(.reader(.linkFollowed))
      store.receive(.reader(.delegate(.linkFollowed(title: title)))) {
        let path = $0.reader.map { $0.path + [$0.visit] } ?? []
        $0.reader = NoteReader(note, size: $0.page.size, path: path)
        $0.reader?.backlinks = [NoteReader.Backlink(note: from.id, name: from.name)]
      }
    }
    follow("Two", to: notes[1], from: (.sample(1), "One"))
    follow("Three", to: notes[2], from: (.sample(2), "Two"))
    #expect(store.state.reader?.path.map(\.note) == .samples(1, 2))
    store.send(.reader(.closed))
    store.receive(.reader(.delegate(.closed))) {
      $0.reader = NoteReader(notes[1], size: $0.page.size, path: Array($0.reader!.path.dropLast()))
      $0.reader?.backlinks = [NoteReader.Backlink(note: .sample(1), name: "One")]
    }
  }

  @Test func `a page that is gone is passed over on the way back`() {
    let notes = [Note.sample(1, "One", "[[Two]]"), Note.sample(3, "Three", "end")]
    var screen = NoteScreenBench(notes).screen
    let size = screen.page.size
    let one = NoteReader(notes[0], size: size)
    let two = NoteReader(.sample(2, "Two", "[[Three]]"), size: size, path: [one.visit])
    screen.reader = NoteReader(notes[1], size: size, path: two.path + [two.visit])
    let store = NoteScreenBench(notes).store(screen)
    store.send(.reader(.closed))
    store.receive(.reader(.delegate(.closed))) { $0.reader = one }
    store.send(.reader(.closed))
    store.receive(.reader(.delegate(.closed))) {
      $0.reader = nil
      $0.browser.position.selected = 1
    }
  }

  @Test func `a link to no note says so first, and writes it when it is followed again`() {
    let note = Note.sample(1, "One", "[[Fish pie]]")
    let store = NoteScreenBench([note]).store()
    let now = now
    open(note, store)
    store.send(.reader(.linkFollowed))
    store.receive(.reader(.delegate(.linkFollowed(title: "Fish pie")))) {
      $0.missingTitle = "Fish pie"
      $0.message = Message("No note called “Fish pie”. Press Enter again to create it.", .refused)
    }
    store.send(.reader(.linkFollowed))
    store.receive(.reader(.delegate(.linkFollowed(title: "Fish pie")))) {
      $0.missingTitle = nil
      $0.editor = NoteEditor(new: .numbered(1), title: "Fish pie", created: now, size: $0.page.size)
      $0.editor?.isInTitle = false
    }
    // Left as it is, no note is made.
    store.send(.editor(.closed))
    store.receive(.editor(.delegate(.saved(isLeaving: true)))) { $0.closeEditor() }
  }

  @Test func `the notes that link here are for the picker to show`() {
    let store = bench.store()
    store.send(.backlinksAsked)
    let backlinks = [NoteReader.Backlink(note: .sample(6), name: "旅行计划")]
    open(Note.records[2], store, backlinks: backlinks)
    store.send(.backlinksAsked)
    store.receive(.delegate(.backlinksAsked(backlinks)))
    let note = Note.sample(1, "Alone")
    let alone = NoteScreenBench([note]).store()
    open(note, alone)
    alone.send(.backlinksAsked) { $0.message = Message("No note links to this one.", .refused) }
  }

  @Test func `open boxes are items for a list, without what stands in further lines below them`() throws {
    let list = ShoppingList(id: ShoppingList.ID(high: 1, low: 1), name: "Groceries", created: now)
    let note = Note.sample(1, "Buy", "- [ ] 2 l milk\n  the fresh one\n- [x] tea\n- [ ] eggs")
    let done = Note.sample(2, "Done", "- [x] all")
    let bench = NoteScreenBench([note, done])
    let without = NoteScreenBench([note]).store()
    // From the list of notes as from the page.
    without.send(.boxesAsked) { $0.message = Message("There is no list to add the items to.", .refused) }
    var screen = bench.screen
    screen.workspace.perform(.createList("list"), id: 9, Change(adding: list))
    screen.reader = NoteReader(note, size: screen.page.size)
    let store = bench.store(screen)
    store.send(.boxesAsked)
    store.receive(.delegate(.recipeAsked(try #require(NoteRecipe(note, among: [])))))
    screen.reader = NoteReader(done, size: screen.page.size)
    bench.store(screen).send(.boxesAsked) {
      $0.message = Message("This note has no unticked checkboxes.", .refused)
    }
  }
}
