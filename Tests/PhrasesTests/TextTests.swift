import Phrases
import Testing

/// What a text is, by Fluent's rules for lines and indentation.
@Suite struct TextTests {
  @Test func `a text is what follows the sign, without the spaces around it`() {
    #expect(read("it =  Add  an item   \n") == "Add  an item")
    #expect(read("it=Add") == "Add")
    #expect(read("it = Ajouter à côté 🍎") == "Ajouter à côté 🍎")
  }

  @Test func `lines that are indented continue a text, without what all are indented by`() {
    #expect(read("it =\n    One\n      two\n    three\nnext = x") == "One\n  two\nthree")
    #expect(read("it = One\n    two\n  three") == "One\n  two\nthree")
    #expect(read("it =\n      One\n    two") == "  One\ntwo")
  }

  @Test func `blank lines inside a text stay, and those around it go`() {
    #expect(read("it =\n\n    One\n   \n\n    two\n\n\nnext = x") == "One\n\n\ntwo")
  }

  @Test func `a line that starts with braces may stand at the margin, and counts as one without indentation`()
  {
    #expect(read("it = One\n{\"two\"}\n  three") == "One\ntwo\n  three")
  }

  @Test func `lines may end as on Windows`() {
    #expect(read("# A comment\r\nit = One\r\n  two\r\n\r\nnext = x\r\n") == "One\ntwo")
    #expect(problems("it = One\r\n  two\r\n") == [])
  }

  @Test func `the mark that some editors write first is no text`() {
    #expect(read("\u{FEFF}it = One") == "One")
    #expect(problems("\u{FEFF}it = One\nb") == ["2:1 \(startsNoMessage)"])
  }

  @Test func `a tab inside a line is text`() {
    #expect(read("it =\tOne") == "\tOne")
  }

  @Test func `quotes and backslashes are plain in a text and escape in a literal`() {
    #expect(read(#"it = a "b" \u0041 {"\"\\\u00e9\U01F600 {x}"}"#) == #"a "b" \u0041 "\é😀 {x}"#)
    #expect(read(#"it = {"\u004100"}"#) == "A00")
    #expect(read("it = {\"\"}  ") == "")
    #expect(read("it = a{\"  \"}") == "a  ")
  }

  @Test func `numbers are written with their decimals`() {
    #expect(read("it = {1} {-2} {03.140} {-0.5}") == "1 -2 3.140 -0.5")
  }

  @Test func `braces may stand in braces`() {
    #expect(read("it = {{ {\"a\"} }}") == "a")
  }

  @Test func `attributes are asked for after a dot`() {
    let text = "it = One\n    .title = Two\n    .hint =\n        Three\n        four\nalone =\n .title = Five"
    #expect(read(text) == "One")
    #expect(read(text, "it.title") == "Two")
    #expect(read(text, "it.hint") == "Three\nfour")
    #expect(read(text, "alone.title") == "Five")
    #expect(read(text, "alone") == nil)
    #expect(read(text, "it.none") == nil)
  }

  @Test func `the last of two attributes with one name counts, and the first of two messages`() {
    #expect(read("it = a\n .b = c\n .b = d\nit = e", "it.b") == "d")
    #expect(read("it = a\nit = b") == "a")
    #expect(read("it = {\nit = b") == "b")
  }

  @Test func `comments are no text, wherever they stand`() {
    #expect(read("### All\n\n## Group\n# One\nit = a\n# Two\n#\n##\nnext = b", "next") == "b")
  }

  @Test func `a name in braces may stand at the margin`() {
    #expect(read("it = {\n  $x ->\n*[\na\n] b\n[\nc\n] d\n}\n", "it", ["x": .text("c")]) == "d")
    #expect(read("other = a\nit = {\nother\n}") == "a")
  }
}

let startsNoMessage =
  "This line starts no message; write “name = text”, or indent it if it continues the text above."
