import Testing

@testable import Tote
@testable import ToteModel

/// Where the caret is when a note is opened to be written.
@Suite struct NoteCaretTests {
  @Test func `the first time at the end, and then where it was left`() throws {
    let stage = try Stage.blind(notes: [.sample(1, "Diary", "one\ntwo")], "2e!")
    #expect(stage.state.notes.editor?.text.text == "one\ntwo!")
    try stage.play("<up><home>?<Esc>e")
    #expect(stage.state.notes.editor?.text.caret.line == 0)
    try stage.play("-<Esc>")
    #expect(stage.state.workspace.records.notes[.sample(1)]?.text == "?-one\ntwo!")
  }

  @Test func `where the text has become shorter meanwhile it is at the end`() throws {
    let stage = try Stage.blind(notes: [.sample(1, "Diary", "one")], "2e<Enter>two<Esc>ue!")
    #expect(stage.state.notes.editor?.text.text == "one!")
  }
}
