import Testing

@testable import Tote
@testable import ToteModel

/// Two lines of one thing that do not add up: 1 kg of onions at the market, and three for a soup.
@Suite struct LinesBesideTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  private func workspace(knowing amount: String?) -> (Workspace, [Item]) {
    var contents = DatabaseSnapshot.lists(["One": ["1 kg onions @Market 2€", "3 onions @Lidl"]], plain: true)
    if let amount {
      contents.purchases = [
        Purchase(
          name: "onions", last: .zero,
          details: ItemDetails(amount: Amount(amount), store: "Market", price: Price("2€")))
      ]
    }
    return (.with(contents), contents.items)
  }

  private func remembered(_ workspace: Workspace) -> String? {
    workspace.records.history["onions"].flatMap {
      ParsedItem(name: $0.name, details: $0.remembered)?.description
    }
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `what is remembered stays what its own line says, whichever is ticked first`(order: [Int]) {
    var (workspace, items) = workspace(knowing: "500 g")
    for index in order { workspace.tickItems([items[index]], to: true, context) }
    #expect(remembered(workspace) == "1 kg onions @Market 2.00€")
    #expect(workspace.records.history["onions"]?.count == 3)
    workspace = self.workspace(knowing: "500 g").0
    workspace.tickItems(order.map { items[$0] }, to: true, context)
    #expect(remembered(workspace) == "1 kg onions @Market 2.00€")
  }

  @Test func `of two that are bought for the first time the first is remembered`() {
    var (workspace, items) = workspace(knowing: nil)
    for item in items { workspace.tickItems([item], to: true, context) }
    #expect(remembered(workspace) == "1 kg onions @Market 2.00€")
  }

  @Test func `alone, what is bought is remembered whatever it was before`() {
    var (workspace, items) = workspace(knowing: "500 g")
    workspace.deleteItems([items[0]], context)
    workspace.tickItems([items[1]], to: true, context)
    #expect(remembered(workspace) == "3x onions @Lidl")
  }

  @Test func `adding the second says where the first is`() throws {
    var (workspace, items) = workspace(knowing: nil)
    workspace.deleteItems([items[1]], context)
    let additions = try workspace.addItems(
      [#require(ParsedItem("3 onions"))], to: items[0].list, context)
    #expect(
      Message.added(additions).text
        == "Added onions to Fruit & vegetables. Also on the list: 1 kg @Market.")
    let stage = try Stage.blind(.groceries("1 kg onions @Market"), "a3 onions")
    #expect(stage.state.listScreen.itemEditor?.outcome.flatMap(words.met) == "also on the list: 1 kg @Market")
  }

  @Test func `the second takes its store from what was bought, and no price of another amount`() throws {
    var (workspace, items) = workspace(knowing: "1 kg")
    workspace.deleteItems([items[1]], context)
    let said = try #require(ParsedItem("3 onions"))
    #expect(workspace.remembered(of: said, addedTo: items[0].list, at: .zero) == ItemDetails(store: "Market"))
  }
}
