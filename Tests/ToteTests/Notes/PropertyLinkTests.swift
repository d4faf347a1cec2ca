// Links in properties, which count like those in the text.

import Testing
import ToteModel
import ToteTesting

@testable import Tote

@Suite struct PropertyLinkTests {
  @Test(arguments: [
    (#"up: "[[Old]]""#, #"up: "[[New]]""#), ("up: [[Old]] # [[x]]", "up: [[New]] # [[x]]"),
    ("up:\n  - '[[old#Part|Old]]'\n    - \"[[Older]]\"", "up:\n  - '[[New#Part|Old]]'\n    - \"[[Older]]\""),
    (#"up: ["[[A]]", "[[Old]]"]"#, #"up: ["[[A]]", "[[New]]"]"#),
    ("# [[Old]]\nx: Old\nsee: \"[it](Old.md)\"", "# [[Old]]\nx: Old\nsee: \"[it](New.md)\""),
    ("broken: [[[Old]]\r", "broken: [[[New]]\r"), ("x: 1", "x: 1"), ("", ""),
  ])
  func `a rename changes only the link in the bytes of properties`(before: String, after: String) {
    #expect(NoteProperties(before).renamingLinks(from: "Old", to: "New").text == after)
  }

  @Test(arguments: [
    (#"up: "[[Old]]""#, #"Say "hi""#, #"up: "[[Say \"hi\"]]""#), ("up: '[[Old]]'", "It's", "up: '[[It''s]]'"),
    (#"up: "[[Old]]""#, #"a\b"#, #"up: "[[a\\b]]""#),
  ])
  func `a new title has the signs that its quotes ask for, and is found again`(
    before: String, title: String, after: String
  ) {
    let renamed = NoteProperties(before).renamingLinks(from: "Old", to: title)
    #expect(renamed.text == after && renamed.links.map(\.title) == [title])
    #expect(renamed["up"]?.value == .text("[[\(title)]]"))
    #expect(renamed.renamingLinks(from: title, to: "Old").text == before)
  }

  private let soups = Note(id: .sample(1), title: "Soups", created: .zero)
  private let stew = Note(
    id: .sample(2), title: "Stew", text: "hot", created: .zero,
    properties: NoteProperties("up: \"[[Soups]]\"\nsee: \"[[Nowhere]]\"\nrating: 4"))

  @Test func `they are backlinks, and dead where there is no note`() {
    #expect([soups, stew].linking(to: soups).map(\.id) == [stew.id])
    #expect([soups, stew].linking(to: stew).isEmpty)
    #expect(DeadLink.all(in: [soups, stew]) == [DeadLink(title: "Nowhere", notes: [stew.id])])
  }

  @Test func `a note that is renamed takes them along, in one step`() throws {
    var workspace = Workspace(DatabaseSnapshot(), writer: Entry.Writer.ID(high: 7, low: 7))
    workspace.setNotes([soups, stew])
    try workspace.renameNote(soups, to: "Broths", in: [stew], EditEnvironment.numbered().context)
    #expect(
      workspace.records.notes[stew.id]?.properties.text
        == "up: \"[[Broths]]\"\nsee: \"[[Nowhere]]\"\nrating: 4")
    #expect(workspace.records.notes[stew.id]?.text == "hot" && workspace.history.undoable.count == 1)
  }
}
