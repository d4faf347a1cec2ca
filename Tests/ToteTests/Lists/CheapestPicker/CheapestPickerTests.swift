// Which store is cheapest for the open list, on the screen.

import Composable
import Parts
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct CheapestPickerTests {
  private func contents(_ paid: [(String, String, String)]) -> DatabaseSnapshot {
    var contents = DatabaseSnapshot.lists(["Groceries": ["bread", "wine", "x milk"]])
    contents.purchasedItems = paid.enumerated().map { number, bought in
      PurchasedItem(
        id: PurchasedItem.ID(high: 7, low: UInt64(number)), item: .zero, name: bought.0, store: bought.1,
        price: Price(bought.2), moment: DatabaseSnapshot.rowMoment.adding(days: -40))
    }
    return contents
  }

  private let paid = [
    ("bread", "Aldi", "1€"), ("bread", "Lidl", "3€"), ("wine", "Aldi", "9€"), ("wine", "Lidl", "5€"),
    ("bread", "Rewe", "7€"),
  ]

  private static let open = ":compare what the list costs<Enter>"

  @Test func `it reads all purchases, and compares each store and the best two`() throws {
    let stage = try Stage.blind(contents(paid), Self.open)
    guard case .cheapestPicker(let picker)? = stage.state.overlay else {
      return #expect(Bool(false), "no overlay")
    }
    #expect(!picker.isReading && picker.title == "Where “Groceries” is cheapest")
    #expect(picker.list.rows.map(\.text) == ["Aldi and Lidl", "Lidl", "Aldi", "Rewe"])
  }

  @Test func `Enter walks through the store, of two through the first`() throws {
    let stage = try Stage.blind(contents(paid), Self.open + "j<Enter>")
    #expect(stage.state.overlay == nil && stage.state.listScreen.shop?.name == "Lidl")
    let both = try Stage.blind(contents(paid), Self.open + "<Enter>")
    #expect(both.state.listScreen.shop?.name == "Aldi")
  }

  @Test func `sums and what isn't known stand beside the names`() throws {
    let stage = Stage(contents(paid), size: Size(80, 24))
    try stage.play(Self.open)
    let lines = stage.frame.lines
    #expect(
      lines.contains { $0.contains("Aldi and Lidl") && $0.contains("€6.00") && !$0.contains("without") })
    #expect(lines.contains { $0.contains("Rewe") && $0.contains("1 of 2 without a price there · €7.00") })
  }

  @Test func `if the purchases can't be read, it says why`() {
    let contents = contents(paid)
    var workspace = Workspace(contents, writer: Entry.Writer.ID(high: 4, low: 1))
    var picker = CheapestPicker(of: contents.lists[0])
    let screen = CoveredScreen(list: contents.lists[0].id, purchases: .failed(.failed(reason: "gone")))
    #expect(picker.update(from: &workspace, over: screen))
    #expect(picker.failure == .failed(reason: "gone") && picker.question == nil)
    #expect(
      picker.update(from: &workspace, over: CoveredScreen(list: contents.lists[0].id, purchases: .loaded)))
    #expect(picker.failure == nil && picker.question == .opened)
  }

  @Test func `without prices a sentence says so, and Enter does nothing`() throws {
    let stage = Stage(contents([]), size: Size(80, 24))
    try stage.play(Self.open)
    #expect(
      stage.frame.lines.contains { $0.contains("No store's price is known of anything on “Groceries”.") })
    try stage.play("<Enter>")
    #expect(stage.state.overlay != nil && stage.state.listScreen.shop == nil)
  }
}
