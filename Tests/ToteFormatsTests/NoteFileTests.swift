import FoundationEssentials
import Testing
import ToteModel

@testable import ToteFormats

/// A note as a file, and back.
@Suite struct NoteFileTests {
  private static let id = Note.ID(UUID(uuidString: "9C1E0F7A-1111-2222-3333-444455556666")!)

  private func note(_ title: String = "Pancakes", _ text: String = "Whisk.", tags: [String] = []) -> Note {
    Note(
      id: Self.id, title: title, text: text, tags: tags, created: Moment(milliseconds: 1_700_000_000_000),
      modified: Moment(milliseconds: 1_700_000_060_000), isPinned: true)
  }

  @Test func `a note has its data between two lines of dashes, and its text below`() {
    #expect(
      NoteFile(note(tags: ["recipe", "kids"])).file == """
        ---
        id: 9C1E0F7A-1111-2222-3333-444455556666
        title: Pancakes
        created: 2023-11-14T22:13:20.000Z
        changed: 2023-11-14T22:14:20.000Z
        tags: [recipe, kids]
        pinned: true
        ---

        Whisk.

        """)
  }

  @Test(
    arguments: [
      "", "Whisk.", "\n", "\n\nBelow blanks", "Ends with breaks\n\n", "---\nnot: front matter\n---",
      "a: \"b\" \\ 'c'",
    ], ["Pancakes", "", "true", "a: b # \"c\" \\", " x ", "- [x]", "漢字 🥞"])
  func `reading what was written gives the same note`(text: String, title: String) {
    let written = NoteFile(note(title, text, tags: ["a", "b c"]))
    #expect(NoteFile(written.file) == written)
  }

  private static let aliasFields: [(String, [String]?)] = [
    ("aliases: [Soup, \"Stock, hot\", 'Ada''s']", ["Soup", "Stock, hot", "Ada's"]),
    ("alias: Soup", ["Soup"]), ("aliases: Soup, Stock", ["Soup", "Stock"]),
    ("aliases:\n  - Soup\n- \"Stock, hot\"\ntags: [x]", ["Soup", "Stock, hot"]), ("aliases: []", []),
    ("tags: [x]", nil),
  ]

  @Test(arguments: aliasFields)
  func `other titles are read, however they are written`(field: String, aliases: [String]?) {
    #expect(NoteFile("---\n\(field)\n---\nLeeks.").aliases == aliases)
  }

  @Test func `other titles are written`() {
    var soup = note()
    soup.aliases = ["Soup", "Stock, hot", "Ada's"]
    let written = NoteFile(soup)
    #expect(written.file.contains("aliases: [Soup, \"Stock, hot\", \"Ada's\"]"))
    #expect(NoteFile(written.file) == written)
  }

  @Test func `front matter of other programs is read`() {
    let file = NoteFile(
      """
      ---
      title: 'Ada''s soup'
      date: 2026-01-31
      aliases: [Soup]
      tags:
        - dinner
        - "for guests"
      ---
      Leeks.
      """)
    #expect(file.title == "Ada's soup" && file.created == Moment(day: "2026-01-31"))
    #expect(file.tags == ["dinner", "for guests"] && file.text == "Leeks.")
  }

  @Test(arguments: ["", "Text", "---", "---\ntitle: x", "--- \ntitle: x\n---\n", "Text\n---\ntitle: x\n---"])
  func `what is no front matter is text`(text: String) {
    let file = NoteFile(text)
    #expect(file.text == text && file.title == nil && file.id == nil)
  }

  @Test(arguments: [
    ("Soup", "Soup"), ("a/b:c*?", "a-b-c--"), ("..", "Untitled"), ("", "Untitled"), ("x. ", "x"),
    (".hidden", "hidden"),
    ("a\u{1B}[31mb", "a[31mb"), ("漢字", "漢字"), ("con", "_con"), ("NUL.txt", "_NUL.txt"), ("Com1", "_Com1"),
    ("LPT¹", "_LPT¹"), ("conserve", "conserve"), ("com10", "com10"), (".aux.", "_aux"), ("x\u{A0}", "x"),
  ])
  func `a title becomes a name that every file system takes`(title: String, name: String) {
    #expect(NoteFile.name(for: title) == name)
  }

  @Test func `a hundred thousand other titles are read at once`() {
    let titles = (0..<100_000).map { "a\($0)" }
    for list in [
      "[\(titles.joined(separator: ", "))]", "\n" + titles.map { "  - \($0)" }.joined(separator: "\n"),
    ] {
      let file = NoteFile("---\naliases: \(list)\n---\nText")
      #expect(file.aliases == titles)
      #expect(NoteAliases((file.aliases ?? []) + ["A7"]).titles == titles)
    }
  }

  @Test func `a long title becomes a name that fits`() {
    #expect(NoteFile.name(for: String(repeating: "漢", count: 300)).utf8.count <= 200)
  }
}
