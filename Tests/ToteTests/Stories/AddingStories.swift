import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// What people do most: write things down.
@Suite struct AddingStories {
  @Test func `the first shopping, from an empty home`() throws {
    let stage = Stage(DatabaseSnapshot(), size: Size(64, 16))
    try tell(
      "first shopping", stage,
      ["", "a", "2 kg apples", "<Enter>", "milk<Enter>", "<Esc>", "<Space>", "d", "u", "?", "<Esc>", "q"])
    // The cursor was on milk, which was added last: Space ticked it, and the item that was deleted and restored came next.
    #expect(stage.told == ["apples 2 kg", "x milk"])
    #expect(stage.isOver)
  }

  @Test func `several things with amounts, one after the other`() throws {
    let stage = Stage(size: Size(64, 18))
    try tell(
      "several with amounts", stage,
      [
        "a", "2x milk<Enter>", "½ l cream<Enter>", "1 1/2 cups rice<Enter>", "eggs, beaten<Enter>",
        "500g minced meat @butcher 4.50€<Enter>", "<Esc>",
      ])
    #expect(
      stage.told == ["milk 2x", "cream 0.5 l", "eggs", "minced meat 500 g", "rice 1.5 cups"])
  }

  @Test func `a typing mistake is mended in place`() throws {
    let stage = Stage(.week, size: Size(64, 18))
    try tell(
      "mending a mistake", stage,
      ["j", "e", "<home><delete>B", "<end><backspace>", "<Enter>", "u"])
    #expect(stage.told[1] == "bananas")
  }

  @Test func `what is there already takes the amount in`() throws {
    let stage = Stage(.week, size: Size(64, 18))
    try tell(
      "adding what is there", stage,
      ["a500 g apples", "<Enter>", "eggs", "<Enter>", "bananas<Enter>", "<Esc>"])
    #expect(stage.told.first == "apples 3 kg")
    #expect(stage.told.contains("eggs 6x"))
  }

  @Test func `a recipe is pasted, looked at, and added in one step`() throws {
    let stage = Stage(.week, size: Size(64, 18))
    try tell(
      "pasting a recipe", stage,
      ["<paste - 250 g flour\\n- ½ l milk\\n- 3 eggs\\n- 1 pinch salt\\n>", "<Enter>", "u", "<ctrl+r>"])
    #expect(stage.told.contains("milk 2.5 l"))
  }
}
