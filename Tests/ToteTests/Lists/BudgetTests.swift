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
    func budget() -> Bool { stage.frame.lines[0].contains("€1.00 over budget") }
    try stage.play("<Space>")
    #expect(budget())
    try stage.play("X")
    #expect(stage.names == ["bread"] && budget())
    try stage.play("u")
    #expect(budget())
    try stage.play("<Space>")
    #expect(budget(), "it is to pay still")
    // Also if nothing is left on the list, and there is room.
    try stage.play("<ctrl+a><Space>X")
    #expect(stage.names.isEmpty && budget())
  }

  @Test func `what is bought twice in a day counts twice, whatever of it is taken back`() throws {
    var contents = DatabaseSnapshot.groceries("milk 20€", "bread 3€")
    contents.lists[0].budget = Price("50€")
    let stage = Stage(contents, size: Size(120, 24))
    func left(_ price: String) -> Bool { stage.frame.lines[0].contains("\(price) left") }
    try stage.play("<Space>amilk<Enter><Esc>")
    #expect(stage.selected == "milk" && left("€7.00"), "one is bought, and one is to buy")
    try stage.play("<Space>")
    #expect(stage.rows.contains(" [x] milk") && left("€7.00"))
    try stage.play("G<Space>")
    #expect(stage.rows.contains("▸[ ] milk") && left("€7.00"))
    try stage.play("uuu")
    #expect(stage.rows.contains("▸[x] milk") && left("€27.00"))
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
    let lines = ["milk 20€", "bread 3€"]
    let small = Size(40, 10)
    #expect(try !header(lines, budget: "40€", small).contains("left"))
    #expect(try header(lines, budget: "25€", small).contains("€2.00 left"))
    #expect(try header(lines, budget: "22€", small).contains("€1.00 over"))
    #expect(try header(lines, budget: "22€", small, "@Lidl<Enter>").contains("€1.00 over"))
    // In a store the banner says the rest, so there is room for it.
    #expect(try header(lines, budget: "40€", small, "@Lidl<Enter>").contains("€17.00 left"))
  }

  @Test func `every number in the header has its word where there is room`() throws {
    let lines = ["x milk €12.40", "bread €31.90"]
    #expect(
      try header(lines, budget: "80€", Size(84, 24)).contains(
        "€31.90 to go · €35.70 left"))
    #expect(
      try header(lines, budget: "80€", Size(98, 24)).contains(
        "€12.40 in the basket, €31.90 to go · €35.70 left in budget"))
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

  @Test func `what was spent on what is cleared is told, so that the sum does not come from nowhere`() throws
  {
    var contents = DatabaseSnapshot.lists(["Groceries": ["milk 20€", "bread 3€"]])
    contents.lists[0].budget = Price("40€")
    let stage = Stage(contents, size: Size(90, 24))
    try stage.play("<Space>")
    #expect(!stage.frame.lines[0].contains("earlier"))
    try stage.play("X")
    #expect(stage.frame.lines[0].contains("€17.00 left (€3.00 spent earlier)"))
    try stage.play("<Space>X")
    #expect(stage.frame.lines[0].contains("€17.00 left in budget (€23.00 spent earlier)"))
  }

  @Test
  func `a budget that is spent says at 80 columns what was spent earlier, in a store in the same words`()
    throws
  {
    var contents = DatabaseSnapshot.lists([
      "Groceries": ["milk 20€", "bread €31.90", "tea 2€", "rice", "oil"]
    ])
    contents.lists[0].budget = Price("40€")
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("/milk<Enter><Space><Esc>X/tea<Enter><Space><Esc>")
    let sums = ["€31.90 to go", "€13.90 over (€20.00 "]
    #expect(sums.allSatisfy(stage.frame.lines[0].contains), "\(stage.frame.lines[0])")
    let told = "€13.90 over (€20.00 earlier)"
    try stage.play("@Lidl<Enter><resize 60x24>")
    #expect(stage.frame.lines[0].contains(told), "\(stage.frame.lines[0])")
    try stage.play("<resize 100x24>")
    #expect(stage.frame.lines[0].contains("€13.90 over budget (€20.00 spent earlier)"))
  }

  @Test func `a budget that is spent has the room of the tabs where there is too little for every sum`()
    throws
  {
    var contents = DatabaseSnapshot.lists([
      "Groceries": ["bread €111.52", "tea €145.20", "rice", "oil", "milk 180€"]
    ])
    contents.lists[0].budget = Price("300€")
    let stage = Stage(contents, size: Size(60, 24))
    try stage.play("/milk<Enter><Space><Esc>X/bread<Enter>")
    #expect(stage.frame.lines[0].contains("[Groceries] Notes"))
    try stage.play("<Space><Esc>")
    let sums = ["€145.20", "€136.72 over (€180.00 earlier)"]
    #expect(
      stage.frame.lines[0].hasPrefix(" Groceries ") && sums.allSatisfy(stage.frame.lines[0].contains),
      "\(stage.frame.lines[0])")
    // Elsewhere they show if there is room.
    try stage.play("2")
    #expect(stage.frame.lines[0].contains("Groceries [Notes]"))
    try stage.play("1<resize 120x24>")
    #expect(stage.frame.lines[0].contains("(€180.00"))
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
