import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Everything that is drawn can be pressed: hints of the footer, the scroll bar, the content of overlays and what is beside them.
/// A double click edits.
@Suite struct PressedPartsTests {
  private static func column(of text: String, in line: String) throws -> Int {
    String(line[..<(try #require(line.range(of: text)).lowerBound)]).columns
  }

  @Test func `a hint of the footer does what its key does`() throws {
    for (hint, keys) in [
      ("a add", "a"), ("e edit", "e"), ("d delete", "d"), ("? help", "?"), ("2 Notes", "2"),
    ] {
      let (pressed, typed) = (Stage(.week), Stage(.week))
      try pressed.play("j")
      let column = try Self.column(of: hint, in: pressed.frame.lines[23])
      try pressed.play("<click \(column),23>")
      try typed.play("j" + keys)
      #expect(pressed.frame == typed.frame, "\(hint)")
    }
  }

  @Test func `it is heard while something is typed too`() throws {
    let stage = Stage(.week)
    try stage.play("a3 kg figs")
    try stage.play("<click \(try Self.column(of: "Enter", in: stage.frame.lines[23])),23>")
    #expect(stage.state.workspace.records.items(of: DatabaseSnapshot.list(0)).contains { $0.name == "figs" })
  }

  @Test func `a double click edits, and two clicks far apart do not`() throws {
    let stage = Stage(.week)
    try stage.play("<click 12,4><click 12,4>")
    guard case .itemEditor? = stage.state.lists.panel else {
      Issue.record("not edited")
      return
    }
    let slow = Stage(.week)
    try slow.play("<click 12,4><wait 1s><click 12,4>")
    #expect(slow.state.lists.panel == nil)
    let two = Stage(.week)
    try two.play("<click 12,4><click 12,3>")
    #expect(two.state.lists.panel == nil)
  }

  @Test func `a press on the scroll bar goes there`() throws {
    let stage = Stage(.lists(["Groceries": (0..<100).map { "thing \($0)" }]), size: Size(60, 14))
    try stage.play("")
    let bottom = stage.state.layout.content.bottom - 1
    try stage.play("<click 59,\(bottom)>")
    #expect(stage.frame.lines.contains { $0.contains("thing 99") })
    try stage.play("<click 59,2>")
    #expect(stage.frame.lines.contains { $0.contains("thing 0 ") })
    try stage.play("<click 59,4><drag 59,6><drag 20,\(bottom)>")
    #expect(stage.frame.lines.contains { $0.contains("thing 99") })
  }

  @Test func `a row of an overlay is selected by a press, and chosen by the next`() throws {
    let stage = Stage(.house)
    try stage.play("L")
    let row = try #require(stage.frame.lines.lastIndex { $0.contains("Hardware store") })
    try stage.play("<click 20,\(row)>")
    #expect(stage.state.overlay != nil)
    #expect(stage.frame.lines[row].contains("▸ Hardware store"))
    try stage.play("<click 20,\(row)>")
    #expect(stage.state.overlay == nil)
    #expect(stage.state.openList?.name == "Hardware store")
  }

  @Test(arguments: ["L", "b", "?"])
  func `a press beside an overlay closes it, one on its lines does not`(key: String) throws {
    let stage = Stage(.house, size: Size(160, 30))
    try stage.play(key)
    let top = try #require(stage.frame.lines.firstIndex { $0.contains("╭") })
    let left = try Self.column(of: "╭", in: stage.frame.lines[top])
    try stage.play("<click \(left),\(top)>")
    #expect(stage.state.overlay != nil)
    try stage.play("<click \(stage.state.layout.content.right - 1),\(stage.state.layout.content.top)>")
    #expect(stage.state.overlay == nil, "\(key)")
  }
}
