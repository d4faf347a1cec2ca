// Undo in a document: its steps, their reversal, and their cost.

import Testing

@testable import Screen

@Suite struct TextHistoryTests {
  /// The texts that undoing goes through, starting with the current one.
  func steps(_ before: String, _ edits: [TextEdit]) -> [String] {
    var document = document(before)
    for edit in edits { document.apply(edit) }
    var steps = [marked(document)]
    while document.canUndo {
      document.apply(.undo)
      steps.append(marked(document))
    }
    let last = steps[0]
    while document.canRedo { document.apply(.redo) }
    #expect(marked(document) == last)
    return steps
  }

  func typed(_ text: String) -> [TextEdit] { text.map { .insert(String($0)) } }

  @Test func `a word and the blanks behind it are one step`() {
    #expect(steps("|", typed("two  words")) == ["two  words|", "two  |", "|"])
    #expect(steps("|", typed("牛乳 👨‍👩‍👧e\u{301}")) == ["牛乳 👨‍👩‍👧e\u{301}|", "牛乳 |", "|"])
  }

  @Test func `a line break and a paste are steps of their own`() {
    #expect(steps("|", typed("a\nb")) == ["a\nb|", "a\n|", "a|", "|"])
    #expect(steps("|", [.insert("a"), .insert("bc"), .insert("d")]) == ["abcd|", "abc|", "a|", "|"])
  }

  @Test func `letters erased one by one are one step for each word, at either side`() {
    let left = Array(repeating: TextEdit.deleteLeft, count: 6)
    #expect(steps("ab cde|", left) == ["|", "ab|", "ab cde|"])
    let right = Array(repeating: TextEdit.deleteRight, count: 6)
    #expect(steps("|ab cde", right) == ["|", "|cde", "|ab cde"])
    #expect(steps("a\nb|", left) == ["|", "a|", "a\nb|"])
  }

  @Test func `words erased at once are steps of their own`() {
    #expect(steps("one two|", [.deleteWordLeft, .deleteWordLeft]) == ["|", "one |", "one two|"])
    #expect(steps("one| two", [.deleteToLineStart, .deleteToLineEnd]) == ["|", "| two", "one| two"])
  }

  @Test func `typing elsewhere or otherwise is another step`() {
    #expect(steps("|", typed("ab") + [.left, .right] + typed("c")) == ["abc|", "ab|", "|"])
    #expect(steps("|", typed("ab") + [.deleteLeft] + typed("c")) == ["ac|", "a|", "ab|", "|"])
    var document = document("|")
    for edit in typed("ab") { document.apply(edit) }
    document.apply(.scroll(1))
    document.apply(.undo)
    document.apply(.redo)
    document.apply(.insert("c"))
    document.apply(.undo)
    #expect(marked(document) == "ab|")
  }

  @Test func `a key behind a mark that joined is another step`() {
    #expect(steps("|\u{301}x", typed("ab")) == ["a\u{301}b|x", "a\u{301}|x", "|\u{301}x"])
  }

  @Test func `undo brings the caret back to where the step began`() {
    var document = document("one\ntwo|")
    document.apply(.insert(" three\nfour"))
    document.apply(.start)
    document.apply(.undo)
    #expect(marked(document) == "one\ntwo|")
    document.apply(.redo)
    #expect(marked(document) == "one\ntwo three\nfour|")
  }

  @Test func `what is typed after undoing ends redo`() {
    var document = document("|")
    document.apply(.insert("a"))
    document.apply(.undo)
    #expect(document.canRedo && !document.canUndo)
    document.apply(.insert("b"))
    #expect(!document.canRedo)
    document.apply(.redo)
    #expect(marked(document) == "b|")
    document.apply(.undo)
    document.apply(.undo)
    #expect(marked(document) == "|")
  }

  @Test func `a text that was undone to is not changed since it was saved`() {
    var document = document("milk|")
    let saved = document.revision
    #expect(!document.isChanged(since: saved))
    document.apply(.left)
    document.apply(.deleteToLineEnd)
    #expect(document.isChanged(since: saved))
    document.apply(.undo)
    #expect(!document.isChanged(since: saved))
    document.apply(.redo)
    #expect(document.isChanged(since: saved))
    document.apply(.undo)
    document.apply(.insert("x"))
    #expect(document.isChanged(since: saved))
    let typed = document.revision
    document.apply(.insert("y"))
    #expect(document.isChanged(since: typed))
    document.apply(.deleteWordRight)
    document.apply(.deleteWordRight)
    let end = document.revision
    document.apply(.deleteWordRight)
    #expect(!document.isChanged(since: end))
  }

  @Test func `the oldest steps are given up where all hold more than the limit`() {
    var document = TextDocument("", size: Size(80, 24), history: TextHistory(limit: 100_000))
    for number in 0..<50 { document.apply(.insert(String(repeating: "\(number % 10)", count: 5_000))) }
    #expect(document.history.bytes <= 100_000)
    let whole = document.text
    var count = 0
    while document.canUndo {
      document.apply(.undo)
      count += 1
    }
    #expect((10...20).contains(count))
    #expect(document.utf8Count == 250_000 - count * 5_000)
    #expect(document.revision == 50 - count)
    while document.canRedo { document.apply(.redo) }
    #expect(document.text == whole)
    // The last step is kept even if it exceeds the limit.
    document.apply(.insert(String(repeating: "x", count: 200_000)))
    document.apply(.undo)
    #expect(document.text == whole)
  }
}
