import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel

/// The stock on the screen.
@Suite struct HomeTests {
  private static let now = Moment(day: "2026-12-01")!

  private func stage(_ lines: [String], _ script: String, size: Size = Size(80, 24)) throws -> Stage {
    let contents = DatabaseSnapshot.lists(["Groceries": lines], plain: true)
    let stage = Stage(contents, size: size) { $0.edits.now = { Self.now } }
    try stage.play(script)
    return stage
  }

  private func home(_ stage: Stage) -> [String] {
    stage.state.workspace.records.items(of: ShoppingList.homeID).map(\.name)
  }

  @Test func `one key opens the stock and leads back`() throws {
    let stage = try stage(["milk"], "h")
    #expect(stage.state.lists.list == ShoppingList.homeID)
    #expect(stage.frame.lines.contains { $0.contains("Nothing at home yet") })
    #expect(stage.state.workspace.openLists.count == 1)
    try stage.play("h")
    #expect(stage.state.lists.list == stage.state.workspace.openLists[0].id)
  }

  @Test func `what is added keeps until its day, said in words`() throws {
    let stage = try stage([], "ha2 l milk @fridge until 3 Dec<Enter>rice !2027-06-01<Enter><Esc>")
    let lines = stage.frame.lines
    #expect(lines.contains { $0.contains("milk") && $0.contains("ends in 2 days") && $0.contains("@fridge") })
    #expect(lines.contains { $0.contains("rice") && $0.contains("until 2027-06-01") })
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `it shows places, and what ends soon in words`(size: Size) throws {
    let lines = ["2 l milk @fridge until 3 Dec", "500 g peas @freezer", "eggs !2026-11-20, brown", "flour"]
    let stage = try stage([], "ha" + lines.map { $0 + "<Enter>" }.joined() + "<Esc>c", size: size)
    assertFrame(stage.frame, "at home \(size.width)x\(size.height)")
  }

  @Test func `the question names what is there already`() throws {
    let stage = try stage(["2 l milk @Lidl", "soap"], "ha1 l milk<Enter><Esc>hg<Space><Space>X")
    assertFrame(stage.frame, "what goes home")
  }

  @Test func `clearing asks once what goes home`() throws {
    let stage = try stage(["milk", "soap"], "hh<Space><Space>X")
    guard case .pastePreview? = stage.state.overlay else { throw Missing() }
    try stage.play("j<Space><Enter>")
    #expect(home(stage) == ["milk"])
    #expect(stage.message == "Now at home: milk. u undoes.")
    try stage.play("amilk<Enter>soap<Enter><Esc>g<Space><Space>X")
    #expect(stage.state.overlay == nil && home(stage) == ["milk"])
  }

  private struct Missing: Error {}

  @Test func `a household without a stock is not asked`() throws {
    let stage = try stage(["milk"], "<Space>X")
    #expect(stage.state.overlay == nil)
  }

  @Test func `space uses up, and undo brings it back`() throws {
    let stage = try stage(["bread"], "hamilk<Enter><Esc><Space>")
    #expect(home(stage) == [])
    #expect(stage.message == "Used up “milk”: back on “Groceries”. u undoes.")
    #expect(
      stage.state.workspace.records.items(of: stage.state.workspace.openLists[0].id).map(\.name) == [
        "bread", "milk",
      ])
    try stage.play("u")
    #expect(home(stage) == ["milk"])
  }

  @Test func `a recipe begins without what is at home, for as many as are asked`() throws {
    let note = Note.sample(1, "Cake", "serves: 4\n\n- [ ] 400 g flour\n- [ ] butter\n- [ ] milk")
    let contents = DatabaseSnapshot.lists(["Groceries": []], plain: true)
    let stage = Stage(contents, notes: [note], size: Size(80, 24)) { $0.edits.now = { Self.now } }
    try stage.play("ha500 g flour<Enter>butter<Enter><Esc>2S")
    func rows() throws -> [String] {
      guard case .pastePreview(let preview)? = stage.state.overlay else { throw Missing() }
      return preview.rows.map { ($0.isKept ? "✓ " : "") + $0.item.description }
    }
    #expect(try rows() == ["400 g flour", "butter", "✓ milk"])
    #expect(stage.frame.lines.contains { $0.contains("flour") && $0.contains("500 g at home") })
    try stage.play("8")
    #expect(try rows() == ["✓ 300 g flour", "butter", "✓ milk"])
    try stage.play("<Backspace>4<Space>")
    #expect(try rows()[0] == "✓ 400 g flour")
    try stage.play("<Esc><Enter>K")
    #expect(stage.message == "Taken from home: flour. u undoes.")
    let flour = try #require(stage.state.workspace.records.atHome("flour").first)
    #expect(flour.amount?.description == "100 g")
    try stage.play("u")
    #expect(stage.state.tab == .notes)
    #expect(stage.state.workspace.records.atHome("flour").first?.amount?.description == "500 g")
  }

  @Test func `what ends soon is in Today, with the recipes that use it, and leads there`() throws {
    let notes = [
      Note.sample(1, "Cake", "serves: 4\n\n- [ ] 400 g flour\n- [ ] milk"),
      Note.sample(2, "Soup", "- [ ] 2 carrots"),
    ]
    let contents = DatabaseSnapshot.lists(["Groceries": []], plain: true)
    let stage = Stage(contents, notes: notes, size: Size(80, 24)) { $0.edits.now = { Self.now } }
    try stage.play("ha2 l milk until 3 Dec<Enter>rice !2026-12-24<Enter><Esc>hw")
    let line = try #require(stage.frame.lines.first { $0.contains("2 l milk") })
    #expect(line.contains("ends in 2 days · Cake"))
    #expect(!stage.frame.lines.contains { $0.contains("rice") })
    try stage.play("j<Enter>")
    #expect(stage.state.overlay == nil && stage.state.lists.list == ShoppingList.homeID)
  }

  @Test func `undoing what was cleared leads back to its list, though things went home with it`() throws {
    let stage = try stage(["milk"], "hamilk<Enter><Esc>h<Space>X<Enter>amilk<Enter><Esc><Space>X")
    #expect(stage.state.overlay == nil && stage.names == [])
    try stage.play("u")
    #expect(stage.state.lists.list == stage.state.workspace.openLists[0].id && stage.names == ["milk"])
  }
}
