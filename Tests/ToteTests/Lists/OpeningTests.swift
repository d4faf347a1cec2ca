import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What shows of a list after it is opened again, or after several items were added at once.
@Suite struct OpeningTests {
  private static let long = DatabaseSnapshot.lists([
    "Groceries": (10..<50).map { "thing \($0)" }, "Party": ["wine"],
  ])

  /// The first and the last item that show.
  private func ends(_ stage: Stage) -> [String] {
    let names = stage.frame.lines.filter { $0.contains("☐ ") }.map {
      $0.split(separator: "☐ ")[1].trimmingCharacters()
    }
    return [names.first, names.last].compactMap { $0 }
  }

  @Test
  func
    `who comes back from a store or another list sees the beginning, as far as the cursor can be seen too`()
    throws
  {
    for (there, back) in [("@Lidl<Enter>", "<Esc>"), ("", "<Tab><shift+tab>")] {
      let stage = Stage(Self.long, size: Size(80, 24))
      // The cursor is near the top of a list that has scrolled far.
      try stage.play("\(there)G" + String(repeating: "k", count: 12) + back)
      #expect(stage.selected == "thing 37", "\(back)")
      #expect(ends(stage).last == "thing 37", "\(back)")
      try stage.play("gjjj" + (there.isEmpty ? "<Tab><shift+tab>" : "@Lidl<Enter><wheel(down,5,5)>jj<Esc>"))
      #expect(ends(stage).first == "thing 10", "\(back)")
      #expect(stage.state.mistakes == [])
    }
  }

  @Test
  func `what was added at once shows as a whole where there is room, and else from the list's beginning`()
    throws
  {
    let stage = Stage(Self.long, size: Size(80, 24))
    try stage.play("G<paste(ant\nbee\ncow)><Enter>")
    #expect(stage.names.suffix(3) == ["ant", "bee", "cow"] && ends(stage).last == "cow")
    // The cursor is on the last item added, which may be above the others.
    try stage.play("sG<paste(zebra\naloe)><Enter>")
    #expect(stage.selected == "aloe" && stage.names.last == "zebra")
    #expect(ends(stage).first == "aloe", "not both have room")
    try stage.play("g<paste(thing 26a\nthing 14a)><Enter>")
    #expect(stage.selected == "thing 14a")
    #expect(ends(stage).last == "thing 26a")
    #expect(stage.state.mistakes == [])
  }

  @Test(arguments: ["Z", "D"])
  func `the only list comes back with the blank lines it had`(key: String) throws {
    let stage = Stage(.lists(["One": ["apples", "bread", "milk"]]), size: Size(80, 24))
    try stage.play("")
    #expect(stage.state.lists.spacing.isOn)
    try stage.play(key)
    #expect(stage.state.lists.list == nil)
    try stage.play("u")
    #expect(stage.state.lists.spacing.isOn && stage.names == ["apples", "bread", "milk"])
  }
}

extension Substring {
  fileprivate func trimmingCharacters() -> String {
    var text = self
    while text.last == " " || text.last == "│" || text.last == "┃" || text.last == "█" { text.removeLast() }
    return String(text)
  }
}
