// The month from which the day is chosen whose note is written.

import Composable
import ComposableTesting
import Parts
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct DayPickerTests {
  private let today = CalendarDay(2026, 11, 29)
  private func note(_ number: UInt64, _ title: String, _ text: String = "", trashed: Bool = false) -> Note {
    Note(
      id: .sample(number), title: title, text: text, created: DatabaseSnapshot.rowMoment,
      trashed: trashed ? DatabaseSnapshot.rowMoment : nil)
  }

  @Test func `days that have a note are marked, and those in the trash and other titles aren't`() {
    let picker = DayPicker(
      on: today,
      among: [
        note(1, "2026-11-03", "rain"), note(2, "2026-11-04", trashed: true), note(3, "2026-11-31"),
        note(4, "2026-1-5"), note(5, "Soup"), note(6, "0026-11-05"), note(7, "+026-11-05"),
      ])
    #expect(picker.month.marked == [CalendarDay(2026, 11, 3)])
    #expect(picker.openings == [CalendarDay(2026, 11, 3): "rain"])
  }

  @Test func `notes are read again when others changed them, and not for every key`() {
    var picker = DayPicker(on: today, among: [note(1, "2026-11-03")])
    var workspace = Workspace.empty
    #expect(picker.update(from: &workspace, over: CoveredScreen()))
    #expect(picker.month.marked == [CalendarDay(2026, 11, 3)])
    #expect(picker.update(from: &workspace, over: CoveredScreen(isChangedByOthers: true)))
    #expect(picker.month.marked.isEmpty)
  }

  @Test func `a chosen day is asked for`() {
    let store = TestStore(
      initialState: DayPicker(on: today, among: [note(1, "2026-11-03")]), reducer: DayPicker.reducer,
      environment: ())
    store.send(.month(.moved(days: -7))) { $0.month.day = CalendarDay(2026, 11, 22) }
    store.send(.month(.taken))
    store.receive(.month(.chosen(CalendarDay(2026, 11, 22))))
    store.receive(.delegate(.dayChosen(CalendarDay(2026, 11, 22))))
    store.send(.closed)
    store.receive(.delegate(.closed))
  }

  @Test func `the note of another day is written, and found there again`() throws {
    let stage = Stage(size: Size(60, 20))
    try stage.play("2C<PgUp><Enter>rain<Esc>")
    let written = try #require(stage.state.workspace.records.notes.values.first)
    #expect(written.text == "rain")
    let day = try #require(CalendarDay(written.title))
    try stage.play("C")
    #expect(day.adding(months: 1) == stage.state.dayPicker?.month.day)
    #expect(stage.state.dayPicker?.month.marked == [day])
    try stage.play("<PgUp>")
    #expect(stage.frame.lines.contains { $0.contains("rain") })
    try stage.play("<Enter> and wind<Esc>")
    #expect(stage.state.workspace.records.notes.values.map(\.text) == ["rain and wind"])
  }

  @Test func `a week begins with the day that is set, and the cursor's week is never out of sight`() throws {
    var conventions = Conventions()
    conventions.firstWeekday = .sunday
    let picker = Conventions.$current.withValue(conventions) { DayPicker(on: today, among: []) }
    #expect(picker.month.firstWeekday == 6)
    for height in 3...8 {
      let lines = Frame(MonthPickerView(picker.month), size: Size(20, height)).lines
      #expect(lines.contains { $0.contains("29") }, "\(height) rows")
    }
  }
}

extension App {
  fileprivate var dayPicker: DayPicker? { if case .dayPicker(let picker)? = overlay { picker } else { nil } }
}
