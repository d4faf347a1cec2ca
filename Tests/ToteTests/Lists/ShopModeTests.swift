import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

/// Shop mode: what shows, what a tick remembers, and the order of aisles, learned and put right by hand.
@Suite struct ShopModeTests {
  static let contents = DatabaseSnapshot.lists([
    "Groceries": [
      "apples #produce", "bread #bakery", "milk @LIDL 1€ #dairy", "cheese #dairy", "cola #drinks",
      "nails @Hardware #household",
    ],
    "Party": ["wine #drinks", "chips #pantry"],
  ])

  /// A stage on which time passes: a minute with every look at the clock.
  static func stage(_ contents: DatabaseSnapshot = contents, _ script: String = "") throws -> Stage {
    let clock = Minutes()
    let stage = Stage.blind(contents) { $0.edits.now = { clock.next() } }
    try stage.play(script)
    return stage
  }

  final class Minutes: Sendable {
    private let count = Mutex(Int64(0))
    func next() -> Moment {
      count.withLock {
        $0 += 1
        return Moment(milliseconds: DatabaseSnapshot.rowMoment.milliseconds + $0 * 60_000)
      }
    }
  }

  private func purchases(_ stage: Stage) -> [String] {
    stage.state.workspace.records.purchaseLog.rows.values.sorted { $0.moment < $1.moment }
      .map { "\($0.name) @\($0.store ?? "-")" }
  }

  @Test func `at a store only what is bought there or anywhere shows, and any store shows all again`() throws
  {
    let stage = try Self.stage(Self.contents, "@lidl<Enter>")
    #expect(stage.state.overlay == nil)
    #expect(stage.state.listScreen.shop?.name == "LIDL")
    #expect(stage.names == ["apples", "bread", "milk", "cheese", "cola"])
    #expect(stage.selected == "apples")
    // Another list is walked through with it.
    try stage.play("<Tab>")
    #expect(stage.names == ["chips", "wine"])
    try stage.play("<shift+tab>@<pgup><Enter>")
    #expect(stage.state.listScreen.shop == nil)
    #expect(stage.names.contains("nails"))
    #expect(stage.message == "Left LIDL. @ chooses a store.")
    #expect(stage.state.workspace.history.undoable.isEmpty)
    try stage.play("@lidl<Enter>")
    #expect(stage.state.listScreen.shop?.name == "LIDL")
  }

