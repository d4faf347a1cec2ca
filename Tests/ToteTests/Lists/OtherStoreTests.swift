import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// If a store doesn't have an item, a key moves it to another store.
@Suite struct OtherStoreTests {
  private static let contents = DatabaseSnapshot.groceries(
    "carrots 1€ #fruit", "milk 2€ @Lidl", "rice", "tea @Market")

  private func item(_ name: String, _ stage: Stage) throws -> Item {
    let list = try #require(stage.state.lists.list)
    return try #require(stage.state.workspace.records.items(of: list).first { $0.name == name })
  }

  @Test func `two keys put an item off to the other store, and undo brings it back`() throws {
    let stage = try Stage.blind(Self.contents, "@Lidl<Enter>")
    #expect(stage.selected == "carrots")
    try stage.play("S<Enter>")
    #expect(stage.message == "“carrots” is for Market now, so it isn't shown here. u undoes.")
    #expect(stage.names == ["milk", "rice"] && stage.selected == "milk")
    try stage.play("@Market<Enter>")
    #expect(Set(stage.names) == ["carrots", "tea", "rice"])
    try stage.play("uu")
    #expect(try item("carrots", stage).store == nil)
  }

  @Test func `what is for this store goes to another, a new one, or any`() throws {
    for (keys, store, message) in [
      ("<Enter>", "Market", "“milk” is for Market now, so it isn't shown here. u undoes."),
      ("Aldi<Enter>", "Aldi", "“milk” is for Aldi now, so it isn't shown here. u undoes."),
      ("<End><Down><Down><Enter>", nil, "“milk” is for any store now. u undoes."),
      // Nothing changes.
      ("Lidl<Enter>", "Lidl", nil), ("<Esc>", "Lidl", nil),
    ] as [(String, String?, String?)] {
      let stage = try Stage.blind(Self.contents, "@Lidl<Enter><Down>")
      #expect(stage.selected == "milk")
      try stage.play("S\(keys)")
      let milk = try item("milk", stage)
      #expect(milk.store == store && milk.price == Price("2€") && stage.message == message, "\(keys)")
    }
  }

  @Test func `the rest of the line stays, and nothing is learned of it`() throws {
    let stage = try Stage.blind(.groceries("2 kg carrots 1€ #bakery !organic"), "SMarket<Enter>")
    #expect(stage.message == "“carrots” is for Market now. u undoes.")
    let item = try item("carrots", stage)
    #expect(item.plainLine.contains("2 kg carrots") && item.plainLine.contains("organic"))
    #expect(item.category == .bakery)
    #expect(stage.state.workspace.records.corrections.isEmpty)
  }

  @Test func `in a store that has it already it is one line with that`() throws {
    let stage = try Stage.blind(
      .groceries("2 kg carrots @Lidl 2€", "1 kg carrots @Market", "tea @Market"), "SMarket<Enter>")
    let lines = { stage.state.workspace.records.lines(of: stage.state.lists.list!).items.map(\.plainLine) }
    #expect(lines().count == 2 && lines().contains { $0.contains("3 kg carrots") && $0.contains("@Market") })
    #expect(stage.message?.contains("3 kg") == true)
    try stage.play("u")
    #expect(lines().count == 3)
  }

  @Test func `it is of one item`() throws {
    let stage = try Stage.blind(Self.contents, "<ctrl+a>S")
    #expect(stage.state.overlay == nil && stage.message == words.takesOneItem("S", selected: 4))
  }

  @Test(arguments: Language.allCases)
  func `each language says where it goes and how that is undone`(language: Language) {
    Language.$current.withValue(language) {
      for (store, isHidden) in [("Market", true), ("Market", false), (nil, false)] {
        let text = words.isBought("tea", in: store, isHidden: isHidden)
        #expect(text.contains("tea") && text.contains(AppCommand.undo.key) && text.hasSuffix("."))
        #expect(store == nil || text.contains("Market"))
      }
      #expect(
        words.isBought("tea", in: "x", isHidden: true) != words.isBought("tea", in: "x", isHidden: false))
      #expect(words.whereToBuy("tea").contains("tea"))
    }
  }
}
