// Finding and replacing while a note is written.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteFindingTests {
  private func writing(_ text: String) throws -> Stage {
    let stage = Stage(size: Size(60, 16))
    try stage.play("2aSoup<Enter><paste \(text)><Ctrl+F>")
    return stage
  }

  private func caret(_ stage: Stage) -> TextPosition? { stage.state.notes.editor?.text.caret }

  @Test func `each place is found, forwards and backwards, and the first again after the last`() throws {
    let stage = try writing("Leeks, then leek soup\\nno more leeks")
    try stage.play("leek")
    let places = [(0, 4), (0, 16), (1, 12)].map { TextPosition($0, $1) }
    for place in places + [places[0]] {
      #expect(caret(stage) == place)
      #expect(stage.state.notes.editor?.text.selection?.lowerBound.offset == place.offset - 4)
      try stage.play("<Enter>")
    }
    try stage.play("<Up>")
    #expect(caret(stage) == places[0])
    try stage.play("<Up>")
    #expect(caret(stage) == places[2])
  }

  @Test func `one step undoes all that was replaced at once`() throws {
    let stage = try writing("2 leeks\\n1 leek more")
    try stage.play("leek<Tab>onion<Alt+A>")
    #expect(stage.frame.lines.contains { $0.contains("2 replaced") })
    try stage.play("<Esc>")
    #expect(stage.state.notes.editor?.text.text == "2 onions\n1 onion more")
    try stage.play("<Alt+U><Esc>")
    #expect(stage.state.selectedNote?.text == "2 leeks\n1 leek more")
  }

  @Test func `what isn't there is said, and the letters go to the field alone`() throws {
    let stage = try writing("2 leeks")
    try stage.play("onion")
    #expect(stage.frame.lines.contains { $0.contains("not found") })
    try stage.play("<Esc><Esc>")
    #expect(stage.state.selectedNote?.text == "2 leeks")
  }

  @Test func `whole words and expressions are found, and only in selected lines`() throws {
    let stage = try writing("leek leeks\\nleek\\nleek")
    try stage.play("<Alt+W>leek<Tab>pea<Alt+A>")
    #expect(stage.state.notes.editor?.text.text == "pea leeks\npea\npea")
    #expect(stage.frame.lines.contains { $0.contains("whole words 3 replaced") })
    try stage.play("<Ctrl+Z>")
    #expect(stage.state.notes.editor?.text.text == "leek leeks\nleek\nleek", "the finder stays open")
    try stage.play(
      "<Esc><Ctrl+Home><Shift+Down><Shift+End><Ctrl+F><Alt+W><Alt+X><Ctrl+U>(l)(e+)<Tab>$2$1<Alt+A><Esc>")
    #expect(stage.state.notes.editor?.text.text == "eelk eelks\neelk\nleek")
  }

  @Test func `Ctrl+Z undoes in a text, and never suspends there`() throws {
    let stage = Stage(size: Size(60, 16))
    try stage.play("2aSoup")
    #expect(stage.state.keymap["ctrl+z"] == nil, "in the title")
    try stage.play("<Enter>leeks<Ctrl+Z>")
    #expect(stage.state.notes.editor?.text.text.isEmpty == true)
    try stage.play("<Ctrl+Y><Ctrl+Z><Ctrl+Shift+Z><Esc>")
    #expect(stage.state.selectedNote?.text == "leeks")
    #expect(stage.state.keymap["ctrl+z"] == .suspended)
  }

  @Test func `a link is completed only near its beginning, however long the line is`() {
    func completion(after length: Int) -> NoteCompletion? {
      var editor = NoteEditor(.sample(9, "Trip", ""), size: Size(40, 10))
      editor.workspace = NoteScreenBench().workspace
      let (before, blanks) = (String(repeating: "é", count: 50_000), String(repeating: " ", count: length))
      editor.text.apply(.text(.insert("\(before)[[\(blanks)K")))
      return editor.completionAtCaret
    }
    #expect(completion(after: 0) != nil && completion(after: 2_000) == nil)
  }

  @Test func `a note is saved while something is looked for`() throws {
    let stage = try writing("2 leeks")
    try stage.play("leek<Ctrl+S>")
    #expect(stage.state.workspace.records.notes.values.contains { $0.text == "2 leeks" })
    #expect(stage.state.notes.editor?.writing.finder?.text == "leek")
  }
}
