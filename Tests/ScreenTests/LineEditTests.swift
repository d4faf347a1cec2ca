import Screen
import Testing

/// Lines are indented and moved.
@Suite struct LineEditTests {
  /// What a text becomes by edits, with `|` for the caret and `[`…`]` for a selection.
  private func after(
    _ text: String, _ edits: DocumentEdit..., line: Int, offset: Int, selecting end: TextPosition? = nil
  ) -> String {
    var document = TextDocument(text, size: Size(40, 10))
    document.move(to: TextPosition(line, offset))
    if let end { document.select(from: TextPosition(line, offset), to: end) }
    for edit in edits { document.apply(edit) }
    return document.text.replacing("\n", with: "/")
  }

  @Test func `an item is indented with what is nested below it, wherever the caret stands in it`() {
    let list = "- a\n- b\n  - c\n\n  more\n- d"
    #expect(after(list, .indent, line: 1, offset: 3) == "- a/  - b/    - c//  more/- d")
    #expect(after("1. a\n2. b", .indent, line: 1, offset: 0) == "1. a/   2. b")
    #expect(after("- [ ] a", .indent, .indent, line: 0, offset: 7) == "    - [ ] a")
  }

  @Test func `elsewhere it is four blanks, at the caret`() {
    #expect(after("word", .indent, line: 0, offset: 2) == "wo    rd")
    #expect(after("-5 degrees", .indent, line: 0, offset: 0) == "    -5 degrees")
  }

  @Test func `outdenting takes no more than there is`() {
    #expect(after("  - a\n    - b", .outdent, line: 0, offset: 3) == "- a/  - b")
    #expect(after(" - a", .outdent, .outdent, line: 0, offset: 2) == "- a")
    #expect(after("      code", .outdent, line: 0, offset: 8) == "  code")
    #expect(after("\tcode", .outdent, line: 0, offset: 3) == "code")
  }

  @Test func `all selected lines are indented, and stay selected`() {
    var document = TextDocument("a\n\nb\nc", size: Size(40, 10))
    document.select(from: TextPosition(0, 0), to: TextPosition(2, 1))
    document.apply(.indent)
    #expect(document.text == "    a\n\n    b\nc")
    #expect(document.selection == TextPosition(0, 4)..<TextPosition(2, 5))
    document.apply(.outdent)
    #expect(document.text == "a\n\nb\nc")
    document.apply(.undo)
    document.apply(.undo)
    #expect(document.text == "a\n\nb\nc")
  }

  @Test func `a line is moved with its caret, and stops at the ends`() {
    var document = TextDocument("one\ntwo\nthree", size: Size(40, 10))
    document.move(to: TextPosition(2, 4))
    document.apply(.moveLines(by: -1))
    #expect(document.text == "one\nthree\ntwo" && document.caret == TextPosition(1, 4))
    document.apply(.moveLines(by: -1))
    document.apply(.moveLines(by: -1))
    #expect(document.text == "three\none\ntwo" && document.caret == TextPosition(0, 4))
    document.apply(.moveLines(by: 1))
    #expect(document.text == "one\nthree\ntwo")
    document.apply(.undo)
    #expect(document.text == "three\none\ntwo")
  }

  @Test func `selected lines are moved together`() {
    var document = TextDocument("a\nb\nc\nd", size: Size(40, 10))
    document.select(from: TextPosition(1, 0), to: TextPosition(3, 0))
    document.apply(.moveLines(by: 1))
    #expect(document.text == "a\nd\nb\nc")
    #expect(
      document.selection == TextPosition(2, 0)..<TextPosition(3, 1)
        || document.selection?.lowerBound == TextPosition(2, 0))
  }
}
