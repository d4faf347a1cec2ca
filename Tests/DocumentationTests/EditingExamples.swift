// What the article on views says about editing, run.

import Screen
import Testing

@Suite struct EditingExamples {
  @Test func `keys edit many lines, and undo takes a step back`() {
    var note = TextDocument("milk\neggs", size: Size(80, 24))
    note.apply(.end)
    if let edit = DocumentEdit(.key("!")) { note.apply(edit) }
    note.apply(.rows(-1))
    note.apply(.undo)
    #expect(note.text == "milk\neggs")
    #expect(note.caret == TextPosition(1, 4))
    #expect(!note.isChanged(since: 0))
  }
}
