import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The list with something in it: rows, headings, order, selection.
@Suite struct ListFaceTests {
  @Test func `a list shows what is left under its categories, and the basket below`() throws {
    assertFrames("week", try faces(.week, sizes: Scene.sizes))
  }

  @Test func `a single item, then ticked`() throws {
    assertFrames("one item", try faces(DatabaseSnapshot(["Groceries": ["milk"]])))
    assertFrames("one item ticked", try faces(DatabaseSnapshot(["Groceries": ["milk"]]), "<Space>"))
  }

  @Test func `a long list says where one is in it`() throws {
    assertFrames(
      "long", try faces(.long(10_000), after: ["", "<pgdn>", "<pgdn><pgdn>k", "G"], size: Size(44, 12)))
  }

  @Test func `without groups the list is one, and sorted as one likes`() throws {
    assertFrames(
      "sorted",
      try faces(.week, after: ["", "s", "ss", "sss", "cc", "ccs", "ccss", "ccsss"], size: Size(64, 20)))
  }

  @Test func `what is marked is told in the gutter and below the list`() throws {
    assertFrames("selection", try faces(.week, "vjv"))
    assertFrames(
      "selected all",
      try faces(
        .week, after: ["<ctrl+a>", "<ctrl+a><ctrl+a>", "Vj", "vvd", "vvd<Esc>", "vv<Space>"],
        size: Size(60, 16)))
  }

  @Test func `prices are summed by currency, as far as there is room`() throws {
    let shop = DatabaseSnapshot([
      "Trip": ["bread 3.20€", "tea £4", "chocolate 7.50CHF", "rice ¥800", "x pens $2"]
    ])
    assertFrames("currencies", try faces(shop, sizes: [Size(40, 10), Size(60, 10), Size(80, 24)]))
  }

  @Test func `wide characters keep their columns`() throws {
    let shop = DatabaseSnapshot([
      "買い物 🛒": [
        "2 l 牛乳 @市場", "🍎🍏 1 kg", "crème fraîche 2€", "👨‍👩‍👧 family pack ×3 9.90€",
        "e\u{301}vier \u{202E}evil", "한국 김치 500 g !매운 것",
      ]
    ])
    assertFrames("wide characters", try faces(shop, sizes: [Size(40, 10), Size(80, 24), Size(100, 16)]))
  }

  @Test func `a long name goes on as far as nothing else stands there`() throws {
    let name = "extra long grain rice from the shop around the corner where it is cheapest on Mondays"
    let shop = DatabaseSnapshot([
      "A list with a name that is much longer than any header": [
        name, "12.5 kg \(name)", "\(name) 3€", "2 cans \(name) @Lidl 1.09€ !\(name)", "bread !\(name)",
      ]
    ])
    assertFrames("long names", try faces(shop, sizes: [Size(40, 10), Size(80, 24), Size(200, 60)]))
  }

  @Test func `undo and redo say what they did, and bring it before the eyes`() throws {
    assertFrames(
      "undo", try faces(.week, after: ["d", "du", "du<ctrl+r>", "u", "<ctrl+r>"], size: Size(60, 16)))
  }

  @Test func `clearing, copying and moving rows are told`() throws {
    assertFrames(
      "acts",
      try faces(
        .week, after: ["X", "X<Enter>", "y", "Y", "J", "sJ", "X<Enter>X", "vvJ", "#"], size: Size(60, 16)))
  }
}
