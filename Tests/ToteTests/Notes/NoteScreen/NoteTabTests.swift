import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Who comes to the notes from another tab finds their list, on the note that was read, and opening that goes on where it was left.
@Suite struct NoteTabTests {
  private let notes: [Note] = [
    .sample(1, "Soup", (1...30).map { "line \($0)\n" }.joined(separator: "\n") + "\n[[Pie]]"),
    .sample(2, "Pie", "apples"),
  ]

  private func stage(_ keys: String) throws -> Stage {
    try Stage.blind(.groceries("milk"), notes: notes, keys)
  }

  @Test(
    "by the key, by turning the tabs, and by the key again",
    arguments: ["12", "13<Tab><Tab>2", "2", "1<Tab>"])
  func list(keys: String) throws {
    let stage = try stage("2/soup<Enter><Esc>")
    let soup = try #require(notes.first)
    try stage.play(stage.state.noteScreen.selectedNote?.id == soup.id ? "" : "j")
    try stage.play("<Enter>jjjj")
    let line = try #require(stage.state.notes.reader?.pager.position)
    try stage.play(keys)
    #expect(stage.state.tab == .notes && stage.state.notes.reader == nil)
    #expect(stage.state.noteScreen.selectedNote?.id == soup.id)
    // Enter opens it, and follows no link.
    try stage.play("<Enter>")
    #expect(stage.state.notes.reader?.note.id == soup.id)
    #expect(stage.state.notes.reader?.pager.position == line)
    // Once it was left as usual, it begins at its start.
    try stage.play("<Esc><Enter>")
    #expect(stage.state.notes.reader?.pager.position == ListPosition())
  }

  @Test func `another note begins at its start, and so does one that was looked for`() throws {
    let stage = try stage("2<Enter>j12")
    try stage.play("/apples<Enter><Enter>")
    #expect(stage.state.notes.reader?.note.title == "Pie")
    #expect(stage.state.notes.leftPage == nil)
  }
}
