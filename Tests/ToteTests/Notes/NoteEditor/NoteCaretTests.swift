import Screen
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

/// Writing begins where one was reading.
@Suite struct ReadPlaceTests {
  private let text = "# One\n\nfirst\n\n- [ ] box\n- item\n\n> said\n\nlast"

  @Test func `the caret is at the end of the line that was reached`() throws {
    for (keys, typed) in [
      ("", "# One\n\nfirst\n\n- [ ] box\n- item\n\n> said\n\nlast!"),
      ("jj", "# One\n\nfirst!\n\n- [ ] box\n- item\n\n> said\n\nlast"),
      ("jjjj", "# One\n\nfirst\n\n- [ ] box!\n- item\n\n> said\n\nlast"),
      ("jjjjj", "# One\n\nfirst\n\n- [ ] box\n- item!\n\n> said\n\nlast"),
      ("G", "# One\n\nfirst\n\n- [ ] box\n- item\n\n> said\n\nlast!"),
    ] {
      let stage = Stage(notes: [.sample(1, "Note", text)], size: Size(60, 20))
      try stage.play("2<Enter>\(keys)e!")
      #expect(stage.state.notes.editor?.text.text == typed, "\(keys)")
    }
  }
}
