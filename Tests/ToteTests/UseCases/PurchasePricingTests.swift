import Testing

@testable import Tote
@testable import ToteModel

/// What a purchase has cost can still be said once it was cleared.
@Suite struct PurchasePricingTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  /// The first line was ticked and, unless it stays in the basket, cleared.
  private func workspace(_ line: String, isCleared: Bool = true) throws -> (Workspace, PurchasedItem) {
    let contents = DatabaseSnapshot.lists(["One": [line]], plain: true)
    var workspace = Workspace.with(contents)
    workspace.tickItems(contents.items, to: true, context)
    if isCleared {
      let item = try #require(workspace.records[item: contents.items[0].id])
      workspace.deleteItems([item], context)
    }
    return (workspace, try #require(workspace.records.purchaseLog.rows.values.first))
  }

  private func later(_ hours: Int64) -> EditContext {
    EditContext(newID: context.newID, now: Moment(milliseconds: context.now.milliseconds + hours * 3_600_000))
  }

  @Test(arguments: [
    ("milk", "€1.20", "€1.20"), ("2 kg apples", "€3/kg", "€6.00"), ("3 cans beans", "€0.80/can", "€2.40"),
  ])
  func `a price is paid for the whole purchase, and remembered`(line: String, price: String, paid: String)
    throws
  {
    var (workspace, bought) = try workspace(line)
    let before = workspace
    let priced = workspace.pricePurchase(bought.id, at: Price(price), later(300))
    #expect(priced?.price?.shown == paid)
    #expect(workspace.records.purchaseLog[bought.id]?.price?.shown == paid)
    #expect(workspace.records.history[bought.key]?.details.price == Price(price))
    #expect(PriceHistory(workspace.records.purchaseLog.rows.values)?.payments.count == 1)
    // One step, back and forth.
    _ = workspace.undo(id: context.id(), at: context.now)
    #expect(workspace.records == before.records)
    _ = workspace.redo(id: context.id(), at: context.now)
    #expect(workspace.records.purchaseLog[bought.id]?.price?.shown == paid)
  }

  @Test func `a price that doesn't match the amount is refused, and what is gone too`() throws {
    var (workspace, bought) = try workspace("2 apples")
    let before = workspace
    #expect(workspace.pricePurchase(bought.id, at: Price("€3/kg"), context) == nil)
    #expect(workspace.pricePurchase(.zero, at: Price("€3"), context) == nil)
    #expect(workspace == before)
  }

  @Test func `the same price again is no step`() throws {
    var (workspace, bought) = try workspace("milk €1.20")
    let before = workspace
    #expect(workspace.pricePurchase(bought.id, at: Price("€1.20"), context)?.price == Price("€1.20"))
    #expect(workspace == before)
  }

  @Test func `an older purchase doesn't change a price that is known since`() throws {
    var (workspace, bought) = try workspace("milk")
    let item = try #require(ParsedItem("milk €2"))
    _ = workspace.addItems([item], to: workspace.records.lists[0].id, later(48))
    workspace.tickItems(
      Array(workspace.records.items(of: workspace.records.lists[0].id)), to: true, later(49))
    _ = workspace.pricePurchase(bought.id, at: Price("€1.20"), later(50))
    #expect(workspace.records.purchaseLog[bought.id]?.price == Price("€1.20"))
    #expect(workspace.records.history["milk"]?.details.price == Price("€2"))
  }

  @Test func `what is still in the basket costs as much, but not what was bought anew`() throws {
    var (workspace, bought) = try workspace("milk", isCleared: false)
    _ = workspace.pricePurchase(bought.id, at: Price("€1.20"), later(1))
    #expect(workspace.records[item: bought.item]?.price == Price("€1.20"))
    (workspace, bought) = try self.workspace("milk", isCleared: false)
    _ = workspace.pricePurchase(bought.id, at: Price("€1.20"), later(13))
    #expect(workspace.records[item: bought.item]?.price == nil)
  }
}
