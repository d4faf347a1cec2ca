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
    #expect(try items(text) == ["–, o 2 l milk #dairy @Lidl"])
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
    #expect(try items(text) == ["Einkauf, Samstag, x Brot, o 1.5 kg Äpfel !zwei&#10;Zeilen"])
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
        "f:7:1: expected itemName; found \"BEGIN:VTODO\".",
      ])
    let partial = try FileFormat.calendar.read(Array(text.utf8), isPartial: true).lists()
    #expect(partial.map { $0.items.map(\.name) } == [["milk"], ["tea"]])
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
