// A note in the user's own editor: what comes back is one edit, and whatever goes wrong the file is told.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct OutsideEditingTests {
  let bench = Bench(notes: Note.records)

  private func edit(_ outcome: @escaping @Sendable (String) -> EditorOutcome) -> AppStore {
    bench.saved.setEditor(outcome)
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.editorAsked)
    store.skipReceivedActions()
    return store
  }

  @Test func `what the editor leaves is one edit, and its file is removed`() {
    let store = edit { .edited("\($0)\n\n#read\n", file: "/run/x.md") }
    let note = bench.saved.records.notes[.sample(3)]
    #expect(note?.text == Note.records[2].text + "\n\n#read")
    #expect(note?.tags == ["books", "read"])
    #expect(bench.saved.noteTitles == ["edit Books to read"])
    #expect(bench.saved.edited == ["books to read"])
    #expect(bench.saved.discarded == ["/run/x.md"])
    #expect(store.state.notes.file == nil)
  }

  @Test func `an editor that changes nothing leaves no trace`() {
    let store = edit { .edited("\($0)\n", file: "/run/x.md") }
    #expect(bench.saved.noteTitles.isEmpty)
    #expect(bench.saved.discarded == ["/run/x.md"])
    #expect(store.state.workspace.history.undoable.isEmpty)
  }

  @Test func `an editor that fails says so, and where the text is`() {
    let store = edit { _ in .failed(reason: "vim was killed", file: "/run/x.md") }
    #expect(store.state.message?.text == "Vim was killed. What was written is in /run/x.md.")
    #expect(bench.saved.discarded.isEmpty)
    #expect(edit { _ in .failed(reason: "no editor", file: nil) }.state.message?.text == "No editor.")
  }

  @Test func `what cannot be saved afterwards stays in its file`() {
    bench.saved.noteFailure = .couldNotSave(.full)
    let store = edit { .edited("\($0)!", file: "/run/x.md") }
    #expect(store.state.notes.error == .couldNotSave(.full))
    #expect(store.state.notes.kept == ["/run/x.md"])
    #expect(store.state.notice?.text.hasSuffix("What was written is in /run/x.md.") == true)
    #expect(bench.saved.discarded.isEmpty)
    #expect(store.state.notes.file == nil)
  }

  @Test func `what an editor has left before is told at the start, and not again`() throws {
    let saved = Saved(notes: Note.records)
    saved.leftBehind = ["/run/x/cake.md"]
    let stage = Stage.blind { saved.use(&$0) }
    try stage.play("")
    #expect(stage.message == "An editor has left a text: /run/x/cake.md")
    try stage.play("2")
    #expect(stage.message == nil)
    saved.leftBehind = ["/run/x/cake.md", "/run/y/pie.md"]
    let other = Stage.blind { saved.use(&$0) }
    try other.play("")
    #expect(other.message == "An editor has left 2 texts: /run/x/cake.md and others")
  }

  @Test func `what is read shows what the editor has left`() {
    bench.saved.setEditor { .edited("new", file: "/run/x.md\($0.count)") }
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.opened)
    store.act(.editorAsked)
    store.skipReceivedActions()
    #expect(store.state.page?.page.text == "new")
  }
}
