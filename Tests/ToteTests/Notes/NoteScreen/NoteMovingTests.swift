// Selected text goes to another note, or to the clipboard that all notes and fields share.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteMovingTests {
  /// A new note whose last three lines but one are selected.
  private func selecting() throws -> Stage {
    let stage = Stage(size: Size(60, 16))
    try stage.play(
      "2aZebra<Enter>- milk<Esc>aTrip<Enter><paste before\\n## To pack\\n- socks\\n- hat\\nafter>")
    try stage.play("<Ctrl+Home><Down><Shift+Down><Shift+Down><Shift+Down>")
    return stage
  }

  private func text(of title: String, _ stage: Stage) -> String? {
    stage.state.workspace.records.note(titled: title)?.text
  }

  private let before = "before\n## To pack\n- socks\n- hat\nafter"

  @Test func `selected lines become a note, a link stays, and one step undoes both`() throws {
    let stage = try selecting()
    try stage.play("<Alt+N>")
    #expect(stage.message == "Moved to “To pack”.")
    #expect(stage.state.notes.editor?.text.text == "before\n[[To pack]]\nafter")
    #expect(text(of: "To pack", stage) == "- socks\n- hat")
    #expect(text(of: "Trip", stage) == "before\n[[To pack]]\nafter")
    #expect(stage.state.notes.editor?.isChanged == false)
    try stage.play("<Esc>u")
    #expect(text(of: "To pack", stage) == nil && text(of: "Trip", stage) == before)
    try stage.play("U")
    #expect(text(of: "To pack", stage) == "- socks\n- hat")
  }

  @Test func `selected text goes to the end of a note that is chosen by name`() throws {
    let stage = try selecting()
    try stage.play("<Down><Up><Home><Shift+End><Alt+M>")
    #expect(stage.frame.lines.contains { $0.contains("Move to note") })
    #expect(!stage.frame.lines.contains { $0.contains("│ Trip") })
    try stage.play("zeb<Enter>")
    #expect(text(of: "Zebra", stage) == "- milk\n- hat")
    #expect(stage.state.notes.editor?.text.text == "before\n## To pack\n- socks\n[[Zebra]]\nafter")
    try stage.play("<Esc>u")
    #expect(text(of: "Zebra", stage) == "- milk" && text(of: "Trip", stage) == before)
  }

  @Test func `without a selection nothing moves, and a title that is taken gets a number`() throws {
    let stage = try selecting()
    try stage.play("<Left><Alt+N>")
    #expect(stage.message?.contains("Select text first") == true)
    try stage.play("<Alt+M>")
    #expect(stage.message?.contains("Select text first") == true && stage.state.overlays.isEmpty)
    try stage.play("<Ctrl+End><Enter>zebra<Shift+Home><Alt+N>")
    #expect(stage.state.notes.editor?.text.text.hasSuffix("[[zebra 2]]") == true)
  }

  @Test(
    "the first line with words becomes the title",
    arguments: [
      ("One", "One", ""), ("\n# One [[two]]|`x`\n\ntext\n\n", "One twox", "text"),
      ("---\nA\nb", "A", "---\nb"),
      ("- [ ] call\n  - Ann", "call", "  - Ann"),
    ])
  func title(_ selected: String, _ title: String, _ text: String) throws {
    let moved = try #require(MovedText(selected))
    #expect(moved.title == title && moved.text == text)
  }

  @Test func `a paragraph keeps its first words, a list goes on, and blank lines are none`() throws {
    let long = String(repeating: "word ", count: 40)
    let moved = try #require(MovedText(long))
    #expect(moved.title.count <= 80 && moved.title.hasSuffix("word") && moved.text == long)
    #expect(MovedText(" \n\n---\n") == nil)
    let item = try #require(MovedText("\n- a\n"))
    #expect(item.appended(to: "x\n- b\n\n") == "x\n- b\n- a")
    #expect(item.appended(to: "x") == "x\n\n- a" && item.appended(to: "\n") == "- a")
  }

  @Test func `what is cut in one note is pasted in another, and in fields`() throws {
    let stage = Stage(size: Size(60, 16))
    try stage.play("2aOne<Enter>some words<Shift+Home><Ctrl+X><Esc>aTwo <Ctrl+V><Enter><Ctrl+V>!<Esc>")
    #expect(text(of: "Two some words", stage) == "some words!")
    try stage.play("1a<Ctrl+V>")
    #expect(stage.frame.lines.contains { $0.contains("some words") })
    try stage.play("<Esc><Esc>2/<Ctrl+V>")
    #expect(stage.state.notes.browser.search?.field.text == "some words")
  }

  @Test func `several lines that were copied fill a field as a paste does`() throws {
    let stage = Stage(size: Size(60, 16))
    try stage.play("2aOne<Enter>a<Enter>b<Ctrl+A><Ctrl+C><Esc>a<Ctrl+V><Esc>")
    #expect(text(of: "a", stage) == "b", "the first line is the title")
  }
}
