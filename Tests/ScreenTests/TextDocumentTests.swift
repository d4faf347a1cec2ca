// Edits of several lines, as triples: text with the caret, edits, text with the caret.

import Screen
import Testing

/// A document with its caret at the `|` of a text.
func document(_ text: String, size: Size = Size(80, 24)) -> TextDocument {
  // By bytes, because a mark may follow the caret.
  let parts = text.utf8.split(separator: 0x7C, maxSplits: 1, omittingEmptySubsequences: false)
  var document = TextDocument(parts.map { String(Substring($0)) }.joined(), size: size)
  let before = parts[0].split(separator: 0x0A, omittingEmptySubsequences: false)
  document.move(to: TextPosition(before.count - 1, before[before.count - 1].count))
  return document
}

/// Its text with a `|` at the caret.
func marked(_ document: TextDocument) -> String {
  (0..<document.lineCount).map { number in
    var bytes = Array(document.line(number).utf8)
    if number == document.caret.line { bytes.insert(0x7C, at: document.caret.offset) }
    return String(decoding: bytes, as: UTF8.self)
  }.joined(separator: "\n")
}

@Suite struct TextDocumentTests {
  func edit(_ before: String, _ edits: TextEdit...) -> String {
    var document = document(before)
    for edit in edits { document.apply(edit) }
    return marked(document)
  }

  @Test func `the start of a line is replaced in one step`() {
    var text = document("one\n- x|y\nthree")
    text.replaceLineStart(with: "\r\n")
    #expect(marked(text) == "one\n\n|y\nthree")
    text.apply(.undo)
    #expect(marked(text) == "one\n- x|y\nthree")
    text.apply(.redo)
    text.replaceLineStart(with: "")
    #expect(marked(text) == "one\n\n|y\nthree")
  }

  @Test func `a text comes back as it went in, but for line breaks of other systems`() {
    for text in ["", "\n", "a", "a\n", "\na", "\n\n", "one\ntwo\n\nthree\n", "e\u{301}\n\u{301}", "👨‍👩‍👧\n🇩🇪"] {
      #expect(bytes(TextDocument(text).text) == bytes(text))
      #expect(TextDocument(text).utf8Count == text.utf8.count)
      #expect(TextDocument(text).isEmpty == text.isEmpty)
    }
    #expect(TextDocument("a\r\nb\rc\n\rd\r").text == "a\nb\nc\n\nd\n")
    #expect(TextDocument("a\r\nb\rc\n\rd\r").lineCount == 6)
    #expect(TextDocument("a\nb").caret == .start)
  }

  @Test func `text goes in at the caret, and brings its line breaks along`() {
    #expect(edit("mi|k", .insert("l")) == "mil|k")
    #expect(edit("one|two", .insert("\n")) == "one\n|two")
    #expect(edit("a\nb|c\nd", .insert("1\r\n2\r3")) == "a\nb1\n2\n3|c\nd")
    #expect(edit("a|", .insert("")) == "a|")
  }

  @Test func `deleting takes a whole grapheme cluster, or joins two lines`() {
    #expect(edit("👨‍👩‍👧|x", .deleteLeft) == "|x")
    #expect(edit("a🇩🇪🇫🇷|", .deleteLeft) == "a🇩🇪|")
    #expect(edit("|e\u{301}x", .deleteRight) == "|x")
    #expect(edit("牛|乳", .deleteLeft) == "|乳")
    #expect(edit("שלו|ם", .deleteLeft) == "של|ם")
    #expect(edit("a\n|b", .deleteLeft) == "a|b")
    #expect(edit("a|\nb", .deleteRight) == "a|b")
    #expect(edit("|a", .deleteLeft) == "|a")
    #expect(edit("a|", .deleteRight) == "a|")
  }

  @Test func `the caret moves by grapheme clusters, from line to line, and stops at the ends`() {
    #expect(edit("a🇩🇪|b", .left) == "a|🇩🇪b")
    #expect(edit("|👨‍👩‍👧b", .right) == "👨‍👩‍👧|b")
    #expect(edit("a\n|b", .left) == "a|\nb")
    #expect(edit("a|\nb", .right) == "a\n|b")
    #expect(edit("|a", .left) == "|a")
    #expect(edit("a|", .right) == "a|")
    #expect(edit("\t|\tx", .left) == "|\t\tx")
  }

