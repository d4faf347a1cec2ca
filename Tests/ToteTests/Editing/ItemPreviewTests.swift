import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Below the field stands how a line was understood. Where there isn't room for all of it, what is added, its store and its price stay.
@Suite struct ItemPreviewTests {
  private func preview(_ line: String, width: Int) throws -> String {
    let stage = Stage(.groceries("salt"), size: Size(width, 24))
    try stage.play("a\(line)")
    let field = try #require(stage.frame.lines.firstIndex { $0.hasPrefix(" › ") })
    return stage.frame.lines[field + 1].trimmingSpaces
  }

  private let oil = "olive oil from Crete 750 ml @Lidl €12.99/l !the one in the blue bottle"

  @Test(arguments: [
    (99, "750 ml · olive oil from Crete · Pantry · @Lidl · €9.74 (€12.99/l) · the one in the blue bottle"),
    (80, "750 ml · olive oil from Crete · Pantry · @Lidl · €9.74 · the one in the blu…"),
    (60, "750 ml · olive oil from Crete · Pantry · @Lidl · €9.74"),
    (54, "750 ml · olive oil from Crete · @Lidl · €9.74"),
    // The field says the name, and need not say the store.
    (44, "750 ml · olive oil from… · @Lidl · €9.74"),
    (34, "750 ml · olive oil fr… · €9.74"),
  ])
  func `what says least goes first`(width: Int, shown: String) throws {
    #expect(try preview(oil, width: width) == shown)
  }

  @Test func `a long name leaves room for the price`() throws {
    let name = "extra virgin cold pressed olive oil from the north of Crete"
    #expect(
      try preview("\(name) 750 ml @Lidl #pantry €12.99/l", width: 80)
        == "750 ml · extra virgin cold pressed olive oil from the north… · @Lidl · €9.74")
  }

  @Test func `a price is whole, or it isn't there`() throws {
    #expect(try preview("wine €19.50 €17.85", width: 40) == "€17.85 instead of €19.50 · wine")
    #expect(try preview("salt €1.09/kg", width: 30) == "on the list: now €1.09/kg")
  }

  @Test func `the price of one goes before anything else does`() throws {
    #expect(
      try preview("3 bread €4.20 !crusty", width: 80)
        == "3x · bread · Bakery · €4.20 (€1.40/x) · crusty")
    #expect(try preview("3 bread €4.20 !crusty", width: 41) == "3x · bread · Bakery · €4.20 · crusty")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed().drop { $0 == " " })
  }
}
