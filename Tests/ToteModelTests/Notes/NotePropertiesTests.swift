import Testing
import ToteTesting

@testable import ToteModel

/// The properties of a note: read as other programs read them, and changed line by line.
@Suite struct NotePropertiesTests {
  private typealias Value = NoteProperty.Value

  private static let day = Moment(day: "2026-01-31")!

  private static let values: [(String, NoteProperty.Value)] = [
    ("a:", .empty), ("a: ~", .empty), ("a: null # none", .empty), ("a: # none", .empty),
    ("a: word", .text("word")), ("a: two words # remark", .text("two words")), ("a: C#", .text("C#")),
    ("a: \"quoted # \\\"text\\\"\\n\"", .text("quoted # \"text\"\n")), ("a: 'Ada''s'", .text("Ada's")),
    ("a: \"\\u00e9\\x41\"", .text("éA")), ("a: 4", .number(4)), ("a: -4.5", .number(-4.5)),
    ("a: 007", .text("007")), ("a: 1.2.3", .text("1.2.3")), ("a: 1e5", .text("1e5")),
    ("a: 2026-01-31", .date(day, hasTime: false)),
    ("a: 2026-01-31T10:20", .date(Moment(timestamp: "2026-01-31T10:20")!, hasTime: true)),
    ("a: 2026-01-31 10:20:30 +0200", .date(Moment(timestamp: "2026-01-31T08:20:30")!, hasTime: true)),
    ("a: 2026-02-31", .text("2026-02-31")), ("a: true", .checkbox(true)), ("a: False", .checkbox(false)),
    ("a: yes", .text("yes")), ("a: \"true\"", .text("true")),
    ("a: [one, \"two, or three\"]", .list(["one", "two, or three"])),
    ("a: []", .list([])), ("a: [1, true]", .list(["1", "true"])), ("a: [[Soup]]", .text("[[Soup]]")),
    ("a: [[[Soup]], [[Tea|T]]]", .list(["[[Soup]]", "[[Tea|T]]"])),
    ("a:\n  - one\n  # remark\n\n  - 'two'", .list(["one", "two"])),
    ("a:\n- one\n- \"[[Two]]\"", .list(["one", "[[Two]]"])), ("a: [one,\n  two\n]", .list(["one", "two"])),
    ("a:\n  b: 1\n  c: [2]", .other("b: 1\n  c: [2]")), ("a: |\n  one\n\n  two", .other("|\n  one\n\n  two")),
    ("a:\n  - b: 1\n  - c: 2", .other("- b: 1\n  - c: 2")), ("a: {b: 1}", .other("{b: 1}")),
    ("a: [one, [two]]", .other("[one, [two]]")),
    ("a: \"broken", .other("\"broken")), ("a: [broken", .other("[broken")), ("a: x: y", .text("x: y")),
    ("\"a\": quoted name", .text("quoted name")), ("a : spaced", .text("spaced")),
    ("a: first\na: second", .text("second")),
  ]

  @Test(arguments: values)
  func `a field has the value that YAML gives it, and what it can't have stays as it is`(
    source: String, value: NoteProperty.Value
  ) {
    #expect(NoteProperties(source)["a"]?.value == value)
    #expect(NoteProperties("z: 0\n" + source + "\n# below\nb: 1")["a"]?.value == value)
    #expect(NoteProperties(source).text == source)
  }

  @Test(arguments: ["# remark", "", "  indented", "no field", "a:b", "- item", "{a: 1}", "? key", "'open: x"])
  func `what is no field has no name`(line: String) {
    #expect(NoteProperties(line).fields.isEmpty && NoteProperties(line).text == line)
  }

