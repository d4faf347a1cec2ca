// Check lists: ours, and those that people and other programs write.

import Testing
import ToteTesting

@testable import ToteModel
@testable import ToteFormats

@Suite struct MarkdownListTests {
  /// Lists in a form that is short to compare: `name: [x] item, item`.
  static func said(_ text: String) throws -> [String] {
    try FileFormat.markdown.lists(in: text).map { list in
      "\(list.name ?? "-"): "
        + list.items.map { ($0.isTicked ? "x " : "") + MarkdownFormat.line(for: $0) }.joined(separator: ", ")
    }
  }

  @Test("a list is a heading and check boxes, in the words of the add field")
  func written() throws {
    let text = """
      # Groceries

      - [ ] 2 l milk #dairy @Lidl 1.09€ !the blue one
      - [x] "7 samurai" #"baby food"

      # Empty

      # Hardware &#35;

      - [ ] nails !first&#10;second

      """
    let lists = try FileFormat.markdown.lists(in: text)
    #expect(lists.map(\.name) == ["Groceries", "Empty", "Hardware #"])
    #expect(lists[0].items[0].amount == Amount("2 l"))
    #expect(lists[0].items[1].name == "7 samurai" && lists[0].items[1].isTicked)
    #expect(lists[2].items[0].note == "first\nsecond")
    var rows = RandomRows(seed: 1)
    let everything = ExportData(lists, named: "-", at: Moment(milliseconds: 0)) { rows.id(Item.self).uuid }
    #expect(try FileFormat.markdown.text(of: everything) == text)
  }

  @Test(
    "what people write is understood",
    arguments: [
      ("- milk", ["-: milk"]),
      (
        "* [ ] milk\n+ [X] tea\n1. eggs\n2) [x] bread\n☐ salt\n☑ oil\n- ☐ rice\n[x] tofu\n- [] figs",
        ["-: milk, x tea, eggs, x bread, salt, x oil, rice, x tofu, figs"]
      ),
      ("- 1996 tax forms\n- 12 eggs\n- 1500 g flour", ["-: \"1996 tax forms\", 12x eggs, 1500 g flour"]),
      ("  - [ ] milk\n\t- tea\r\n", ["-: milk, tea"]),
      (
        "# A\n- a\n## B\n- b\n### C\n- c\n## D\n- d\n# E\n- e",
        ["A: a", "A / B: b", "A / B / C: c", "A / D: d", "E: e"]
      ),
      ("# Shopping\n## Food\n- a\n## Rest\n", ["Shopping / Food: a", "Shopping / Rest: "]),
      ("# A\n# B\n", ["A: ", "B: "]),
      ("# A ##\n- a\n# A\n- b", ["A: a", "A: b"]),
      ("Food\n====\n- a\nSub\n---\n- b", ["Food: a", "Food / Sub: b"]),
      ("\u{FEFF}# A\n\n---\n***\n<!-- a comment -->\n- a", ["A: a"]),
      ("- [link](x) tea", ["-: [link](x) tea"]),
      ("- &#39;s-Gravenhage &amp; &#x41;", ["-: 's-Gravenhage &amp; A"]),
      ("", []),
    ])
  func understood(text: String, said: [String]) throws {
    #expect(try Self.said(text) == said)
  }

  @Test(
    "a line that is neither has its place",
    arguments: [
      (
        "# A\n\n  Some words.\n- a",
        ["f:3:3: expected headingOrItem; found \"Some words.\"."]
      ),
      (
        "- a\n#tag\n- b\n-c",
        [
          "f:2:1: expected headingOrItem; found \"#tag\".",
          "f:4:1: expected headingOrItem; found \"-c\".",
        ]
      ),
      (
        "- [ ] \n- [x]",
        [
          "f:1:6: expected itemName; found endOfLine.",
          "f:2:6: expected itemName; found endOfFile.",
        ]
      ),
      ("- é [ ]\n## ##\n- a", ["f:2:3: expected listName; found \"##\"."]),
      (
        "\u{FEFF}words\n",
        ["f:1:1: expected headingOrItem; found \"words\"."]
      ),
      ("- [ ]no space\n- [x](y) a", ["f:1:6: expected spaceAfterBox; found \"no space\"."]),
      (
        "- a\n```sh\n- [ ] b\n````\n- [ ] c\n~~~\n- [ ] d",
        [
          "f:2:1: expected headingOrItem; found \"```sh\".",
          "f:6:1: expected headingOrItem; found \"~~~\".",
        ]
      ),
      (
        "- a\r\n\u{1B}[31mred\u{202E}",
        ["f:2:1: expected headingOrItem; found \"[31mred\"."]
      ),
    ])
  func errors(text: String, complaints: [String]) throws {
    #expect(try FileFormat.markdown.complaints(about: text) == complaints)
  }

  @Test("where the reading goes on, the lines that are understood come in")
  func partial() throws {
    let imported = try FileFormat.markdown.read(Array("Hello\n# A\n- a\nwords\n- b".utf8), isPartial: true)
    let lists = try imported.lists()
    #expect(lists == [FileList(name: "A", items: [FileItem(name: "a"), FileItem(name: "b")])])
    #expect(imported.errors.count == 2)
    // A block of code ends where its signs come again, and what stands behind it is a list.
    let code = try FileFormat.markdown.read(
      Array("- a\n```\n- [ ] no item\n# No list\n````\n- b\n- [ ]c\n- d".utf8), isPartial: true)
    let rest = try code.lists()
    #expect(rest.flatMap(\.items).map(\.name) == ["a", "b", "d"])
    #expect(code.errors.count == 2)
  }
}
