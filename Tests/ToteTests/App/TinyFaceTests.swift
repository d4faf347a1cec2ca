import Loop
import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// Windows that are too small for anything: nothing traps, and what matters most is what is left.
@Suite struct TinyFaceTests {
  /// Every face there is.
  static let scripts = [
    "", "G", "v", "a", "aapples", "aapp", "e", "/", "/m", "/zz", "/m<Enter>", "?", "?<pgdn>", "L", "m", "b",
    "N", "R",
    "D", "d", "<Space>", "<paste a\\nb\\nc>",
  ]

  /// Every height at some widths, and every width at some heights.
  static let sizes: [Size] = {
    let (widths, heights) = ([1, 2, 3, 4, 5, 8, 12, 20, 21, 24, 40, 65, 100], 1...15)
    let few: (widths: Set, heights: Set) = ([1, 8, 21, 40], [1, 3, 6, 9])
    return heights.flatMap { height in
      widths.filter { few.widths.contains($0) || few.heights.contains(height) }.map { Size($0, height) }
    }
  }()

  @Test(arguments: scripts)
  func `no size traps`(script: String) throws {
    for contents in [DatabaseSnapshot.week, DatabaseSnapshot()] {
      let stage = Stage(contents, size: Size(30, 8), keepsShots: false)
      try stage.play(script)
      let environment = ToteEnvironment.preview(contents, clock: ContinuousClock())
      for size in Self.sizes {
        var app = stage.state
        _ = appReducer(&app, .resized(size), environment)
        let frame = Frame(AppView(app), size: app.lists.screen)
        // In a single column there may be room for the caret alone.
        let shows = frame.cursor != nil || frame.lines.contains { $0.contains { $0 != " " } }
        #expect(shows, "\(script) at \(app.lists.screen)")
      }
    }
  }

  @Test func `a window may shrink and grow while the program runs`() throws {
    let stage = Stage(.week)
    for script in Self.scripts {
      try stage.play("\(script)<resize 1x1>j<resize 200x60><resize 3x2>k<resize 40x10><Esc><Esc>")
    }
    #expect(!stage.isOver)
  }

  @Test func `what is left in tiny windows`() throws {
    let sizes = [Size(1, 1), Size(4, 2), Size(8, 3), Size(12, 4), Size(20, 6), Size(21, 7), Size(30, 8)]
    for (name, script) in [("list", ""), ("field", "a1 kg apples"), ("lists", "L"), ("help", "?")] {
      assertFrames(
        "tiny \(name)",
        try sizes.map { size in
          let stage = Stage(.week, size: size)
          try stage.play(script)
          return Scene("\(size)", stage.frame)
        })
    }
  }
}
