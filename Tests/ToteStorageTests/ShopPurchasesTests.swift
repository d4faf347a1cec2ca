// Purchases in one shop, in any spelling, are found by an index.

import Testing

@testable import ToteModel
@testable import ToteStorage

@Suite struct ShopPurchasesTests {
  static func bought(_ number: Int, in store: String?) -> PurchasedItem {
    PurchasedItem(
      id: PurchasedItem.ID(high: 5, low: UInt64(number)), item: .zero, name: "milk", store: store,
      moment: Moment(milliseconds: Int64(number)))
  }

  private func storage(_ purchases: [PurchasedItem]) throws -> Storage {
    let storage = try Storage.inMemory()
    try storage.apply([CommandSessionTests.entry(1, purchases.map { Change(adding: $0) })])
    return storage
  }

  @Test func `a shop has its purchases under every spelling, and no others`() throws {
    let stores = ["Lidl", "LIDL", nil, "Aldi", "lidl", "Lidl City", "Bäcker", "baecker", "Bácker"]
    let storage = try storage(stores.enumerated().map { Self.bought($0.offset, in: $0.element) })
    func numbers(_ shop: String) throws -> [UInt64] {
      try storage.purchases(in: #require(Shop(shop))).map(\.id.low).sorted()
    }
    #expect(try numbers("lidl") == [0, 1, 4])
    #expect(try numbers("ALDI ") == [3])
    #expect(try numbers("backer") == [6, 8])
    #expect(try numbers("Rewe") == [])
    #expect(try storage.read { try $0.purchasedItems(in: #require(Shop("lidl"))) }.count == 3)
    #expect(
      try storage.read { try $0.stores() } == ["Aldi", "Bácker", "LIDL", "Lidl City", "baecker"])
  }

  @Test func `of very many the latest are read, by the index`() throws {
    let count = AisleOrder.purchases + 50
    let storage = try storage((0..<count).map { Self.bought($0, in: "Lidl") })
    let read = try storage.purchases(in: #require(Shop("Lidl")))
    #expect(read.count == AisleOrder.purchases)
    #expect(read.map(\.id.low).min() == 50)
    try storage.with { (database) throws(StorageError) in
      for query in [
        "SELECT id FROM purchased_item WHERE store = 'a' ORDER BY moment DESC LIMIT 9",
        "SELECT store FROM purchased_item WHERE store > 'a' ORDER BY store LIMIT 1",
      ] {
        let plan = try database.statement("EXPLAIN QUERY PLAN \(query)")
        var steps: [String] = []
        while try plan.step() { steps.append(plan.text(3)) }
        #expect(steps.count == 1 && steps[0].contains("purchased_item_store"), "\(steps)")
      }
    }
  }

  @Test func `what is remembered of a name is found in singular and plural and of every kind`() throws {
    let storage = try Storage.inMemory()
    var history = PurchaseHistory()
    for (name, amount) in [
      ("tomatoes", "1 kg"), ("tomato", "2"), ("tomatoes", "5 cans"), ("tomato soup", "1 l"), ("milk", "1 l"),
    ] { history.record(name, ItemDetails(amount: Amount(amount)), at: 0) }
    let changes = history.all.map { Change(adding: Purchase($0)) }
    try storage.apply([CommandSessionTests.entry(1, changes)])
    let found = try storage.read { try $0.purchases(of: ["tomatoes"]) }
    #expect(Set(found.map(\.key)) == ["tomatoes", "tomato", "tomatoes  can"])
    #expect(
      PurchaseHistory(try storage.read { try $0.purchases(of: history.all.map(\.nameKey)) }.map(\.entry))
        == history)
  }
}
