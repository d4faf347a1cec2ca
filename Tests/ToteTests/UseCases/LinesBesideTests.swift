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

  private func remembered(_ workspace: Workspace) -> [String] {
    workspace.records.history.entries(of: "onions").compactMap {
      ParsedItem(name: $0.name, details: $0.remembered)?.description
    }
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `each is remembered as its own line says, whichever is ticked first`(order: [Int]) {
    let both: Set = ["1 kg onions @Market 2.00€", "3x onions @Lidl"]
    for known in ["500 g", nil] {
      var (workspace, items) = workspace(knowing: known)
      for index in order { workspace.tickItems([items[index]], to: true, context) }
      #expect(Set(remembered(workspace)) == both)
      workspace = self.workspace(knowing: known).0
      workspace.tickItems(order.map { items[$0] }, to: true, context)
      #expect(Set(remembered(workspace)) == both)
      // Ticked by mistake, neither was bought.
      workspace.tickItems(workspace.records.items(of: items[0].list).map { $0 }, to: false, context)
      #expect(workspace.records.history.entries(of: "onions").map(\.count) == (known == nil ? [] : [1]))
    }
  }

  @Test func `the amount that is typed says which is meant, or else the store, or what was bought last`()
    throws
  {
    var (workspace, items) = workspace(knowing: nil)
    for item in items {
      workspace.tickItems([item], to: true, EditContext(newID: signer.context.newID, now: signer.context.now))
    }
    let other = try #require(workspace.records.lists.first).id
    workspace.deleteItems(items, context)
    func filled(_ line: String) throws -> String {
      let said = try #require(ParsedItem(line))
      var details = workspace.remembered(of: said, addedTo: other, at: .zero)
      details.update(with: said.details)
      return try #require(ParsedItem(name: said.name, details: details)).description
    }
    #expect(try filled("500 g onions") == "500 g onions @Market 1.00€")
    #expect(try filled("6 onions") == "6x onions @Lidl")
    #expect(try filled("onion @market") == "1 kg onion @market 2.00€")
    #expect(try filled("onions @Lidl") == "3x onions @Lidl")
    #expect(try filled("2 bags onions").hasPrefix("2 bags onions @"))
    let needed = try ["200 g onions", "2 onions"].map { try #require(ParsedItem($0)) }
    #expect(
      workspace.addItems(needed, to: other, as: .needed, context).items.map(\.store) == [
        "Market", "Lidl",
      ])
  }

  @Test(arguments: [["1 kg tomatoes", "5 cans tomatoes"], ["5 cans tomatoes", "1 kg tomatoes"]])
  func `what comes back is the ticked line of its own kind, and none is left ticked beside a new one`(
    bought: [String]
  ) throws {
    let contents = DatabaseSnapshot.lists(
      ["One": ["x 1 kg tomatoes @Market", "x 5 cans tomatoes @Lidl", "x tea"]], plain: true)
    var workspace = Workspace.with(contents)
    let list = contents.lists[0].id
    let before = workspace
    let said = try bought.map { try #require(ParsedItem($0)) }
    let additions = workspace.addItems(said, to: list, context)
    #expect(additions.outcomes == [.unticked, .unticked])
    #expect(
      Set(workspace.records.items(of: list).map { "\($0.isTicked) \($0.details.distinction) \($0.name)" })
        == [
          "false 1 kg @Market tomatoes", "false 5 cans @Lidl tomatoes", "true  tea",
        ])
    _ = workspace.undo(id: context.id(), at: context.now)
    #expect(workspace.records == before.records)
    // With the fresh ones to buy, the cans come back all the same.
    _ = workspace.addItems([try #require(ParsedItem("1 kg tomatoes"))], to: list, context)
    let cans = workspace.addItems([try #require(ParsedItem("2 cans tomatoes"))], to: list, context)
    #expect(cans.outcomes == [.unticked] && cans.items.map(\.store) == ["Lidl"])
  }

  @Test func `the second stands beside the first, and undo takes it away`() throws {
    let contents = DatabaseSnapshot.lists(["One": ["500 g carrots", "bread", "tea"]], plain: true)
    var workspace = Workspace.with(contents)
    let list = contents.lists[0].id
    let before = workspace
    let said = try ["cola", "2 carrots", "1 bunch carrots"].map { try #require(ParsedItem($0)) }
    _ = workspace.addItems(said, to: list, context)
    #expect(
      workspace.records.items(of: list).map { "\($0.amount?.description ?? "") \($0.name)" } == [
        "500 g carrots", "2x carrots", "1 bunch carrots", " bread", " tea", " cola",
      ])
    _ = workspace.undo(id: context.id(), at: context.now)
    #expect(workspace.records == before.records)
  }

  @Test func `adding the second says where the first is`() throws {
    var (workspace, items) = workspace(knowing: nil)
    workspace.deleteItems([items[1]], context)
    let additions = try workspace.addItems(
      [#require(ParsedItem("3 onions"))], to: items[0].list, context)
    #expect(
      Message.added(additions).text
        == "Added “onions” to Fruit & vegetables. Also on the list: 1 kg @Market.")
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
