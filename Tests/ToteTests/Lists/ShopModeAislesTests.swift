import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// The order of aisles in a store, learned from earlier walks and corrected by hand.
@Suite struct ShopModeAislesTests {
  @Test func `after a walk through the store its aisles stand as they were walked`() throws {
    let stage = try ShopModeTests.stage(ShopModeTests.contents, "@lidl<Enter>")
    // From the back of the shop to its front: each time the last item to buy.
    for name in ["cola", "cheese", "milk", "bread", "apples"] {
      let index = try #require(stage.names.firstIndex(of: name))
      try stage.play("g" + String(repeating: "j", count: index) + " ")
    }
    #expect(
      ShopModeTests.purchases(stage) == [
        "cola @LIDL", "cheese @LIDL", "milk @LIDL", "bread @LIDL", "apples @LIDL",
      ])
    // The order stays the same during a walk, and changes with the next one.
    #expect(stage.state.workspace.records.walk?.learned == [])
    try stage.play("<ctrl+a>d<Esc>@lidl<Enter>")
    #expect(stage.state.workspace.records.walk?.learned == [.drinks, .dairy, .bakery, .produce])
  }

  @Test func `the order was learned before the mode began, with the cursor on what comes first`() throws {
    let walk: [(String, ToteModel.Category)] = [("x", .drinks), ("y", .dairy), ("z", .bakery)]
    let stage = Stage.blind(ShopModeTests.contents) {
      $0.purchasesInShop = { (shop) throws(StorageError) in
        guard shop.key == "lidl" else { return [] }
        return walk.enumerated().map { index, bought in
          PurchasedItem(
            id: PurchasedItem.ID(high: 5, low: UInt64(index)), item: .zero, name: bought.0,
            category: bought.1, store: "Lidl", moment: Moment(milliseconds: Int64(index) * 60_000))
        }
      }
    }
    try stage.play("@lidl<Enter>")
    #expect(stage.names == ["apples", "cola", "milk", "cheese", "bread"])
    #expect(stage.selected == "apples")
    try stage.play("@market<Enter>")
    #expect(stage.names == ["apples", "bread", "cheese", "cola"])
  }

  @Test func `where the purchases cannot be read it says so, and goes by the usual order`() throws {
    let stage = Stage.blind(ShopModeTests.contents) {
      $0.purchasesInShop = { (_) throws(StorageError) in throw .failed(reason: "no luck") }
    }
    try stage.play("@lidl<Enter>")
    #expect(stage.names == ["apples", "bread", "milk", "cheese", "cola"])
    #expect(stage.message?.contains("no luck") == true)
  }

  @Test func `braces go onto the headings, where J and K move the aisle`() throws {
    let stage = try ShopModeTests.stage(ShopModeTests.contents, "@lidl<Enter>}")
    #expect(stage.state.listScreen.selectedAisle == .bakery)
    try stage.play("J")
    #expect(stage.names == ["apples", "milk", "cheese", "bread", "cola"])
    #expect(stage.state.listScreen.selectedAisle == .bakery)
    #expect(stage.message == "LIDL: Dairy, then Bakery. u undoes.")
    try stage.play("KK")
    #expect(stage.names == ["bread", "apples", "milk", "cheese", "cola"])
    try stage.play("K")
    #expect(stage.message == "“Bakery” is already first.")
    try stage.play("j")
    #expect(stage.selected == "bread")
    try stage.play("{")
    #expect(stage.state.listScreen.selectedAisle == .bakery)
    // Each is a named step of undo.
    try stage.play("u")
    #expect(stage.names == ["apples", "bread", "milk", "cheese", "cola"])
    #expect(stage.message?.contains("reordering the aisles of LIDL") == true)
    try stage.play("uu")
    #expect(stage.state.workspace.records.settings["aisles/lidl"] == nil)
    try stage.play("<ctrl+r>")
    #expect(stage.names == ["apples", "milk", "cheese", "bread", "cola"])
  }

  @Test func `an item that has no place to go to says how its aisle is moved`() throws {
    let stage = try ShopModeTests.stage(ShopModeTests.contents, "@lidl<Enter>")
    for keys in ["J", "K", "GJ"] {
      try stage.play(keys)
      let name = try #require(stage.selected)
      #expect(
        stage.message == "“\(name)” stays in its aisle. { goes to the heading, where J and K move the aisle.")
    }
    // It moves within its aisle.
    try stage.play("gjjJ")
    #expect(stage.names == ["apples", "bread", "cheese", "milk", "cola"])
    try stage.play("{J")
    #expect(stage.message == "LIDL: Drinks, then Dairy. u undoes.")
  }

  @Test(arguments: 3...20)
  func `who comes back to a store finds everything in the same rows`(count: Int) throws {
    let names = ["apples", "bread", "milk", "cheese", "cola", "chips", "soap", "rice", "beef", "peas"]
    let contents = DatabaseSnapshot.lists([
      "Groceries": (0..<count).map { "\(names[$0 % names.count]) no. \($0) @Lidl 1€" }, "Party": ["wine"],
    ])
    for ticks in [0, 1, 3] {
      let stage = try ShopModeTests.stage(
        contents, "@lidl<Enter>" + String(repeating: " ", count: ticks) + "g")
      func places() -> [String] {
        let lines = stage.state.listScreen.lines
        return (0..<lines.count).map { "\(lines[$0])" }
      }
      let before = places()
      try stage.play("<Esc>@<Enter>g")
      #expect(places() == before, "\(ticks) of \(count)")
      try stage.play("<Tab><shift+tab>g")
      #expect(places() == before, "\(ticks) of \(count), from another list")
    }
  }

  @Test func `what was put right by hand is there the next time, and travels with the settings`() throws {
    let stage = try ShopModeTests.stage(ShopModeTests.contents, "@lidl<Enter>}J<Esc>")
    let order = stage.state.workspace.records.settings["aisles/lidl"]
    #expect(order == "produce\tdairy\tbakery\tdrinks")
    var contents = ShopModeTests.contents
    contents.settings.append(Setting(key: "aisles/lidl", value: order ?? ""))
    let again = try ShopModeTests.stage(contents, "@LIDL<Enter>")
    #expect(again.names == ["apples", "milk", "cheese", "bread", "cola"])
    // Another shop has its own.
    try again.play("@Aldi<Enter>")
    #expect(again.names == ["apples", "bread", "cheese", "cola"])
  }

  @Test func `on a heading no key does anything to an item`() throws {
    let stage = try ShopModeTests.stage(ShopModeTests.contents, "@lidl<Enter>}")
    for key in ["d", "e", "n", "r", "y"] {
      try stage.play(key)
      #expect(stage.state.lists.panel == nil && stage.state.tab == .lists, "\(key)")
    }
    #expect(stage.state.workspace.history.undoable.isEmpty)
    // A step down from the last item of the aisle above leads past it.
    try stage.play("k")
    #expect(stage.selected == "apples")
    try stage.play("j")
    #expect(stage.selected == "bread")
  }
}
