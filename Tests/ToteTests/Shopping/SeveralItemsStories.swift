import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Adding several things with one line.
@Suite struct SeveralItemsStories {
  private static let line = "1 can tuna, 2 cans corn, 6 eggs"

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `the field says how many they are`(size: Size) throws {
    let stage = Stage(.groceries("milk"), size: size)
    try stage.play("a\(Self.line)")
    let shown = "3 items · 1 can tuna · 2 cans corn" + (size.width > 40 ? " · 6x eggs" : " …")
    #expect(stage.frame.lines.contains { $0.contains(shown) }, "\(stage.frame.lines)")
  }

  @Test func `Enter adds them in one step, and the field is ready for the next`() throws {
    let stage = try Stage.blind(.groceries("1 can corn"), "a\(Self.line)<Enter>")
    #expect(stage.names.sorted() == ["corn", "eggs", "tuna"])
    #expect(stage.field == "")
    #expect(stage.state.lines.items.first { $0.name == "corn" }?.amount == Amount("3 cans"))
    try stage.play("<Esc>u")
    #expect(stage.names == ["corn"])
  }

  @Test func `each is filled in as it was bought last`() throws {
    let stage = try Stage.blind(
      .groceries("2 cans corn @Lidl", "tea"), "gg<Space>X<Esc>gg", size: Size(80, 24))
    try stage.play("a1 l milk, 1 can corn<Enter>")
    #expect(stage.state.lines.items.first { $0.name == "corn" }?.store == "Lidl")
  }

  @Test func `in a paste each has a row, and an item that is edited stays one`() throws {
    let pasted = try Stage.blind(.groceries("tea"), "<paste \(Self.line)\\n2 kg flour>")
    guard case .pastePreview(let preview)? = pasted.state.overlay else { return #expect(Bool(false)) }
    #expect(preview.rows.map(\.item.name) == ["tuna", "corn", "eggs", "flour"])
    let edited = try Stage.blind(.groceries("tea"), "e<ctrl+u>1 can tuna, 2 cans corn<Enter>")
    #expect(edited.names.count == 1)
  }
}
