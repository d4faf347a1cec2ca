// Edits of one line, as triples: text with the caret, edit, text with the caret.

import Screen
import Testing

@Suite struct TextCursorTests {
  func edit(_ before: String, _ edits: TextEdit...) -> String {
    let parts = before.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var cursor = TextCursor(parts.joined(), caret: parts[0].utf8.count)
    for edit in edits { cursor.apply(edit) }
    return "\(cursor.before)|\(cursor.after)"
  }

  @Test func `text goes in at the caret`() {
    #expect(edit("mi|k", .insert("l")) == "mil|k")
    #expect(edit("|", .insert("two\r\nlines\rhere")) == "two\nlines\nhere|")
  }

  @Test func `deleting takes a whole grapheme cluster`() {
    #expect(edit("milk|", .deleteLeft) == "mil|")
    #expect(edit("👨‍👩‍👧|x", .deleteLeft) == "|x")
    #expect(edit("|e\u{301}x", .deleteRight) == "|x")
    #expect(edit("|a", .deleteLeft) == "|a")
    #expect(edit("a|", .deleteRight) == "a|")
  }

  @Test func `the caret moves by grapheme clusters and stops at the ends`() {
    #expect(edit("a🇩🇪|b", .left) == "a|🇩🇪b")
    #expect(edit("|🇩🇪b", .right) == "🇩🇪|b")
    #expect(edit("|a", .left) == "|a")
    #expect(edit("a|", .right) == "a|")
  }

  @Test func `words are letters and digits`() {
    #expect(edit("two  words|", .wordLeft) == "two  |words")
    #expect(edit("two  |words", .wordLeft) == "|two  words")
    #expect(edit("two|, words", .wordRight) == "two, words|")
    #expect(edit("two  words|", .deleteWordLeft) == "two  |")
    #expect(edit("two| words x", .deleteWordRight) == "two| x")
    #expect(edit("|", .deleteWordLeft, .deleteWordRight, .wordLeft, .wordRight) == "|")
  }

  @Test func `what is deleted up to the blank is what stands between blanks`() {
    #expect(edit("wine 2.50€/l|", .deleteToBlank) == "wine |")
    #expect(edit("wine 2.50€/l  |", .deleteToBlank) == "wine |")
    #expect(edit("wine 2.50€|/l", .deleteToBlank, .deleteToBlank) == "|/l")
    #expect(edit("|wine", .deleteToBlank) == "|wine")
  }

  @Test func `lines end at line breaks`() {
    #expect(edit("one\ntw|o\nthree", .lineStart) == "one\n|two\nthree")
    #expect(edit("one\ntw|o\nthree", .lineEnd) == "one\ntwo|\nthree")
    #expect(edit("one\ntw|o\nthree", .deleteToLineStart) == "one\n|o\nthree")
    #expect(edit("one\ntw|o\nthree", .deleteToLineEnd) == "one\ntw|\nthree")
    #expect(edit("one\ntw|o\nthree", .start) == "|one\ntwo\nthree")
    #expect(edit("one\ntw|o\nthree", .end) == "one\ntwo\nthree|")
  }

  @Test func `the caret stays between clusters when a deletion joins them`() {
    var cursor = TextCursor("ex\u{301}", caret: 2)
    cursor.apply(.deleteLeft)
    #expect(cursor.text.isEmpty || String.Index(cursor.before.endIndex, within: cursor.text) != nil)
    #expect(TextCursor("e\u{301}x", caret: 1).caret == 3)
    #expect(edit("e|\u{1F468}", .insert("\u{301}")) == "e\u{301}|\u{1F468}")
  }

  @Test func `a caret that is put anywhere comes to stand at the next end of a cluster`() {
    var random = Seeded(4)
    for _ in 0..<300 {
      let text = TextCursor(Hostile.text(&random)).text
      var ends = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }[...]
      for byte in 0...text.utf8.count {
        ends = ends.drop { $0 < byte }
        #expect(TextCursor(text, caret: byte).caret == ends.first ?? text.utf8.count)
      }
    }
  }

  @Test func `whatever is done, the caret stands between two clusters`() {
    var random = Seeded(3)
    for _ in 0..<300 {
      var cursor = TextCursor(Hostile.text(&random))
      for _ in 0..<40 {
        let edits: [TextEdit] = [
          .insert(Hostile.text(&random, upTo: 3)), .deleteLeft, .deleteRight, .deleteWordLeft,
          .deleteToBlank,
          .deleteWordRight,
          .deleteToLineStart, .deleteToLineEnd, .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd,
          .start, .end,
        ]
        cursor.apply(edits.randomElement(using: &random)!)
        #expect(String.Index(cursor.before.endIndex, within: cursor.text) != nil)
        #expect(!cursor.text.utf8.contains(0x0D))
      }
    }
  }

  @Test func `keys mean edits`() {
    #expect(TextEdit(field: .key("a")) == .insert("a"))
    #expect(TextEdit(field: .key("ctrl+w")) == .deleteToBlank)
    #expect(TextEdit(field: .key("alt+backspace")) == .deleteWordLeft)
    #expect(TextEdit(field: .key("enter")) == nil)
    #expect(TextEdit(field: .paste("a\r\nb\nc")) == .insert("a b c"))
    #expect(TextEdit(field: .focus(true)) == nil)
  }
}
