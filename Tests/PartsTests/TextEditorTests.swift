import Composable
import ComposableTesting
import Loop
@testable import Parts
import Screen
import Testing

/// A text of many rows.
@Suite struct TextEditorTests {
  private func store(_ text: String) -> TestStore<TextEditor, TextEditorAction, Void> {
    let store = TestStore(
      initialState: TextEditor(text, size: Size(12, 4)), reducer: TextEditor.reducer, environment: ())
    store.exhaustivity = .off
    return store
  }

  private func selected(_ state: TextEditor) -> String? {
    state.document.selection.map { range in
      let line = state.document.line(range.lowerBound.line).utf8
      return String(decoding: Array(line)[range.lowerBound.offset..<range.upperBound.offset], as: UTF8.self)
    }
  }

  @Test func `what is typed is found as it is typed, whatever its case, and the next from there`() {
    let store = store("one\nTwo\ntwo too")
    store.send(.findBegun)
    store.send(.findEdited(.insert("t")))
    #expect(store.state.document.selection == TextPosition(1, 0)..<TextPosition(1, 1))
    store.send(.findEdited(.insert("wo")))
    #expect(selected(store.state) == "Two" && store.state.document.caret.line == 1)
    store.send(.findMoved(by: 1))
    #expect(store.state.document.caret == TextPosition(2, 3))
    // From the other end.
    store.send(.findMoved(by: 1))
    #expect(store.state.document.caret.line == 1)
    store.send(.findMoved(by: -1))
    #expect(store.state.document.caret.line == 2)
    store.send(.findEdited(.insert("x")))
    #expect(!store.state.isFound)
    #expect(Frame(TextEditorView(store.state), size: Size(20, 4)).lines[3] == "/ twox     not found")
    store.send(.findEnded)
    #expect(store.state.finder == nil)
  }

  @Test func `nothing is found in an empty text, and nothing is looked for without a word`() {
    let store = store("")
    store.send(.findBegun)
    store.send(.findMoved(by: 1))
    #expect(store.state.isFound)
    store.send(.findEdited(.insert("a")))
    #expect(!store.state.isFound)
  }

  @Test func `the mouse moves the caret, selects, and selects a word`() {
    let store = store("some words\nhere")
    store.send(.edited(.press(Point(2, 0))))
    #expect(store.state.document.caret == TextPosition(0, 2))
    store.send(.edited(.drag(Point(7, 0))))
    #expect(selected(store.state) == "me wo")
    store.send(.edited(.drag(Point(0, 0))))
    #expect(selected(store.state) == "so")
    store.send(.edited(.selectWord(Point(6, 0))))
    #expect(selected(store.state) == "words")
    store.send(.edited(.selectWord(Point(3, 9))))
    #expect(store.state.document.caret == TextPosition(1, 4))
  }

  @Test func `what the mouse does to the text is told by its place`() {
    let place = TextAreaPlace()
    #expect(DocumentEdit(.pressed(place, .left, at: Point(3, 1))) == .press(Point(3, 1)))
    #expect(DocumentEdit(.dragged(place, over: nil, at: Point(9, 9))) == .drag(Point(9, 9)))
    #expect(DocumentEdit(.doublePressed(place, at: .zero)) == .selectWord(.zero))
    #expect(DocumentEdit(.wheel(.down, over: place)) == .scroll(3))
    #expect(DocumentEdit(.wheel(.down, over: nil)) == nil)
    #expect(Frame(TextArea(TextDocument("x")), size: Size(9, 2)).place(place)?.rect == Rect(0, 0, 9, 2))
  }

  @Test func `cut text is pasted, and undone`() {
    let store = store("one two")
    for edit in [DocumentEdit.extending(.text(.wordRight)), .cut, .text(.lineEnd), .paste] {
      store.send(.edited(edit))
    }
    #expect(store.state.text == " twoone")
    store.send(.edited(.undo))
    store.send(.edited(.undo))
    #expect(store.state.text == "one two")
  }

  @Test func `one is replaced after it was seen, and the next is found`() {
    let store = store("tea, Tea and tea")
    store.send(.replaceBegun)
    store.send(.findEdited(.insert("tea")))
    store.send(.fieldPressed(.replacement))
    store.send(.findEdited(.insert("milk")))
    store.send(.replaced)
    #expect(store.state.text == "milk, Tea and tea" && selected(store.state) == "Tea")
    store.send(.replaced)
    #expect(store.state.text == "milk, milk and tea")
    store.send(.edited(.undo))
    #expect(store.state.text == "milk, Tea and tea")
    // What is selected now isn't what was found.
    store.send(.edited(.text(.start)))
    store.send(.replaced)
    #expect(store.state.text == "milk, Tea and tea" && selected(store.state) == "Tea")
  }

  @Test func `all are replaced as one step, and counted`() {
    let store = store("tea\nTEA tea\nx")
    store.send(.replaceBegun)
    store.send(.findEdited(.insert("tea")))
    store.send(.fieldPressed(.replacement))
    store.send(.findEdited(.insert("teas")))
    store.send(.allReplaced)
    #expect(store.state.text == "teas\nteas teas\nx" && store.state.replacedCount == 3)
    let frame = Frame(TextEditorView(store.state), size: Size(24, 5))
    #expect(frame.lines[3...4] == ["/ tea         3 replaced", "→ teas                  "])
    store.send(.edited(.undo))
    #expect(store.state.text == "tea\nTEA tea\nx")
    store.send(.findEdited(.deleteToLineStart))
    store.send(.allReplaced)
    #expect(store.state.text == "\n \nx", "an empty replacement deletes")
  }

