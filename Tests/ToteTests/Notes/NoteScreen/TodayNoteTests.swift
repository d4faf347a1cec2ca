import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The note of the day, by the whole program.
@Suite struct TodayNoteTests {
  private let day = Moment(milliseconds: 1_790_000_000_000).day

  @Test func `it begins as the template, with the caret where that says`() throws {
    var template = Note.sample(1, "Daily", "#template\n# {{date}}\n- [ ] {{cursor}}\nend")
    template.tags = ["template"]
    let stage = Stage(notes: [template], size: Size(60, 16))
    try stage.play("2Tcall Ada<Esc>")
    #expect(stage.state.selectedNote?.title == day)
    #expect(stage.state.selectedNote?.text == "# \(day)\n- [ ] call Ada\nend")
    #expect(stage.state.selectedNote?.tags == [])
  }

  @Test func `the second time it goes on, and one that is left empty isn't there`() throws {
    let stage = Stage(size: Size(60, 16))
    try stage.play("2T<Esc>")
    #expect(stage.state.workspace.records.notes.isEmpty)
    try stage.play("Tone<Esc>T, two<Esc>")
    #expect(stage.state.workspace.records.notes.values.map(\.text) == ["one, two"])
  }
}
