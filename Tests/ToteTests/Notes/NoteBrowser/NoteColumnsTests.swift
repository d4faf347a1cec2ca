// Properties as columns of the list of notes.

import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteColumnsTests {
  private static let notes: [Note] = [
    ("Leek soup", "rating: 4\nstatus: to try\ndue: 2026-12-01\ndone: true"),
    ("Bean stew", "rating: 10\nstatus: done"),
    ("Tea", ""), ("京都の牛丼 🍲", "rating: 9\nstatus: in progress"),
  ].enumerated().map { index, note in
    Note(
      id: .sample(UInt64(index + 1)), title: note.0,
      created: Moment(milliseconds: 1_789_000_000_000 - Int64(index)),
      properties: NoteProperties(note.1))
  }

  private func stage(_ keys: String, size: Size = Size(100, 24), notes: [Note] = notes) throws -> Stage {
    let stage = Stage(notes: notes, size: size)
    try stage.play("2" + keys)
    return stage
  }

  private func names(_ stage: Stage) -> [String] { stage.state.noteNames }

  @Test func `the usual properties become columns, and the list a list again`() throws {
    let stage = try stage("v")
    let head = try #require(stage.frame.lines.first { $0.contains("rating") })
    #expect(head.contains("status"))
    assertFrame(stage.frame, "columns")
    try stage.play("v")
    #expect(stage.frame.lines.allSatisfy { !$0.contains("rating") })
  }

  @Test func `they are sorted by each column in both directions, with what has none last`() throws {
    let stage = try stage("vsss")
    #expect(names(stage) == ["Leek soup", "京都の牛丼 🍲", "Bean stew", "Tea"])
    #expect(stage.frame.lines.contains { $0.contains("rating ▴") })
    try stage.play("s")
    #expect(names(stage) == ["Bean stew", "京都の牛丼 🍲", "Leek soup", "Tea"])
    try stage.play("s")
    #expect(names(stage).first == "Bean stew", "by status")
    try stage.play("ssss")
    #expect(stage.state.workspace.records.noteColumnOrder != nil || names(stage).first == "Leek soup")
  }

  @Test func `a press on a head sorts by it, and another the other way round`() throws {
    let stage = try stage("v")
    let row = try #require(stage.frame.lines.firstIndex { $0.contains("rating") })
    let before = stage.frame.lines[row].split(separator: "rating", omittingEmptySubsequences: false)[0]
    try stage.play("<click \(String(before).columns + 1),\(row)>")
    #expect(names(stage).first == "Leek soup")
    try stage.play("<click \(String(before).columns + 1),\(row)>")
    #expect(names(stage).first == "Bean stew")
  }

  @Test func `where no note has any, the key says so`() throws {
    let stage = try stage("v", notes: [.sample(1, "Plain")])
    #expect(stage.frame.lines.contains { $0.contains("No note has properties") })
    #expect(!stage.state.workspace.records.showsNoteColumns)
  }

  @Test func `the cursor and the wheel reach every row below the heads`() throws {
    let many = (1...40).map { number in
      Note(
        id: .sample(UInt64(number)), title: "Note \(number)", created: Moment(milliseconds: Int64(number)),
        properties: NoteProperties("rating: \(number)"))
    }
    let stage = try stage("vG", size: Size(40, 10), notes: many)
    #expect(stage.frame.lines.contains { $0.contains("▸ Note 1 ") })
    assertFrame(stage.frame, "small")
  }
}
