// The editor of a note: its two fields, the links it completes, and the drafts it saves while one types.

import Composable
import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Markdown
@testable import Tote
@testable import ToteModel

typealias NoteEditorStore = TestStore<NoteEditor, NoteEditorAction, NoteEditorEnvironment>

@Suite struct NoteEditorTests {
  let bench = NoteScreenBench()
  private let copied = Copied()

  /// What reached the terminal's clipboard.
  private final class Copied: Sendable {
    let texts = Mutex<[String]>([])
    func add(_ text: String) { texts.withLock { $0.append(text) } }
  }

  private func store(_ editor: NoteEditor) -> NoteEditorStore {
    var editor = editor
    editor.workspace = bench.workspace
    return NoteEditorStore(
      initialState: editor, reducer: noteEditorReducer,
      environment: NoteEditorEnvironment(
        clock: bench.clock, copy: { [copied] text in Effect<Never>.fireAndForget { copied.add(text) } },
        saveDraft: bench.notesEnvironment.saveDraft))
  }

  private var newNote: NoteEditor {
    NoteEditor(new: .sample(99), created: DatabaseSnapshot.rowMoment, size: Size(40, 10))
  }

  /// Types a title, 50 milliseconds a letter.
  private func type(_ text: String, _ store: NoteEditorStore) {
    for letter in text {
      store.send(.titleEdited(.insert(String(letter)))) {
        $0.title.apply(.insert(String(letter)))
        $0.isDraftDue = true
      }
      bench.clock.advance(by: .milliseconds(50))
    }
  }

  private func receiveDraft(_ store: NoteEditorStore) {
    store.receive(.draftDue) {
      $0.isDraftDue = false
      $0.beginDraft()
    }
    store.receive(.draftSaved) { $0.endDraft(isSaved: true) }
  }

  @Test func `a long text is read in the background, so that leaving it needs no reading`() {
    var note = NoteEditor(
      .sample(1, "Long", String(repeating: "words\n", count: 12_000)), size: Size(40, 10))
    note.isInTitle = false
    let store = store(note)
    store.exhaustivity = .off
    store.send(.text(.edited(.text(.insert("#new ")))))
    bench.clock.advance(by: .seconds(1))
    let content = store.state.content
    #expect(store.state.document(of: content) == nil)
    store.receive(.textRead(MarkdownDocument(content.text)))
    #expect(store.state.document(of: content)?.tags == ["new"])
    store.send(.text(.edited(.text(.insert("x")))))
    #expect(store.state.document(of: store.state.content) == nil)
    store.skipInFlightEffects()
  }

  @Test func `the boxes of a website become boxes when they are pasted`() throws {
    let stage = Stage(size: Size(60, 16))
    try stage.play("2aSoup<Enter><paste For two:\\n▢ 200 g leeks\\n  □ salt\\n☐\u{A0}pepper><Esc>")
    #expect(stage.state.selectedNote?.text == "For two:\n- [ ] 200 g leeks\n  - [ ] salt\n- [ ] pepper")
  }

  @Test func `redo is offered once something was undone`() throws {
    let stage = Stage(size: Size(90, 16))
    try stage.play("2aSoup<Enter>leeks")
    #expect(!stage.frame.lines.last!.contains("redo"))
    try stage.play("<Alt+U>")
    #expect(stage.frame.lines.last!.contains("Ctrl+Z undo  Ctrl+Y redo"))
    try stage.play("<Alt+R><Esc>")
    #expect(stage.state.selectedNote?.text == "leeks")
  }

