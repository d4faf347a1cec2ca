import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// What people do with a list: walk through the shop, change their minds, come back next week.
@Suite struct ShoppingStories {
  @Test func `ticking through the shop`() throws {
    let stage = Stage(.week, size: Size(64, 18))
    try tell(
      "through the shop", stage,
      ["<Space>", "<Space>", "<Space>", "<Space>", "jj", "<Space>", "k<Space><Space>", "X", "<Enter>"])
    #expect(stage.told == [])
  }

  @Test func `ticking in the middle of a long list scrolls nothing`() throws {
    let stage = Stage(.long(100), size: Size(40, 12))
    try stage.play("<pgdn><pgdn><pgdn>")
    for key in ["<Space>", "k<Space>", "d", "kkk<Space>", "vv<Space>"] {
      let top = stage.state.lists.cursor.position.top
      try stage.play(key)
      #expect(stage.state.lists.cursor.position.top == top, "\(key)")
    }
  }

  @Test func `a wrong delete is undone, and the cursor is where it was`() throws {
    let stage = Stage(.week, size: Size(64, 18))
    try tell("undoing a delete", stage, ["jj", "d", "d", "u", "u", "u"])
    #expect(stage.state.selectedItem?.name == "parsley")
    #expect(stage.told.count == 9)
  }

  @Test func `a second list, and things moved there`() throws {
    let stage = Stage(.week, size: Size(100, 18))
    try tell(
      "a second list", stage,
      ["N", "Market<Enter>", "<shift+tab>", "vv", "m", "j<Enter>", "<tab>", "L", "<Esc>"])
    #expect(stage.told == ["apples 2.5 kg", "bananas"])
  }

  @Test func `filtering, and ticking what was found`() throws {
    let stage = Stage(.week, size: Size(64, 18))
    try tell("filter and tick", stage, ["/", "m", "i", "<Enter>", "<Space>", "<Esc>"])
    #expect(stage.told.contains("x milk 2 l"))
  }

  @Test func `next week, buying it again`() throws {
    let stage = Stage(.week, size: Size(64, 18))
    try tell(
      "buying again", stage,
      ["<ctrl+a><Space>", "X<Enter>", "b", "<Space>", "<Space><Space>", "<Enter>", "<Esc>"])
    #expect(stage.told.count == 3)
  }
}
