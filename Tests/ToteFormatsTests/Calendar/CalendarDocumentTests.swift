// The tree of lines: it gives back what it was given, to the byte, and changes no line but the one it is asked to.

import Testing
import ToteTesting

@testable import ToteFormats

@Suite struct CalendarDocumentTests {
  static let task = """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    PRODID:-//Somebody//Else//EN\r
    BEGIN:VTIMEZONE\r
    TZID:Europe/Paris\r
    END:VTIMEZONE\r
    BEGIN:VTODO\r
    UID:1\r
    summary;LANGUAGE=en;X-A="a:b;c":2 kg of\r
      apples\\, red\r
    DUE;TZID=Europe/Paris:20261124T180000\r
    RRULE:FREQ=WEEKLY;BYDAY=TU\r
    X-STRANGE;A="open:1\r
    this is no line\r
    \r
    BEGIN:VALARM\r
    SUMMARY:an alarm\r
    TRIGGER:-PT15M\r
    END:VALARM\r
    END:VTODO\r
    END:VCALENDAR\r

    """

  /// Edits the task of a file.
  static func edited(_ text: String, _ edit: (inout CalendarComponent) -> Void) throws -> String {
    var document = try CalendarDocument(Array(text.utf8))
    document.edit(edit)
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test("a file is written back as it was read")
  func identity() throws {
    for text in [
      Self.task, Self.task.replacing("\r\n", with: "\n"), "\u{FEFF}" + Self.task, "\n" + Self.task + "\n\n",
      Self.task + Self.task, String(Self.task.utf8.dropLast(2))!, "begin:vtodo\nend:VTODO ",
      "BEGIN:A;:\nEND:A;:",
    ] {
      #expect(try CalendarDocument(Array(text.utf8)).bytes == Array(text.utf8))
    }
  }

  @Test("names are found in any case, folds are taken out, and what is within a component is its own")
  func reading() throws {
    let document = try CalendarDocument(Array(Self.task.utf8))
    let task = try #require(document.components.first?.components.first { $0.name == "VTODO" })
    #expect(task["SUMMARY"] == "2 kg of apples, red")
    #expect(task[raw: "DUE"] == "20261124T180000")
    #expect(task["TRIGGER"] == nil)
    #expect(task.components.map(\.name) == ["VALARM"])
    #expect(task.components[0]["SUMMARY"] == "an alarm")
  }

  @Test("a fold may cut a character in two")
  func foldWithin() throws {
    let crème = Array("crème".utf8)
    let bytes =
      Array("BEGIN:VTODO\r\nSUMMARY:".utf8) + crème[..<3] + Array("\r\n ".utf8) + crème[3...]
      + Array("\r\nEND:VTODO\r\n".utf8)
    let document = try CalendarDocument(bytes)
    #expect(document.components[0]["SUMMARY"] == "crème")
    #expect(document.bytes == bytes)
  }

  @Test("an edit writes the line it is about, with its parameters, and no other")
  func editing() throws {
    #expect(
      try Self.edited(Self.task) { $0["SUMMARY"] = "pears; 1" }
        == Self.task.replacing("2 kg of\r\n  apples\\, red", with: "pears\\; 1"))
    #expect(
      try Self.edited(Self.task) { $0["RRULE"] = nil }
        == Self.task.replacing("RRULE:FREQ=WEEKLY;BYDAY=TU\r\n", with: ""))
    #expect(
      try Self.edited(Self.task) { $0["LOCATION"] = "Lidl" }
        == Self.task.replacing("A=\"open:1\r\n", with: "A=\"open:1\r\nLOCATION:Lidl\r\n"))
    #expect(
      try Self.edited(Self.task) { $0["X-STRANGE"] = "2\":x" }
        == Self.task.replacing("X-STRANGE;A=\"open:1", with: "X-STRANGE:2\":x"))
  }

  @Test("what says the same already is not written anew")
  func same() throws {
    let folded = Self.task.replacing("UID:1", with: "UI\r\n D:\r\n 1")
    let edited = try Self.edited(folded) {
      $0["SUMMARY"] = "2 kg of apples, red"
      $0[raw: "UID"] = "1"
      $0["NONE"] = nil
    }
    #expect(edited == folded)
  }

  @Test("a new line ends as the others do")
  func lineEnds() throws {
    let file = Self.task.replacing("\r\n", with: "\n")
    let edited = try Self.edited(file) { $0["LOCATION"] = "Lidl" }
    #expect(edited.contains("LOCATION:Lidl\n") && !edited.contains("\r"))
  }

  @Test("long lines are folded at 75 bytes, and no character is cut")
  func folding() throws {
    for text in [String(repeating: "é", count: 200), String(repeating: "a", count: 300), "a👨‍👩‍👧" + Self.task] {
      let edited = try Self.edited(Self.task) { $0["DESCRIPTION"] = text }
      #expect(
        edited.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= 76 && String($0) != nil })
      let document = try CalendarDocument(Array(edited.utf8))
      #expect(document.task?["DESCRIPTION"] == text.replacing("\r\n", with: "\n"))
    }
  }

  @Test("a list of texts keeps its commas apart from those that are meant")
  func lists() throws {
    let text = "BEGIN:VTODO\nCATEGORIES:Dairy,Baby\\, toddler\nCATEGORIES:Home\nEND:VTODO\n"
    var task = try #require(CalendarDocument(Array(text.utf8)).components.first)
    #expect(task.lines("CATEGORIES").map(\.texts) == [["Dairy", "Baby, toddler"], ["Home"]])
    task.setTexts(["Pets; cats", "a\\b"], of: "CATEGORIES", at: 1)
    task.setTexts([], of: "CATEGORIES", at: 0)
    #expect(task.lines("CATEGORIES").map(\.texts) == [["Pets; cats", "a\\b"]])
  }

  @Test(
    "what is no calendar is an error with its place",
    arguments: [
      ("<html><body>Log in: here</body></html>\n", CalendarError(.noCalendar, at: 0)),
      ("", CalendarError(.noCalendar, at: 0)),
      ("BEGIN:A\nBEGIN:B\nEND:A\n", CalendarError(.notClosed("B"), at: 8)),
      ("BEGIN:A\nEND:B\nEND:A\n", CalendarError(.notOpen("B"), at: 8)),
      ("BEGIN:A\n", CalendarError(.notClosed("A"), at: 0)),
    ])
  func errors(text: String, error: CalendarError) {
    #expect(throws: error) { try CalendarDocument(Array(text.utf8)) }
  }

  @Test("too deep and too long is refused before it costs anything")
  func bounds() {
    let deep = String(repeating: "BEGIN:A\n", count: 100_000)
    #expect(throws: CalendarError(.depth(16), at: 128)) { try CalendarDocument(Array(deep.utf8)) }
    #expect(throws: CalendarError(.size(10), at: 10)) {
      try CalendarDocument(Array(Self.task.utf8), maxSize: 10)
    }
  }

  @Test("whatever bytes come, they are written back as they were or refused", arguments: 0..<8)
  func chance(seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let source = Array(Self.task.utf8)
    let pieces = [
      "BEGIN:VTODO\n", "END:VTODO\r\n", "\r", "\n", " ", "\t", ":", ";", "\"", ",", "\\", "é", "BEGIN:",
      "\r\n ",
    ]
    var refused = 0
    for _ in 0..<500 {
      var bytes = source
      for _ in 0..<Int.random(in: 0...6, using: &chance) {
        let place = Int.random(in: 0...bytes.count, using: &chance)
        switch chance.next() % 4 {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &chance), at: place)
        case 1: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &chance) }
        case 2: bytes.insert(contentsOf: pieces.randomElement(using: &chance)!.utf8, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + Int(chance.next() % 20)))
        }
      }
      guard let document = try? CalendarDocument(bytes) else {
        refused += 1
        continue
      }
      #expect(document.bytes == bytes)
      try edit(document, &chance)
    }
    #expect((1..<400).contains(refused))
  }

  /// What is set is read back, here and by whoever reads the bytes; the rest of the task stays.
  private func edit(_ document: CalendarDocument, _ chance: inout SplitMix) throws {
    guard let old = document.task else { return }
    var document = document
    let text = (0..<Int.random(in: 0...60, using: &chance)).map { _ in
      ["a", "é", "👨‍👩‍👧", ",", ";", "\\", "\n", "\"", ":", " ", "\t", "\\n", "e\u{301}"].randomElement(
        using: &chance)!
    }.joined()
    let name = ["SUMMARY", "DESCRIPTION", "X-STRANGE", "X-TOTE-ITEM"].randomElement(using: &chance)!
    document.edit { $0[name] = text }
    let new = try #require(CalendarDocument(document.bytes).task)
    #expect(new[name].map { Array($0.utf8) } == Array(text.utf8))
    let others = { (task: CalendarComponent) in
      task.parts.filter { if case .line(let line) = $0 { line.name != name } else { true } }
    }
    #expect(others(new) == others(old))
  }

  @Test("of a broken file the rest is read, and every error has its place")
  func repairing() throws {
    let text = "BEGIN:VCALENDAR\nEND:X\nBEGIN:VTODO\nSUMMARY:milk\nEND:VCALENDAR\nBEGIN:VTODO\nSUMMARY:tea"
    var errors: [CalendarError] = []
    let document = try CalendarDocument(repairing: Array(text.utf8), errors: &errors)
    #expect(document.components.map(\.name) == ["VCALENDAR", "VTODO"])
    #expect(document.components[0].components.map { $0["SUMMARY"] } == ["milk"])
    #expect(document.components[1]["SUMMARY"] == "tea")
    #expect(errors.map(\.offset) == [16, 22, 61])
  }
}