  @Test func `what is selected is copied, cut and pasted, and Ctrl+C never leaves`() {
    var note = NoteEditor(.sample(1, "Trip", "one two\nthree"), size: Size(40, 10))
    note.isInTitle = false
    let store = store(note)
    #expect(note.keymap["ctrl+c"] == .copied && note.keymap["ctrl+x"] == .cut)
    store.send(.text(.edited(.extending(.text(.wordRight))))) {
      $0.text.apply(.extending(.text(.wordRight)))
    }
    store.send(.copied) {
      $0.text.apply(.copy)
      $0.clipboard = "one"
    }
    store.send(.cut) {
      $0.text.apply(.cut)
      $0.isDraftDue = true
    }
    #expect(store.state.text.text == " two\nthree")
    store.send(.text(.edited(.text(.end)))) { $0.text.apply(.text(.end)) }
    store.send(.text(.edited(.paste))) { $0.text.apply(.paste) }
    #expect(store.state.text.text == " two\nthreeone")
    #expect(copied.texts.withLock { $0 } == ["one", "one"])
    bench.clock.advance(by: .seconds(1))
    receiveDraft(store)
  }

  @Test func `Ctrl+C in the title copies the title`() {
    var note = NoteEditor(.sample(1, "Trip", ""), size: Size(40, 10))
    note.isInTitle = true
    let store = store(note)
    #expect(note.keymap["ctrl+c"] == .copied)
    store.send(.copied) { $0.clipboard = "Trip" }
    #expect(copied.texts.withLock { $0 } == ["Trip"])
  }

  @Test func `drafts are saved every 800 milliseconds, however fast one types`() {
    let store = store(newNote)
    type("Packing for the ", store)
    receiveDraft(store)
    #expect(bench.database.drafts == [Draft(note: .sample(99), title: "Packing for the ", text: "")])
    type("sea", store)
    #expect(!store.state.isDrafted)
    bench.clock.advance(by: .milliseconds(650))
    receiveDraft(store)
    #expect(bench.database.drafts.map(\.title) == ["Packing for the sea"])
    #expect(store.state.isDrafted)
    // Nobody types, nothing is saved.
    bench.clock.advance(by: .seconds(60))
    #expect(bench.database.draftCount == 2)
  }

  @Test func `a draft that is not saved is not said to be`() {
    let store = store(newNote)
    bench.database.noteFailure = .couldNotSave(.full)
    type("a", store)
    bench.clock.advance(by: .seconds(1))
    store.receive(.draftDue) {
      $0.isDraftDue = false
      $0.beginDraft()
    }
    store.receive(.draftFailed(.couldNotSave(.full))) { $0.endDraft(isSaved: false) }
    #expect(!store.state.isDrafted)
    bench.database.noteFailure = nil
    type("b", store)
    bench.clock.advance(by: .seconds(1))
    receiveDraft(store)
    #expect(store.state.isDrafted)
    #expect(bench.database.drafts.map(\.title) == ["ab"])
  }

  @Test func `moving about makes no draft`() {
    let store = store(NoteEditor(Note.records[2], size: Size(40, 10)))
    store.send(.text(.edited(.text(.end)))) { $0.text.apply(.text(.end)) }
    store.send(.fieldChanged) { $0.isInTitle = true }
    bench.clock.advance(by: .seconds(60))
    #expect(bench.database.draftCount == 0)
  }

  @Test func `saving and closing are asked of the screen, which has the note`() {
    let store = store(newNote)
    store.send(.saved)
    store.receive(.delegate(.saved(isLeaving: false)))
    store.send(.closed)
    store.receive(.delegate(.saved(isLeaving: true)))
  }

  @Test func `up from the first row leads to the title, and Enter back`() {
    let store = store(NoteEditor(Note.records[2], size: Size(40, 10)))
    #expect(!store.state.isInTitle)
    store.send(.text(.edited(.rows(-1)))) { $0.isInTitle = true }
    store.send(.fieldChanged) { $0.isInTitle = false }
  }

