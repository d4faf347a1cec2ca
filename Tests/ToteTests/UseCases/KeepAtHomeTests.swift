import Testing

@testable import Tote
@testable import ToteModel

/// What is bought goes home, and comes back on its list when it is used up.
@Suite struct KeepAtHomeTests {
  private let signer = EditSigner()
  private static let start = Moment(day: "2026-12-01")!

  private func context(_ days: Int64 = 0) -> EditContext {
    EditContext(newID: signer.context.newID, now: Self.start.adding(days: days))
  }

  private func workspace(_ lists: KeyValuePairs<String, [String]>, atHome lines: [String]? = []) -> Workspace
  {
    var workspace = Workspace.with(DatabaseSnapshot.lists(lists, plain: true))
    if let lines { put(lines, in: &workspace) }
    return workspace
  }

  private func put(_ lines: [String], in workspace: inout Workspace) {
    workspace.beginHome(named: "At home", context())
    if lines.isEmpty { return }
    _ = workspace.addAtHome(lines.compactMap { ParsedItem($0) }, beginning: "At home", context())
  }

  private func home(_ workspace: Workspace) -> [String] { lines(workspace, on: ShoppingList.homeID) }

  private func lines(_ workspace: Workspace, on list: ShoppingList.ID) -> [String] {
    workspace.records.items(of: list).map { item in
      var details = item.details
      details.category = nil
      return ParsedItem(name: item.name, details: details)!.description
    }
  }

  private func buyAll(in workspace: inout Workspace, list: Int = 0) -> [Item] {
    let list = workspace.openLists[list].id
    workspace.tickItems(Array(workspace.records.items(of: list)), to: true, context())
    return workspace.clearTicked(on: list, context())
  }

  private func keep(_ items: [Item], leavingOut others: [Item] = [], in workspace: inout Workspace) {
    let stocked = (items.compactMap { workspace.stocked($0) }, others.compactMap { workspace.stocked($0) })
    _ = workspace.keepAtHome(stocked.0, leavingOut: stocked.1, from: items[0].list, context())
  }

  @Test func `a household that never begins a stock has none`() {
    var workspace = workspace(["Groceries": ["milk"]], atHome: nil)
    let cleared = buyAll(in: &workspace)
    #expect(workspace.undecidedAtHome(cleared) == [] && workspace.records.home == nil)
    #expect(workspace.records.lists.count == 1)
  }

  @Test func `the stock is none of the lists to shop with`() {
    let workspace = workspace(["Groceries": ["milk @Lidl"]], atHome: ["peas @freezer"])
    #expect(workspace.openLists.map(\.name) == ["Groceries"])
    #expect(workspace.records.home?.name == "At home")
    #expect(workspace.records.shops(of: nil).map(\.shop.name) == ["Lidl"])
  }

  @Test func `what is bought is asked for once, then goes home by itself, in the step of clearing`() {
    var workspace = workspace(["Groceries": ["2 l milk @Lidl 1€", "tea"]])
    let cleared = buyAll(in: &workspace)
    #expect(workspace.undecidedAtHome(cleared).map(\.name) == ["milk", "tea"])
    keep([cleared[0]], leavingOut: [cleared[1]], in: &workspace)
    #expect(home(workspace) == ["2 l milk"])
    let list = workspace.openLists[0].id
    _ = workspace.addItems([ParsedItem("1 l milk")!, ParsedItem("tea")!], to: list, context())
    let again = buyAll(in: &workspace)
    #expect(workspace.undecidedAtHome(again) == [])
    #expect(home(workspace) == ["3 l milk"])
    _ = workspace.undo(id: context().id(), at: Self.start)
    #expect(home(workspace) == ["2 l milk"] && lines(workspace, on: list).count == 2)
  }

  @Test func `what was said of a name decides, and its place is known`() {
    var workspace = workspace(["Groceries": ["peas", "salt", "gum", "wine"]], atHome: ["peas @freezer"])
    for (name, rule) in [("peas", HomeRule.always), ("salt", .basic), ("gum", .never), ("wine", .ask)] {
      workspace.setHomeRule(rule, of: name, context())
    }
    let cleared = buyAll(in: &workspace)
    #expect(home(workspace) == ["peas @freezer"])
    #expect(workspace.undecidedAtHome(cleared).map(\.name) == ["wine"])
    // What is to be asked is asked each time.
    keep(cleared.filter { $0.name == "wine" }, in: &workspace)
    #expect(workspace.records.homeHabit(of: "wine").rule == .ask)
  }

  @Test func `used up, it is back where it was bought, as usual, in one step`() throws {
    var workspace = workspace(["Groceries": ["bread"], "Market": ["2 l milk @Lidl 3€"]])
    let cleared = buyAll(in: &workspace, list: 1)
    keep(cleared, in: &workspace)
    let market = workspace.openLists[1]
    let item = try #require(workspace.records.atHome("milk").first)
    let step = workspace.history.undoable.count
    #expect(workspace.useUp([item], context()).map(\.outcome) == [.back(market)])
    #expect(workspace.history.undoable.count == step + 1)
    #expect(home(workspace) == [] && lines(workspace, on: market.id) == ["2 l milk @Lidl 3.00€"])
    _ = workspace.undo(id: context().id(), at: Self.start)
    #expect(home(workspace) == ["2 l milk"] && lines(workspace, on: market.id) == [])
    // What is wanted already doesn't grow.
    _ = workspace.addItems([ParsedItem("1 l milk")!], to: market.id, context())
    #expect(workspace.useUp([item], context()).map(\.outcome) == [.there(market)])
    #expect(lines(workspace, on: market.id) == ["1 l milk"])
  }

