import Testing

@testable import ToteModel

/// The note of a day.
@Suite struct DailyNoteTests {
  private func note(
    _ title: String, _ text: String, tags: [String] = ["template"], trashed: Moment? = nil,
    at path: String? = nil
  ) -> Note {
    Note(
      id: RowID(high: 1, low: 1), title: title, text: text, tags: tags, created: Moment(milliseconds: 0),
      trashed: trashed, place: path.map { NotePlace($0) })
  }

  private func daily(_ notes: Note..., day: String = "2026-11-27", called names: [String] = [])
    -> NoteTemplate.Filled
  {
    DailyNote(
      day, at: Moment(timestamp: "2026-11-29T09:05:00Z")!, among: notes, in: NoteDirectory("Templates"),
      called: names, dates: NoteTemplateTests.names
    ).beginning
  }

  @Test func `without a template it is empty`() {
    let beginning = daily(note("Daily", "x", tags: []), note("Other", "y"))
    #expect(beginning.title == "2026-11-27" && beginning.text.isEmpty && beginning.caret == nil)
    #expect(daily(note("Daily", "x", trashed: Moment(milliseconds: 1))).text.isEmpty)
  }

  @Test func `the template's names become the day, its tag goes, and the caret has a place`() {
    let beginning = daily(note("daily", "#template #journal\n# {{date}}\n\n- [ ] {{cursor}}\n\n{{title}}"))
    #expect(beginning.text == "#journal\n# 2026-11-27\n\n- [ ] \n\n2026-11-27")
    #expect(beginning.caret == "#journal\n# 2026-11-27\n\n- [ ] ".utf8.count)
  }

  @Test func `a line with nothing but the tag goes, and empty lines stay`() {
    #expect(daily(note("Daily", "a\n\n#Template")).text == "a\n")
  }

  @Test func `it is of its day whatever today is, from the folder too, and in the reader's language`() {
    let text = "{{date:dddd}} {{time}}"
    #expect(daily(note("Daily", text, tags: [], at: "Templates/Daily.md")).text == "Friday 09:05")
    #expect(daily(note("Journal", text), called: ["Journal"]).text == "Friday 09:05")
    #expect(daily(note("Journal", text)).text.isEmpty)
  }
}
