import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What "buy again" offers of what was bought before, beside what is on the list.
@Suite struct BuyAgainOfferTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  private func parsed(_ line: String) throws -> ParsedItem { try #require(ParsedItem(line)) }

  /// A list on which this was bought, and where these lines are now, typed or needed.
  private func workspace(
    bought: String, typed: [String] = [], needed: [String] = []
  ) throws -> (Workspace, ShoppingList.ID) {
    let contents = DatabaseSnapshot.lists(["One": [bought]], plain: true)
    var workspace = Workspace.with(contents)
    let list = contents.lists[0].id
    workspace.tickItems(contents.items, to: true, context)
    _ = workspace.clearTicked(on: list, context)
    _ = try workspace.addItems(typed.map(parsed), to: list, context)
    _ = try workspace.addItems(needed.map(parsed), to: list, as: .needed, context)
    return (workspace, list)
  }

  @Test(
    arguments: [
      ("2 l milk @Lidl 2.10€", [], "2 l milk @Lidl 2.10€", nil),
      ("2 l milk @Lidl 2.10€", ["100 ml milk"], "1.9 l milk @Lidl 2.00€", "100 ml"),
      ("2 l milk", ["1 l milk", "500 ml milk"], "0.5 l milk", "1.5 l"),
      ("2 l milk", ["2 l milk"], nil, nil),
      ("2 l milk", ["3 l milk"], nil, nil),
      // Some of it is there, and nobody has said how much.
      ("2 l milk", ["milk"], nil, nil),
      ("milk", ["100 ml milk"], nil, nil),
      // Of another kind it is another line; from another store there is some.
      ("5 cans tomatoes @Lidl", ["1 kg tomatoes @Market"], "5 cans tomatoes @Lidl", "1 kg"),
      ("2 l milk @Lidl", ["1 l milk @Aldi"], nil, nil),
      ("3 onions", ["1 onion"], "2x onions", "1x"),
    ] as [(String, [String], String?, String?)])
  func `it offers what is missing of the usual amount`(
    bought: String, lines: [String], offered: String?, onList: String?
  ) throws {
    var (workspace, list) = try workspace(bought: bought, typed: lines)
    let entry = try #require(workspace.records.history.entry(of: parsed(bought).name))
    let offer = workspace.offer(of: entry, on: list)
    #expect(offer?.item?.description == offered)
    #expect(offer?.onList?.description == onList)
  }

  @Test func `what tops up a recipe's amount makes it the usual one, and is remembered as that`() throws {
    var (workspace, list) = try workspace(bought: "2 l milk @Lidl 2.10€", needed: ["100 ml milk"])
    let before = workspace
    let entry = try #require(workspace.records.history.entry(of: "milk"))
    let topUp = workspace.offer(of: entry, on: list)
    let offer = try #require(topUp)
    _ = try workspace.addItems([#require(offer.item)], to: list, context)
    let item = workspace.records.items(of: list)[0]
    #expect(workspace.records.items(of: list).count == 1)
    #expect(item.amount == Amount("2 l") && item.details.linePrice == Price("2.10€"))
    #expect(workspace.records.typedAmount(of: item.id) == nil)
    let again = workspace.offer(of: entry, on: list)
    #expect(again == nil)
    workspace.tickItems([item], to: true, context)
    #expect(workspace.records.history.entry(of: "milk")?.details.amount == Amount("2 l"))
    for _ in 0..<2 { _ = workspace.undo(id: context.id(), at: context.now) }
    #expect(workspace.records == before.records)
  }

  @Test(arguments: Language.allCases)
  func `its row says what is on the list, and Enter tops it up`(language: Language) throws {
    try Language.$current.withValue(language) {
      var contents = DatabaseSnapshot.groceries("100 ml milk")
      contents.purchases = [
        Purchase(
          name: "milk", last: DatabaseSnapshot.rowMoment,
          details: ItemDetails(amount: Amount("2 l"), price: Price("2.10€")))
      ]
      for size in [Size(120, 24), Size(80, 24), Size(40, 10)] {
        let stage = Stage(contents, size: size)
        try stage.play("b")
        let row = try #require(
          stage.frame.lines.first { $0.contains("▸   milk") || $0.contains("▸  milk") })
        let long = row.contains(words.onList("100 ml → 2 l"))
        // The same in signs, where the words have no room.
        #expect(long || size.width < 120, "\(row)")
        #expect(row.contains("100 ml → 2 l"), "\(row)")
        try stage.play("<Enter>")
        #expect(
          stage.state.workspace.records.items(of: contents.lists[0].id).map(\.amount) == [Amount("2 l")])
        #expect(stage.message?.contains("100 ml → 2 l") == true)
      }
    }
  }
}
