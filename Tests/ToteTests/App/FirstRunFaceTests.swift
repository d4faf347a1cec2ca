import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// What stands there before there is anything: the tour, empty lists, no list.
@Suite struct FirstRunFaceTests {
  @Test func `the first run greets and says which key to press`() throws {
    assertFrames("welcome", try faces(DatabaseSnapshot(), sizes: Scene.sizes))
  }

  @Test func `the tour goes on by the keys it names`() throws {
    let stage = Stage(DatabaseSnapshot())
    var scenes: [Scene] = []
    for keys in ["a", "2 kg apples<Enter>", "<Esc>", "<Space>", "d", "u", "?", "<Esc>"] {
      try stage.play(keys)
      scenes.append(Scene(keys, stage.frame))
    }
    assertFrames("tour", scenes)
    #expect(stage.state.tour == nil)
  }

  @Test func `each step of the tour fits a small window`() throws {
    let keys = ["", "amilk<Enter><Esc>", "amilk<Enter><Esc><Space>", "amilk<Enter><Esc><Space>d"]
    assertFrames(
      "tour in a small window",
      try (keys + [keys[3] + "u"]).map { script in
        let stage = Stage(DatabaseSnapshot(), size: Size(40, 10))
        try stage.play(script)
        return Scene(script, stage.frame)
      })
  }

  @Test func `Escape ends the tour and says where the keys are`() throws {
    let stage = Stage(DatabaseSnapshot())
    try stage.play("<Esc>")
    assertFrame(stage.frame, "tour left")
  }

  @Test func `an empty list says what to press`() throws {
    assertFrames("empty", try faces(sizes: Scene.sizes))
  }

  @Test func `an empty list offers what was bought, once there is something`() throws {
    assertFrames("empty with a history", try faces(DatabaseSnapshot(["Groceries": []], bought: ["milk": 2])))
  }

  @Test func `without any list the way to one is said`() throws {
    assertFrames("no list", try faces(.toured, "D"))
    assertFrames(
      "no list to add to", try faces(.toured, after: ["Da", "Db", "D<Space>", "DL", "DR"], size: Size(60, 8)))
  }
}
