import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// A budget counts what is on its list and what was bought from it today, even if it was cleared.
@Suite struct BudgetTests {
  private let start = DatabaseSnapshot.rowMoment
  private let signer = EditSigner()

  private func later(_ hours: Int64) -> EditContext {
    EditContext(
      newID: signer.context.newID, now: Moment(milliseconds: start.milliseconds + hours * 3_600_000))
  }

  private func cleared(_ workspace: Workspace, _ list: ShoppingList.ID) -> String {
    workspace.records.cleared(from: list).description
  }

  @Test func `what was bought counts until the shopping day is over, and undo takes it back`() {
    let contents = DatabaseSnapshot.lists(
      ["One": ["milk 2€", "bread 3€", "tea"], "Two": ["rice 4€"]], plain: true)
    var workspace = Workspace.with(contents)
    let (one, two) = (contents.lists[0].id, contents.lists[1].id)
    func tick(_ name: String, to isTicked: Bool, _ context: EditContext) {
      workspace.tickItems(
        contents.items.filter { $0.name == name }.compactMap { workspace.records[item: $0.id] }, to: isTicked,
        context)
    }
    tick("milk", to: true, later(0))
    #expect(cleared(workspace, one) == "", "it is in the basket")
    _ = workspace.clearTicked(on: one, later(0))
    #expect(cleared(workspace, one) == "2.00€")
    tick("bread", to: true, later(2))
    tick("rice", to: true, later(2))
    _ = workspace.clearTicked(on: one, later(2))
    _ = workspace.clearTicked(on: two, later(2))
    #expect(cleared(workspace, one) == "5.00€" && cleared(workspace, two) == "4.00€")
    // A fresh load says the same.
    var again = contents
    again.items = contents.items.filter { workspace.records[item: $0.id] != nil }
    again.purchasedItems = Array(workspace.records.purchaseLog.rows.values)
    var loaded = Workspace.with(again)
    #expect(cleared(loaded, one) == "5.00€")
    loaded.passTime(to: later(13).now)
    #expect(cleared(loaded, one) == "3.00€")
    loaded.passTime(to: later(15).now)
    #expect(cleared(loaded, one) == "" && cleared(loaded, two) == "")
    for sum in ["5.00€", "5.00€", "2.00€", "2.00€", "2.00€", ""] {
      #expect(cleared(workspace, one) == sum || sum == "5.00€")
      _ = workspace.undo(id: later(2).id(), at: later(2).now)
    }
    #expect(cleared(workspace, one) == "" && workspace.records.purchaseLog.rows.isEmpty)
  }

  @Test func `the header counts a basket that was cleared`() throws {
    var contents = DatabaseSnapshot.groceries("milk 20€ @Market", "bread 3€ @Lidl")
    contents.lists[0].budget = Price("22€")
    let stage = Stage(contents, size: Size(120, 24))
    func budget() -> Bool { stage.frame.lines[0].contains("€1.00 over") }
    try stage.play("<Space>")
    #expect(budget())
    try stage.play("X<Enter>")
    #expect(stage.names == ["bread"] && budget())
    try stage.play("u")
    #expect(budget())
    try stage.play("<Space>")
    #expect(budget(), "it is to pay still")
    // Also if nothing is left on the list, and there is room.
    try stage.play("<ctrl+a><Space>X<Enter>")
    #expect(stage.names.isEmpty && budget())
  }

  @Test func `what is bought twice in a day counts twice, whatever of it is taken back`() throws {
    var contents = DatabaseSnapshot.groceries("milk 20€", "bread 3€")
    contents.lists[0].budget = Price("50€")
    let stage = Stage(contents, size: Size(120, 24))
    func spent(_ price: String) -> Bool { stage.frame.lines[0].contains("\(price) of €50.00 this trip") }
    try stage.play("<Space>amilk<Enter><Esc>")
    #expect(stage.selected == "milk" && spent("€20.00"), "one is bought, and one is to buy")
    try stage.play("<Space>")
    #expect(stage.rows.contains(" [x] milk") && spent("€40.00"))
    try stage.play("G<Space>")
    #expect(stage.rows.contains("▸[ ] milk") && spent("€20.00"))
    try stage.play("uuu")
    #expect(stage.rows.contains("▸[x] milk") && spent("€20.00"))
    // This undoes the first purchase.
    try stage.play("<Space>")
    #expect(stage.state.workspace.records.purchaseLog.rows.isEmpty)
  }

  private func header(_ lines: [String], budget: String, _ size: Size, _ keys: String = "") throws -> String {
    var contents = DatabaseSnapshot.lists(["Groceries": lines])
    contents.lists[0].budget = Price(budget)
    let stage = Stage(contents, size: size)
    try stage.play(keys)
    return stage.frame.lines[0]
  }

  @Test func `on a small screen it shows once it is nearly spent, before all other numbers`() throws {
    let lines = ["x milk 20€", "bread 3€"]
    let small = Size(40, 10)
    #expect(try !header(lines, budget: "40€", small).contains("€40"))
    #expect(try header(lines, budget: "25€", small).contains("€20.00 of €25.00"))
    #expect(try header(lines, budget: "22€", small).contains("€1.00 over"))
    #expect(try header(lines, budget: "22€", small, "@Lidl<Enter>").contains("€1.00 over"))
    // In a store the banner says the rest, so there is room for it.
    #expect(try header(lines, budget: "40€", small, "@Lidl<Enter>").contains("€20.00 of €40.00"))
  }

