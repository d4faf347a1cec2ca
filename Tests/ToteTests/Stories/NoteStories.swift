import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// What people do with notes: write one, find it again, follow a link, shop from it, delete it.
@Suite struct NoteStories {
  @Test func `the first note`() throws {
    let stage = Stage(size: Size(64, 14))
    try tell(
      "first note", stage,
      [
        "2", "a", "Packing", "<Enter>", "- [ ] toothbrush<Enter>充电器", "<wait 1s>", "<Esc>", "<Enter>",
        " ", "<Esc>",
      ])
    #expect(stage.state.workspace.records.notes.values.map(\.text) == ["- [x] toothbrush\n- [ ] 充电器"])
  }

  @Test func `finding a note again`() throws {
    let stage = Stage(notes: Note.records, size: Size(64, 14))
    try tell("finding a note", stage, ["2/", "p", "l", "u", "<Enter>", "<Enter>", "<Esc>", "<Esc>"])
    #expect(stage.state.noteNames.count == 6)
  }

  @Test func `from one note to another and back`() throws {
    let stage = Stage(notes: Note.records, size: Size(64, 14))
    try tell("following links", stage, ["2Gk<Enter>", "<Enter>", "b", "<Enter>", "<Esc>", "<Esc>", "<Esc>"])
    #expect(stage.state.selectedNote?.name == "Kitchen stock")
  }

  @Test func `writing with links and tags`() throws {
    let stage = Stage(notes: Note.records, size: Size(64, 14))
    try tell(
      "links and tags", stage,
      ["2aMonday<Enter>", "We eat [[le", "<tab>", " #dinner", "<Esc>", "#", "jj<Enter>", "<Esc>"])
    #expect(stage.state.noteNames.count == 7)
  }

  @Test func `shopping from a note`() throws {
    let stage = Stage(.groceries("rice", "2 carrots"), notes: Note.records, size: Size(64, 16))
    try tell("shopping from a note", stage, ["2G<Enter>", "S", "<Enter>", "1", "u", "<ctrl+r>"])
    #expect(stage.told == ["rice", "carrots 4x", "red lentils 250 g", "and one for the Missing note"])
  }

  @Test func `a note for an item`() throws {
    let stage = Stage(.groceries("milk", "eggs"), size: Size(64, 14))
    try tell("a note for an item", stage, ["j", "n", "the brown ones", "<Esc>", "n", "<Esc>", "d", "u"])
    #expect(stage.state.selectedItem?.name == "eggs")
  }

  @Test func `throwing away, and thinking better of it`() throws {
    let stage = Stage(notes: Note.records, size: Size(64, 14))
    try tell("thinking better", stage, ["2jd", "d", "u", "f", "f", "r", "X", "<Esc>"])
    #expect(stage.state.workspace.records.notes.count == 8)
  }

  @Test func `another name for a note`() throws {
    let stage = Stage(notes: Note.records, size: Size(64, 14))
    try tell("another name", stage, ["2Ge", "<shift+tab>", "<ctrl+u>Dal", "<Esc>", "y", "u", "u"])
    #expect(
      stage.state.workspace.records.notes
        == Dictionary(uniqueKeysWithValues: Note.records.map { ($0.id, $0) }))
  }
}