  private static let changes: [(String, NoteProperty.Value, String)] = [
    ("a: 1 # one\nb: 2", .number(2), "a: 2 # one\nb: 2"), ("b: 2", .text("new"), "b: 2\na: new"),
    ("", .checkbox(true), "a: true"),
    ("a:\n    - x # y\n    - z\n# end", .list(["p", "q: r"]), "a:\n    - p\n    - \"q: r\"\n# end"),
    ("a:\n- x\nb: 2", .list(["y"]), "a:\n- y\nb: 2"), ("a: [x]", .list(["y", "z z"]), "a: [y, z z]"),
    ("a:\n  - x\nb: 2", .list([]), "a: []\nb: 2"),
    ("a: {b: 1} # c", .text("[[Soup]]"), "a: \"[[Soup]]\" # c"),
    ("a: |\n  one\n\n  two\n\nb: 2", .text("one\ntwo"), "a: \"one\\ntwo\"\n\nb: 2"),
    ("'a': x", .empty, "'a':"),
    ("a: x", .text("2026-01-31"), "a: \"2026-01-31\""), ("a: x", .date(day, hasTime: false), "a: 2026-01-31"),
    ("a: 1\na: 2", .number(3), "a: 1\na: 3"), ("a: x", .number(0.5), "a: 0.5"),
  ]

  @Test(arguments: changes)
  func `setting a field changes its lines alone`(source: String, value: NoteProperty.Value, result: String) {
    var properties = NoteProperties(source)
    properties.set("a", to: value)
    #expect(properties.text == result)
    #expect(properties["a"]?.value == value)
  }

  @Test func `a field is removed and renamed with all its lines`() {
    let source = "# head\na:\n  - x\n\n  - y\n# tail\n\nb: {c: 1}"
    var properties = NoteProperties(source)
    properties.remove("a")
    #expect(properties.text == "# head\n# tail\n\nb: {c: 1}")
    properties = NoteProperties(source)
    properties.rename("a", to: "my list: 1")
    properties.rename("b", to: "my list: 1")
    #expect(properties.text == source.replacing("a:", with: "\"my list: 1\":"))
    #expect(properties.names == ["my list: 1", "b"])
    properties.setSource(of: "b", to: "\n  c: 2")
    #expect(properties.text.hasSuffix("\nb:\n  c: 2"))
    properties.remove("nothing")
    properties.remove("b")
    properties.remove("my list: 1")
    #expect(properties.text == "# head\n# tail\n")
  }

  @Test func `what is typed as a whole may not end the properties`() {
    #expect(NoteProperties(typed: "a: 1\r\n\r\n")?.text == "a: 1")
    #expect(NoteProperties(typed: "a: 1\n---\nb: 2") == nil && NoteProperties(typed: "...") == nil)
  }

  @Test func `any value that is written is read again`() {
    var chance = SplitMix(seed: 16)
    let parts = [
      "a", "é", " ", ": ", "#", " #", "\"", "'", "\\", "[", "]", "{", ",", "-", "\n", "\t", "true", "1",
      "2026-01-31", "|", "漢",
    ]
    for _ in 0..<2_000 {
      func text() -> String {
        (0..<chance.next() % 6).map { _ in parts.randomElement(using: &chance)! }.joined()
      }
      var properties = NoteProperties("z: [1]\na:\n  - x\nb: y")
      let name = ["a", "b", "n", "n: m", "#"].randomElement(using: &chance)!
      let value: Value =
        chance.next() % 2 == 0 ? .text(text()) : .list((0..<1 + chance.next() % 3).map { _ in text() })
      properties.set(name, to: value)
      #expect(properties[name]?.value == value, "\(properties.text)")
      #expect(properties["z"]?.source == " [1]")
      let whole = NoteProperties(typed: properties.text)
      #expect(whole == properties)
    }
  }

