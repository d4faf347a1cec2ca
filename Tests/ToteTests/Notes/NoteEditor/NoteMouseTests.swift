import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The mouse in a note that is being edited, by the whole program.
@Suite struct NoteMouseTests {
  private func stage() throws -> Stage {
    let stage = Stage(notes: [.sample(1, "Letter", "dear Ada\nhow are you")], size: Size(60, 16))
    try stage.play("2<Enter>e")
    return stage
  }

  private func at(_ text: String, _ stage: Stage, plus columns: Int = 0) throws -> String {
    let row = try #require(stage.frame.lines.firstIndex { $0.contains(text) })
    let line = stage.frame.lines[row]
    let start = try #require(line.range(of: text)?.lowerBound)
    return "\(line[..<start].count + columns),\(row)"
  }

  @Test func `a press moves the caret, from the title as well`() throws {
    let stage = try stage()
    try stage.play("<ctrl+t><click \(try at("Ada", stage))>X")
    #expect(stage.state.notes.editor?.text.text == "dear XAda\nhow are you")
  }

  @Test func `a drag selects, and typing replaces what is selected`() throws {
    let stage = try stage()
    try stage.play("<click \(try at("how", stage))><drag \(try at("how", stage, plus: 3))>who")
    #expect(stage.state.notes.editor?.text.text == "dear Ada\nwho are you")
  }

  @Test func `a double press selects a word`() throws {
    let stage = try stage()
    let place = try at("Ada", stage, plus: 1)
    try stage.play("<click \(place)><click \(place)><ctrl+x>")
    #expect(stage.state.notes.editor?.text.text == "dear \nhow are you")
  }
}
