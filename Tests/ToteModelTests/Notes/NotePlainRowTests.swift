import Testing

@testable import ToteModel

/// A line of a note in a row of a list.
@Suite struct NotePlainRowTests {
  @Test(arguments: [
    ("See[^1] this[^a-b].", "See this."), ("[^1]: The *note*", "The *note*"), ("> [!note]- Folded", "Folded"),
    ("> [!tip]+ Two words", "Two words"), ("> [!tip]", "[!tip]"),
    ("a ==b c==, (==d==) **==e==**", "a b c, (d) e"),
    ("x == y == z", "x == y == z"), ("if a==b or c==d", "if a==b or c==d"), ("==open", "==open"),
    ("====", ""),
    ("a === b", "a === b"), ("[^", "[^"), ("[^ x]", "[^ x]"), ("[[a]] [b](c)", "a [b](c)"), ("", ""),
    ("== 日本 ==日本==", "== 日本 日本"),
  ])
  func `signs that say nothing there are left out`(line: String, row: String) {
    #expect(Note.plainRow(line) == row)
  }
}
