// Files of iCalendar: ours, and what other programs make.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel

@Suite struct CalendarFormatTests {
  private func items(_ text: String) throws -> [String] {
    try FileFormat.calendar.lists(in: text).map { list in
      ([list.name ?? "–"] + list.items.map { "\($0.isTicked ? "x" : "o") \(MarkdownFormat.line(for: $0))" })
        .joined(separator: ", ")
    }
  }

  @Test("what todoman has written is read")
  func todoman() throws {
    let text = """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      PRODID:io.barrera.todoman\r
      BEGIN:VTODO\r
      CATEGORIES:dairy\r
      CREATED:20261121T100000Z\r
      DTSTAMP:20261121T100000Z\r
      DUE:20261122T100000Z\r
      LAST-MODIFIED:20261121T100000Z\r
      LOCATION:Lidl\r
      PERCENT-COMPLETE:0\r
      PRIORITY:1\r
      SEQUENCE:1\r
      SUMMARY:milk 2 l\r
      UID:5165@host\r
      END:VTODO\r
      END:VCALENDAR\r

      """
    #expect(try items(text) == ["–, o 2 l milk #dairy @Lidl !due:2026-11-22T10:00Z priority:1"])
  }

  @Test("what Apple's Reminders have written is read")
  func apple() throws {
    let text = """
      BEGIN:VCALENDAR
      CALSCALE:GREGORIAN
      PRODID:-//Apple Inc.//macOS 12.6//EN
      VERSION:2.0
      X-WR-CALNAME:Einkauf\\, Samstag
      X-APPLE-CALENDAR-COLOR:#FF2968
      BEGIN:VTIMEZONE
      TZID:Europe/Berlin
      BEGIN:STANDARD
      DTSTART:19961027T030000
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VTODO
      COMPLETED:20261121T152233Z
      CREATED:20261120T152233Z
      DTSTAMP:20261121T152234Z
      PERCENT-COMPLETE:100
      STATUS:COMPLETED
      SUMMARY:Brot
      UID:A
      X-APPLE-SORT-ORDER:690000000
      END:VTODO
      BEGIN:VTODO
      CREATED:20261120T152233Z
      DESCRIPTION:zwei\\nZeilen
      SUMMARY:Äpfel 1\\,5 kg
      UID:B
      BEGIN:VALARM
      ACTION:DISPLAY
      TRIGGER;VALUE=DATE-TIME:20261121T152233Z
      END:VALARM
      END:VTODO
      END:VCALENDAR

      """
    #expect(
      try items(text) == ["Einkauf, Samstag, x Brot !done:2026-11-21T15:22Z, o 1.5 kg Äpfel !zwei&#10;Zeilen"]
    )
  }

  @Test(
    "events are passed over, what repeats is one item, and a calendar with nothing in it is an empty list")
  func others() throws {
    let event = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a party\nEND:VEVENT\nEND:VCALENDAR\n"
    let tasks =
      "BEGIN:VTODO\nSUMMARY:bread\nEND:VTODO\nBEGIN:VTODO\nSUMMARY:bread\nRECURRENCE-ID:20261121\nEND:VTODO\n"
    let empty = "BEGIN:VCALENDAR\nNAME:Party\nEND:VCALENDAR\n"
    #expect(try items(event + tasks + empty) == ["–, o bread", "Party"])
    #expect(
      try FileFormat.calendar.complaints(about: event) == [
        "f:1:1: expected calendarTask; found \"BEGIN:VCALENDAR\"."
      ])
  }

  @Test("what is wrong has its place, and the rest can be read")
  func errors() throws {
    #expect(
      try FileFormat.calendar.complaints(about: "<html>") == ["f:1:1: expected calendar; found \"<html>\"."])
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      SUMMARY:milk
      END:VCALENDAR
      BEGIN:VCALENDAR
      END:VEVENT
      BEGIN:VTODO
      UID:1
      END:VTODO
      BEGIN:VTODO
      SUMMARY:tea
      """
    #expect(
      try FileFormat.calendar.complaints(about: text) == [
        "f:2:1: expected componentEnd(\"VTODO\"); found \"BEGIN:VTODO\".",
        "f:6:1: expected componentBegin(\"VEVENT\"); found \"END:VEVENT\".",
        "f:10:1: expected componentEnd(\"VTODO\"); found \"BEGIN:VTODO\".",
        "f:5:1: expected componentEnd(\"VCALENDAR\"); found \"BEGIN:VCALENDAR\".",
      ])
    let partial = try FileFormat.calendar.read(Array(text.utf8), isPartial: true).lists()
    #expect(partial.map { $0.items.map(\.name) } == [["milk"], ["tea"]])
  }

  private static func tasks(_ lines: [String]) -> String {
    "BEGIN:VCALENDAR\n" + lines.map { "BEGIN:VTODO\n\($0)\nEND:VTODO\n" }.joined() + "END:VCALENDAR\n"
  }

  @Test(
    "what an item has no field for is kept in its note",
    arguments: [
      ("SUMMARY:tax\nDUE;VALUE=DATE:20070501", "tax !due:2007-05-01"),
      (
        "SUMMARY:tax\nDUE;TZID=Europe/Berlin:20070501T093000\nDTSTART:soon",
        "tax !due:2007-05-01T09:30 start:soon"
      ),
      ("SUMMARY:tax\nDESCRIPTION:by post\nPRIORITY:0\nURL:http://a.b/c", "tax !by post url:http://a.b/c"),
      (
        "SUMMARY:milk\nCATEGORIES:urgent,Dairy\nCATEGORIES:home\\, small",
        "milk #dairy !categories:urgent categories:home, small"
      ),
      ("SUMMARY:milk\nCATEGORIES:a,b,c", "milk #a !categories:b, c"),
      ("SUMMARY:milk\nSTATUS:CANCELLED\nPERCENT-COMPLETE:40", "milk !status:CANCELLED percent:40"),
      ("SUMMARY:milk\nSTATUS:NEEDS-ACTION\nPERCENT-COMPLETE:0\nX-A:b\nCLASS:PUBLIC", "milk"),
      ("SUMMARY:milk\nRRULE:FREQ=WEEKLY\nATTENDEE:mailto:a@b.c", "milk !repeat:FREQ=WEEKLY"),
      ("SUMMARY:1996 tax forms", "\"1996 tax forms\""), ("SUMMARY:1996x tax forms", "1996x tax forms"),
      ("SUMMARY:1500 g flour", "1500 g flour"), ("SUMMARY:12 eggs", "12x eggs"),
    ])
  func kept(lines: String, line: String) throws {
    #expect(try items(Self.tasks([lines])) == ["–, o \(line)"])
  }

  @Test("what is kept in notes, left out and skipped is told")
  func told() throws {
    let alarm = "SUMMARY:tea\nDUE:20261122\nBEGIN:VALARM\nACTION:AUDIO\nEND:VALARM"
    let text = Self.tasks([
      "SUMMARY:milk\nDUE:20261121", alarm, "UID:5\nDESCRIPTION:no name", "DUE:1\nSUMMARY: ",
    ])
    let read = try FileFormat.calendar.read(Array(text.utf8))
    #expect(try read.lists().map { $0.items.map(\.name) } == [["milk", "tea"]])
    #expect(
      read.notices == [
        .noted("DUE", 2), .leftOut("VALARM", 1), .nameless(line: 13, .text("no name", isCut: false)),
        .nameless(line: 17, .nothing),
      ])
    #expect(
      try FileFormat.calendar.complaints(about: Self.tasks(["UID:5"])) == [
        "f:2:1: expected itemName; found \"BEGIN:VTODO\"."
      ])
  }

  @Test("one list is one calendar with its name, and the same list is the same file")
  func writing() throws {
    let list = ShoppingList(id: Item.full.list, name: "Groceries, small", created: .zero)
    let text = try FileFormat.calendar.text(of: ExportData(lists: [list], items: [.full]))
    #expect(
      text.hasPrefix(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tote//Tote//EN\r\nX-WR-CALNAME:Groceries\\, small\r\nBEGIN:VTODO\r\n"
      ))
    #expect(text.contains("\r\nUID:\(Item.full.id)\r\n") && text.hasSuffix("END:VTODO\r\nEND:VCALENDAR\r\n"))
    #expect(try FileFormat.calendar.text(of: ExportData(lists: [list], items: [.full])) == text)
  }
}