  @Test func `a link that is typed is completed`() {
    let store = store(newNote)
    store.send(.fieldChanged) { $0.isInTitle = false }
    store.send(.text(.edited(.text(.insert("see [[ki"))))) {
      $0.text.apply(.text(.insert("see [[ki")))
      $0.completion = NoteCompletion(.link, "ki", among: ["Kitchen stock"])
      $0.isDraftDue = true
    }
    store.send(.completed) {
      $0.text.apply(.text(.deleteLeft))
      $0.text.apply(.text(.deleteLeft))
      $0.text.apply(.text(.insert("Kitchen stock]]")))
      $0.completion = nil
    }
    #expect(store.state.text.text == "see [[Kitchen stock]]")
    store.send(.text(.edited(.text(.insert(" and [["))))) {
      $0.text.apply(.text(.insert(" and [[")))
      // What is in the trash, and what has no title, is nothing to link to.
      $0.completion = NoteCompletion(
        .link, "", among: ["Books to read", "Kitchen stock", "Lentil soup", "Old flat", "Çay ve börek"])
    }
    store.send(.fieldChanged) {
      $0.isInTitle = true
      $0.completion = nil
    }
    bench.clock.advance(by: .milliseconds(800))
    receiveDraft(store)
  }

  @Test(
    arguments: [
      ("[[Stock#", ["Bones", "Long, low & slow", "a b c"]), ("[[stock#l", ["Long, low & slow"]),
      ("[[#", ["Here", "And there"]),
      ("[[#he", ["Here"]), ("[[Stock#x", nil), ("[[None#", nil), ("[[C", ["C#"]), ("[[C#", ["C#"]),
      ("[[C#|x", nil),
    ] as [(String, [String]?)])
  func `after a title and a number sign, the headings of the note complete a link`(
    typed: String, offers: [String]?
  ) throws {
    let notes = [
      Note.sample(1, "Stock", "# Bones\n\n```\n# no\n```\n## Long, low & slow\n\n# a [[b]] c"),
      Note.sample(2, "C#", "# Sharp"),
    ]
    let stage = Stage(.groceries("milk"), notes: notes)
    try stage.play("2aNew<Enter># Here<Enter># And there<Enter>\(typed)")
    #expect(stage.state.notes.editor?.completion?.offers.texts == offers)
  }

  @Test func `a heading is completed`() throws {
    let stage = Stage(.groceries("milk"), notes: [Note.sample(1, "Stock", "# Bones")])
    try stage.play("2aNew<Enter>[[Stock#bo<Tab>")
    #expect(stage.state.notes.editor?.text.text == "[[Stock#Bones]]")
  }

  @Test func `up and down choose, and a tag is completed by Tab alone`() throws {
    func stage(_ keys: String) throws -> String {
      let notes = ["recipe", "recent", "home"].enumerated().map { number, tag in
        Note(
          id: Note.ID(high: 4, low: UInt64(number)), title: "Note on \(tag)", text: "#\(tag)", tags: [tag],
          created: Moment(milliseconds: 1_000))
      }
      let stage = Stage(.groceries("milk"), notes: notes)
      try stage.play("2aNew<Enter>" + keys)
      return stage.state.notes.editor?.text.text ?? ""
    }
    #expect(try stage("[[no<Down><Down><Up><Enter>") == "[[Note on recent]]")
    #expect(try stage("#re<Tab>") == "#recent")
    #expect(try stage("#re<Down><Tab> now") == "#recipe now")
    // A new tag, a whole one, a heading, and a sign within a word need nothing.
    #expect(try stage("#re<Enter>") == "#re\n")
    #expect(try stage("#home<Tab>") == "#home    ")
    #expect(try stage("# re<Tab>") == "# re    " && stage("C#re<Tab>") == "C#re    ")
  }

  @Test func `a paste is taken as it is`() throws {
    var editor = newNote
    editor.isInTitle = false
    let store = store(editor)
    for text in ["- a", "\n", "- b\nc"] {
      let action = try #require(editor.keymap.action(for: .paste(text)), "a paste that nobody takes")
      store.send(action) {
        $0.text.apply(.text(.insert(text)))
        $0.isDraftDue = true
      }
    }
    #expect(store.state.text.text == "- a\n- b\nc")
    bench.clock.advance(by: .milliseconds(800))
    receiveDraft(store)
  }
}
