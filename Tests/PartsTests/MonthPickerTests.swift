import Composable
import ComposableTesting
import Loop
import Parts
import Screen
import Testing

/// Days, and months to choose them from.
@Suite struct MonthPickerTests {
  @Test func `every day of four hundred years is the one after the day before, and back`() {
    var day = CalendarDay(1900, 1, 1)
    #expect(day.weekday == 0, "a Monday")
    var wrong: [CalendarDay] = []
    for _ in 0..<146_097 {
      let (year, month, number) = day.date
      if CalendarDay(year, month, number) != day { wrong.append(day) }
      day.number += 1
      if day.date.day != number + 1, day.date.day != 1 { wrong.append(day) }
    }
    #expect(wrong.isEmpty)
    #expect(day.date == (2300, 1, 1))
    #expect(CalendarDay(1970, 1, 1).number == 0 && CalendarDay(2026, 11, 27).weekday == 4)
    #expect(CalendarDay(2024, 2, 29).description == "2024-02-29" && CalendarDay(-1, 3, 1).date == (-1, 3, 1))
  }

  @Test func `a month later is the same day, or the last`() {
    #expect(CalendarDay(2026, 1, 31).adding(months: 1) == CalendarDay(2026, 2, 28))
    #expect(CalendarDay(2024, 3, 31).adding(months: -1) == CalendarDay(2024, 2, 29))
    #expect(CalendarDay(2026, 11, 27).adding(months: 14) == CalendarDay(2028, 1, 27))
    #expect(CalendarDay(2026, 1, 5).adding(months: -1) == CalendarDay(2025, 12, 5))
  }

  @Test func `a month is drawn by weeks, from the day they begin on`() {
    let frame = Frame(MonthPickerView(MonthPicker(CalendarDay(2026, 11, 27))), size: Size(20, 8))
    #expect(
      frame.lines == [
        "‹  November 2026   ›", "Mo Tu We Th Fr Sa Su", "                   1", " 2  3  4  5  6  7  8",
        " 9 10 11 12 13 14 15",
        "16 17 18 19 20 21 22", "23 24 25 26 27 28 29", "30                  ",
      ])
    let sunday = Frame(
      MonthPickerView(MonthPicker(CalendarDay(2026, 11, 1), firstWeekday: 6)), size: Size(20, 4))
    #expect(sunday.lines[1].hasPrefix("Su Mo") && sunday.lines[2].hasPrefix(" 1  2  3"))
    #expect(frame.place(at: Point(12, 6))?.name(as: MonthPlace.self) == .day(CalendarDay(2026, 11, 27)))
    #expect(MonthPickerView(MonthPicker(CalendarDay(2026, 2, 1))).size(within: Size(80, 24)) == Size(20, 7))
  }

  @Test func `a marked day is underlined, and no other`() {
    let month = MonthPicker(CalendarDay(2026, 11, 27), marked: [CalendarDay(2026, 11, 3)])
    let frame = Frame(MonthPickerView(month), size: Size(20, 8))
    let places = (0..<8).flatMap { row in (0..<20).map { Point($0, row) } }
    let underlined = places.filter { frame[$0.column, $0.row].style.attributes.contains(.underline) }
    #expect(underlined == [Point(3, 3), Point(4, 3)])
  }

  @Test func `a day is chosen by keys, and by a second press`() {
    let store = TestStore(
      initialState: MonthPicker(CalendarDay(2026, 11, 27)), reducer: MonthPicker.reducer, environment: ())
    store.send(.moved(days: 7)) { $0.day = CalendarDay(2026, 12, 4) }
    store.send(.monthMoved(by: 1)) { $0.day = CalendarDay(2027, 1, 4) }
    store.send(.taken)
    store.receive(.chosen(CalendarDay(2027, 1, 4)))
    store.send(.pressed(CalendarDay(2027, 1, 9))) { $0.day = CalendarDay(2027, 1, 9) }
    store.send(.pressed(CalendarDay(2027, 1, 9)))
    store.receive(.chosen(CalendarDay(2027, 1, 9)))
  }

  @Test func `days and the signs beside the month are pressed, and the wheel turns the months`() throws {
    let play = Rehearsal(
      size: Size(30, 8), initialState: MonthPicker(CalendarDay(2026, 11, 27)), reducer: MonthPicker.reducer,
      environment: { _ in }, view: { MonthPickerView($0) }, keymap: { _ in MonthPicker.keymap },
      mouse: MonthPicker.mouse)
    try play.play("<click day(2026-11-03)>")
    #expect(play.state.day == CalendarDay(2026, 11, 3))
    try play.play("<click next><click next><click before>")
    #expect(play.state.day == CalendarDay(2026, 12, 3))
    try play.play("<wheel up,5,5><wheel up,25,5>")
    #expect(play.state.day == CalendarDay(2026, 11, 3))
  }
}
