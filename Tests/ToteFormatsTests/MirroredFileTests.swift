import Testing
import ToteModel
import ToteTesting

@testable import ToteFormats

/// A file becomes a note, and the note that file again.
@Suite struct MirroredFileTests {
  private let now = Moment(timestamp: "2026-02-02T12:00:00Z")!

  private func note(of page: MirroredFile, at path: String = "Kitchen/Soup.md", old: Note? = nil) -> Note {
    page.note(
      old?.id ?? page.fields.id ?? Note.ID(high: 1, low: 2), at: path, old: old, modified: now, now: now,
      tags: tags)
  }

  private func tags(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }

  /// Through what is stored of it.
  private func written(_ note: Note) throws -> [UInt8] {
    var source = FieldArray(note.fields)
    let stored = try #require(Note(from: &source))
    return MirroredFile(stored).bytes
  }

  private static let files = [
    "", "\n", "\n\n", "text", "text\n", "---\n---\n", "---\n---", "---\n\n---\ntext",
    "---\n\n\n---\n\ntext\n", "---\n...\n",
    "---\na: 1\n---", "---\na: 1\n---\n", "---\na: 1\n---\n\n", "---\na: 1\n---\n\n\n",
    "---\na: 1\n---\ntext", "---\na: 1\n...\n\ntext\n\n",
    "---\na: {b: [1]}\nc:\n  d: |\n    e\n\n    f\n# remark\na: 2\n\n---\ntext\n",
    "---\na: \"broken\nno field\n\t- x\n---\ntext\n",
    "---\ntitle: Soup # hot\ntags: [a, 'b c']\naliases:\n- Broth\npinned: true\ncreated: 2020-01-01\nid: 7\n---\ntext #a\n",
    "---\nid: 9C1E0F7A-1111-2222-3333-444455556666\ntitle: Soup\n---\ntext\n", "--- \na: 1\n---\n",
    "---\na: 1\n", "\n---\na: 1\n---\n",
    "---\npinned: yes\narchived: \"true\"\ntitle: ''\n---\ntext",
  ]

  @Test(arguments: files, [("\n", ""), ("\r\n", ""), ("\n", "\u{FEFF}"), ("\r\n", "\u{FEFF}")])
  func `an imported file is exported as it was, to the byte`(
    text: String, writing: (end: String, mark: String)
  ) throws {
    let bytes = Array((writing.mark + text.replacing("\n", with: writing.end)).utf8)
    let page = try #require(MirroredFile(bytes))
    #expect(page.isKept)
    let note = note(of: page)
    #expect(try written(note) == bytes)
    let again = page.imported(as: self.note(of: page), into: note, at: "Kitchen/Soup.md")
    #expect(again == note, "a second import changes nothing")
  }

