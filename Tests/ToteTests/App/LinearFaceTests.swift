import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The screen as it is heard: one thing below the other, and in the last line what is new.
@Suite struct LinearFaceTests {
  private static let house = "a500 g apples<Enter>2 l milk 2.40€<Enter>bread @Bakery<Enter><Esc>"

  private func scenes(_ size: Size, _ scripts: [String]) throws -> [Scene] {
    let stage = Stage(notes: Note.records, size: size, linear: true)
    return try scripts.map { script in
      try stage.play(script)
      return Scene(script, stage.frame)
    }
  }

  @Test(arguments: [Size(40, 10), Size(120, 24)])
  func `a list, a walk through a store, and notes`(_ size: Size) throws {
    assertFrames(
      "linear \(size)",
      try scenes(
        size,
        [Self.house, "j<Space>", "u", "@", "<Esc>", "?", "<Esc>", "2", "<Enter>", "e", "<Esc><Esc>", "/milk"])
    )
  }

  @Test func `no frame has a line, a block or braille`() throws {
    for size in [Size(40, 10), Size(120, 40), Size(200, 60)] {
      for scene in try scenes(
        size, [Self.house, "L", "<Esc>@", "<Esc>b", "<Esc>?", "<Esc>2", "<Enter>", "<Esc>3"])
      {
        let drawn = scene.frame.lines.joined().unicodeScalars.filter {
          (0x2500...0x259F).contains($0.value) || (0x2800...0x28FF).contains($0.value)
        }
        #expect(drawn.isEmpty, "\(size) \(scene.label): \(String(String.UnicodeScalarView(drawn)))")
      }
    }
  }

  @Test func `what is new is said once, and what the cursor is on isn't`() throws {
    let stage = Stage(size: Size(60, 16), linear: true)
    func said() -> String { stage.frame.lines.last ?? "" }
    try stage.play("amilk<Enter><Esc><Space>")
    #expect(said().contains("1/1") && !said().contains("milk"), "\(said())")
    try stage.play("u")
    #expect(said().hasPrefix("Undid: ticking “milk”. Ctrl+R redoes it."), "\(said())")
    try stage.play("?")
    try stage.play("<Esc>")
    #expect(!said().contains("Undid"), "\(said())")
  }
}
