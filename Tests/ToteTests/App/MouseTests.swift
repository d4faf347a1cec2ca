// What a press or the wheel means: reducers are told what was hit, by its name, and never a point.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct MouseTests {
  private func stage(_ keys: String = "", _ size: Size = Size(80, 20)) throws -> Stage {
    let stage = Stage(.house, notes: Note.records, size: size)
    try stage.play(keys)
    return stage
  }

  /// What a press means on the first letter of words that stand on the screen, or some columns beside it.
  private func press(
    _ words: String, in stage: Stage, column: Int = 0, button: Event.Button = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> AppAction? {
    let lines = stage.frame.lines
    let row = try #require(
      lines.firstIndex { $0.contains(words) }, "\(words) is not on the screen", sourceLocation: sourceLocation
    )
    let line = lines[row]
    let place = line[..<line.firstRange(of: words)!.lowerBound].columns
    return stage.meaning(of: .click(button, Point(place + column, row)))
  }

  @Test func `a row of the list, and the box in it`() throws {
    let stage = try stage()
    // Each item has a heading, and each heading but the first a blank line above it.
    #expect(try press("apples", in: stage) == .lists(.linePressed(1)))
    #expect(try press("milk", in: stage) == .lists(.linePressed(4)))
    #expect(try press("✓ bread", in: stage) == .lists(.boxPressed(line: 7)))
    #expect(try press("✓ bread", in: stage, column: -1) == .lists(.boxPressed(line: 7)))
    #expect(try press("✓ bread", in: stage, column: 2) == .lists(.linePressed(7)))
  }

  @Test func `a list of the sidebar, and the notes below them`() throws {
    let stage = try stage("", Size(100, 20))
    #expect(try press("Hardware", in: stage) == .sidebarPressed(.entry(1)))
    #expect(try press("Notes", in: stage) == .sidebarPressed(.entry(2)))
    #expect(try press("Lists", in: stage) == nil)
    #expect(stage.meaning(of: .click(.left, Point(4, 15))) == nil)
    // Beside it the list is as ever.
    #expect(try press("milk", in: stage) == .lists(.linePressed(4)))
  }

  @Test func `a tab of the header`() throws {
    let stage = try stage()
    #expect(try press("Groceries", in: stage) == .headerPressed(0))
    #expect(try press("Hardware", in: stage) == .headerPressed(1))
    #expect(try press("Notes", in: stage) == .headerPressed(2))
    #expect(try press("1/", in: stage) == nil)
    // The line below the names is no tab.
    #expect(stage.meaning(of: .click(.left, Point(2, 1))) == nil)
    #expect(try press("Groceries", in: try self.stage("2")) == .headerPressed(0))
  }

  @Test func `a row of the notes`() throws {
    let stage = try stage("2")
    for (row, id) in stage.state.notes.browser.shown.prefix(3).enumerated() {
      let name = try #require(stage.state.workspace.records.notes[id]?.name)
      // The row of the cursor opens.
      let pressed = NoteScreenAction.browser(.rowPressed(row))
      #expect(try press(String(name.prefix(8)), in: stage) == .notes(row == 0 ? .opened : pressed))
    }
  }

  @Test func `a row of the note that is read`() throws {
    let stage = try stage("2G<Enter>")
    #expect(stage.state.currentNote?.title == "Lentil soup")
    let reader = try #require(stage.state.notes.reader)
    let row = try #require(
      (0..<20).first { row in
        var pager = reader.pager
        pager.select(pager.position.top + row)
        return pager.line?.text.contains("To buy") == true
      })
    #expect(try press("To buy", in: stage) == .notes(.reader(.linePressed(reader.pager.position.top + row))))
    // Beside the text there is nothing to press.
    #expect(stage.meaning(of: .click(.left, Point(0, 8))) == nil)
  }

  @Test func `a box and a link of the note that is read`() throws {
    let stage = try stage("2G<Enter>")
    let top = try #require(stage.state.notes.reader).pager.position.top
    let row = try #require(stage.frame.lines.firstIndex { $0.contains("☐ 250 g") })
    let first = try #require(stage.frame.lines.firstIndex { $0.contains("For four") })
    let line = top + 2 + row - first
    #expect(try press("☐ 250 g", in: stage) == .notes(.reader(.boxPressed(line: line))))
    #expect(try press("☐ 250 g", in: stage, column: 3) == .notes(.reader(.linePressed(line))))
    // The address is on the line, too.
    let linked = first + (stage.frame.lines[first].contains("Kitchen stock.") ? 0 : 1)
    let meaning = NoteReaderAction.linkPressed(line: top + 2 + linked - first, link: 1)
    #expect(try press("Kitchen stock.", in: stage) == .notes(.reader(meaning)))
    try stage.play("<click \(try place("☐ 250 g", in: stage))>")
    #expect(stage.state.currentNote?.text.contains("- [x] 250 g red lentils") == true)
    try stage.play("<click \(try place("Kitchen stock.", in: stage))>")
    #expect(stage.state.notes.reader?.note.title == "Kitchen stock")
    try stage.play("<Esc><Esc>")
    let other = try #require(stage.state.notes.browser.shown.firstIndex { $0 == Note.records[1].id })
    #expect(other != stage.state.notes.browser.position.selected)
    let at = try place("Kitchen stock", in: stage)
    try stage.play("<click \(at)>")
    #expect(stage.state.notes.reader == nil)
    try stage.play("<click \(at)>")
    #expect(stage.state.notes.reader?.note.title == "Kitchen stock")
  }

  private func place(_ words: String, in stage: Stage) throws -> String {
    let lines = stage.frame.lines
    let row = try #require(lines.firstIndex { $0.contains(words) })
    return "\(lines[row][..<lines[row].firstRange(of: words)!.lowerBound].columns),\(row)"
  }

  @Test func `what is pressed is done`() throws {
    let stage = try stage("", Size(100, 20))
    func play(_ words: String, column: Int = 0) throws {
      let lines = stage.frame.lines
      let row = try #require(lines.firstIndex { $0.contains(words) })
      let place = lines[row][..<lines[row].firstRange(of: words)!.lowerBound].columns + column
      try stage.play("<click \(place),\(row)>")
    }
    try play("☐ milk")
    #expect(stage.told.contains("x milk"))
    try play("bread")
    #expect(stage.selected == "bread")
    try play("Hardware")
    #expect(stage.list == "Hardware store")
    try play("Notes")
    #expect(stage.state.tab == .notes)
    try play("Kitchen stock")
    #expect(stage.state.selectedNote?.title == "Kitchen stock")
  }

  @Test func `the wheel scrolls what is seen by three rows`() throws {
    for (keys, embed) in [
      ("", { .lists(.wheelTurned(by: $0)) }), ("2", { .notes(.browser(.wheelTurned(by: $0))) }),
      ("2G<Enter>", { .notes(.reader(.moved(by: $0))) }),
    ] as [(String, (Int) -> AppAction)] {
      let stage = try stage(keys)
      #expect(stage.meaning(of: .wheel(.down, Point(5, 5))) == embed(3))
      #expect(stage.meaning(of: .wheel(.up, Point(5, 5))) == embed(-3))
    }
  }

  @Test(
    "what is below is not pressed while something is typed, or stands over it",
    arguments: ["a", "e", "/x", "N", "R", "L", "m", "?", "<paste a\\nb>", "2/x", "2a", "2#", "2?"])
  func busy(keys: String) throws {
    let stage = try stage(keys)
    for row in 0..<20 {
      for column in [0, 3, 12, 30] {
        switch stage.meaning(of: .click(.left, Point(column, row))) {
        // A text that is open hears the mouse itself.
        case .overlay?, .notes(.editor)?, nil: break
        case let action?: Issue.record("\(action) at \(column), \(row)")
        }
      }
    }
    switch stage.meaning(of: .wheel(.down, Point(5, 5))) {
    // What stands over it scrolls.
    case .overlay?, .notes(.editor)?, nil: break
    case let action?: Issue.record("\(action) of the wheel")
    }
  }

  @Test func `other buttons, letting go, keys, and a program that is still loading hear nothing`() throws {
    let stage = try stage()
    #expect(try press("milk", in: stage, button: .right) == nil)
    #expect(stage.meaning(of: .release(.left, Point(12, 5))) == nil)
    #expect(stage.meaning(of: .key("a")) == nil)
    #expect(Stage(.house).meaning(of: .click(.left, Point(12, 5))) == nil)
  }
}
