import Testing

@testable import Tote
@testable import ToteModel

/// What is edited after it was ticked corrects what was bought, and what is remembered of it.
@Suite struct PurchaseCorrectionTests {
  let signer = EditSigner()
  var context: EditContext { signer.context }

  /// A list on which the first of these lines was ticked.
  private func workspace(_ lines: String..., in shop: String? = nil) -> (Workspace, Item) {
    let contents = DatabaseSnapshot.lists(["One": lines], plain: true)
    var workspace = Workspace.with(contents)
    workspace.tickItems([contents.items[0]], to: true, in: shop, context)
    return (workspace, contents.items[0])
  }

  private func edit(
    _ item: Item, to line: String, in workspace: inout Workspace, after hours: Int64 = 0
  ) throws {
    let item = try #require(workspace.records[item: item.id])
    let now = Moment(milliseconds: context.now.milliseconds + hours * 3_600_000)
    let later = EditContext(newID: context.newID, now: now)
    _ = workspace.editItem(workspace.line(of: item), to: try #require(ParsedItem(line)), later)
  }

  /// What was bought, as a line that costs so much.
  private func bought(_ workspace: Workspace) -> [String] {
    workspace.records.purchaseLog.rows.values.sorted { $0.moment < $1.moment }.map { bought in
      let details = ItemDetails(amount: bought.amount, store: bought.store, price: bought.price)
      return ParsedItem(name: bought.name, details: details)?.description ?? ""
    }
  }

  private func remembered(_ name: String, _ workspace: Workspace) -> String? {
    workspace.records.history[name].flatMap {
      ParsedItem(name: $0.name, details: $0.remembered)?.description
    }
  }

  @Test(arguments: [
    // A slip of the finger.
    ("chicken 910.45€", "chicken 10.45€", "chicken 10.45€", "chicken 10.45€"),
    ("chicken", "chicken 10.45€", "chicken 10.45€", "chicken 10.45€"),
    ("chicken 910.45€", "chicken", "chicken", "chicken"),
    // The price follows the amount, and what was paid that of a kilo.
    ("1 kg rice 2€", "2 kg rice 2€", "2 kg rice 4.00€", "2 kg rice 4.00€"),
    ("1 kg rice 2€/kg", "2 kg rice 2€/kg", "2 kg rice 4.00€", "2 kg rice 2.00€/kg"),
    ("tea @Lidl 2€", "tea @Aldi 2€", "tea @Aldi 2.00€", "tea @Aldi 2.00€"),
    ("tea @Lidl 2€", "tea 2€", "tea 2.00€", "tea 2.00€"),
    // The note is no part of what was paid, but it comes back with the item.
    ("tea 2€", "tea 2€ !green", "tea 2.00€", "tea 2.00€ !green"),
    ("tea !black", "tea !green", "tea", "tea !green"), ("tea !black", "tea", "tea", "tea"),
    // Under another name it was as dear.
    ("chiken 910.45€", "chicken 10.45€", "chiken 10.45€", "chiken 10.45€"),
  ])
  func `what was ticked was bought as its line says now`(
    line: String, edited: String, bought: String, remembered: String
  ) throws {
    var (workspace, item) = workspace(line)
    let before = workspace
    try edit(item, to: edited, in: &workspace)
    #expect(self.bought(workspace) == [bought])
    #expect(self.remembered(item.name, workspace) == remembered)
    #expect(workspace.records.history[item.name]?.count == 1)
    // One step takes all of it back.
    _ = workspace.undo(id: context.id(), at: context.now)
    #expect(workspace.records == before.records)
  }

  @Test func `twice is corrected twice, and unticking takes it back`() throws {
    var (workspace, item) = workspace("chicken 910.45€")
    try edit(item, to: "chicken 91.45€", in: &workspace)
    try edit(item, to: "chicken 10.45€", in: &workspace)
    #expect(bought(workspace) == ["chicken 10.45€"])
    #expect(remembered("chicken", workspace) == "chicken 10.45€")
    workspace.tickItems([try #require(workspace.records[item: item.id])], to: false, context)
    #expect(bought(workspace).isEmpty && remembered("chicken", workspace) == nil)
  }

  @Test func `the shop in which it was ticked stays unless the line names another`() throws {
    var (workspace, item) = workspace("tea @Lidl 20€", in: "LIDL City")
    try edit(item, to: "tea @Lidl 2€", in: &workspace)
    #expect(bought(workspace) == ["tea @\"LIDL City\" 2.00€"])
    try edit(item, to: "tea 2€", in: &workspace)
    #expect(bought(workspace) == ["tea @\"LIDL City\" 2.00€"])
    try edit(item, to: "tea @Aldi 2€", in: &workspace)
    #expect(bought(workspace) == ["tea @Aldi 2.00€"])
  }

  @Test func `a purchase of days ago stays what it was, and so does what is not ticked`() throws {
    var (workspace, item) = workspace("milk 1€", "tea 3€")
    try edit(item, to: "milk 2€", in: &workspace, after: 13)
    #expect(bought(workspace) == ["milk 1.00€"] && remembered("milk", workspace) == "milk 1.00€")
    (workspace, item) = self.workspace("milk 1€")
    _ = workspace.addItems([try #require(ParsedItem("milk"))], to: item.list, context)
    try edit(item, to: "milk 2€", in: &workspace)
    #expect(bought(workspace) == ["milk 1.00€"] && remembered("milk", workspace) == "milk 1.00€")
  }

  @Test func `what is remembered of another line of the name stays`() throws {
    var (workspace, item) = workspace("1 kg onions 2€", "3 onions")
    let other = workspace.records.items(of: item.list)[0]
    workspace.tickItems([other], to: true, context)
    try edit(other, to: "3 onions 1€", in: &workspace)
    #expect(Set(bought(workspace)) == ["1 kg onions 2.00€", "3x onions 1.00€"])
    #expect(remembered("onions", workspace) == "1 kg onions 2.00€")
  }

  @Test func `of another kind of amount it was another thing that was bought`() throws {
    var (workspace, item) = workspace("5 cans beans 2€", "1 kg beans @Market 4€")
    let other = workspace.records.items(of: item.list)[0]
    workspace.tickItems([other], to: true, context)
    let before = workspace
    try edit(item, to: "5 kg beans 2€", in: &workspace)
    let history = workspace.records.history.entries(of: "beans")
    #expect(history.map(\.details.amount?.description) == ["5 kg"] && history.map(\.count) == [2])
    _ = workspace.undo(id: context.id(), at: context.now)
    #expect(workspace.records == before.records)
  }

  @Test func `on the screen the sums of what was spent follow`() throws {
    let stage = try Stage.blind(.groceries("chicken 910.45€"), "<Space>ge<ctrl+u>chicken 10.45€<Enter>")
    let workspace = stage.state.workspace
    #expect(workspace.records.purchaseLog.rows.values.map(\.price) == [Price("10.45€")])
    #expect(remembered("chicken", workspace) == "chicken 10.45€")
    try stage.play("u")
    #expect(stage.state.workspace.records.purchaseLog.rows.values.map(\.price) == [Price("910.45€")])
  }
}
