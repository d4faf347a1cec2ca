// Moving the caret by rows, and the visible part of a long text.

import Testing

@testable import Screen

@Suite struct DocumentWindowTests {
  func edit(_ before: String, _ width: Int, _ edits: DocumentEdit...) -> String {
    var document = document(before, size: Size(width + 1, 6))
    for edit in edits { document.apply(edit) }
    return marked(document)
  }

  func shown(_ document: TextDocument) -> [String] {
    lines(TextArea(document), document.size.width, document.size.height).map {
      var line = $0[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  func numbered(_ count: Int) -> String { (0..<count).map { "line \($0)" }.joined(separator: "\n") }

  @Test func `paragraphs are what blank lines part`() {
    let text = "one\ntwo\n \n\nthree\nfour"
    #expect(edit("o|" + text.dropFirst(), 20, .paragraphs(1)) == "one\ntwo\n \n\n|three\nfour")
    #expect(edit("one\ntwo\n| \n\nthree\nfour", 20, .paragraphs(1)) == "one\ntwo\n \n\n|three\nfour")
    #expect(edit("one\ntwo\n \n\nthr|ee\nfour", 20, .paragraphs(1)) == text + "|")
    #expect(edit("one\ntwo\n \n\nthree\nfo|ur", 20, .paragraphs(-1)) == "one\ntwo\n \n\n|three\nfour")
    #expect(edit("one\ntwo\n \n\n|three\nfour", 20, .paragraphs(-1)) == "|" + text)
    #expect(edit("one\ntwo\n \n\nthree\n|four", 20, .paragraphs(-2)) == "|" + text)
    #expect(edit("|" + text, 20, .paragraphs(-1)) == "|" + text)
    #expect(edit("|", 20, .paragraphs(1), .paragraphs(-1)) == "|")
  }

  @Test func `up and down keep the column over a shorter line`() {
    #expect(edit("long line\nab\nlong| line", 20, .rows(-1)) == "long line\nab|\nlong line")
    #expect(edit("long line\nab\nlong| line", 20, .rows(-1), .rows(-1)) == "long| line\nab\nlong line")
    #expect(edit("long line\nab\nlong| line", 20, .rows(-2)) == "long| line\nab\nlong line")
    #expect(
      edit("long line\nab\nlong| line", 20, .rows(-1), .text(.left), .rows(-1)) == "l|ong line\nab\nlong line"
    )
    #expect(
      edit("ab\n\nlong| line", 20, .rows(-1), .text(.deleteLeft), .rows(1)) == "ab\nlo|ng line")
  }

  @Test func `up and down go by the rows that are seen, and on to the ends`() {
    #expect(edit("|one two three", 8, .rows(1)) == "one two |three")
    #expect(edit("one two th|ree", 8, .rows(-1)) == "on|e two three")
    // At the end of a wrapped row, the caret stays on that row.
    #expect(edit("abcdefgh abcdefgh|", 8, .rows(-1)) == "abcdefgh| abcdefgh")
    #expect(edit("aaaabb|bb", 4, .rows(-9)) == "|aaaabbbb")
    #expect(edit("aa|aabbbb", 4, .rows(.max)) == "aaaabbbb|")
    #expect(edit("aa|aabbbb", 4, .pages(.min)) == "|aaaabbbb")
  }

  @Test func `a wide character, a tab, a cluster of many cells is never split by moving down`() {
    #expect(edit("a|bc\n牛乳", 9, .rows(1)) == "abc\n|牛乳")
    #expect(edit("ab|c\n牛乳", 9, .rows(1)) == "abc\n牛|乳")
    #expect(edit("abc|\n\tx", 9, .rows(1)) == "abc\n|\tx")
    #expect(edit("a|bc\nกำx", 9, .rows(1)) == "abc\n|กำx")
    #expect(edit("a|bc\ne\u{301}x", 9, .rows(1)) == "abc\ne\u{301}|x")
  }

  @Test func `Home and End go to the ends of the row, and then to those of the line`() {
    #expect(edit("one two three four fi|ve", 8, .rowStart) == "one two three four |five")
    #expect(edit("one two thr|ee four five", 8, .rowStart) == "one two |three four five")
    #expect(edit("one two thr|ee four five", 8, .rowStart, .rowStart) == "|one two three four five")
    #expect(edit("one two thr|ee four five", 8, .rowEnd) == "one two three| four five")
    #expect(edit("one two thr|ee four five\nsix", 8, .rowEnd, .rowEnd) == "one two three four five|\nsix")
    #expect(edit("one\ntw|o", 8, .rowStart) == "one\n|two")
    #expect(edit("one\ntw|o\n", 8, .rowEnd) == "one\ntwo|\n")
  }

  @Test func `the window scrolls no further than the caret needs`() {
    var document = TextDocument(numbered(9), size: Size(20, 3))
    #expect(shown(document) == ["line 0", "line 1", "line 2"])
    document.apply(.rows(3))
    #expect(shown(document) == ["line 1", "line 2", "line 3"])
    document.apply(.rows(-1))
    #expect(shown(document) == ["line 1", "line 2", "line 3"])
    document.apply(.end)
    #expect(shown(document) == ["line 6", "line 7", "line 8"])
    document.apply(.start)
    #expect(shown(document) == ["line 0", "line 1", "line 2"])
  }

  @Test func `no room is left below the text while rows are hidden above`() {
    var document = TextDocument(numbered(6), size: Size(20, 3))
    document.apply(.end)
    document.apply(.deleteToLineStart)
    document.apply(.deleteLeft)
    #expect(shown(document) == ["line 2", "line 3", "line 4"])
    document.resize(to: Size(20, 4))
    #expect(shown(document) == ["line 1", "line 2", "line 3", "line 4"])
  }

  @Test func `a page moves the window and the caret by as many rows, but for one`() {
    var document = TextDocument(numbered(20), size: Size(20, 5))
    document.apply(.rows(2))
    document.apply(.pages(1))
    #expect(shown(document)[0] == "line 4")
    #expect(document.caret.line == 6)
    document.apply(.pages(-1))
    #expect(shown(document)[0] == "line 0")
    #expect(document.caret.line == 2)
    document.apply(.pages(9))
    #expect(document.caret == TextPosition(19, 7))
    #expect(shown(document)[0] == "line 15")
  }

  @Test func `scrolling takes the caret along only where it would be lost`() {
    var document = TextDocument(numbered(20), size: Size(20, 5))
    document.move(to: TextPosition(4, 3))
    document.apply(.scroll(3))
    #expect(shown(document)[0] == "line 3")
    #expect(document.caret == TextPosition(4, 3))
    document.apply(.scroll(3))
    #expect(document.caret == TextPosition(6, 3))
    document.apply(.scroll(-5))
    #expect(document.caret == TextPosition(5, 3))
    document.apply(.scroll(.max))
    #expect(shown(document)[0] == "line 15")
    document.apply(.scroll(.min))
    #expect(shown(document)[0] == "line 0")
    #expect(document.caret == TextPosition(4, 3))
  }

  @Test func `another size keeps the caret in view and the text at the top`() {
    var document = TextDocument("one two three four five six seven", size: Size(9, 2))
    document.apply(.end)
    document.apply(.rows(-1))
    #expect(shown(document) == ["five six", "seven"])
    document.resize(to: Size(14, 2))
    #expect(shown(document) == ["four five six", "seven"])
    for width in 1...20 {
      for height in 1...4 {
        document.resize(to: Size(width, height))
        #expect(Frame(TextArea(document), size: document.size).cursor != nil)
      }
    }
  }

  @Test func `a key looks at the rows of its window, however long the text`() {
    let size = Size(40, 10)
    for text in [numbered(20_000), String(repeating: "words and ", count: 20_000)] {
      for place in [TextPosition.start, TextPosition(10_000, 2), TextPosition(0, 100_000)] {
        var document = TextDocument(text, size: size)
        document.move(to: place)
        for edit in [TextEdit.insert("x"), .insert("y"), .insert("\n"), .deleteLeft, .deleteLeft] {
          let before = document.rows.found
          document.apply(edit)
          #expect(document.rows.found - before < 3 * size.height, "\(edit) at \(place)")
        }
      }
    }
  }

  @Test func `going to the far end of many lines looks at two windows of them`() {
    var document = TextDocument(numbered(20_000), size: Size(40, 10))
    for edit in [DocumentEdit.text(.end), .text(.start), .pages(1), .rows(30), .scroll(-20), .rowEnd] {
      let before = document.rows.found
      document.apply(edit)
      #expect(document.rows.found - before <= 40, "\(edit)")
    }
  }

  @Test func `drawing looks at nothing again`() {
    var document = TextDocument(numbered(5_000), size: Size(40, 10))
    document.apply(.end)
    var drawn = document
    drawn.resize(to: Size(40, 10))
    #expect(drawn.visibleRows().count == 10)
    #expect(drawn.rows.found == document.rows.found)
  }
}
