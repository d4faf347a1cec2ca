// Tags of a note whose text is written anew.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteTagTests {
  let soup = Note(
    id: .sample(1), title: "Soup", text: "Boil. #hot", tags: ["hot", "Dinner"], created: .zero)

  @Test func `those that the text doesn't have stay, and those of the text go with it`() {
    #expect(NoteText("Simmer. #leek", of: soup).tags == ["leek", "Dinner"])
    #expect(NoteText("Simmer. #dinner", of: soup).tags == ["dinner"])
    #expect(NoteText("", of: soup).tags == ["Dinner"])
  }

  @Test func `saving a text and renaming its links keep them`() throws {
    var menu = soup
    menu.text = "[[Soup]] #hot"
    var workspace = Workspace(DatabaseSnapshot(), writer: Entry.Writer.ID(high: 7, low: 7))
    workspace.setNotes([menu])
    let context = EditEnvironment.numbered().context
    try workspace.saveNote(
      menu.id, NoteContent(title: "Soup", text: "[[Soup]] #cold"), from: NoteContent(menu), context)
    #expect(workspace.records.notes[menu.id]?.tags == ["cold", "Dinner"])
    let note = try #require(workspace.records.notes[menu.id])
    try workspace.renameNote(note, to: "Stew", in: [note], context)
    #expect(workspace.records.notes[menu.id]?.text == "[[Stew]] #cold")
    #expect(workspace.records.notes[menu.id]?.tags == ["cold", "Dinner"])
  }
}
