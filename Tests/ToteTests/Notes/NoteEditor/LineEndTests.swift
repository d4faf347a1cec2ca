// Enter in a text: lists and quotes go on, and end where nothing was written.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct LineEndTests {
  /// What a line becomes by Enter, with `|` for the caret.
  private func enter(_ line: String) -> String {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var editor = NoteEditor(.sample(1, "T", parts.joined()), size: Size(40, 10))
    editor.text.move(to: TextPosition(0, parts[0].utf8.count))
    editor.endLine()
    let caret = editor.text.caret
    var lines = (0..<editor.text.lineCount).map { editor.text.line($0) }
    let bytes = Array(lines[caret.line].utf8)
    lines[caret.line] =
      String(decoding: bytes[..<caret.offset], as: UTF8.self) + "|"
      + String(decoding: bytes[caret.offset...], as: UTF8.self)
    return lines.joined(separator: "/")
  }

  @Test(arguments: [
    ("- [ ] flour|", "- [ ] flour/- [ ] |"), ("- [x] flour|", "- [x] flour/- [ ] |"),
    ("- [X] a|b", "- [X] a/- [ ] |b"), ("- milk|", "- milk/- |"), ("* milk|", "* milk/* |"),
    ("+ milk|", "+ milk/+ |"), ("  - milk|", "  - milk/  - |"), ("\t-  milk|", "\t-  milk/\t-  |"),
    ("1. one|", "1. one/2. |"), ("9) nine|", "9) nine/10) |"), ("99. [ ] x|", "99. [ ] x/100. [ ] |"),
    ("> said|", "> said/> |"), (">said|", ">said/>|"), ("> - [ ] a|", "> - [ ] a/> - [ ] |"),
    ("> > deep|", "> > deep/> > |"), ("- 买|", "- 买/- |"),
  ]) func `the next line begins like this one`(line: String, after: String) {
    #expect(enter(line) == after)
  }

  @Test(arguments: [
    "- [ ] |", "- [ ]|", "- [x] |", "- |", "* |", "1. |", "> |", ">|", "> - [ ] |", "2) [ ] |",
  ]) func `where nothing was written the list ends`(line: String) {
    #expect(enter(line) == "|")
  }

  @Test(arguments: [
    ("|", "/|"), ("milk|", "milk/|"), ("  milk|", "  milk/  |"), ("\tlet a|", "\tlet a/\t|"), ("  |", "  /|"),
    ("-milk|", "-milk/|"), ("-|", "-/|"),
    ("--- |", "--- /|"), ("1.5 l|", "1.5 l/|"), ("2026 was|", "2026 was/|"),
    ("1234567890. x|", "1234567890. x/|"),
    (". x|", ". x/|"), ("|- milk", "/|- milk"), ("-| milk", "-/| milk"), ("[ ] a|", "[ ] a/|"),
    ("**b**|", "**b**/|"),
  ]) func `any other line only ends`(line: String, after: String) {
    #expect(enter(line) == after)
  }

  @Test(arguments: [("  - |", "- |"), ("    - [ ] |", "  - [ ] |"), ("   1. |", "1. |"), ("\t- |", "- |")])
  func `where nothing was written in a nested item, it goes out one level`(line: String, after: String) {
    #expect(enter(line) == after)
  }

  @Test func `a mark before words is taken over with them`() {
    #expect(enter("- |milk") == "- /- |milk")
  }

  @Test func `a key goes on with the list, and one undo takes it back`() throws {
    let stage = try Stage.blind(.toured, "2aBuy<Enter>- [ ] flour<Enter>eggs")
    #expect(stage.state.notes.editor?.text.text == "- [ ] flour\n- [ ] eggs")
    try stage.play("<Enter><Enter>Then")
    #expect(stage.state.notes.editor?.text.text == "- [ ] flour\n- [ ] eggs\n\nThen")
    // The word, the mark that was taken away, the mark.
    try stage.play("<ctrl+_>")
    #expect(stage.state.notes.editor?.text.text == "- [ ] flour\n- [ ] eggs\n\n")
    try stage.play("<ctrl+_>")
    #expect(stage.state.notes.editor?.text.text == "- [ ] flour\n- [ ] eggs\n- [ ] ")
    try stage.play("<alt+u>")
    #expect(stage.state.notes.editor?.text.text == "- [ ] flour\n- [ ] eggs")
  }

  @Test func `what follows a list is no part of it, and no more lines are left than it needs`() throws {
    let stage = try Stage.blind(
      .toured, "2aBuy<Enter>- eggs<Enter><Enter>Fry.<Enter><Enter>1. a<Enter><Enter>b<Esc>")
    let text = try #require(stage.state.selectedNote?.text)
    #expect(text == "- eggs\n\nFry.\n\n1. a\n\nb")
    // A mark that follows nothing leaves nothing.
    try stage.play("ax<Enter>- <Enter>y<Esc>")
    #expect(stage.state.selectedNote?.text == "y")
  }
}
