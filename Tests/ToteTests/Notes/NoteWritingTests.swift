// A note that is written: drafts of it, one step of undoing at the end, and nothing lost where that fails.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct NoteWritingTests {
  let bench = Bench(notes: Note.records)

  private func writing(_ start: NotesAction = .noteBegun) -> AppStore {
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(start)
    return store
  }

  @Test func `drafts are kept every 800 milliseconds, however fast one types`() {
    let store = writing()
    for letter in "Packing for the sea" {
      store.act(.titleEdited(.insert(String(letter))))
      bench.clock.advance(by: .milliseconds(50))
    }
    // 950 milliseconds of typing: one draft, and the wait for the next.
    #expect(bench.saved.draftCount == 1)
    #expect(bench.saved.drafts.map(\.title) == ["Packing for the "])
    bench.clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(bench.saved.draftCount == 2)
    #expect(bench.saved.drafts.map(\.title) == ["Packing for the sea"])
    #expect(store.state.pen?.isDrafted == true)
    // Nobody types, nothing is kept.
    bench.clock.advance(by: .seconds(60))
    #expect(bench.saved.draftCount == 2)
    store.act(.writingEnded)
    store.receiveSaved(.created)
    #expect(bench.saved.drafts.isEmpty)
    #expect(store.state.notes.mode == .browsing)
    #expect(store.state.selectedNote?.title == "Packing for the sea")
  }

  @Test func `a draft that is not kept says so, and is not said to be saved`() {
    let store = writing()
    bench.saved.noteFailure = .couldNotSave(.full)
    store.act(.titleEdited(.insert("a")))
    bench.clock.advance(by: .seconds(1))
    store.receive(.notes(.draftDue))
    store.receive(.notes(.draftFailed(.couldNotSave(.full)))) { $0.notes.error = .couldNotSave(.full) }
    #expect(store.state.pen?.isDrafted == false)
    bench.saved.noteFailure = nil
    store.act(.titleEdited(.insert("b")))
    bench.clock.advance(by: .seconds(1))
    store.receive(.notes(.draftKept)) { $0.notes.error = nil }
    #expect(store.state.pen?.isDrafted == true)
    #expect(bench.saved.drafts.map(\.title) == ["ab"])
  }

  @Test func `leaving without a change leaves no trace`() {
    let store = writing(.writeBegun)
    let history = store.state.workspace.history
    store.act(.textEdited(.text(.insert("x"))))
    bench.clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    store.act(.textEdited(.undo))
    store.act(.writingEnded)
    #expect(store.state.notes.mode == .browsing)
    #expect(store.state.workspace.history == history)
    #expect(bench.saved.noteTitles.isEmpty)
    #expect(bench.saved.drafts.isEmpty)
    // And a new note in which nothing was written is none.
    store.act(.noteBegun)
    store.act(.titleEdited(.insert("  ")))
    store.act(.writingEnded)
    #expect(bench.saved.records.notes.count == 8)
  }

  @Test func `all of one writing is one step of undoing, also with saves between`() {
    let store = writing(.writeBegun)
    store.act(.textEdited(.text(.insert("One. "))))
    store.act(.writingSaved)
    store.receiveSaved(.written)
    #expect(store.state.pen?.isChanged == false)
    store.act(.writingEnded)
    #expect(store.state.notes.mode == .browsing)
    #expect(bench.saved.noteTitles == ["edit Books to read"])
    store.send(.undone)
    #expect(store.state.sample(3)?.text == Note.records[2].text)
    #expect(store.state.message?.text == "Undid: edit Books to read. ctrl+r redoes it.")
    store.skipReceivedActions()
    #expect(bench.saved.records.notes[.sample(3)]?.text == Note.records[2].text)
  }

  @Test func `what others did to the title stays when only the text was written`() {
    let store = writing(.writeBegun)
    bench.saved.other([Change(Note.records[2]) { $0.title = "Library" }])
    store.act(.textEdited(.text(.insert("x"))))
    store.act(.writingEnded)
    store.receiveSaved(.written)
    #expect(bench.saved.records.notes[.sample(3)]?.title == "Library")
    #expect(bench.saved.records.notes[.sample(3)]?.text.hasPrefix("x- [ ]") == true)
  }

  @Test func `what is not saved stays, and can be tried again`() {
    let store = writing()
    store.act(.titleEdited(.insert("Packing")))
    bench.saved.noteFailure = .couldNotSave(.full)
    store.act(.writingEnded)
    store.receive(.notes(.failed(.couldNotSave(.full))))
    #expect(store.state.pen?.title.text == "Packing")
    #expect(store.state.pen?.isChanged == true)
    // One who leaves is asked once.
    store.send(.quit)
    #expect(!store.state.isOver)
    #expect(store.state.message?.kind == .refused)
    bench.saved.noteFailure = nil
    store.act(.writingEnded)
    store.receiveSaved(.created)
    #expect(store.state.notes.mode == .browsing)
    #expect(store.state.notes.error == nil)
    #expect(store.state.noteNames.contains("Packing"))
    store.send(.quit)
    #expect(store.state.isOver)
  }

  @Test func `one who insists leaves without`() {
    let store = writing()
    store.act(.titleEdited(.insert("Packing")))
    bench.saved.noteFailure = .couldNotSave(.full)
    store.act(.writingEnded)
    store.skipReceivedActions()
    store.send(.quit)
    store.send(.quit)
    #expect(store.state.isOver)
  }

  @Test func `what was written of a note that is gone is kept as a new one`() {
    let store = writing(.writeBegun)
    bench.saved.lose(.sample(3))
    store.act(.textEdited(.text(.insert("Still here. "))))
    store.act(.writingEnded)
    store.receive(.notes(.failed(.notFound(.sample(3)))))
    #expect(store.state.pen?.isNew == true)
    store.act(.writingEnded)
    store.receiveSaved(.created)
    #expect(bench.saved.records.notes[.sample(3)]?.text.hasPrefix("Still here. ") == true)
  }

  @Test func `what was being written when a program ended is an edit, once`() throws {
    let saved = Saved(notes: Note.records)
    let new = Draft(note: .sample(99), title: "New", text: "half a sent")
    let old = Draft(note: .sample(2), title: "Kitchen stock", text: "rewritten #pantry")
    let same = Draft(note: .sample(7), title: "Old flat", text: Note.records[6].text)
    for draft in [new, old, same] { saved.keep(draft, of: draft.note) }
    let stage = Stage.blind { saved.use(&$0) }
    try stage.play("")
    #expect(saved.drafts.isEmpty)
    #expect(saved.records.notes[.sample(99)]?.text == "half a sent")
    #expect(saved.records.notes[.sample(2)]?.tags == ["pantry"])
    #expect(saved.noteTitles == ["edit Kitchen stock", "new note New"])
    #expect(stage.state.room == .lists)
    #expect(
      stage.message
        == "“New” is back: it was being written when the program ended. 2 shows it, u takes it away.")
    try stage.play("2")
    #expect(stage.state.selectedNote?.title == "New")
    try stage.play("uu")
    #expect(stage.state.workspace.records.notes == Records.notes(Note.records))
  }

  @Test func `a draft is kept when the program is left in the middle of a word`() throws {
    let saved = Saved()
    let stage = Stage.blind { saved.use(&$0) }
    try stage.play("2aPacking<Enter>soc<ctrl+c>")
    #expect(stage.isOver)
    #expect(saved.drafts.map(\.text) == ["soc"])
  }

  @Test func `a link that is typed is completed`() {
    let store = writing()
    store.act(.fieldChanged)
    store.act(.textEdited(.text(.insert("see [[ki"))))
    #expect(store.state.pen?.completions == ["Kitchen stock"])
    store.act(.linkCompleted)
    #expect(store.state.pen?.text.text == "see [[Kitchen stock]]")
    #expect(store.state.pen?.completions == [])
    store.act(.textEdited(.text(.insert(" and [["))))
    // What is in the trash, and what has no title, is nothing to link to.
    #expect(
      store.state.pen?.completions == [
        "Books to read", "Kitchen stock", "Lentil soup", "Old flat", "Çay ve börek",
      ])
    // It is one text: undoing goes back to what was typed.
    store.act(.fieldChanged)
    #expect(store.state.pen?.completions == [])
  }

  @Test func `a new title offers to rename the links, in one step`() {
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.movedToEnd)
    store.act(.writeBegun)
    store.act(.fieldChanged)
    store.act(.titleEdited(.insert("!")))
    store.act(.writingEnded)
    store.receiveSaved(.written)
    #expect(
      store.state.notes.offer == RenameOffer(old: "Lentil soup", new: "Lentil soup!", notes: [.sample(2)]))
    store.act(.linksRenamed)
    store.receiveSaved(.linksRenamed(1))
    #expect(store.state.sample(2)?.text.contains("[[Lentil soup!]]") == true)
    #expect(store.state.notes.offer == nil)
    #expect(bench.saved.noteTitles.last == "rename links to Lentil soup!")
    store.send(.undone)
    #expect(store.state.sample(2)?.text.contains("[[Lentil soup]]") == true)
    // Without an offer there is nothing to rename.
    let saves = bench.saved.noteTitles.count
    store.act(.linksRenamed)
    #expect(bench.saved.noteTitles.count == saves)
  }

  @Test func `an offer is left with Escape`() {
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.movedToEnd)
    store.act(.writeBegun)
    store.act(.titleEdited(.insert("!")))
    store.act(.writingEnded)
    store.receiveSaved(.written)
    store.act(.escaped)
    #expect(store.state.notes.offer == nil)
    #expect(store.state.sample(2)?.text.contains("[[Lentil soup]]") == true)
  }

  @Test func `up from the first row leads to the title, and Enter back`() {
    let store = writing(.writeBegun)
    #expect(store.state.pen?.isInTitle == false)
    store.act(.textEdited(.rows(-1)))
    #expect(store.state.pen?.isInTitle == true)
    store.act(.fieldChanged)
    #expect(store.state.pen?.isInTitle == false)
  }

  @Test func `what is in the trash is not written in`() {
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.folderTurned(by: -1))
    store.act(.writeBegun)
    #expect(store.state.notes.mode == .browsing)
  }

  @Test func `a new note shows, whatever was looked for`() throws {
    let stage = try Stage.blind(notes: Note.records, "2#j<Enter>/tea<Enter>aNew<Esc>")
    #expect(stage.state.selectedNote?.title == "New")
    #expect(stage.state.notes.tag == nil)
    #expect(stage.state.notes.search == nil)
  }
}

extension App {
  /// What is written.
  var pen: Writing? { if case .writing(let writing) = notes.mode { writing } else { nil } }
}

extension Records {
  /// Notes as a records has them.
  static func notes(_ notes: [Note]) -> [Note.ID: Note] { NoteTable(notes).rows }
}
