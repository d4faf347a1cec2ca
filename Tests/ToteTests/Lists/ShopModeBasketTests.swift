import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What is in the basket of a store, and the sums above it.
@Suite struct ShopModeBasketTests {
  @Test func `clearing and copying are about what shows`() throws {
    let stage = try ShopModeTests.stage(ShopModeTests.contents, "<ctrl+a> @lidl<Enter>X<Enter>")
    // What was ticked before was not bought here, unless it is bought nowhere else.
    #expect(stage.message == "Cleared “milk”. u undoes. Paid: €1.00.")
    try stage.play("<Esc>")
    #expect(Set(stage.names) == ["apples", "bread", "cheese", "cola", "nails"])
  }

  @Test func `at the second shop the basket and its total are of that shop alone`() throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["apples 2€", "milk @LIDL 1€", "nails @Hardware 5€"]])
    contents.lists[0].budget = Price("20€")
    let stage = try ShopModeTests.stage(contents, "@lidl<Enter><Space><Space>")
    #expect(stage.names == ["milk", "apples"])
    #expect(stage.state.lines.totals.basket.shown == "€3.00")
    try stage.play("@hardware<Enter>")
    #expect(stage.names == ["nails"])
    #expect(stage.state.lines.totals.basket.isEmpty)
    try stage.play("<Space>")
    #expect(stage.state.lines.totals.basket.shown == "€5.00")
    // It goes with undo and comes back with redo.
    try stage.play("u")
    #expect(stage.state.lines.totals.basket.isEmpty && stage.names == ["nails"])
    try stage.play("<ctrl+r>")
    #expect(stage.state.lines.totals.basket.shown == "€5.00")
    try stage.play("<Space>")
    #expect(stage.state.lines.totals.basket.isEmpty && stage.selected == "nails")
    try stage.play("<Space>@lidl<Enter>")
    #expect(stage.names == ["milk", "apples"])
    // All of it is on the list.
    try stage.play("<Esc>")
    #expect(stage.state.lines.totals.basket.shown == "€8.00")
  }

  static let priced = DatabaseSnapshot.lists([
    "Groceries": ["milk @Lidl 1€", "cheese 2€", "yogurt @Market 9€"]
  ])

  /// What was paid in the store so far, for what is in the basket and what no longer is.
  private func soFar(_ stage: Stage) -> String {
    var sums = stage.state.listScreen.summary!.totals.basket
    sums.add(stage.state.listScreen.summary!.spentEarlier)
    return sums.shown
  }

  @Test func `what was bought and is put back on the list was paid all the same`() throws {
    let stage = try ShopModeTests.stage(Self.priced, "@lidl<Enter><Space>")
    #expect(soFar(stage) == "€1.00")
    try stage.play("amilk<Enter><Esc>")
    #expect(stage.selected == "milk" && stage.state.lines.totals.basket.isEmpty && soFar(stage) == "€1.00")
    // Bought again, it counts twice; after undo, once.
    try stage.play("<Space>")
    #expect(soFar(stage) == "€2.00")
    try stage.play("G<Space>")
    #expect(stage.selected == "milk" && soFar(stage) == "€1.00")
    // Undo does the same, back to the start.
    var sums: [String] = []
    for _ in 1...4 {
      try stage.play("u")
      sums.append(soFar(stage))
    }
    #expect(sums == ["€2.00", "€1.00", "€1.00", ""])
    #expect(stage.state.workspace.records.purchaseLog.rows.isEmpty)
  }

  @Test func `what was bought and is cleared was paid in that store, and in no other`() throws {
    let stage = try ShopModeTests.stage(Self.priced, "@lidl<Enter><Space>X<Enter>")
    #expect(soFar(stage) == "€1.00" && stage.names == ["cheese"])
    try stage.play("@market<Enter><Space>")
    #expect(soFar(stage) == "€2.00" && stage.names == ["yogurt", "cheese"])
    try stage.play("@LIDL<Enter>")
    #expect(soFar(stage) == "€1.00")
    try stage.play("<Esc>")
    #expect(
      stage.state.listScreen.summary!.totals.basket == stage.state.lines.totals.basket,
      "the list tells what shows")
  }

  @Test func `a filter changes nothing of what the store's header says`() throws {
    let contents = DatabaseSnapshot.lists(["Groceries": ["milk 1€", "bread 2€", "tea 4€", "rice 8€"]])
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("@Lidl<Enter><Space><Space>")
    func banner() -> String? { stage.frame.lines.first { $0.contains("in the basket") } }
    let before = try #require(banner())
    #expect(before.contains("2 of 4 left"))
    for filter in ["milk", "tea", "is:ticked", "nothing"] {
      try stage.play("/\(filter)<Enter>")
      #expect(banner() == before, "\(filter)")
      try stage.play("<Esc>")
    }
    // Elsewhere the header tells what shows.
    try stage.play("<Esc>/tea<Enter>")
    #expect(stage.frame.lines[0].contains("0/1"))
  }

  @Test func `what a clear has taken shows again at once, whatever was done in between`() throws {
    for between in ["", "<Esc>@lidl<Enter>", "<Esc>@Market<Enter>@Lidl<Enter>", "@Lidl<Enter>"] {
      let stage = try ShopModeTests.stage(ShopModeTests.contents, "@lidl<Enter><Space><Space>")
      let before = stage.rows
      try stage.play("X\(between)")
      #expect(!stage.rows.contains { $0.contains("[x]") })
      try stage.play("u")
      #expect(Set(stage.rows.map { $0.dropFirst() }) == Set(before.map { $0.dropFirst() }), "\(between)")
    }
  }

  @Test func `what was put back on the list and bought again is in the basket when both are undone`() throws {
    let stage = try ShopModeTests.stage(ShopModeTests.contents, "@lidl<Enter><Space>aapples<Enter><Esc>")
    try stage.play("<Space>uu")
    #expect(stage.rows.contains { $0.contains("[x] apples") })
  }

  @Test func `only what was ticked there is cleared there`() throws {
    let stage = try ShopModeTests.stage(ShopModeTests.contents, "@hardware<Enter><Space>@lidl<Enter><Space>X")
    #expect(stage.message == "Cleared “bread”. u undoes.")
    try stage.play("<Esc>")
    #expect(!stage.names.contains("bread") && stage.names.contains("apples"))
  }

  @Test func `a walk of yesterday has left nothing in the basket`() throws {
    var contents = DatabaseSnapshot.groceries("x milk 1€", "x bread 2€", "x rice 4€", "tea")
    let now = DatabaseSnapshot.rowMoment
    contents.purchasedItems = [(0, "Lidl", 1), (1, "lidl", 20), (2, "Aldi", 1)].map { index, store, hours in
      PurchasedItem(
        contents.items[index], id: PurchasedItem.ID(high: 7, low: UInt64(index)), in: store,
        at: Moment(milliseconds: now.milliseconds - Int64(hours) * 3_600_000))
    }
    let stage = Stage.blind(contents) { $0.edits.now = { now } }
    try stage.play("@lidl<Enter>")
    #expect(stage.names == ["tea", "milk"])
    #expect(stage.state.lines.totals.basket.shown == "€1.00")
  }

  @Test func `the banner says what the rest will cost, where there is room`() throws {
    let contents = DatabaseSnapshot.groceries(
      "milk 2€ @Lidl", "bread 3€ @Lidl", "tea 4€ @Lidl", "fish 9€ @Market")
    for (size, isRoomy) in [(Size(80, 24), true), (Size(40, 10), false)] {
      let stage = Stage(contents, size: size)
      try stage.play("@lidl<Enter>")
      let rest = words.toPay("€9.00")
      #expect(stage.frame.lines.contains { $0.contains("3 of 3 left · \(rest)") })
      try stage.play("<Space>")
      #expect(
        stage.frame.lines.contains { $0.contains("in the basket, ") && $0.contains("to go") } == isRoomy)
      #expect(stage.frame.lines.contains { $0.contains("€3.00 in the basket") })
      try stage.play("<Space><Space>")
      #expect(stage.frame.lines.contains { $0.contains("€9.00") && !$0.contains("to go") })
    }
  }

  @Test func `the budget is of the whole list, in every shop`() throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["milk @LIDL 1€", "nails @Hardware 5€"]])
    contents.lists[0].budget = Price("20€")
    let stage = try ShopModeTests.stage(contents, "@lidl<Enter>")
    let facts = stage.state.listScreen.facts(within: 60, state: [])
    #expect(facts.map { $0.spans.map(\.text).joined() } == ["€0.00 of €20.00 this trip"])
  }
}
