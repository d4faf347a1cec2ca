// `$`: the price of the item under the cursor.

import Testing
import ToteModel

@testable import Tote

@Suite struct ItemPriceTests {
  private func milk(_ stage: Stage) throws -> Item {
    let list = try #require(stage.state.lists.list)
    return try #require(stage.state.workspace.records.items(of: list).first { $0.name == "milk" })
  }

  @Test func `a number is enough where the currency is known`() throws {
    let stage = try Stage.blind(.groceries("2 l milk @Lidl", "bread 2€"), "$1,49<Enter>")
    #expect(try milk(stage).price == Price("1.49€"))
    #expect(try milk(stage).store == "Lidl" && milk(stage).amount == Amount("2 l"))
    #expect(stage.message == "“milk” costs €1.49.")
    try stage.play("u")
    #expect(try milk(stage).price == nil)
  }

  @Test func `the old price is selected, so typing replaces it, and an empty field removes it`() throws {
    let stage = try Stage.blind(.groceries("milk 2€"), "$3€<Enter>")
    #expect(try milk(stage).price == Price("3€"))
    try stage.play("$<ctrl+u><Enter>")
    #expect(try milk(stage).price == nil)
    #expect(stage.message == "“milk” no longer has a price.")
  }

  @Test func `nonsense is refused, and the field stays`() throws {
    let stage = try Stage.blind(.groceries("milk 2€"), "$much<Enter>")
    #expect(stage.message == words.notAPrice && stage.state.lists.valueEditor != nil)
    #expect(try milk(stage).price == Price("2€"))
  }

  @Test func `what was just ticked is bought at that price`() throws {
    let stage = try Stage.blind(.groceries("milk"), " g$1.20€<Enter>")
    let log = stage.state.workspace.records.purchaseLog
    #expect(log.rows.values.map(\.price) == [Price("1.20€")])
  }

  @Test(arguments: ["$", "e", "n", "r", "E", "S"])
  func `a key for one item refuses several, and says which key ends the selection`(key: String) throws {
    let stage = try Stage.blind(.groceries("milk", "bread"), "<ctrl+a>\(key)")
    #expect(stage.message == "\(key) works on one item, but 2 are selected. Esc clears the selection.")
    #expect(stage.state.overlay == nil && stage.state.lists.panel == nil)
    #expect(stage.state.workspace.history.undoable.isEmpty)
  }
}
