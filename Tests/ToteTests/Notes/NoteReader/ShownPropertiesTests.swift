// Properties above a note that is read.

import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct ShownPropertiesTests {
  private static let notes = [
    Note(
      id: .sample(1), title: "Leek soup", text: "Chop [[Leeks]].\n\nBoil.", tags: ["soup"],
      created: Moment(milliseconds: 1_790_000_000_000), aliases: ["Potage"],
      properties: NoteProperties(
        """
        title: Leek soup
        tags: [soup]
        aliases: [Potage]
        rating: 4
        done: true
        tried: false
        due: 2026-12-01
        up: "[[Soups]]"
        genre: [winter, "[[Quick|quick]]"]
        source: https://example.org/soup
        nested:
          a: 1
        rating: 5
        empty:
        """)),
    Note(id: .sample(2), title: "Soups", text: "All.", created: .zero),
    Note(id: .sample(3), title: "Quick", text: "Fast.", created: .zero),
    Note(id: .sample(4), title: "Leeks", text: "Plain.", created: .zero),
  ]

  private func stage(_ size: Size = Size(100, 24), _ keys: String = "") throws -> Stage {
    let stage = Stage(notes: Self.notes, size: size)
    try stage.play("2g<Enter>" + keys)
    return stage
  }

  private func row(_ stage: Stage, _ text: String) -> Int? {
    stage.frame.lines.firstIndex { $0.contains(text) }
  }

  private func press(_ text: String, _ stage: Stage) throws {
    let place = try #require(row(stage, text))
    let before = stage.frame.lines[place].split(separator: text, omittingEmptySubsequences: false)[0]
    try stage.play("<click \(String(before).columns + 1),\(place)>")
  }

  @Test func `they stand in a line, without what shows anyway`() throws {
    let stage = try stage()
    let line = try #require(stage.frame.lines.first { $0.contains("done") })
    #expect(line.contains("+ done ✓ · tried ☐ · due 2026-12-01 · up Soups · genre winter, quick"))
    #expect(!line.contains("title") && !line.contains("tags") && !line.contains("Potage"))
    assertFrame(stage.frame, "folded")
  }

  @Test func `a key unfolds them until it folds them, in every note and while the app runs`() throws {
    let stage = try stage(Size(100, 30), "v")
    #expect(row(stage, "due     2026-12-01") != nil && row(stage, "rating  5") != nil)
    #expect(row(stage, "nested  a: 1") != nil)
    assertFrame(stage.frame, "unfolded")
    try stage.play("<Esc>j<Enter>")
    #expect(stage.frame.lines.allSatisfy { !$0.contains("done") }, "a note without any shows none")
    try stage.play("<Esc>g<Enter>")
    #expect(row(stage, "due     2026-12-01") != nil)
    try stage.play("v")
    #expect(row(stage, "due     2026-12-01") == nil)
  }

  @Test func `a press unfolds them, and one on a link follows it`() throws {
    let stage = try stage()
    try press("+ done", stage)
    #expect(stage.state.notes.unfoldsProperties)
    try press("Soups", stage)
    #expect(stage.state.currentNote?.title == "Soups")
    try stage.play("<Esc>")
    #expect(stage.state.currentNote?.title == "Leek soup")
  }

  @Test func `above the first link of the text, Shift and Tab goes to those of properties`() throws {
    let stage = try stage(Size(100, 30))
    func link() -> Int? { stage.state.notes.reader?.properties.link }
    try stage.play("<shift+tab>")
    #expect(link() == 2)
    try stage.play("<shift+tab>")
    #expect(link() == 1)
    try stage.play("<Enter>")
    #expect(stage.state.currentNote?.title == "Quick")
    try stage.play("<Esc><shift+tab><tab><Enter>")
    #expect(link() == nil && stage.state.currentNote?.title == "Leeks")
  }

  @Test(arguments: [Size(40, 10), Size(20, 6), Size(200, 60), Size(10, 3)])
  func `they leave the text room on every screen`(size: Size) throws {
    let stage = try stage(size, "v")
    let reader = try #require(stage.state.notes.reader)
    let page = reader.page(in: Rect(stage.state.notes.size))
    #expect(page.text.height >= page.properties.height && reader.pager.size == page.text.size)
    if size == Size(40, 10) { assertFrame(stage.frame, "small") }
  }

  @Test func `what changes shows at once`() throws {
    var reader = NoteReader(Self.notes[0], size: Size(80, 20))
    var note = Self.notes[0]
    note.properties.set("rating", to: .number(1))
    reader.update(note, size: Size(80, 20))
    #expect(reader.properties.rows.contains { $0.name == "rating" && $0.value == .number(1) })
    note.properties = NoteProperties()
    reader.update(note, size: Size(80, 20))
    #expect(reader.properties.lineCount == 0 && reader.properties.lines(in: Size(80, 1)).isEmpty)
  }
}
