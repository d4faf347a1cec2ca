import Testing

@testable import Tote
@testable import ToteModel

/// A price is scaled from what was paid, however often its amount changes: it never drifts by a cent.
@Suite struct PaidPriceTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  private func parsed(_ line: String) throws -> ParsedItem { try #require(ParsedItem(line)) }

  private func workspace(_ lines: String...) -> (Workspace, ShoppingList.ID) {
    let contents = DatabaseSnapshot.lists(["One": lines], plain: true)
    return (.with(contents), contents.lists[0].id)
  }

  private func buyAll(on list: ShoppingList.ID, _ workspace: inout Workspace) {
    workspace.tickItems(Array(workspace.records.items(of: list)), to: true, context)
    _ = workspace.clearTicked(on: list, context)
  }

  private func lines(_ workspace: Workspace, on list: ShoppingList.ID) -> [String] {
    workspace.records.items(of: list).map { item in
      ParsedItem(name: item.name, details: item.details.withoutCategory)?.description ?? ""
    }
  }

  private func noted(_ workspace: Workspace) -> [String] {
    workspace.records.settings.filter { $0.key.hasPrefix("paid/") }.map(\.value)
  }

  @Test func `what is typed, one after the other, costs what all of it at once does`() throws {
    var (workspace, list) = workspace("1.5 kg rice 2.29€")
    let before = workspace
    for (line, result) in [
      ("450 g rice", "1.95 kg rice 2.98€"), ("900 g rice", "2.85 kg rice 4.35€"),
      ("150 g rice", "3 kg rice 4.58€"),
    ] {
      _ = try workspace.addItems([parsed(line)], to: list, context)
      #expect(lines(workspace, on: list) == [result])
    }
    // Where nothing is rounded, nothing is noted.
    #expect(noted(workspace) == [])
    #expect(workspace.undoAll(context) == before.records)
  }

  @Test func `so does what is edited, one after the other`() throws {
    var (workspace, list) = workspace("1.5 kg rice 2.29€")
    for (line, result) in [
      ("1.95 kg rice 2.29€", "1.95 kg rice 2.98€"), ("2.85 kg rice 2.98€", "2.85 kg rice 4.35€"),
    ] {
      let item = workspace.records.items(of: list)[0]
      _ = try workspace.editItem(workspace.line(of: item), to: parsed(line), context)
      #expect(lines(workspace, on: list) == [result])
      #expect(noted(workspace) == ["1500kg 229€"])
    }
    _ = try workspace.addItems([parsed("1 kg rice")], to: list, as: .needed, context)
    #expect(lines(workspace, on: list) == ["3.85 kg rice 5.88€"])
    // A price that is typed is what is paid from now on.
    let item = workspace.records.items(of: list)[0]
    _ = try workspace.editItem(workspace.line(of: item), to: parsed("1 kg rice 1.79€"), context)
    _ = try workspace.addItems([parsed("500 g rice")], to: list, context)
    #expect(lines(workspace, on: list) == ["1.5 kg rice 2.69€"])
    #expect(noted(workspace) == ["1000kg 179€"])
  }

  @Test func `what was bought before says what is paid`() throws {
    var (workspace, list) = workspace("1.5 kg rice 2.29€")
    buyAll(on: list, &workspace)
    _ = try workspace.addItems([parsed("1.95 kg rice 2.98€")], to: list, context)
    _ = try workspace.addItems([parsed("900 g rice")], to: list, context)
    #expect(lines(workspace, on: list) == ["2.85 kg rice 4.35€"])
    #expect(noted(workspace) == [], "it is remembered")
  }

  @Test(arguments: [
    ("1.5 kg rice 1.49€", "3 kg rice", "3 kg rice 2.98€"),
    ("1.5 kg rice 1.50€", "3 kg rice", "3 kg rice 1.00€/kg"),
    ("3 lemons 1€", "6 lemons", "6x lemons 2.00€"),
    // A pinch of it isn't for nothing.
    ("450 g pepper 4.40€", "0.1 g pepper", "0.1 g pepper 9.78€/kg"),
  ])
  func `what is needed costs what follows from the purchase`(bought: String, needed: String, result: String)
    throws
  {
    var (workspace, list) = workspace(bought)
    buyAll(on: list, &workspace)
    _ = try workspace.addItems([parsed(needed)], to: list, as: .needed, context)
    #expect(lines(workspace, on: list) == [result])
    buyAll(on: list, &workspace)
    let entry = try #require(workspace.records.history.entry(of: parsed(bought).name))
    #expect(try entry.remembered == parsed(bought).details)
  }

  @Test func `what is noted goes with its item`() throws {
    var (workspace, list) = workspace("1.5 kg rice 2.29€")
    _ = try workspace.addItems([parsed("450 g rice")], to: list, context)
    #expect(noted(workspace) == ["1500kg 229€"])
    let bought = workspace
    buyAll(on: list, &workspace)
    #expect(noted(workspace) == [])
    workspace = bought
    workspace.deleteItems(Array(workspace.records.items(of: list)), context)
    #expect(noted(workspace) == [])
  }

  @Test func `what was noted means nothing where it doesn't give the price`() throws {
    for stored in ["", "1500kg", "229€", "1500kg 229€/kg", "x y", "1500kg 229€ z", "1500l 229€"] {
      var contents = DatabaseSnapshot.lists(["One": ["2 kg rice 3€"]], plain: true)
      contents.settings = [Setting(key: PaidPrice.key(of: contents.items[0].id), value: stored)]
      var workspace = Workspace.with(contents)
      _ = try workspace.addItems([parsed("1 kg rice")], to: contents.lists[0].id, context)
      #expect(lines(workspace, on: contents.lists[0].id) == ["3 kg rice 4.50€"])
    }
  }

  @Test func `a price by the kilo is none of what isn't weighed`() throws {
    // Left by a line of another kind, and remembered.
    var (workspace, list) = workspace("2 kg onions 1.20€/kg")
    workspace.tickItems(Array(workspace.records.items(of: list)), to: true, context)
    _ = try workspace.addItems([parsed("2 onions")], to: list, context)
    #expect(lines(workspace, on: list) == ["2x onions"])
    #expect(workspace.records.prices(of: list).toPay.unpriced == 1)
    buyAll(on: list, &workspace)
    for (line, result) in [("3 onions", "3x onions"), ("500 g onions", "500 g onions 1.20€/kg")] {
      _ = try workspace.addItems([parsed(line)], to: list, as: .needed, context)
      #expect(lines(workspace, on: list).last == result)
    }
  }

  @Test func `nor what a recipe needs of what was bought without an amount`() throws {
    var (workspace, list) = workspace("onions 1.20€/kg")
    buyAll(on: list, &workspace)
    let said = try workspace.remembered(of: parsed("2 onions"), addedTo: list, at: context.now)
    #expect(said.price == nil)
    _ = try workspace.addItems([parsed("2 onions")], to: list, as: .needed, context)
    #expect(lines(workspace, on: list) == ["2x onions"])
    // For when it fits, it is still known.
    _ = try workspace.addItems([parsed("2 kg onions")], to: list, as: .needed, context)
    #expect(lines(workspace, on: list) == ["2x onions", "2 kg onions 1.20€/kg"])
    #expect(workspace.records.prices(of: list).toPay.prices.map(\.description) == ["2.40€"])
  }
}
