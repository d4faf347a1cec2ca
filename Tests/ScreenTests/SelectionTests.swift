import Screen
import Testing

/// What is selected in a document, and what becomes of it.
@Suite struct SelectionTests {
  private func document(_ text: String = "one two\nthree\n\nfive", _ edits: DocumentEdit...) -> TextDocument {
    var document = TextDocument(text, size: Size(20, 6))
    for edit in edits { document.apply(edit) }
    return document
  }

  private let word = DocumentEdit.extending(.text(.wordRight))

  @Test func `moving with shift selects, and moving without ends it`() {
    var document = document("one two\nthree", word, .extending(.text(.right)))
    #expect(document.selection == TextPosition(0, 0)..<TextPosition(0, 4))
    document.apply(.extending(.rows(1)))
    #expect(document.selection?.upperBound.line == 1)
    document.apply(.rows(-1))
    #expect(document.selection == nil)
  }

  @Test func `a selection backwards is the same, and none is left where it began`() {
    var document = document()
    document.move(to: TextPosition(0, 3))
    document.apply(.extending(.text(.lineStart)))
    #expect(document.selection == TextPosition(0, 0)..<TextPosition(0, 3) && document.caret == .start)
    document.apply(.extending(.text(.wordRight)))
    #expect(document.selection == nil)
  }

  @Test func `typing replaces what is selected, as one step of undo`() {
    var document = document("one two", word, .text(.insert("x")))
    #expect(document.text == "x two")
    document.apply(.undo)
    #expect(document.text == "one two" && document.selection == nil)
  }

  @Test(arguments: [
    TextEdit.deleteLeft, .deleteRight, .deleteWordLeft, .deleteWordRight, .deleteToBlank,
  ])
  func `erasing takes what is selected and nothing else`(edit: TextEdit) {
    #expect(document("one two", word, .text(edit)).text == " two")
  }

  @Test func `left and right go to the ends of what is selected`() {
    #expect(document("one two", word, .text(.left)).caret == .start)
    #expect(document("one two", word, .text(.right)).caret == TextPosition(0, 3))
  }

  @Test func `all of it is selected, cut and pasted`() {
    var document = document("one\ntwo", .selectAll, .cut)
    #expect(document.text == "" && document.clipboard == "one\ntwo")
    document.apply(.paste)
    document.apply(.paste)
    #expect(document.text == "one\ntwoone\ntwo")
  }

  @Test func `with nothing selected the line is copied and cut`() {
    var document = document("one\ntwo\nthree", .rows(1), .copy)
    #expect(document.clipboard == "two\n" && document.text == "one\ntwo\nthree")
    document.apply(.cut)
    #expect(document.text == "one\nthree" && document.caret == TextPosition(1, 0))
    document.apply(.cut)
    #expect(document.text == "one" && document.clipboard == "three\n")
    document.apply(.cut)
    #expect(document.text == "")
  }

  @Test func `what shells' keys erase can be pasted again`() {
    #expect(document("one two", .text(.end), .text(.deleteToBlank), .text(.start), .paste).text == "twoone ")
    #expect(document("one two", .text(.deleteToLineEnd), .paste, .paste).text == "one twoone two")
  }

  @Test func `what is selected is reversed on the screen, with the ends of lines`() {
    let document = document("one\ntwo", .extending(.rows(1)), .extending(.text(.right)))
    let frame = Frame(TextArea(document), size: Size(10, 3))
    func reversed(_ row: Int) -> [Int] {
      (0..<10).filter { frame[$0, row].style.attributes.contains(.reverse) }
    }
    #expect(reversed(0) == [0, 1, 2, 3])
    #expect(reversed(1) == [0])
    #expect(reversed(2) == [])
  }
}
