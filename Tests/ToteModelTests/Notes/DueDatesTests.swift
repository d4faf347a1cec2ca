// When tasks and notes are due, as people write it.

import Testing

@testable import ToteModel

@Suite struct DueDatesTests {
  private let today = Moment(day: "2026-11-29")!

  private func note(_ text: String, _ properties: String = "") -> Note {
    Note(
      id: Note.ID(high: 1, low: 1), title: "", text: text, created: .zero,
      properties: NoteProperties(properties))
  }

  @Test(arguments: [
    ("call mum 📅 2026-12-01", "2026-12-01", nil, "call mum"),
    ("📅2026-12-01 call mum #home", "2026-12-01", nil, "call mum #home"),
    ("call 📅\u{FE0F} 2026-12-01 mum", "2026-12-01", nil, "call mum"),
    ("call ⏳ 2026-11-30 📅 2026-12-01 🛫 2026-11-01 ➕ 2026-10-01", "2026-12-01", "2026-11-30", "call"),
    ("call ⌛ 2026-11-30", nil, "2026-11-30", "call"), ("call 🛫 2026-11-01", nil, nil, "call"),
    ("call 📅 2026-02-31", nil, nil, "call 📅 2026-02-31"), ("call 📅 soon", nil, nil, "call 📅 soon"),
    ("call 📅", nil, nil, "call 📅"), ("📅 2026-12-02 📅 2026-12-01", "2026-12-01", nil, ""),
  ])
  func `the dates of a task leave its text`(written: String, due: String?, planned: String?, left: String) {
    var text = written
    let dates = DueDates(takenFrom: &text)
    #expect(dates.due?.day == due)
    #expect(dates.planned?.day == planned)
    #expect(text == left)
  }

  @Test func `it is time on the day, and once the day has passed`() {
    func day(_ text: String) -> Moment? { Moment(day: text) }
    #expect(DueDates(due: day("2026-11-29")).stands(on: today))
    #expect(!DueDates(due: day("2026-11-29")).isOverdue(on: today))
    #expect(DueDates(due: day("2026-11-28")).isOverdue(on: today))
    #expect(!DueDates(due: day("2026-11-30")).stands(on: today))
    // What was planned for yesterday is to be done today.
    let planned = DueDates(due: day("2026-12-05"), planned: day("2026-11-28"))
    #expect(planned.stands(on: today) && !planned.isOverdue(on: today))
    #expect(!DueDates().stands(on: today))
  }

  @Test(arguments: [
    ("- [ ] call 📅 2026-11-29", true), ("- [ ] call 📅 2026-11-30", false), ("- [x] call 📅 2026-11-01", false),
    ("- [X] call 📅 2026-11-01", false), ("- [-] call 📅 2026-11-01", false),
    ("- [>] call 📅 2026-11-01", false), ("- [/] call 📅 2026-11-01", true), ("> 1. [ ] a ⏳ 2025-01-01", true),
    ("- [x] a 📅 2026-11-01\n- [ ] b 🗓\u{FE0F} 2026-11-01", true), ("- [ ] call 🍎 2026-11-01", false),
    ("📅", false), ("- [ ] a 📅 2026", false), ("é … €", false),
  ])
  func `notes are asked by their bytes before they are read`(text: String, mayHave: Bool) {
    #expect(note(text).mayHaveTask(dueBy: today) == mayHave)
  }

  @Test(arguments: [
    ("due: 2026-12-01", "2026-12-01", nil), ("Due: \"2026-12-01\" # soon", "2026-12-01", nil),
    ("due: 2026-12-01T23:30+05:00", "2026-12-01", nil), ("due: \"[[2026-12-01]]\"", "2026-12-01", nil),
    ("remind: [2026-12-03, 2026-12-01]", nil, "2026-12-01"), ("due: soon", nil, nil),
    ("overdue: 2026-12-01", nil, nil),
    ("due: 2026-12-01\nremind: 2026-11-30", "2026-12-01", "2026-11-30"),
    ("due: 2026-12-01\ndone: true", nil, nil), ("due: 2026-12-01\ncompleted: 2026-11-28", nil, nil),
    ("due: 2026-12-01\ndone: false", "2026-12-01", nil), ("due: 2026-12-01\nstatus: Done", nil, nil),
    ("due: 2026-12-01\nstatus: draft", "2026-12-01", nil),
  ])
  func `a note is due as its properties say`(properties: String, due: String?, planned: String?) {
    let dates = note("", properties).properties.dueDates
    #expect(dates.due?.day == due)
    #expect(dates.planned?.day == planned)
  }
}
