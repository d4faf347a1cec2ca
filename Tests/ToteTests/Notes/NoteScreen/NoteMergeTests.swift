// What becomes of a text that is written where others have changed the note meanwhile.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteMergeTests {
  let note = Note(id: .sample(3), title: "Soup", text: "leeks\nsalt\nwater", created: .zero)
  var bench: NoteScreenBench { NoteScreenBench([note]) }

  private func written(_ text: String) -> Note {
    var note = note
    note.text = text
    return note
  }

  /// A screen that writes the note, whose text others have made this of.
  private func screen(_ theirs: String, _ edits: DocumentEdit...) -> NoteScreen {
    var screen = bench.screen
    screen.editor = NoteEditor(note, size: screen.page.size)
    for edit in edits { screen.editor?.text.apply(edit) }
    screen.workspace.setNotes([written(theirs)])
    return screen
  }

  @Test func `what others have written comes into the text, and the caret stays where it is`() {
    var screen = screen("first\nleeks\nsalt\nwater\nlast", .text(.end), .text(.insert(", hot")))
    screen.takeIntoEditor()
    #expect(screen.editor?.text.text == "first\nleeks\nsalt\nwater, hot\nlast")
    #expect(screen.editor?.text.caret == TextPosition(3, 10))
    #expect(screen.editor?.isChanged == true)
    #expect(screen.editor?.draft.base.text == "first\nleeks\nsalt\nwater\nlast")
  }

  @Test func `a text in which nothing was written yet is theirs`() {
    var screen = screen("leeks\npepper", .text(.end))
    screen.takeIntoEditor()
    #expect(screen.editor?.text.text == "leeks\npepper")
    #expect(screen.editor?.isChanged == false)
  }

  @Test func `a line that is changed here too stays as it is until it is saved`() {
    var screen = screen(
      "leeks\nsalt and pepper\nwater", .rows(1), .text(.lineEnd), .text(.insert(", little")))
    screen.takeIntoEditor()
    #expect(screen.editor?.text.text == "leeks\nsalt, little\nwater")
    let store = bench.store(screen)
    store.exhaustivity = .off
    store.send(.editor(.closed))
    store.skipReceivedActions()
    let text = store.state.workspace.records.notes[note.id]?.text
    #expect(
      text == """
        leeks
        \(TextMerge.firstMark)
        salt and pepper
        \(TextMerge.laterMark)
        salt, little
        \(TextMerge.endMark)
        water
        """)
    #expect(store.state.message == .keptBoth)
    #expect(store.state.workspace.history.undoable.count == 1)
  }

  @Test func `a title that was changed elsewhere is taken, unless it is being changed here`() {
    var screen = bench.screen
    screen.editor = NoteEditor(note, size: screen.page.size)
    var theirs = note
    theirs.title = "Stew"
    screen.workspace.setNotes([theirs])
    screen.takeIntoEditor()
    #expect(screen.editor?.title.text == "Stew")
    #expect(screen.editor?.isChanged == false)
    screen.editor?.title = TextCursor("Leek stew")
    theirs.title = "Goulash"
    screen.workspace.setNotes([theirs])
    screen.takeIntoEditor()
    #expect(screen.editor?.title.text == "Leek stew")
    #expect(screen.editor?.isChanged == true)
  }

  @Test func `a recovered draft is merged with what was written since`() {
    var screen = bench.screen
    screen.loading = .loading
    screen.fetchedFrom = 0
    let draft = Draft(note: note.id, title: "Soup", text: "leeks, two\nsalt\nwater", base: NoteContent(note))
    let store = bench.store(screen)
    store.exhaustivity = .off
    store.send(.fetched([written("leeks\nsalt\nwater\nbread")], drafts: [draft]))
    #expect(store.state.workspace.records.notes[note.id]?.text == "leeks, two\nsalt\nwater\nbread")
  }
}
