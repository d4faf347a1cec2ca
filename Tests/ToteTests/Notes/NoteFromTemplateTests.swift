// A new note from a template: the picker, the questions, the editor.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteFromTemplateTests {
  private func note(_ number: UInt64, _ title: String, _ text: String, _ properties: String, _ path: String)
    -> Note
  {
    Note(
      id: .sample(number), title: title, text: text, created: Moment(milliseconds: Int64(number)),
      properties: NoteProperties(properties), place: ToteModel.NotePlace(path))
  }

  private var notes: [Note] {
    [
      note(
        1, "Meeting",
        "# {{title}}\n\nWith {{prompt:Who?}} on {{prompt:What?}}: {{cursor}}\n\n{{prompt:Who?}}",
        "with: {{prompt:Who?}}\naliases: [Chat]\ntags: [work]", "Templates/Meeting.md"),
      note(2, "Plans", "Plan", "", "Templates/Plans.md"), note(3, "Old", "x", "", "Plans/Old.md"),
    ]
  }

  @Test func `questions are asked one after the other, and the editor opens where the cursor stood`() throws {
    let stage = Stage(.toured, notes: notes)
    try stage.play("2A")
    #expect(stage.frame.text.contains("Templates") && stage.frame.text.contains("Meeting"))
    try stage.play("<Enter>")
    #expect(
      stage.frame.text.contains("Title of the new note") && stage.frame.text.contains("Meeting · 1 of 3"))
    try stage.play("Roof<Enter>")
    #expect(stage.frame.text.contains("Who?") && stage.frame.text.contains("2 of 3"))
    try stage.play("Ann<Enter>")
    #expect(stage.frame.text.contains("What?") && stage.frame.text.contains("3 of 3"))
    try stage.play("tiles<Enter>ok<Esc>")
    let new = try #require(stage.state.workspace.records.note(titled: "Roof"))
    #expect(new.text == "# Roof\n\nWith Ann on tiles: ok\n\nAnn")
    #expect(new.properties.text == "with: Ann\naliases: [Chat]\ntags: [work]")
    #expect(new.tags == ["work"] && new.aliases == ["Chat"] && new.place == nil)
    try stage.play("u")
    #expect(stage.state.workspace.records.note(titled: "Roof") == nil)
  }

  @Test func `the template of a folder comes first there, and the note is made in it`() throws {
    let stage = Stage(.toured, notes: notes)
    try stage.play("2Lj<Enter>")
    #expect(stage.frame.text.contains("› Plans"))
    try stage.play("A<Enter><Enter>")
    #expect(stage.state.notes.editor?.isInTitle == true && stage.state.notes.editor?.text.text == "Plan")
    try stage.play("Ours<Esc>")
    #expect(stage.state.workspace.records.note(titled: "Ours")?.place?.path == "Plans/")
  }

  @Test func `Esc goes back to the templates, and without any it says where they are`() throws {
    let stage = Stage(.toured, notes: notes)
    try stage.play("2A<Enter>Roof<Enter><Esc>")
    guard case .picker? = stage.state.overlay else { return #expect(Bool(false)) }
    try stage.play("<Esc>")
    #expect(stage.state.overlays.isEmpty && stage.state.notes.editor == nil)
    let other = Stage(.toured, notes: [notes[2]])
    try other.play("2A")
    #expect(other.message?.contains("the folder Templates") == true)
  }
}
