import Testing

@testable import Tote
@testable import ToteModel

/// What is bought without a price keeps the one that is known.
@Suite struct KnownPriceTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  /// What is remembered of the name after the line was bought, where it was bought as the other line before.
  private func remembered(_ before: String, then line: String) throws -> ItemDetails {
    var workspace = Workspace.with(DatabaseSnapshot.lists(["One": [before], "Two": [line]], plain: true))
    for list in workspace.records.lists {
      workspace.tickItems(Array(workspace.records.items(of: list.id)), to: true, context)
    }
    let name = try #require(ParsedItem(line)).name
    return try #require(workspace.records.history.entry(of: name)).details
  }

  @Test(arguments: [
    ("1 l juice @Spar 1.00€", "1 l juice @Spar", "1.00€"),
    ("1 l juice @Spar 1.00€", "1 l juice @spar", "1.00€"),
    // Of another amount it is what as much costs.
    ("2 l juice 2.00€", "3 l juice", "1.00€/l"), ("5 cans tomatoes 0.85€/x", "2 cans tomatoes", "0.85€/x"),
    ("juice 1.00€", "juice 1.20€", "1.20€"),
    // Another shop has another price.
    ("1 l juice @Spar 1.00€", "1 l juice @Lidl", nil), ("1 l juice @Spar 1.00€", "1 l juice", nil),
  ])
  func `what isn't said is not forgotten`(before: String, line: String, price: String?) throws {
    #expect(try remembered(before, then: line).price == price.flatMap { Price($0) })
  }

  @Test func `a price that is said afterwards is the one that is remembered`() throws {
    var workspace = Workspace.with(
      DatabaseSnapshot.lists(["One": ["1 l juice 1.00€"], "Two": ["1 l juice"]], plain: true))
    var last: Item?
    for list in workspace.records.lists {
      last = workspace.records.items(of: list.id).first
      workspace.tickItems([try #require(last)], to: true, context)
    }
    let item = try #require(last.flatMap { workspace.records[item: $0.id] })
    _ = workspace.editItem(workspace.line(of: item), to: try #require(ParsedItem("1 l juice 1.30€")), context)
    #expect(workspace.records.history.entry(of: "juice")?.details.price == Price("1.30€"))
  }

  @Test(arguments: [("juice", "1.00€"), ("juice @spar", "1.00€"), ("juice @Lidl", nil), ("juice 2€", nil)])
  func `it is filled in where the line names the same store too`(line: String, price: String?) throws {
    var contents = DatabaseSnapshot.lists(["One": []], plain: true)
    contents.purchases = [
      Purchase(
        name: "juice", count: 1, last: context.now,
        details: ItemDetails(amount: Amount("1 l"), store: "Spar", price: Price("1.00€")))
    ]
    var workspace = Workspace.with(contents)
    let filled = workspace.remembered(
      of: try #require(ParsedItem(line)), addedTo: contents.lists[0].id, at: context.now)
    #expect(filled.price == price.flatMap { Price($0) })
  }
}
