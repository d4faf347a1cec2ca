import Loop
import Screen
import Testing

@Suite struct ScriptTests {
  private func happenings(_ script: String) throws -> [Script.Happening] {
    try Script(script).steps.map(\.happening)
  }

  @Test func `characters are keys as typed, a blank is the space bar`() throws {
    #expect(try happenings("a Mé") == ["a", "space", "M", "é"].map { .event(.key($0)) })
  }

  @Test func `names are events in any case, and keep the case of a letter`() throws {
    #expect(
      try happenings("<Enter><ctrl+R><ESC><G><alt+G>")
        == ["enter", "ctrl+r", "esc", "G", "alt+G"].map { .event(.key($0)) })
  }

  @Test func `a size and a paste may stand after a blank or in parentheses`() throws {
    let resize = Script.Happening.event(.resize(Size(40, 10)))
    #expect(try happenings("<resize 40x10><Resize(40x10)>") == [resize, resize])
    #expect(
      try happenings(#"<paste two\nlines (of many) \> 1><paste(a\)b)>"#)
        == [.event(.paste("two\nlines (of many) > 1")), .event(.paste("a)b"))])
  }

  @Test func `the mouse and the focus have their names`() throws {
    #expect(
      try happenings("<click 3,4><wheel up,0,1><focus out>")
        == [.event(.click(.left, Point(3, 4))), .event(.wheel(.up, Point(0, 1))), .event(.focus(false))])
  }

  @Test func `waits are in seconds and milliseconds, exact in their fractions`() throws {
    #expect(
      try happenings("<wait 2s><wait 80ms><wait 0.3s>")
        == [.wait(.seconds(2)), .wait(.milliseconds(80)), .wait(.milliseconds(300))])
  }

  @Test func `the angle brackets can be typed too`() throws {
    #expect(
      try happenings("<<>1<ctrl+>><alt+<>") == ["<", ">", "1", "ctrl+>", "alt+<"].map { .event(.key($0)) })
  }

  @Test func `a line break is no key`() throws {
    #expect(try happenings("ab\ncd\r\n") == ["a", "b", "c", "d"].map { .event(.key($0)) })
  }

  @Test func `each step remembers how it was written`() throws {
    #expect(try Script("a<Enter><wait 2s><<").steps.map(\.text) == ["a", "<Enter>", "<wait 2s>", "<<"])
  }

  @Test(arguments: [
    ("a<Entr>b", 1, "No event is named \"Entr\".", "a<Entr>b", " ^"),
    (
      "a\nbc<wait 2 s>", 4, "\"2 s\" isn't a duration; write \"2s\", \"0.5s\" or \"80ms\".",
      "bc<wait 2 s>", "  ^"
    ),
    ("牛<x", 1, "This \"<\" has no \">\"; a \"<\" that is typed is written \"<<\".", "牛<x", "  ^"),
    ("<wait -1s>", 0, "\"-1s\" isn't a duration; write \"2s\", \"0.5s\" or \"80ms\".", "<wait -1s>", "^"),
    (
      "j<resize 100000x100000>", 1, "A screen of 100000x100000 is too large: at most 1000x1000.",
      "j<resize 100000x100000>", " ^"
    ),
    ("<>", 0, "No event is named \"\".", "<>", "^"),
  ])
  func `a malformed script says what is wrong and where`(
    _ script: String, _ offset: Int, _ reason: String, _ line: String, _ caret: String
  ) {
    let error = #expect(throws: ScriptError.self) { try Script(script) }
    #expect(error?.offset == offset)
    #expect(error?.description == "\(reason)\n\n  \(line)\n  \(caret)")
  }
}
