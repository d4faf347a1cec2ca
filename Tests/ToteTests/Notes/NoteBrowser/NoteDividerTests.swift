// The divider between the list of notes and the page.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteDividerTests {
  private func stage(_ size: Size) throws -> Stage {
    let stage = Stage(notes: Note.records, size: size)
    try stage.play("2")
    return stage
  }

  /// The column of the divider in the middle of the screen.
  private func divider(_ stage: Stage) -> Int? {
    let line = stage.frame.lines[stage.frame.lines.count / 2]
    return line.lastIndex(of: "│").map { String(line[..<$0]).columns }
  }

  @Test func `it moves by keys, and back to its place`() throws {
    let stage = try stage(Size(120, 20))
    let usual = try #require(divider(stage))
    try stage.play("<Alt+Right><Alt+Right>")
    #expect(divider(stage) == usual + 4)
    try stage.play("<Alt+Left><Alt+Left><Alt+Left>")
    #expect(divider(stage) == usual - 2)
    try stage.play("<Alt+=>")
    #expect(divider(stage) == usual)
  }

  @Test func `it is dragged, and neither side goes away`() throws {
    let stage = try stage(Size(120, 20))
    let usual = try #require(divider(stage))
    try stage.play("<click \(usual),10><drag left,\(usual + 9),10><release left,\(usual + 9),10>")
    #expect(divider(stage) == usual + 9)
    try stage.play("<click \(usual + 9),10><drag left,0,10><release left,0,10>")
    let least = try #require(divider(stage))
    #expect((1..<usual).contains(least))
  }

  @Test func `where there is no divider the key says why`() throws {
    let stage = try stage(Size(60, 20))
    let before = stage.frame
    try stage.play("<Alt+Right>")
    #expect(stage.frame.lines.contains { $0.contains("90 columns") })
    try stage.play("j")
    #expect(before.lines[0] == stage.frame.lines[0])
  }
}