  @Test func `every number in the header has its word where there is room`() throws {
    let lines = ["x milk €12.40", "bread €31.90"]
    #expect(
      try header(lines, budget: "80€", Size(90, 24)).contains("€31.90 to go · €12.40 of €80.00"))
    #expect(
      try header(lines, budget: "80€", Size(116, 24)).contains(
        "€12.40 in the basket, €31.90 to go · €12.40 of €80.00 this trip"))
  }

  @Test func `over budget it says by how much, and whether only once the list is paid`() throws {
    let wide = Size(150, 24)
    #expect(
      try header(["x milk 20€", "bread 3€"], budget: "22€", wide).contains(
        "€20.00 of €22.00 this trip · €1.00 over with this list"))
    #expect(
      try header(["x milk 20€", "bread 3€"], budget: "15€", wide).contains(
        "€20.00 of €15.00 this trip · €8.00 over budget"))
  }

  @Test(arguments: Language.allCases)
  func `where all is ticked, the only sum says that it is the basket's`(language: Language) throws {
    try Language.$current.withValue(language) {
      let price = Price("€111.52")!.shown
      for (size, word) in [(Size(80, 24), words.inBasket(price)), (Size(40, 10), price)] {
        let stage = Stage(.lists(["Groceries": ["x milk 100€", "x bread €11.52"]]), size: size)
        try stage.play("")
        #expect(stage.frame.lines[0].contains(word), "\(language) \(stage.frame.lines[0])")
      }
    }
  }

  @Test
  func `a budget that is exceeded says so at 80 columns, and what was spent where there is room`()
    throws
  {
    var contents = DatabaseSnapshot.lists([
      "Groceries": ["milk 20€", "bread €31.90", "tea 2€", "rice", "oil"]
    ])
    contents.lists[0].budget = Price("40€")
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("/milk<Enter><Space><Esc>X<Enter>/tea<Enter><Space><Esc>")
    let sums = ["€31.90 to go", "€13.90 over"]
    #expect(sums.allSatisfy(stage.frame.lines[0].contains), "\(stage.frame.lines[0])")
    let told = "€13.90 over"
    try stage.play("@Lidl<Enter><resize 60x24>")
    #expect(stage.frame.lines[0].contains(told), "\(stage.frame.lines[0])")
    try stage.play("<resize 100x24>")
    #expect(stage.frame.lines[0].contains("€22.00 of €40.00 this trip · €13.90 over with this list"))
  }

  @Test func `a budget that is spent has the room of the tabs where there is too little for every sum`()
    throws
  {
    var contents = DatabaseSnapshot.lists([
      "Groceries": ["bread €111.52", "tea €145.20", "rice", "oil", "milk 180€"]
    ])
    contents.lists[0].budget = Price("300€")
    let stage = Stage(contents, size: Size(60, 24))
    try stage.play("/milk<Enter><Space><Esc>X<Enter>/bread<Enter>")
    #expect(stage.frame.lines[0].contains("[Groceries] Notes"))
    try stage.play("<Space><Esc>")
    let sums = ["€145.20", "€136.72 over"]
    #expect(
      stage.frame.lines[0].hasPrefix(" Groceries ") && sums.allSatisfy(stage.frame.lines[0].contains),
      "\(stage.frame.lines[0])")
    // Elsewhere they show if there is room.
    try stage.play("2")
    #expect(stage.frame.lines[0].contains("Groceries [Notes]"))
    try stage.play("1<resize 120x24>")
    #expect(stage.frame.lines[0].contains("€291.52 of €300.00"))
  }

  @Test(arguments: Language.allCases)
  func `the field of a budget says how many things have no price`(language: Language) throws {
    try Language.$current.withValue(language) {
      var contents = DatabaseSnapshot.lists(["Groceries": ["milk 20€", "bread 3€", "tea", "rice"]])
      contents.lists[0].budget = Price("80€")
      let stage = Stage(contents, size: Size(120, 24))
      try stage.play("B")
      let told = "\(words.budgetScope) · \(words.unpricedCount(2))"
      #expect(stage.frame.lines.contains { $0.contains(told) }, "\(language)")
      // The header has sums only.
      #expect(stage.frame.lines[0].contains(Price("23€")!.shown))
      #expect(!stage.frame.lines[0].contains(words.unpricedCount(2)))
    }
  }

  @Test(arguments: Language.allCases)
  func `the field of a budget says of which list and what time it is for`(language: Language) throws {
    try Language.$current.withValue(language) {
      for size in [Size(80, 24), Size(40, 14)] {
        let stage = Stage(.groceries("milk 20€"), size: size)
        try stage.play("B")
        let title = words.budgetTitle("Groceries")
        #expect(title.contains("Groceries"))
        #expect(
          stage.frame.lines.contains { $0.contains(title.truncated(to: size.width - 4)) },
          "\(language) \(size)")
        #expect(title.columns <= 40, "\(language)")
        #expect(size.width < 80 || stage.frame.lines.contains { $0.contains(words.budgetScope) })
      }
    }
  }
}