  /// Finds, and replaces all.
  private func replacing(_ sought: String, with new: String, in text: String, _ options: TextEditor.Option...)
    -> TestStore<TextEditor, TextEditorAction, Void>
  {
    let store = store(text)
    store.send(.replaceBegun)
    for option in options { store.send(.optionTurned(option)) }
    store.send(.findEdited(.insert(sought)))
    store.send(.fieldPressed(.replacement))
    store.send(.findEdited(.insert(new)))
    store.send(.allReplaced)
    return store
  }

  @Test func `whole words and expressions are replaced as one step, and how it is looked for shows`() {
    let words = replacing("tea", with: "milk", in: "tea, steam\nTea", .wholeWords)
    #expect(words.state.text == "milk, steam\nmilk")
    let names = replacing("(\\w+), (\\w+)", with: "$2 $1\\n", in: "Ray, Man; Doe, Jo\nx", .expression)
    #expect(names.state.text == "Man Ray\n; Jo Doe\n\nx" && names.state.replacedCount == 2)
    let frame = Frame(TextEditorView(names.state), size: Size(60, 4))
    #expect(frame.lines[2].hasSuffix("expression 2 replaced"))
    names.send(.edited(.undo))
    #expect(names.state.text == "Ray, Man; Doe, Jo\nx" && names.state.replacedCount == nil)
    let quoted = replacing("^", with: "> ", in: "a\n\nb", .expression)
    #expect(quoted.state.text == "> a\n> \n> b")
  }

  @Test func `an expression that is none, or that takes too long, is said`() {
    let bad = replacing("(", with: "x", in: "a(b", .expression)
    #expect(bad.state.text == "a(b")
    #expect(Frame(TextEditorView(bad.state), size: Size(60, 4)).lines[2].hasSuffix("no such expression"))
    let hostile = String(repeating: "a", count: 20_000)
    let slow = replacing(".*b|a", with: "x", in: hostile, .expression)
    #expect(slow.state.isTooSlow && slow.state.text == hostile && slow.state.replacedCount == nil)
    #expect(Frame(TextEditorView(slow.state), size: Size(60, 4)).lines[2].hasSuffix("takes too long"))
    // Turned off, it is found as it stands.
    bad.send(.optionTurned(.expression))
    #expect(bad.state.isFound && selected(bad.state) == "(")
  }

  @Test func `only selected lines are searched, however they grow`() {
    let store = store("a a\na a\na a\na")
    store.send(.edited(.text(.right)))
    for _ in 0..<2 { store.send(.edited(.extending(.rows(1)))) }
    store.send(.replaceBegun)
    #expect(store.state.options == [.selection])
    store.send(.findEdited(.insert("a")))
    #expect(store.state.document.caret == TextPosition(0, 3))
    store.send(.findMoved(by: -1))
    #expect(store.state.document.caret == TextPosition(2, 1), "from the other end")
    store.send(.fieldPressed(.replacement))
    store.send(.findEdited(.insert("bab")))
    store.send(.replaced)
    #expect(store.state.text == "a a\na a\nbab a\na" && store.state.document.caret == TextPosition(0, 3))
    store.send(.allReplaced)
    #expect(store.state.text == "a bab\nbab bab\nbbabb a\na")
    // Anywhere again.
    store.send(.optionTurned(.selection))
    store.send(.allReplaced)
    #expect(store.state.replacedCount == 7)
    store.send(.findEnded)
    #expect(store.state.options.isEmpty && store.state.scope == nil)
  }

  @Test func `selected lines that end before a line leave it alone`() {
    let store = store("a\nb\nc")
    for _ in 0..<2 { store.send(.edited(.extending(.rows(1)))) }
    store.send(.replaceBegun)
    store.send(.optionTurned(.expression))
    store.send(.findEdited(.insert("^")))
    store.send(.fieldPressed(.replacement))
    store.send(.findEdited(.insert("- ")))
    store.send(.allReplaced)
    #expect(store.state.text == "- a\n- b\nc")
  }

  @Test func `what matches between two characters is gone through, too`() {
    let store = store("a\nb")
    store.send(.replaceBegun)
    store.send(.optionTurned(.expression))
    store.send(.findEdited(.insert("$")))
    #expect(store.state.document.caret == TextPosition(0, 1))
    store.send(.findMoved(by: 1))
    #expect(store.state.document.caret == TextPosition(1, 1))
    store.send(.fieldPressed(.replacement))
    store.send(.findEdited(.insert(".")))
    store.send(.replaced)
    #expect(store.state.text == "a\nb." && store.state.document.caret == TextPosition(0, 1))
    store.send(.replaced)
    #expect(store.state.text == "a.\nb.")
  }

  @Test func `the mouse selects and scrolls, and the page is as long as the view`() throws {
    let play = Rehearsal(
      size: Size(20, 5),
      initialState: TextEditor((1...40).map { "line \($0)" }.joined(separator: "\n")),
      reducer: TextEditor.reducer, environment: { _ in }, view: { TextEditorView($0) }, keymap: \.keymap,
      mouse: TextEditor.mouse)
    #expect(play.state.document.size == Size(20, 5))
    try play.play("<pgdn>")
    #expect(play.state.document.caret.line == 4)
    try play.play("<ctrl+home><click 0,0><drag left,4,0><release left,4,0>")
    #expect(selected(play.state) == "line")
    try play.play("<ctrl+f>7")
    #expect(play.state.document.size == Size(20, 4))
    try play.play("<wheel up,3,1><click 2,0>")
    #expect(play.state.finder == nil, "a press leads back to the text")
  }
}