  @Test func `words are letters and digits, on whichever line`() {
    #expect(edit("two  words|", .wordLeft) == "two  |words")
    #expect(edit("two|, words", .wordRight) == "two, words|")
    #expect(edit("one, \n\n  |two", .wordLeft) == "|one, \n\n  two")
    #expect(edit("one|, \n\n  two", .wordRight) == "one, \n\n  two|")
    #expect(edit("one\ntwo|", .wordLeft) == "one\n|two")
    #expect(edit(" \n|", .wordLeft) == "| \n")
    #expect(edit("|\n ", .wordRight) == "\n |")
    #expect(edit("one\n  |two", .deleteWordLeft) == "|two")
    #expect(edit("one €/l\n  |two", .deleteToBlank) == "one |two")
    #expect(edit("on|e\ntwo three", .deleteWordRight, .deleteWordRight) == "on| three")
    #expect(edit("שלום סל|אם", .wordLeft) == "שלום |סלאם")
  }

  @Test func `lines end at line breaks`() {
    #expect(edit("one\ntw|o\nthree", .lineStart) == "one\n|two\nthree")
    #expect(edit("one\ntw|o\nthree", .lineEnd) == "one\ntwo|\nthree")
    #expect(edit("one\ntw|o\nthree", .deleteToLineStart) == "one\n|o\nthree")
    #expect(edit("one\ntw|o\nthree", .deleteToLineEnd) == "one\ntw|\nthree")
    #expect(edit("one\ntw|o\nthree", .start) == "|one\ntwo\nthree")
    #expect(edit("one\ntw|o\nthree", .end) == "one\ntwo\nthree|")
  }

  @Test func `a caret that joining brings within a cluster moves behind it`() {
    #expect(bytes(edit("e\n|\u{301}x", .deleteLeft)) == bytes("e\u{301}|x"))
    #expect(edit("🇩\n|🇪x", .deleteLeft) == "🇩🇪|x")
    #expect(edit("👨\u{200D}a|👩", .deleteLeft) == "👨\u{200D}👩|")
    #expect(bytes(edit("|\u{301}x", .insert("e"))) == bytes("e\u{301}|x"))
    #expect(document("|e\u{301}").caret == .start)
    var document = TextDocument("e\u{301}x\nab")
    document.move(to: TextPosition(0, 1))
    #expect(document.caret == TextPosition(0, 3))
    document.move(to: TextPosition(7, 7))
    #expect(document.caret == TextPosition(1, 2))
    document.move(to: TextPosition(-1, 2))
    #expect(document.caret == .start)
  }

  @Test func `what differs only in how it was looked at is equal`() {
    var (one, other) = (document("one two| three\nfour"), document("one two| three\nfour"))
    one.resize(to: Size(5, 2))
    one.resize(to: Size(80, 24))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.apply(.insert("x"))
    #expect(one != other)
  }

  @Test func `another text in its place is one small step`() {
    func replace(_ before: String, _ text: String) -> (String, String) {
      var document = document(before)
      document.replaceText(with: text)
      let after = marked(document)
      #expect(bytes(document.text) == bytes(text))
      document.apply(.undo)
      return (after, marked(document))
    }
    for (before, text, after) in [
      ("a\n[ ] b\nc|", "a\n[x] b\nc", "a\n[x] b\nc|"), ("a|\nb", "a\nb\nc", "a|\nb\nc"),
      ("a\nb\nc|", "b\nc", "b\nc|"), ("a\nbcd|\ne", "a\nb\ne", "a\nb|\ne"), ("|", "new", "|new"),
      ("a\nb\nc|", "", "|"), ("a\nb\nc|d", "a\n1\n2\nb\ncd", "a\n1\n2\nb\nc|d"),
      ("a\n1\nb\nc|d", "b\ncd", "b\nc|d"), ("a\na\na|", "a\na", "a\na|"), ("é|", "e\u{301}", "e\u{301}|"),
    ] {
      let (done, undone) = replace(before, text)
      #expect(bytes(done) == bytes(after), "\(before) with \(text)")
      #expect(bytes(undone) == bytes(before))
    }
    var same = TextDocument("a\r\nb")
    same.replaceText(with: "a\nb")
    #expect(!same.canUndo)
  }
}
