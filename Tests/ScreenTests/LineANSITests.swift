import Screen
import Testing

/// What other programs print for a terminal, as a line.
@Suite struct LineANSITests {
  @Test func `colours and attributes hold until a sequence says otherwise`() {
    let line = Line(ansi: "\u{1B}[1;31merror\u{1B}[22m: a\u{1B}[0m b\u{1B}[m")
    #expect(
      line.spans == [Span("error", Style(.red, .bold)), Span(": a", .red), Span(" b")])
  }

  @Test(
    arguments: [
      ("91", Style(.brightRed)), ("100", Style(on: .brightBlack)), ("39", .plain), ("", .plain),
      ("4;9", .underline.strike),
      ("4:3", .underline), ("4;4:0", .plain), ("3;23", .plain), ("7;27", .plain), ("34;44;49", .blue),
      ("38;5;9", Style(.brightRed)),
      ("38;5;196", Style(.brightRed)), ("38;5;238;1", Style(.brightBlack, .bold)),
      ("48;2;0;0;10;3", Style(on: .black, .italic)),
      ("38:2::250:250:0", Style(.brightYellow)), ("38:5:46;4", Style(.brightGreen, .underline)),
    ])
  func `a style`(_ parameters: String, _ style: Style) {
    #expect(Line(ansi: "\u{1B}[\(parameters)ma").spans == [Span("a", style)])
  }

  @Test func `text that sets nothing is in the style of the line, as after a reset`() {
    let line = Line(ansi: "a\u{1B}[32mb\u{1B}[0mc", style: .muted)
    #expect(line.spans == [Span("a", .muted), Span("b", .green), Span("c", .muted)])
  }

  @Test(
    arguments: [
      // A link, a title, erasing, letters, a private mode, and data.
      ("\u{1B}]8;;https://example.org\u{1B}\\a link\u{1B}]8;;\u{1B}\\.", "a link."),
      ("\u{1B}]0;title\u{7}a", "a"),
      ("a\u{1B}[K\u{1B}[?25lb", "ab"), ("\u{1B}(Ba\u{1B}=", "a"), ("\u{1B}Pq#1\u{1B}\\é漢", "é漢"),
      // Cut off.
      ("a\u{1B}", "a"), ("a\u{1B}[1;3", "a"), ("a\u{1B}]8;;x", "a"), ("a\u{1B}(", "a"), ("plain", "plain"),
      ("", ""),
      ("\u{1B}[31;99999999999999999999ma", "a"),
      ("\u{1B}[38ma\u{1B}[38;5mb\u{1B}[38;5;999mc\u{1B}[48;2;1md", "abcd"),
    ])
  func `other sequences are left out`(_ printed: String, _ text: String) {
    #expect(printed.withoutSequences == text)
    #expect(Line(ansi: printed).spans.map(\.text).joined() == text)
  }

  @Test func `a frame that is printed reads as it was`() {
    let line = Line(
      Span("a ", .red), Span("漢", Style(.brightCyan, on: .blue, .bold)), " c", Span("d", .dim.strike))
    let printed = Frame(size: Size(20, 1)) { $0.draw(line, in: $0.bounds) }
    let read = Frame(size: Size(20, 1)) {
      $0.draw(Line(ansi: String(printed.ansi.dropLast())), in: $0.bounds)
    }
    #expect(read == printed)
  }
}