  @Test func `Esc leaves the store when there is nothing else to leave`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter>/c<Enter>v<Esc>")
    #expect(stage.state.lists.selection.isEmpty && stage.state.lists.filter != nil)
    #expect(stage.names == ["cheese", "cola"])
    try stage.play("<Esc>")
    #expect(stage.state.lists.filter == nil && stage.state.listScreen.shop != nil)
    try stage.play("<Esc>")
    #expect(stage.state.listScreen.shop == nil)
  }

  @Test func `what is said on leaving goes with the next key, whichever that is`() throws {
    for key in [
      "j", "G", "<Space>", "<Esc>", "@", "b", "a", "/", "s", "u", "L", "?", "2", "<Tab>", "v", "}", "z",
    ] {
      for way in ["<Esc>", "@<pgup><Enter>"] {
        let stage = try Self.stage(Self.contents, "@lidl<Enter>\(way)")
        #expect(stage.message == "Left LIDL. @ chooses a store.")
        try stage.play(key)
        #expect(stage.message != "Left LIDL. @ chooses a store.", "\(key)")
      }
    }
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `one hint says what Esc does now`(size: Size) throws {
    let stage = Stage(Self.contents, size: size)
    func hints() -> [String] {
      stage.frame.lines.flatMap { $0.ranges(of: "Esc").map { _ in "Esc" } }
    }
    func footer() -> String { stage.frame.lines.last ?? "" }
    try stage.play("@lidl<Enter>")
    #expect(hints().count <= 1 && !footer().contains("show all"))
    try stage.play("/app<Enter>")
    #expect(hints().count <= 1 && !footer().contains("leave"))
    #expect(footer().contains("Esc show all"))
    try stage.play("}")
    #expect(hints().count <= 1 && !footer().contains("leave"))
    try stage.play("<Esc>")
    #expect(size.width < 80 || footer().contains("Esc leave"))
  }

  @Test func `under a filter nothing is said of everything, for there may be more to buy`() throws {
    let stage = Stage(Self.contents, size: Size(60, 14))
    let said = "Everything from LIDL is in the basket."
    try stage.play("@lidl<Enter> /app<Enter>")
    #expect(stage.names == ["apples"] && !stage.frame.lines.contains { $0.contains(said) })
    try stage.play("<Esc><ctrl+a> ")
    #expect(stage.frame.lines.contains { $0.contains(said) })
  }

  @Test func `what is ticked there was bought there, though it names no store`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter> j  ")
    #expect(purchases(stage) == ["apples @LIDL", "milk @LIDL", "cheese @LIDL"])
    try stage.play("u<Esc>g ")
    #expect(purchases(stage) == ["apples @LIDL", "milk @LIDL", "bread @-"])
    // Nothing is said of it on the list.
    let list = try #require(stage.state.lists.list)
    #expect(stage.state.workspace.records.items(of: list).first { $0.name == "apples" }?.store == nil)
  }

  @Test func `after a walk through the store its aisles stand as they were walked`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter>")
    // From the back of the shop to its front: each time the last that is to buy.
    for name in ["cola", "cheese", "milk", "bread", "apples"] {
      let index = try #require(stage.names.firstIndex(of: name))
      try stage.play("g" + String(repeating: "j", count: index) + " ")
    }
    #expect(
      purchases(stage) == ["cola @LIDL", "cheese @LIDL", "milk @LIDL", "bread @LIDL", "apples @LIDL"])
    // The order stays while one is there, and is another the next time.
    #expect(stage.state.workspace.records.walk?.learned == [])
    try stage.play("<ctrl+a>d<Esc>@lidl<Enter>")
    #expect(stage.state.workspace.records.walk?.learned == [.drinks, .dairy, .bakery, .produce])
  }

  @Test func `the order was learned before the mode began, with the cursor on what comes first`() throws {
    let walk: [(String, ToteModel.Category)] = [("x", .drinks), ("y", .dairy), ("z", .bakery)]
    let stage = Stage.blind(Self.contents) {
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
    let stage = Stage.blind(Self.contents) {
      $0.purchasesInShop = { (_) throws(StorageError) in throw .failed(reason: "no luck") }
    }
    try stage.play("@lidl<Enter>")
    #expect(stage.names == ["apples", "bread", "milk", "cheese", "cola"])
    #expect(stage.message?.contains("no luck") == true)
  }

  @Test func `braces go onto the headings, where J and K move the aisle`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter>}")
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
    // Each is a step of undo, and is named.
    try stage.play("u")
    #expect(stage.names == ["apples", "bread", "milk", "cheese", "cola"])
    #expect(stage.message?.contains("reorder the aisles of LIDL") == true)
    try stage.play("uu")
    #expect(stage.state.workspace.records.settings["aisles/lidl"] == nil)
    try stage.play("<ctrl+r>")
    #expect(stage.names == ["apples", "milk", "cheese", "bread", "cola"])
  }

  @Test func `an item that has no place to go to says how its aisle is moved`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter>")
    for keys in ["J", "K", "GJ"] {
      try stage.play(keys)
      let name = try #require(stage.selected)
      #expect(
        stage.message == "“\(name)” stays in its aisle. { goes to the heading, where J and K move the aisle.")
    }
    // Within the aisle it moves.
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
      let stage = try Self.stage(contents, "@lidl<Enter>" + String(repeating: " ", count: ticks) + "g")
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
    let stage = try Self.stage(Self.contents, "@lidl<Enter>}J<Esc>")
    let order = stage.state.workspace.records.settings["aisles/lidl"]
    #expect(order == "produce\tdairy\tbakery\tdrinks")
    var contents = Self.contents
    contents.settings.append(Setting(key: "aisles/lidl", value: order ?? ""))
    let again = try Self.stage(contents, "@LIDL<Enter>")
    #expect(again.names == ["apples", "milk", "cheese", "bread", "cola"])
    // Another shop has its own.
    try again.play("@Aldi<Enter>")
    #expect(again.names == ["apples", "bread", "cheese", "cola"])
  }

  @Test func `on a heading no key does anything to an item`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter>}")
    for key in ["d", "e", "n", "r", "y"] {
      try stage.play(key)
      #expect(stage.state.lists.panel == nil && stage.state.tab == .lists, "\(key)")
    }
    #expect(stage.state.workspace.history.undoable.isEmpty)
    // Down from the last item of the aisle above is past it.
    try stage.play("k")
    #expect(stage.selected == "apples")
    try stage.play("j")
    #expect(stage.selected == "bread")
  }

  @Test func `clearing and copying are about what shows`() throws {
    let stage = try Self.stage(Self.contents, "<ctrl+a> @lidl<Enter>X")
    // What was ticked before was not bought here, but for what is bought nowhere else.
    #expect(stage.message == "Cleared milk. u undoes.")
    try stage.play("<Esc>")
    #expect(Set(stage.names) == ["apples", "bread", "cheese", "cola", "nails"])
  }

  @Test func `at the second shop the basket and its total are of that shop alone`() throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["apples 2€", "milk @LIDL 1€", "nails @Hardware 5€"]])
    contents.lists[0].budget = Price("20€")
    let stage = try Self.stage(contents, "@lidl<Enter><Space><Space>")
    #expect(stage.names == ["milk", "apples"])
    #expect(stage.state.lines.totals.basket.shown == "3.00€")
    try stage.play("@hardware<Enter>")
    #expect(stage.names == ["nails"])
    #expect(stage.state.lines.totals.basket.isEmpty)
    try stage.play("<Space>")
    #expect(stage.state.lines.totals.basket.shown == "5.00€")
    // Taken back and done again, it goes and comes.
    try stage.play("u")
    #expect(stage.state.lines.totals.basket.isEmpty && stage.names == ["nails"])
    try stage.play("<ctrl+r>")
    #expect(stage.state.lines.totals.basket.shown == "5.00€")
    try stage.play("<Space>")
    #expect(stage.state.lines.totals.basket.isEmpty && stage.selected == "nails")
    try stage.play("<Space>@lidl<Enter>")
    #expect(stage.names == ["milk", "apples"])
    // The list has all of it.
    try stage.play("<Esc>")
    #expect(stage.state.lines.totals.basket.shown == "8.00€")
  }

  static let priced = DatabaseSnapshot.lists([
    "Groceries": ["milk @Lidl 1€", "cheese 2€", "yogurt @Market 9€"]
  ])

  /// What was paid in the store so far, for what is in the basket and for what no longer is.
  private func soFar(_ stage: Stage) -> String {
    var sums = stage.state.listScreen.totals.basket
    sums.add(stage.state.listScreen.spentEarlier)
    return sums.shown
  }

  @Test func `what was bought and is put back on the list was paid all the same`() throws {
    let stage = try Self.stage(Self.priced, "@lidl<Enter><Space>")
    #expect(soFar(stage) == "1.00€")
    try stage.play("amilk<Enter><Esc>")
    #expect(stage.selected == "milk" && stage.state.lines.totals.basket.isEmpty && soFar(stage) == "1.00€")
    // Bought again, it counts twice; taken back, once.
    try stage.play("<Space>")
    #expect(soFar(stage) == "2.00€")
    try stage.play("G<Space>")
    #expect(stage.selected == "milk" && soFar(stage) == "1.00€")
    // So does undoing, back to the start.
    var sums: [String] = []
    for _ in 1...4 {
      try stage.play("u")
      sums.append(soFar(stage))
    }
    #expect(sums == ["2.00€", "1.00€", "1.00€", ""])
    #expect(stage.state.workspace.records.purchaseLog.rows.isEmpty)
  }

  @Test func `what was bought and is cleared was paid in that store, and in no other`() throws {
    let stage = try Self.stage(Self.priced, "@lidl<Enter><Space>X")
    #expect(soFar(stage) == "1.00€" && stage.names == ["cheese"])
    try stage.play("@market<Enter><Space>")
    #expect(soFar(stage) == "2.00€" && stage.names == ["yogurt", "cheese"])
    try stage.play("@LIDL<Enter>")
    #expect(soFar(stage) == "1.00€")
    try stage.play("<Esc>")
    #expect(
      stage.state.listScreen.totals.basket == stage.state.lines.totals.basket, "the list tells what shows")
  }

  @Test func `a filter changes nothing of what the store's header says`() throws {
    let contents = DatabaseSnapshot.lists(["Groceries": ["milk 1€", "bread 2€", "tea 4€", "rice 8€"]])
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("@Lidl<Enter><Space><Space>")
    func banner() -> String? { stage.frame.lines.first { $0.contains("in the basket:") } }
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
      let stage = try Self.stage(Self.contents, "@lidl<Enter><Space><Space>")
      let before = stage.rows
      try stage.play("X\(between)")
      #expect(!stage.rows.contains { $0.contains("[x]") })
      try stage.play("u")
      #expect(Set(stage.rows.map { $0.dropFirst() }) == Set(before.map { $0.dropFirst() }), "\(between)")
    }
  }

  @Test func `what was put back on the list and bought again is in the basket when both are undone`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter><Space>aapples<Enter><Esc>")
    try stage.play("<Space>uu")
    #expect(stage.rows.contains { $0.contains("[x] apples") })
  }

  @Test func `only what was ticked there is cleared there`() throws {
    let stage = try Self.stage(Self.contents, "@hardware<Enter><Space>@lidl<Enter><Space>X")
    #expect(stage.message == "Cleared bread. u undoes.")
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
    #expect(stage.state.lines.totals.basket.shown == "1.00€")
  }

  @Test func `the banner says what the rest will cost, where there is room`() throws {
    let contents = DatabaseSnapshot.groceries(
      "milk 2€ @Lidl", "bread 3€ @Lidl", "tea 4€ @Lidl", "fish 9€ @Market")
    for (size, isRoomy) in [(Size(80, 24), true), (Size(40, 10), false)] {
      let stage = Stage(contents, size: size)
      try stage.play("@lidl<Enter>")
      let rest = words.toPay("9.00€")
      #expect(stage.frame.lines.contains { $0.contains("3 of 3 left · \(rest)") })
      try stage.play("<Space>")
      #expect(stage.frame.lines.contains { $0.contains("€ · ") && $0.contains("to pay") } == isRoomy)
      #expect(stage.frame.lines.contains { $0.contains(isRoomy ? "in the basket: " : "basket ") })
      try stage.play("<Space><Space>")
      #expect(stage.frame.lines.contains { $0.contains("9.00€") && !$0.contains("to pay") })
    }
  }

  @Test(arguments: Language.allCases)
  func `sorting in a store says that it is within the aisles`(language: Language) throws {
    try Language.$current.withValue(language) {
      let stage = try Self.stage(Self.contents, "cs")
      let elsewhere = stage.message
      try stage.play("sss@lidl<Enter>s")
      var arrangement = Arrangement(sort: .name, grouping: .store)
      #expect(elsewhere == words.arranged(arrangement))
      arrangement.walk = stage.state.workspace.records.walk
      #expect(stage.message == words.arranged(arrangement) && stage.message != elsewhere)
    }
    if language == .english {
      let stage = try Self.stage(Self.contents, "c@lidl<Enter>s")
      #expect(stage.message == "Sorted by name within each aisle.")
    }
  }

  @Test func `the budget is of the whole list, in every shop`() throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["milk @LIDL 1€", "nails @Hardware 5€"]])
    contents.lists[0].budget = Price("20€")
    let stage = try Self.stage(contents, "@lidl<Enter>")
    let facts = stage.state.listScreen.facts(within: 60, state: [])
    #expect(facts.map { $0.spans.map(\.text).joined() } == ["14.00€ left in budget"])
  }

  @Test func `what is added for another store goes on the list, and is not shown here`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter>aglue @Hardware<Enter>honey<Enter><Esc>")
    #expect(!stage.names.contains("glue") && stage.names.contains("honey"))
    try stage.play("aglue @Hardware x2<Enter>")
    #expect(stage.message == "“glue” is for Hardware, so it isn't shown here.")
    try stage.play("<Esc>ge @Hardware<Enter>")
    #expect(stage.message == "“apples” is for Hardware, so it isn't shown here.")
    #expect(!stage.names.contains("apples"))
    try stage.play("<Esc>")
    #expect(stage.names.contains("glue"))
  }

  @Test func `in a store the headings are aisles, however the list is grouped`() throws {
    let stage = try Self.stage(Self.contents, "c@lidl<Enter>")
    #expect(stage.rows.filter { $0.hasPrefix("#") }.count == 4)
    try stage.play("c")
    #expect(stage.message == "In a store, items are grouped by aisle. Esc leaves LIDL.")
    try stage.play("<Esc>")
    #expect(stage.rows.filter { $0.hasPrefix("#") } == ["# Hardware", "# LIDL", "# Any store"])
  }

  @Test func `c turns through category, store and none, and the header says what is not usual`() throws {
    let stage = try Self.stage()
    func order() -> String? { stage.state.header.facts.first?.spans.first?.text }
    #expect(order() != "by store")
    try stage.play("c")
    #expect(stage.rows.filter { $0.hasPrefix("#") } == ["# Hardware", "# LIDL", "# Any store"])
    #expect(order() == "by store" && stage.message == "Sorted in your own order, grouped by store.")
    try stage.play("cs")
    #expect(stage.rows.allSatisfy { !$0.hasPrefix("#") })
    #expect(order() == "ungrouped, sorted by name")
    try stage.play("<resize 50x20>")
    #expect(order() == "sorted by name")
    try stage.play("<resize 40x20>")
    #expect(order() == "by name")
    try stage.play("<resize 80x24>")
    try stage.play("csss")
    #expect(stage.rows.first == "# Fruit & vegetables")
    #expect(order() != "by store")
  }

  @Test func `an item stays under its store`() throws {
    let stage = try Self.stage(Self.contents, "cgJ")
    #expect(stage.selected == "nails")
    #expect(stage.message == "“nails” stays under its store. e changes that.")
  }

  @Test func `the mouse picks an aisle too`() throws {
    let stage = Stage(Self.contents, size: Size(80, 24))
    try stage.play("@lidl<Enter>")
    let row = try #require(stage.frame.lines.firstIndex { $0.contains("Bakery") })
    try stage.play("<click 8,\(row)>")
    #expect(stage.state.listScreen.selectedAisle == .bakery)
  }

  @Test func `no air comes in while the list grows shorter, only when something else is on it`() throws {
    // What is left to buy would fit with air between it.
    let stage = Stage(Self.contents, size: Size(80, 16))
    try stage.play("@lidl<Enter>jj")
    #expect(!stage.state.listScreen.isAiry)
    try stage.play("<Space><Space>")
    #expect(!stage.state.listScreen.isAiry)
    #expect(stage.state.listScreen.position.top == 0)
    try stage.play("<Tab><shift+tab>")
    #expect(!stage.state.listScreen.isAiry, "the same items stand in the same rows")
    try stage.play("<Esc>Gd@lidl<Enter>")
    #expect(stage.state.listScreen.isAiry)
    #expect(stage.state.listScreen.position.top == 0)
  }

  @Test(arguments: [Size(80, 24), Size(40, 10), Size(20, 6), Size(9, 4), Size(3, 2), Size(1, 1)])
  func `on every screen the cursor is seen`(size: Size) throws {
    let stage = Stage(Self.contents, size: size)
    try stage.play("@lidl<Enter>")
    for key in [
      "}", "}", "J", "j", " ", " ", "{", "K", "G", "g", "/c<Enter>", "<Esc>", "ax<Enter><Esc>", "@<Esc>",
    ] {
      try stage.play(key)
      #expect(stage.state.mistakes == [], "\(key)")
      #expect(stage.frame.size == size)
    }
  }
}