  @Test func `both sides' changes come together, field by field`() {
    let base = NoteProperties("# head\na: 1\nb: 2\nc: 3\nd: 4")
    let first = NoteProperties("# head\na: 10\nb: 2\nd: 40\ne:\n  - 5")
    let later = NoteProperties("# HEAD\na: 1\nb: 20\nc: 3\nd: 41")
    #expect(
      NoteProperties.merging(base: base, first: first, later: later).text
        == "# HEAD\na: 10\nb: 20\nd: 41\ne:\n  - 5")
    #expect(NoteProperties.merging(base: base, first: first, later: base) == first)
    #expect(NoteProperties.merging(base: base, first: base, later: later) == later)
  }

  @Test func `a hundred thousand items are read, and one is changed, at once`() {
    let items = (0..<100_000).map { "a\($0)" }
    var properties = NoteProperties("a:\n" + items.map { "- \($0)" }.joined(separator: "\n"))
    #expect(properties["a"]?.value == .list(items))
    properties.set("b", to: .number(1))
    #expect(properties.text.hasSuffix("- a99999\nb: 1"))
  }

  @Test func `the note's own fields are read, however they are written`() {
    let fields = NoteFields(
      NoteProperties(
        """
        title: Soup: hot
        date: 2026-01-30
        created: 2026-01-31
        updated: 2026-02-01 10:00
        tags: "#dinner, for guests"
        alias: Broth
        pinned: true
        """))
    #expect(
      fields.title == "Soup: hot" && fields.created == Self.day && fields.isPinned && !fields.isArchived)
    #expect(fields.changed == Moment(timestamp: "2026-02-01T10:00") && fields.aliases == ["Broth"])
    #expect(fields.tags == ["dinner", "for", "guests"])
    #expect(NoteFields(NoteProperties("tags:\n  - '#a'\n  - b/c")).tags == ["a", "b/c"])
  }
}

/// A note and its properties follow each other.
@Suite struct NotePropertiesOfNoteTests {
  private let now = Moment(timestamp: "2026-02-02T12:00:00Z")!

  private func note(_ properties: String) -> Note {
    Note(
      id: Note.ID(high: 1, low: 2), title: "Soup", text: "Leeks.", created: .zero,
      properties: NoteProperties(properties), place: NotePlace("Soup.md"))
  }

  private static let edits: [(String, @Sendable (inout NoteUpdate) -> Void, String)] = [
    ("mood: good\ntitle: Soup # hot", { $0.title = "Broth" }, "mood: good\ntitle: Broth # hot"),
    ("mood: good", { $0.title = "Broth" }, "mood: good"),
    ("modified: 2020-01-01\nmood: good", { $0.text = "Salt." }, "modified: 2026-02-02\nmood: good"),
    ("updated: 2020-01-01 10:00", { $0.text = "Salt." }, "updated: 2026-02-02T12:00:00.000Z"),
    ("mood: good", { $0.aliases = ["Broth", "a: b"] }, "mood: good\naliases: [Broth, \"a: b\"]"),
    ("mood: good", { $0.isPinned = true }, "mood: good\npinned: true"),
    ("mood: good", { $0.isArchived = true }, "mood: good\narchived: true"), ("", { $0.isPinned = true }, ""),
    ("mood: good", { $0.isTrashed = true }, "mood: good"),
  ]

  @Test(arguments: edits)
  func `what is changed in the note is changed in its lines`(
    properties: String, edit: @Sendable (inout NoteUpdate) -> Void, result: String
  ) {
    var update = NoteUpdate(Note.ID(high: 1, low: 2))
    edit(&update)
    #expect(update.applied(to: note(properties), at: now).properties.text == result)
  }

  @Test func `what is changed in the lines is changed in the note, and nothing else`() {
    var old = note("title: Soup\nmood: good")
    old.isArchived = true
    var update = NoteUpdate(old.id)
    update.properties = NoteProperties("title: Broth\naliases: [Stock]\npinned: true")
    let new = update.applied(to: old, at: now)
    #expect(new.title == "Broth" && new.aliases == ["Stock"] && new.isPinned && new.isArchived)
    #expect(new.properties == update.properties && new.modified == now)
  }

  @Test func `an undo brings a field back, and leaves what was changed since`() {
    let old = note("a: 1\nb: 2")
    let change = Change(old) { $0.properties.set("a", to: .number(10)) }
    var now = old
    now.properties.set("a", to: .number(10))
    now.properties.set("b", to: .number(20))
    now.text = "Salt."
    guard case .note(let undone)? = change.inverse.applied(to: .note(now)) else {
      Issue.record("no note")
      return
    }
    #expect(undone.properties.text == "a: 1\nb: 20" && undone.text == "Salt.")
  }
}
