import Testing

@testable import Tote
@testable import ToteModel

/// A store is called as it was first written, and a category too.
@Suite struct StoreSpellingTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  private func parsed(_ lines: String...) throws -> [ParsedItem] {
    try lines.map { try #require(ParsedItem($0)) }
  }

  private func stores(_ workspace: Workspace) -> [String] {
    workspace.records.lists.flatMap { workspace.records.items(of: $0.id).compactMap(\.store) }
  }

  @Test func `what is typed in another case is the same store`() throws {
    let contents = DatabaseSnapshot.lists(
      ["One": ["onions @Market", "nails"], "Two": ["glue @BUT"]], plain: true)
    var workspace = Workspace.with(contents)
    _ = try workspace.addItems(
      parsed("milk @market", "tea @MARKET", "rice @new", "jam @New", "wine @but"), to: contents.lists[0].id,
      context)
    #expect(stores(workspace) == ["Market", "Market", "Market", "new", "new", "BUT", "BUT"])
    let nails = workspace.line(of: contents.items[1])
    _ = try workspace.editItem(nails, to: parsed("nails @marKET")[0], context)
    #expect(workspace.records[item: contents.items[1].id]?.store == "Market")
  }

  @Test func `what was bought there and cleared says how it is called, too`() throws {
    let contents = DatabaseSnapshot.lists(["One": ["onions @Market"]], plain: true)
    var workspace = Workspace.with(contents)
    workspace.tickItems(contents.items, to: true, context)
    _ = workspace.clearTicked(on: contents.lists[0].id, context)
    _ = try workspace.addItems(parsed("milk @market"), to: contents.lists[0].id, context)
    #expect(stores(workspace) == ["Market"])
  }

  @Test func `the only line that names a store can be put right`() throws {
    let contents = DatabaseSnapshot.lists(["One": ["onions @lidl"]], plain: true)
    var workspace = Workspace.with(contents)
    workspace.tickItems(contents.items, to: true, context)
    let item = try #require(workspace.records[item: contents.items[0].id])
    _ = try workspace.editItem(workspace.line(of: item), to: parsed("onions @Lidl")[0], context)
    #expect(stores(workspace) == ["Lidl"])
    _ = try workspace.addItems(parsed("milk @lidl"), to: contents.lists[0].id, context)
    #expect(stores(workspace) == ["Lidl", "Lidl"])
  }

  @Test func `the field says it as it is called, and so does the list`() throws {
    let stage = try Stage.blind(.groceries("onions @Market", "food #Pets"), "amilk @market<Enter>")
    #expect(stage.state.selectedItem?.store == "Market")
    try stage.play("toy #pets<Enter>")
    #expect(stage.state.selectedItem?.category?.title == "Pets")
    // Also when nothing of it is to buy any more.
    try stage.play("<Esc><ctrl+a> Xaball #PETS @MARKET<Enter>")
    #expect(stage.state.selectedItem?.category?.title == "Pets")
    #expect(stage.state.selectedItem?.store == "Market")
  }
}
