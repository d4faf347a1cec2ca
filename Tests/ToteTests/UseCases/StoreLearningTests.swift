import Testing

@testable import Tote
@testable import ToteModel

/// What names no store, and is mostly bought in one, comes back with that.
@Suite struct StoreLearningTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  @Test(arguments: [
    // How often it was bought until now, how often of that here, and whether it is mostly bought here now.
    (0, 0, true), (3, 0, false), (3, 1, false), (3, 2, true),
  ])
  func `the store in which it is mostly bought is remembered`(count: Int, there: Int, isLearned: Bool) throws
  {
    var contents = DatabaseSnapshot.lists(["One": ["beers 6€"]], plain: true)
    if count > 0 { contents.purchases = [Purchase(name: "beer", count: count, last: .zero)] }
    var workspace = Workspace.with(contents)
    let lidl = try #require(Shop("Lidl"))
    workspace.beginWalk(through: lidl, at: context.now)
    workspace.learnAisles(
      from: (0..<there).map {
        PurchasedItem(
          id: PurchasedItem.ID(high: 5, low: UInt64($0)), item: .zero, name: "beer", store: "Lidl",
          moment: .zero)
      })
    let before = workspace
    workspace.tickItems(contents.items, to: true, in: lidl.name, context)
    func remembered() -> ItemDetails? { workspace.records.history.entry(of: "beer")?.details }
    #expect(remembered()?.store == (isLearned ? "Lidl" : nil))
    #expect(workspace.records[item: contents.items[0].id]?.store == nil, "its line stays as it is")
    // Putting the price right keeps the store.
    let item = try #require(workspace.records[item: contents.items[0].id])
    _ = workspace.editItem(workspace.line(of: item), to: try #require(ParsedItem("beers 5€")), context)
    #expect(remembered()?.price == Price("5€") && remembered()?.store == (isLearned ? "Lidl" : nil))
    for _ in 0..<2 { _ = workspace.undo(id: context.id(), at: context.now) }
    #expect(workspace.records == before.records)
  }

  @Test func `a line that names another store keeps it`() throws {
    let contents = DatabaseSnapshot.lists(["One": ["beer @Aldi"]], plain: true)
    var workspace = Workspace.with(contents)
    workspace.tickItems(contents.items, to: true, in: "Lidl", context)
    #expect(workspace.records.history.entry(of: "beer")?.details.store == "Aldi")
  }
}
