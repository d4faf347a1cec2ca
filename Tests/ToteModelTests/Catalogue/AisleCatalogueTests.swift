// What there is to buy, by aisle.

import Testing

@testable import ToteModel

@Suite struct AisleCatalogueTests {
  private static func bought(_ name: String, daysAgo: Int64 = 0, _ category: ToteModel.Category? = nil)
    -> Purchase
  {
    Purchase(
      name: name, last: Moment(milliseconds: 1_789_000_000_000).adding(days: -daysAgo),
      details: ItemDetails(category: category))
  }

  private func catalogue(
    _ purchases: [Purchase], corrections: [CategoryCorrection] = [], limit: Int = .max,
    in language: Language = .english
  ) -> AisleCatalogue {
    AisleCatalogue(
      Records(DatabaseSnapshot(corrections: corrections, purchases: purchases)), bought: limit, in: language)
  }

  private func names(_ category: ToteModel.Category, of catalogue: AisleCatalogue) -> [String] {
    catalogue.aisles.first { $0.category == category }?.things.map(\.name) ?? []
  }

  @Test func `in an aisle comes first what was bought, the latest first, and nothing twice`() {
    let catalogue = catalogue([
      Self.bought("Milk", daysAgo: 3), Self.bought("skyr with honey", daysAgo: 1, .dairy),
      Self.bought("eggs", daysAgo: 2),
    ])
    let dairy = names(.dairy, of: catalogue)
    #expect(dairy.prefix(3) == ["skyr with honey", "eggs", "Milk"])
    #expect(!dairy.contains("egg") && !dairy.contains("milk"))
    #expect(dairy.count > 20 && dairy.dropFirst(3).contains("butter"))
    #expect(Array(dairy.dropFirst(3)) == dairy.dropFirst(3).sorted { Folding.fold($0) < Folding.fold($1) })
  }

  @Test func `corrections and categories of one's own count`() {
    let own = ToteModel.Category("Pets")!
    let catalogue = catalogue(
      [Self.bought("hay", own), Self.bought("salt")],
      corrections: [
        CategoryCorrection(key: "salt", category: .household),
        CategoryCorrection(key: "butter", category: .frozen),
      ])
    #expect(names(own, of: catalogue) == ["hay"])
    #expect(names(.household, of: catalogue).first == "salt")
    #expect(names(.frozen, of: catalogue).contains("butter"))
    #expect(!names(.dairy, of: catalogue).contains("butter"))
    #expect(catalogue.aisles.map(\.category) == catalogue.aisles.map(\.category).sorted())
  }

  @Test func `the aisles are in the order of the shop in which you are`() {
    var records = Records(DatabaseSnapshot())
    records.setWalk(ShopWalk(through: Shop("Lidl")!, byHand: [.drinks, .produce]))
    let aisles = AisleCatalogue(records, in: .english).aisles.map(\.category)
    #expect(aisles.prefix(2) == [.drinks, .produce])
    #expect(aisles.count == ToteModel.Category.builtIn.count)
  }

  @Test func `of many purchases come the latest`() {
    let catalogue = catalogue((0..<9).map { Self.bought("thing \($0)", daysAgo: Int64($0)) }, limit: 2)
    #expect(
      catalogue.aisles.flatMap(\.things).filter { $0.lastBought != nil }.map(\.name) == [
        "thing 0", "thing 1",
      ])
  }

  @Test(arguments: Language.allCases)
  func `each name is one that the language knows, in its category`(language: Language) {
    var keys: Set<String> = []
    let aisles = catalogue([], in: language).aisles
    #expect(aisles.map(\.category) == ToteModel.Category.builtIn)
    for aisle in aisles {
      for thing in aisle.things {
        #expect(keys.insert(thing.key).inserted, "\(thing.name) stands twice")
        #expect(ParsedItem(name: thing.name)?.name == thing.name)
        #expect(Catalogue.category(of: thing.name, preferring: language) == aisle.category, "\(thing.name)")
      }
    }
    #expect(keys.count > 350)
  }

  @Test func `German names begin with a capital, and of singular and plural the plural is there`() {
    let produce = names(.produce, of: catalogue([], in: .german))
    #expect(produce.contains("Grüne Bohne") && produce.contains("Limetten") && !produce.contains("Limette"))
    #expect(!produce.contains { $0.contains("=") || $0.contains("?") })
  }
}
