import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

/// Shop mode: what shows, what a tick remembers, and the order of aisles, learned and corrected by hand.
@Suite struct ShopModeTests {
  static let contents = DatabaseSnapshot.lists([
    "Groceries": [
      "apples #produce", "bread #bakery", "milk @LIDL 1€ #dairy", "cheese #dairy", "cola #drinks",
      "nails @Hardware #household",
    ],
    "Party": ["wine #drinks", "chips #pantry"],
  ])

  /// A stage on which a minute passes with every look at the clock.
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

  static func purchases(_ stage: Stage) -> [String] {
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
    // The shop stays the same on another list.
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

  @Test func `the key for the end goes to the last item to buy, and from there to the end of the basket`()
    throws
  {
    let stage = try Self.stage(Self.contents, "@lidl<Enter><Space><Space>G")
    #expect(stage.names == ["milk", "cheese", "cola", "bread", "apples"])
    #expect(stage.selected == "cola")
    try stage.play("G")
    #expect(stage.selected == "apples")
    // It is the same from a heading; in the basket it goes on, not back.
    try stage.play("g}G")
    #expect(stage.selected == "cola")
    try stage.play("jG")
    #expect(stage.selected == "apples")
    // With nothing left to buy there is only one end, as outside a store.
    try stage.play("g<Space><Space><Space>gG")
    #expect(stage.selected == stage.names.last)
    try stage.play("<Esc>gG")
    #expect(stage.selected == stage.names.last)
  }

  @Test func `Esc leaves the store when there is nothing else to leave`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter>/c<Enter>v<Esc>")
    #expect(stage.state.lists.cursor.selection.isEmpty && stage.state.lists.filter != nil)
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
    #expect(Self.purchases(stage) == ["apples @LIDL", "milk @LIDL", "cheese @LIDL"])
    try stage.play("u<Esc>g ")
    #expect(Self.purchases(stage) == ["apples @LIDL", "milk @LIDL", "bread @-"])
    // The list says nothing about it.
    let list = try #require(stage.state.lists.list)
    #expect(stage.state.workspace.records.items(of: list).first { $0.name == "apples" }?.store == nil)
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
    let row = try #require(stage.frame.lines.firstIndex { $0.contains("Bakery ·") })
    try stage.play("<click 8,\(row)>")
    #expect(stage.state.listScreen.selectedAisle == .bakery)
  }

  @Test func `no blank lines come in while the list grows shorter, only when something else is on it`() throws
  {
    // What is left to buy would fit with blank lines.
    let stage = Stage(Self.contents, size: Size(80, 16))
    try stage.play("@lidl<Enter>jj")
    #expect(!stage.state.listScreen.spacing.isOn)
    try stage.play("<Space><Space>")
    #expect(!stage.state.listScreen.spacing.isOn)
    #expect(stage.state.listScreen.cursor.position.top == 0)
    try stage.play("<Tab><shift+tab>")
    #expect(!stage.state.listScreen.spacing.isOn, "the same items stand in the same rows")
    try stage.play("<Esc>Gd@lidl<Enter>")
    #expect(stage.state.listScreen.spacing.isOn)
    #expect(stage.state.listScreen.cursor.position.top == 0)
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

  @Test func `whoever looked for a thing and has it goes on from where they were`() throws {
    // Aisle by aisle: apples, bread, milk and cheese, cola.
    let stage = try Self.stage(Self.contents, "@lidl<Enter>")
    let first = try #require(stage.selected)
    try stage.play("/cola<Enter><Space><Esc>")
    #expect(stage.selected == first)
    // The item under the cursor was found and ticked: the cursor goes to the next one.
    try stage.play("/\(first)<Enter><Space><Esc>")
    let next = try #require(stage.selected)
    #expect(next != first && stage.state.listScreen.selectedItem?.isTicked == false)
    // An item that is only looked at keeps the cursor.
    try stage.play("/cheese<Enter><Esc>")
    #expect(stage.selected == "cheese")
  }

  @Test func `all that is selected at once is what is to buy, and else the basket`() throws {
    let stage = try Self.stage(Self.contents, "@lidl<Enter><Space><ctrl+a>")
    #expect(stage.state.lists.cursor.selection.count == 4)
    try stage.play("<ctrl+a>")
    #expect(stage.state.lists.cursor.selection.isEmpty)
    try stage.play("<ctrl+a><Space><ctrl+a>")
    #expect(stage.state.lists.cursor.selection.count == 5)
  }
}
