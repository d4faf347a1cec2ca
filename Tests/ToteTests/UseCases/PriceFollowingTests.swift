import Testing

@testable import Tote
@testable import ToteModel

/// The price of a line follows its amount, whatever changes that.
@Suite struct PriceFollowingTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  /// A list with these lines, and the first of them.
  private func workspace(_ lines: String...) -> (Workspace, ShoppingList, Item) {
    let contents = DatabaseSnapshot.lists(["One": lines], plain: true)
    return (.with(contents), contents.lists[0], contents.items[0])
  }

  private func details(_ workspace: Workspace, _ item: Item) -> String? {
    workspace.records[item: item.id].map {
      [$0.details.amount?.description, $0.details.price?.description].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test(arguments: [
    // More of it costs more.
    ("450 ml cream 1.19€", "450 ml cream", "900 ml 2.38€"),
    ("2 l milk 2€", "1 l milk", "3 l 3.00€"), ("1.5 kg rice 3€", "500 g rice", "2 kg 4.00€"),
    // Two prices are added up, if they are of lines and of one currency.
    ("450 ml cream 1.19€", "450 ml cream 1.29€", "900 ml 2.48€"),
    ("1 l milk 1€", "1 l milk $2", "2 l $4.00"),
    // One price goes for all of it.
    ("2 l milk", "1 l milk 1.10€", "3 l 3.30€"), ("2 l milk 1€/l", "1 l milk", "3 l 1.00€/l"),
    ("1 l milk 1.20€", "2 l milk 1€/l", "3 l 1.00€/l"), ("2 l milk 1€/l", "1 l milk 1.50€", "3 l 4.50€"),
    // What had no amount was one; and where that says nothing of the new amount, as it is sold.
    ("milk 1.19€", "2 milk", "2x 2.38€"), ("milk 1.19€", "2 l milk", "2 l 1.19€/x"),
    ("jam 2€", "50 g jam", "50 g 2.00€/x"),
    ("milk 1.19€", "2 milk 2€", "2x 2.00€"), ("2 l milk 2€", "milk", "2 l 2.00€"),
    ("2 l milk 2€", "milk 1.89€", "2 l 1.89€"),
  ])
  func `what is added to an item`(line: String, added: String, result: String) throws {
    var (workspace, list, item) = workspace(line)
    let before = workspace
    _ = workspace.addItems([try #require(ParsedItem(added))], to: list.id, context)
    #expect(details(workspace, item) == result)
    #expect(workspace.undoAll(context) == before.records)
  }

  @Test func `a jar costs as much however many grams are wanted of it, one after the other`() throws {
    var (workspace, list, item) = workspace("jam 2€")
    for amount in [50, 100, 150] as [Int64] {
      _ = workspace.addItems([try #require(ParsedItem("50 g jam"))], to: list.id, context)
      let details = try #require(workspace.records[item: item.id]?.details)
      #expect(details.amount == Amount(thousandths: amount * 1000, unit: .gram))
      #expect(details.linePrice == Price("2€"))
    }
  }

  @Test(arguments: [
    ("x 450 ml cream 1.19€", "900 ml cream", "900 ml 2.38€"),
    ("x 450 ml cream 1.19€", "cream", "450 ml 1.19€"),
    ("x 450 ml cream 1.19€", "1 pack cream", "1 pack"), ("x 450 ml cream 1.19€", "1 l cream 2€", "1 l 2.00€"),
    ("x 500 g apples 2€/kg", "1 kg apples", "1 kg 2.00€/kg"),
  ])
  func `what comes back from the basket`(line: String, added: String, result: String) throws {
    var (workspace, list, item) = workspace(line)
    _ = workspace.addItems([try #require(ParsedItem(added))], to: list.id, context)
    #expect(workspace.records[item: item.id]?.isTicked == false)
    #expect(details(workspace, item) == result)
  }

  @Test(arguments: [
    ("450 ml cream 1.19€", "900 ml cream 1.19€", "900 ml 2.38€"),
    ("450 ml cream 1.19€", "900 ml cream 2.49€", "900 ml 2.49€"),
    ("450 ml cream 1.19€", "450 ml cream 1.29€", "450 ml 1.29€"),
    ("450 ml cream 1.19€", "900 ml cream", "900 ml"),
    ("450 ml cream 1.19€", "1 pack cream 1.19€", "1 pack"),
    // Saying how much it is changes no price.
    ("eggs 2.19€", "6 eggs 2.19€", "6x 2.19€"), ("6 eggs 2.19€", "eggs 2.19€", "2.19€"),
    ("2 l milk 1€/l", "3 l milk 1€/l", "3 l 1.00€/l"),
  ])
  func `an edit of the amount alone`(line: String, edited: String, result: String) throws {
    var (workspace, _, item) = workspace(line)
    _ = workspace.editItem(workspace.line(of: item), to: try #require(ParsedItem(edited)), context)
    #expect(details(workspace, item) == result)
  }

  @Test func `an item that moves onto another takes its price along`() throws {
    let contents = DatabaseSnapshot.lists(
      ["One": ["1 l milk 1.20€"], "Two": ["2 l milk 2€"]], plain: true)
    var workspace = Workspace.with(contents)
    _ = workspace.moveItems([contents.items[0].id], to: contents.lists[1], context)
    #expect(details(workspace, contents.items[1]) == "3 l 3.20€")
  }

  @Test func `what is filled in from last time costs as much as there is of it`() throws {
    var contents = DatabaseSnapshot.lists(["One": []], plain: true)
    contents.purchases = [
      Purchase(
        name: "cream", count: 1, last: context.now,
        details: ItemDetails(amount: Amount("450 ml"), store: "Lidl", price: Price("1.19€")))
    ]
    var workspace = Workspace.with(contents)
    func remembered(_ line: String) throws -> ItemDetails {
      workspace.remembered(
        of: try #require(ParsedItem(line)), addedTo: contents.lists[0].id, at: context.now)
    }
    #expect(try remembered("cream").price == Price("1.19€"))
    #expect(try remembered("900 ml cream").price == Price("2.38€"))
    #expect(try remembered("900 ml cream").amount == nil, "it is said")
    #expect(try remembered("2 packs cream").price == nil)
    #expect(try remembered("900 ml cream @Aldi").price == nil, "another shop has another price")
  }

  @Test func `the field of an item shows what an edit will cost`() throws {
    let stage = try Stage.blind(.lists(["One": ["450 ml cream 1.19€"]], plain: true), "e<ctrl+u>")
    try stage.play("900 ml cream 1.19€")
    #expect(stage.state.listScreen.itemEditor?.item?.price == Price("2.38€"))
    try stage.play("<Enter>")
    #expect(stage.state.selectedItem?.price == Price("2.38€"))
    try stage.play("u")
    #expect(stage.state.selectedItem?.price == Price("1.19€"))
  }
}
