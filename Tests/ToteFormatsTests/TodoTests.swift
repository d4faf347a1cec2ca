// todo.txt: ours, and what other programs make of it.

import Testing
import ToteTesting

@testable import ToteModel
@testable import ToteFormats

@Suite struct TodoTests {
  static func said(_ line: String) throws -> String {
    try FileFormat.todo.lists(in: line).map { list in
      list.items.map { item in
        "\(item.isTicked ? "x " : "")\(item.created?.writtenDay ?? "-") | \(MarkdownFormat.line(for: item))"
          + (list.name.map { " | \($0)" } ?? "")
      }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  @Test("a line has the list as its project, the store as its context, and the rest as keys and values")
  func written() throws {
    let text = """
      2026-11-21 apples +Weekly_shopping @Lidl amount:2_kg category:produce price:1.09€ note:the_red_ones
      x milk +Weekly_shopping category:dairy created:2026-11-20
      +Empty
      &#64;home a&#95;b &#100;ue:now &#120; 10:30 http://a.b +A

      """.replacing("a&#95;b", with: "a_b").replacing("&#120; ", with: "x ")
    let lists = try FileFormat.todo.lists(in: text)
    #expect(lists.map(\.name) == ["Weekly shopping", "Empty", "A"])
    #expect(
      lists[0].items[0].note == "the red ones" && lists[0].items[0].created == Moment(timestamp: "2026-11-21")
    )
    #expect(lists[2].items[0].name == "@home a_b due:now x 10:30 http://a.b")
    var rows = RandomRows(seed: 1)
    let everything = ExportData(lists, named: "-", at: Moment(milliseconds: .max)) { rows.id(Item.self).uuid }
    #expect(try FileFormat.todo.text(of: everything) == text)
  }

  @Test(
    "lines of other programs lose nothing",
    arguments: [
      ("Call Mom", "- | Call Mom"),
      ("(A) Thank Mom for the meatballs @phone", "- | Thank Mom for the meatballs @phone !(A)"),
      (
        "(B) 2011-03-02 Schedule pickup +GarageSale @phone",
        "2011-03-02 | Schedule pickup @phone !(B) | GarageSale"
      ),
      (
        "x 2011-03-03 2011-03-01 Review +TopicLabelsLayout",
        "x 2011-03-01 | Review !done:2011-03-03 | TopicLabelsLayout"
      ),
      ("x 2011-03-03 (C) Call Mom", "x - | Call Mom !done:2011-03-03 (C)"),
      ("x 2011-03-03 Call Mom", "x - | Call Mom !done:2011-03-03"),
      (
        "Pay rent due:2011-03-02 t:2011-02-01 +a +b @c @d",
        "- | Pay rent @c !due:2011-03-02 t:2011-02-01 +b @d | a"
      ),
      ("Email re: 10:30 http://x.y/z a+b me@x.y", "- | Email re: 10:30 http://x.y/z a+b me@x.y"),
      ("xylophone lesson", "- | xylophone lesson"),
      ("X 2012-01-01 Make", "- | X 2012-01-01 Make"),
      ("2011-02-30 no day", "- | 2011-02-30 no day"),
      ("2 kg apples amount:lots price:1€ price:2€", "- | \"2 kg apples\" 1.00€ !amount:lots price:2€"),
      ("\ta \u{202E} b\r\n\r\n", "- | a b"),
      ("+Garage", ""),
    ])
  func foreign(line: String, said: String) throws {
    #expect(try Self.said(line) == said)
  }

  @Test("a line without a name is skipped, and told")
  func nameless() throws {
    let read = try FileFormat.todo.read(Array("a\n\nx 2011-03-03\n@home\n".utf8))
    #expect(try read.lists().map { $0.items.map(\.name) } == [["a"]])
    #expect(
      read.notices == [
        .nameless(line: 3, .text("x 2011-03-03", isCut: false)),
        .nameless(line: 4, .text("@home", isCut: false)),
      ])
  }
}