  @Test func `so is any front matter that somebody may write`() throws {
    var chance = SplitMix(seed: 62)
    let lines = [
      "a: 1", "b:", "  - x", "- y", "  nested: {c: [1, 2]}", "# remark", "", "\"q\": 'x'", "broken", "\t",
      "a: 2 # twice", "tags: [a, \"b\"]",
      "tags: a, b", "aliases: [A, a]", "title: T", "title: \"T: 1\"", "created: 2020-01-31",
      "modified: 2021-01-31 10:00", "pinned: true",
      "archived: false", "id: 9C1E0F7A-1111-2222-3333-444455556666", "id: 12", "text: |", "  line", "é: 漢",
      "up: [[Soup]]", "]", "...x", "---x",
    ]
    for _ in 0..<3_000 {
      func some(_ most: UInt64) -> [String] {
        (0..<chance.next() % most).map { _ in lines.randomElement(using: &chance)! }
      }
      let head = ["---"] + some(8) + [["---", "..."].randomElement(using: &chance)!]
      var text = ((chance.next() % 8 == 0 ? [] : head) + some(5)).joined(
        separator: chance.next() % 4 == 0 ? "\r\n" : "\n")
      if chance.next() % 2 == 0 { text += text.utf8.contains(0x0D) ? "\r\n" : "\n" }
      if chance.next() % 6 == 0 { text = "\u{FEFF}" + text }
      let bytes = Array(text.utf8)
      let page = try #require(MirroredFile(bytes))
      #expect(page.isKept)
      #expect(try written(note(of: page)) == bytes, "\(text)")
      // Whatever is changed, what it isn't in stays.
      var note = note(of: page)
      note.text += "\nmore"
      let changed = try #require(MirroredFile(try written(note)))
      #expect(
        changed.text == note.text
          && (changed.properties == note.properties || note.place?.form.contains(.ownFields) == true))
    }
  }

  @Test(arguments: ["a\r\nb\n", "a\rb\n", "a\nb\r\n", "---\r\na: 1\n---\n"])
  func `line ends of several kinds can't be kept, and that is known`(text: String) throws {
    let page = try #require(MirroredFile(Array(text.utf8)))
    #expect(!page.isKept && page.bytes == Array(text.utf8))
  }

  @Test(arguments: [[0x61, 0x00], [0xFF, 0xFE, 0x61], [0x63, 0xE9]] as [[UInt8]])
  func `what is no text is no file of a note`(bytes: [UInt8]) { #expect(MirroredFile(bytes) == nil) }

  @Test func `a file of Tote's own making is a note without properties, and what others add to it is kept`()
    throws
  {
    let soup = Note(
      id: Note.ID(high: 9, low: 9), title: "Soup", text: "Leeks. #hot", tags: ["hot"],
      created: Moment(milliseconds: 1_700_000_000_000), isPinned: true, aliases: ["Broth"])
    let bytes = MirroredFile(soup).bytes
    #expect(bytes == Array(NoteFile(soup).file.utf8))
    let page = try #require(MirroredFile(bytes))
    var read = page.note(soup.id, at: "Soup.md", modified: now, now: now, tags: tags)
    #expect(read == soup)
    #expect(page.imported(as: read, into: soup, at: "Soup.md") == soup)

    let more = String(decoding: bytes, as: UTF8.self).replacing(
      "\n---\n\n", with: "\nrating: 4 # of 5\n---\n\n")
    let richer = try #require(MirroredFile(Array(more.utf8)))
    read = richer.note(soup.id, at: "Soup.md", old: soup, modified: now, now: now, tags: tags)
    #expect(read.properties.text == "rating: 4 # of 5" && read.place == nil)
    #expect(try written(richer.imported(as: read, into: soup, at: "Soup.md")) == Array(more.utf8))
    #expect(
      richer.note(soup.id, at: "Soup.md", modified: now, now: now, tags: tags).properties.text
        == "rating: 4 # of 5")
    #expect(
      richer.note(soup.id, at: "In/Broth.md", modified: now, now: now, tags: tags).place?.path
        == "In/Broth.md")
  }

  @Test func `dates are those of the properties, else of the file`() throws {
    let (day, other) = (Moment(day: "2020-01-31")!, Moment(day: "2021-01-31")!)
    for (head, created, changed) in [
      ("", now, now), ("---\ndate: 2020-01-31\n---\n", day, now),
      ("---\ncreated: 2020-01-31\ndate: 2021-01-31\n---\n", day, now),
      ("---\ncreated: 2020-01-31\nupdated: 2021-01-31\n---\n", day, other),
      ("---\ndate: soon\n---\n", now, now),
    ] {
      let read = note(of: try #require(MirroredFile(Array((head + "text").utf8))))
      #expect(read.created == created && read.modified == changed, "\(head)")
    }
  }

  @Test func `tags stay where they are, and those of folders go to the properties`() throws {
    let page = try #require(MirroredFile(Array("---\ntags: [b]\n---\nText #a\n".utf8)))
    var note = note(of: page)
    #expect(note.tags == ["a", "b"] && note.text == "Text #a")
    MirroredFile.tag(&note, with: ["My Kitchen", "A"])
    #expect(note.tags == ["a", "b", "MyKitchen"] && note.properties.text == "tags: [b, MyKitchen]")
  }
}
