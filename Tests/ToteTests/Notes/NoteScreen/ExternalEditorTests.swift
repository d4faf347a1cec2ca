// A note in the user's own editor: what comes back is one edit, and the file is removed only when that edit is saved.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct ExternalEditorTests {
  let bench = NoteScreenBench()
  let now = DatabaseSnapshot.rowMoment
  private let note = Note.records[2]

  private var base: NoteContent { NoteContent(note) }

  /// A store whose note has been given to the editor.
  private func store(_ outcome: @escaping @Sendable (String) -> EditorOutcome) -> NoteScreenStore {
    bench.database.setEditor(outcome)
    let store = bench.store()
    store.send(.externalEditorAsked) { $0.isInExternalEditor = true }
    #expect(bench.database.edited == ["books to read"])
    return store
  }

  @Test func `what the editor leaves is one edit, and its file is removed when that is saved`() {
    let store = store { .edited("\($0)\n\n#read\n", file: "/run/x.md") }
    let (text, now) = (note.text + "\n\n#read", now)
    store.receive(.externalEditorEnded(.sample(3), from: base, .edited(text + "\n", file: "/run/x.md"))) {
      $0.isInExternalEditor = false
      $0.workspace.perform(
        .editNote("Books to read"), id: 1,
        Change(Note.records[2]) { ($0.text, $0.tags, $0.modified) = (text, ["books", "read"], now) })
      $0.finishedFiles = ["/run/x.md"]
    }
    store.send(.workspaceSaved)
    #expect(bench.database.discarded.isEmpty)
  }

  @Test func `an editor that changes nothing leaves no trace`() {
    let store = store { .edited("\($0)\n", file: "/run/x.md") }
    store.receive(.externalEditorEnded(.sample(3), from: base, .edited(note.text + "\n", file: "/run/x.md")))
    {
      $0.isInExternalEditor = false
    }
    #expect(bench.database.discarded == ["/run/x.md"])
  }

  @Test func `an editor that fails says so, and where the text is`() {
    let failed = store { _ in .failed(.killed("vim", signal: 9), file: "/run/x.md") }
    failed.receive(
      .externalEditorEnded(.sample(3), from: base, .failed(.killed("vim", signal: 9), file: "/run/x.md"))
    ) {
      $0.isInExternalEditor = false
      $0.leftFiles = ["/run/x.md"]
      $0.message = Message("The editor “vim” was killed by signal 9. Your text is in /run/x.md.", .refused)
    }
    #expect(bench.database.discarded.isEmpty)
  }

  @Test func `without an editor there is only the reason`() {
    let store = store { _ in .failed(.noTerminal, file: nil) }
    store.receive(.externalEditorEnded(.sample(3), from: base, .failed(.noTerminal, file: nil))) {
      $0.isInExternalEditor = false
      $0.message = Message("There is no terminal to open an editor in. Nothing was changed.", .refused)
    }
  }

  @Test func `what was written of a note that is gone stays in its file`() {
    var screen = bench.screen
    screen.workspace.setNotes(Note.records.filter { $0.id != .sample(3) })
    screen.noteBrowser.refresh()
    screen.isInExternalEditor = true
    bench.store(screen).send(.externalEditorEnded(.sample(3), from: base, .edited("more", file: "/run/x.md")))
    {
      $0.isInExternalEditor = false
      $0.error = .notFound(.sample(3))
      $0.leftFiles = ["/run/x.md"]
    }
    #expect(bench.database.discarded.isEmpty)
  }

  @Test func `a note that is read shows what the editor has left`() {
    bench.database.setEditor { _ in .edited("new", file: "/run/x.md") }
    let store = bench.store()
    let now = now
    store.send(.opened) {
      $0.reader = NoteReader(Note.records[2], size: $0.page.size)
      $0.reader?.backlinks = [NoteReader.Backlink(note: .sample(6), name: "旅行计划")]
    }
    store.send(.externalEditorAsked) { $0.isInExternalEditor = true }
    store.receive(.externalEditorEnded(.sample(3), from: base, .edited("new", file: "/run/x.md"))) {
      $0.isInExternalEditor = false
      $0.workspace.perform(
        .editNote("Books to read"), id: 1,
        Change(Note.records[2]) { ($0.text, $0.tags, $0.modified) = ("new", [], now) })
      $0.finishedFiles = ["/run/x.md"]
      $0.reader?.note = .sample(3) { ($0.text, $0.tags, $0.modified) = ("new", [], now) }
      $0.reader?.pager.replaceText("new")
    }
  }
}
