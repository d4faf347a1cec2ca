import Testing

@testable import ToteModel

/// The note of a day.
@Suite struct DailyNoteTests {
  private func note(_ title: String, _ text: String, tags: [String] = ["template"], trashed: Moment? = nil)
    -> Note
  {
    Note(
      id: RowID(high: 1, low: 1), title: title, text: text, tags: tags, created: Moment(milliseconds: 0),
      trashed: trashed)
  }

  @Test func `without a template it is empty`() {
    let daily = DailyNote("2026-11-27", among: [note("Daily", "x", tags: []), note("Other", "y")])
    #expect(daily.title == "2026-11-27" && daily.text.isEmpty && daily.caret == nil)
    #expect(
      DailyNote("2026-11-27", among: [note("Daily", "x", trashed: Moment(milliseconds: 1))]).text.isEmpty)
  }

  @Test func `the template's names become the day, its tag goes, and the caret has a place`() {
    let daily = DailyNote(
      "2026-11-27", among: [note("daily", "#template #journal\n# {{date}}\n\n- [ ] {{cursor}}\n\n{{title}}")])
    #expect(daily.text == "#journal\n# 2026-11-27\n\n- [ ] \n\n2026-11-27")
    #expect(daily.caret == "#journal\n# 2026-11-27\n\n- [ ] ".utf8.count)
  }

  @Test func `a line with nothing but the tag goes, and empty lines stay`() {
    #expect(DailyNote("d", among: [note("Daily", "a\n\n#Template")]).text == "a\n")
  }
}
