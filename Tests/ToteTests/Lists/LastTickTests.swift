import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// When nothing is left to buy, a message says so, and one press too many unticks nothing.
@Suite struct LastTickTests {
  private let all = "All in the basket. X clears the basket."

  @Test func `the cursor goes to what is left, wherever that stands`() throws {
    let stage = try Stage.blind(.groceries("milk", "bread", "tea"), "G<Space>")
    #expect(stage.selected == "bread" && stage.message == nil)
    try stage.play("g<Space>")
    #expect(stage.selected == "bread" && stage.message == nil)
    try stage.play("<Space>")
    #expect(stage.selected == "bread" && stage.message == all)
  }

  @Test func `a press too many unticks nothing and says what the next one does`() throws {
    // In a store, the banner says so.
    for (keys, said) in [("", all), ("@Lidl<Enter>", nil), ("/e<Enter>", nil)] {
      let stage = try Stage.blind(.groceries("bread", "tea"), "\(keys)<Space><Space>")
      #expect(stage.message == said, "\(keys)")
      let bought = stage.state.workspace.records.purchaseLog.rows
      try stage.play("<Space>")
      #expect(stage.message == "“tea” is in the basket already. Space again unticks it.")
      #expect(stage.rows.allSatisfy { !$0.contains("[ ]") })
      #expect(stage.state.workspace.records.purchaseLog.rows == bought && bought.count == 2)
      try stage.play("<Space>")
      #expect(stage.selected == "tea" && stage.rows.contains("▸[ ] tea"))
      try stage.play("uu")
      #expect(stage.rows.contains("▸[ ] tea") && stage.rows.contains(" [x] bread"))
    }
  }

  @Test func `in a store it is said once, where there is room for it`() throws {
    let sentence = "Lidl: all in the basket. X clears the basket."
    for (size, message) in [(Size(80, 24), nil), (Size(40, 10), sentence)] {
      let stage = Stage(.groceries("bread", "tea"), size: size)
      try stage.play("@Lidl<Enter><Space><Space>")
      #expect(stage.message == message, "\(size)")
      let banner = stage.frame.lines.contains { $0.contains("Everything from Lidl is in the basket.") }
      #expect(banner == (message == nil), "\(size)")
      #expect(stage.frame.lines.last?.contains("X clear basket") == true)
    }
  }

  @Test func `whatever is done in between, the key unticks as always`() throws {
    for keys in ["k<Down>", "u<ctrl+r>", "/<Esc>", "s", "a<Esc>", "y", "vv", "<resize 60x20>"] {
      let stage = try Stage.blind(.groceries("bread", "tea"), "<Space><Space>")
      try stage.play(keys)
      let name = try #require(stage.selected)
      try stage.play("<Space>")
      #expect(stage.rows.contains("▸[ ] \(name)"), "\(keys)")
    }
    // On a list of one item, every press counts.
    let stage = try Stage.blind(.groceries("bread"), "<Space>")
    #expect(stage.message == nil)
    try stage.play("<Space>")
    #expect(stage.rows == ["▸[ ] bread"])
  }

  @Test func `all at once is the last, too`() throws {
    let stage = try Stage.blind(.groceries("bread", "tea"), "<ctrl+a><Space>")
    #expect(stage.message == all)
    try stage.play("<Space>")
    #expect(stage.rows.allSatisfy { !$0.contains("[ ]") })
    try stage.play("<ctrl+a><Space>")
    #expect(stage.rows.allSatisfy { !$0.contains("[x]") })
  }

  @Test func `in a store all at once ends at the top of the basket, where the rest is`() throws {
    let names = (1...30).map { "thing\($0)" }
    for (size, keys) in [
      (Size(80, 24), "{<Space>"), (Size(40, 10), "{<Space>"), (Size(40, 10), "<ctrl+a><Space>"),
    ] {
      let stage = Stage(.lists(["Groceries": names]), size: size)
      try stage.play("@Lidl<Enter><Space><Space><Space>\(keys)")
      let screen = stage.state.listScreen
      #expect(screen.cursor.position.top == 0 && screen.cursor.index(in: screen.lines) == 0, "\(keys)")
      #expect(stage.frame.lines.contains { $0.hasPrefix(" In the basket · 30") })
      // The cursor returns to where it was.
      try stage.play("u")
      #expect(stage.selected == (keys == "{<Space>" ? nil : "thing4"), "\(keys)")
    }
  }

  @Test(arguments: Language.allCases)
  func `each language names the keys`(language: Language) {
    Language.$current.withValue(language) {
      let item = DatabaseSnapshot.groceries("tea").items[0]
      for shop in [nil, Shop("Market")] {
        let text = words.allInBasketNow(in: shop)
        #expect(text.contains(ListCommand.clearTicked.key) && text.contains("Market") == (shop != nil))
      }
      #expect(words.isInBasket(item).contains("tea") && words.isInBasket(item).contains(ListCommand.tick.key))
    }
  }
}