  @Test func `an amount is taken out, from what ends first`() {
    var workspace = workspace(
      ["Groceries": []], atHome: ["1 l milk !2026-12-20", "500 ml milk !2026-12-05", "flour"])
    var used = workspace.useUp(workspace.records.atHome("milk"), taking: Amount("200 ml"), context())
    #expect(used.map(\.outcome) == [.left(Amount("300 ml")!)])
    used = workspace.useUp(workspace.records.atHome("milk"), taking: Amount("800 ml"), context())
    #expect(used.count == 2 && home(workspace) == ["0.5 l milk !2026-12-20", "flour"])
    #expect(lines(workspace, on: workspace.openLists[0].id) == [])
    used = workspace.useUp(workspace.records.atHome("flour"), taking: Amount("200 g"), context())
    #expect(used.map(\.outcome) == [.unmeasured] && home(workspace).count == 2)
  }

  @Test func `cooking takes amounts out, but no spoonfuls`() {
    var workspace = workspace(["Groceries": []], atHome: ["1 kg flour", "6 eggs", "500 g sugar", "oil"])
    let lines = ["300 g flour", "200 g flour", "6 eggs", "2 tbsp sugar", "100 ml oil", "milk"]
    let used = workspace.cook(lines.compactMap { ParsedItem($0) }, of: "Cake", context())
    #expect(used.map(\.rest?.description) == ["0.5 kg", nil])
    #expect(home(workspace) == ["0.5 kg flour", "500 g sugar", "oil"])
  }

  @Test func `what a recipe needs is covered by what is there, once`() {
    var workspace = workspace(["Groceries": []], atHome: ["1 kg flour", "1 bag rice", "butter"])
    workspace.setHomeRule(.basic, of: "salt", context())
    let lines = ["600 g flour", "600 g flour", "200 g rice", "250 g butter", "salt", "milk"].compactMap {
      ParsedItem($0)
    }
    var stock = HomeStock(workspace.records, for: lines)
    let covers = lines.map { stock.take($0) }
    #expect(covers.map { $0?.isEnough } == [true, false, true, true, true, nil])
    #expect(covers[1]?.rest == Amount("200 g") && covers[1]?.has?.isAbout(Amount("400 g")!) == true)
    #expect(covers[2]?.has == Amount("1 bag") && covers[3]?.has == nil && covers[4]?.isBasic == true)
  }

  @Test(arguments: [
    ("milk !5 Dec", "2026-12-05"), ("milk until 5 Dec", "2026-12-05"),
    ("milk !best before 5.12.", "2026-12-05"),
    ("Milch bis 3. März", "2027-03-03"), ("leche hasta 12 enero 27", "2027-01-12"),
    ("lait jusqu'au 24 décembre", "2026-12-24"), ("süt skt 31.12.2026", "2026-12-31"),
    ("milk !Dec 24", "2026-12-24"), ("milk !2026-12-05", "2026-12-05"), ("milk !until 31/12", "2026-12-31"),
  ]) func `a day is read as it is written`(line: String, day: String) throws {
    let item = BestBefore.read(try #require(ParsedItem(line)), on: Self.start)
    #expect(BestBefore.day(in: item.details.note)?.day == day, "\(item)")
    #expect(!item.name.contains(" "))
  }

  /// It is a Tuesday.
  @Test(arguments: [
    ("butter until tomorrow", "2026-12-02"), ("butter until today", "2026-12-01"),
    ("butter until Friday", "2026-12-04"), ("butter until tue", "2026-12-01"),
    ("butter until the day after tomorrow", "2026-12-03"), ("butter !tomorrow", "2026-12-02"),
    ("butter !until Monday", "2026-12-07"),
    ("Butter bis morgen", "2026-12-02"), ("Butter bis übermorgen", "2026-12-03"),
    ("Butter haltbar bis Freitag", "2026-12-04"),
    ("beurre jusqu’à demain", "2026-12-02"), ("beurre jusqu'à vendredi", "2026-12-04"),
    ("mantequilla hasta mañana", "2026-12-02"), ("mantequilla hasta el viernes", "2026-12-04"),
    ("tereyağı yarına kadar", "2026-12-02"), ("tereyağı cumaya kadar", "2026-12-04"),
    ("tereyağı 5 Aralık’a kadar", "2026-12-05"),
  ]) func `a day is read in words`(line: String, day: String) throws {
    let item = BestBefore.read(try #require(ParsedItem(line)), on: Self.start)
    #expect(BestBefore.day(in: item.details.note)?.day == day, "\(item)")
    #expect(!item.name.contains(" "))
  }

  @Test(arguments: [
    "milk !blue 5", "until", "milk !31 Feb", "7 up", "milk !1.5 l", "after eight",
    "milk !Pazar", "tomorrow", "Friday fish", "süt kadar", "milk until noon",
  ])
  func `what is no day stays as it is`(line: String) throws {
    let item = try #require(ParsedItem(line))
    #expect(BestBefore.read(item, on: Self.start) == item)
  }

  @Test func `what keeps longer is a line of its own`() {
    let workspace = workspace(["Groceries": []], atHome: ["1 l milk !2026-12-04", "1 l milk", "1 l milk"])
    #expect(home(workspace) == ["1 l milk !2026-12-04", "2 l milk"])
  }

  @Test func `what ends soon comes first, with what has ended`() {
    let workspace = workspace(
      ["Groceries": []], atHome: ["a !2026-12-04", "b !2026-12-05", "c !open, 2026-11-30", "d"])
    #expect(workspace.records.endingAtHome(on: Self.start).map(\.name) == ["c", "a"])
  }
}
