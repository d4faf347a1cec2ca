import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What the key that selects all does in "buy again": first what is due.
@Suite struct BuyAgainTests {
  private static let today = DatabaseSnapshot.rowMoment

  private func bought(_ name: String, _ daysAgo: Int...) -> Purchase {
    Purchase(
      name: name, last: Self.today.adding(days: -Int64(daysAgo.min()!)),
      days: daysAgo.map { Self.today.dayNumber - $0 })
  }

  private func stage(_ purchases: [Purchase], staples: [Staple] = [], _ script: String) throws -> Stage {
    var contents = DatabaseSnapshot.groceries("tea")
    contents.purchases = purchases
    contents.staples = staples
    let stage = Stage.blind(contents) { $0.edits.now = { Self.today } }
    try stage.play(script)
    return stage
  }

  private func picker(_ stage: Stage) throws -> BuyAgain {
    guard case .buyAgain(let buyAgain)? = stage.state.overlay else { throw Missing() }
    return buyAgain
  }

  private struct Missing: Error {}

  /// A staple of the list that last came so many days ago.
  private func staple(_ name: String, every: Repeat, _ daysAgo: Int64) -> Staple {
    Staple(
      name: name, list: DatabaseSnapshot.groceries().lists[0].id, every: every,
      since: Self.today.adding(days: -daysAgo))
  }

  @Test func `what is due is selected first, then all, then nothing`() throws {
    let purchases = [bought("milk", 7, 14, 21), bought("rice", 7, 67, 127), bought("candles", 200)]
    let stage = try stage(purchases, "b<ctrl+a>")
    #expect(try picker(stage).selection == ["milk"])
    try stage.play("<ctrl+a>")
    #expect(try Set(picker(stage).selection) == ["milk", "rice", "candles"])
    try stage.play("<ctrl+a>")
    #expect(try picker(stage).selection == [])
    try stage.play("<ctrl+a><Enter>")
    #expect(Set(stage.names) == ["tea", "milk"])
  }

  @Test func `where nothing is due, what is known to be needed later is left out at first`() throws {
    let purchases = [bought("milk", 7), bought("rice", 7, 67, 127), bought("salt", 7)]
    let salt = staple("salt", every: .months(3), 7)
    let stage = try stage(purchases, staples: [salt], "b<ctrl+a>")
    #expect(try picker(stage).selection == ["milk"])
    try stage.play("<ctrl+a>")
    #expect(try picker(stage).selection.count == 3)
  }

  @Test
  func `what has missed three turns, or whose season is over, is no longer due, and comes by hand alone`()
    throws
  {
    let purchases = [
      bought("milk", 7, 14, 21), bought("rice", 29, 36, 43), bought("charcoal", 50, 70, 90, 410, 430),
      bought("coffee", 50, 70, 90),
    ]
    let stage = try stage(purchases, "b")
    #expect(try picker(stage).isDue == ["milk": true, "rice": false, "charcoal": false, "coffee": true])
    try stage.play("<ctrl+a>")
    #expect(try Set(picker(stage).selection) == ["milk", "coffee"])
    try stage.play("<ctrl+a>")
    #expect(try picker(stage).selection.isEmpty, "there is no more to select")
    try stage.play("rice<ctrl+a>")
    #expect(try Set(picker(stage).selection) == ["rice"], "searched, it is meant")
  }

  @Test func `a staple is due when it comes by itself, however often it is bought`() throws {
    let purchases = [bought("milk", 7, 14, 21), bought("salt", 7, 14, 21)]
    let stage = try stage(purchases, staples: [staple("salt", every: .months(3), 7)], "b")
    #expect(try picker(stage).isDue == ["milk": true, "salt": false])
    #expect(try picker(stage).offers.map(\.name) == ["milk", "salt"])
    #expect(try picker(stage).reach == .due)
    try stage.play("<ctrl+a>")
    #expect(try picker(stage).selection == ["milk"])
    #expect(try picker(stage).reach == .all)
  }

  @Test func `what was bought twice is due when as much time has gone by again`() throws {
    let purchases = [bought("milk", 7, 14), bought("salt", 7, 90), bought("rice", 7)]
    let stage = try stage(purchases, "b<ctrl+a>")
    #expect(try picker(stage).isDue == ["milk": true, "salt": false])
    #expect(try picker(stage).offers.map(\.name) == ["milk", "rice", "salt"])
    #expect(try picker(stage).selection == ["milk"])
  }

  @Test(arguments: Language.allCases)
  func `the footer says how many are selected at once, and what Enter and Escape do now`(language: Language)
    throws
  {
    try Language.$current.withValue(language) {
      var contents = DatabaseSnapshot.groceries("tea")
      contents.purchases = [bought("milk", 7, 14, 21), bought("rice", 7, 67, 127), bought("candles", 200)]
      for size in [Size(80, 24), Size(40, 10)] {
        let stage = Stage(contents, size: size) { $0.edits.now = { Self.today } }
        func footer() -> String { stage.frame.lines.last ?? "" }
        let isNarrow = size.width == 40
        try stage.play("b")
        #expect(footer().contains(" \(words.addAndClose(0, isShort: true))  "))
        #expect(
          footer().contains(words.selectDue(1, isShort: true)) || isNarrow && language != .english,
          "\(footer())")
        #expect(footer().contains("\(Key("esc").shown) \(SearchPickerCommand<BuyAgainAction>.close.label)"))
        try stage.play("<ctrl+a>")
        #expect(footer().contains(words.addAndClose(1, isShort: true)))
        #expect(
          footer().contains(words.selectAllBought(3, isShort: true)) || isNarrow && language != .english,
          "\(footer())")
        try stage.play("<ctrl+a>")
        #expect(footer().contains(words.selectNothing(isShort: true)) || isNarrow, "\(footer())")
        try stage.play("mi")
        #expect(footer().contains(words.clearSearch), "\(footer())")
        try stage.play("<Esc>")
        #expect(footer().contains("\(Key("esc").shown) \(SearchPickerCommand<BuyAgainAction>.close.label)"))
        try stage.play("<Enter>")
        #expect(Set(stage.state.lines.items.map(\.name)) == ["tea", "milk", "rice", "candles"])
        #expect(stage.state.overlay == nil)
      }
    }
  }

  @Test func `Enter adds what is under the cursor and leaves, as it does with a selection`() throws {
    let stage = try stage([bought("milk", 7), bought("rice", 7)], "bri<Enter>")
    #expect(stage.state.overlay == nil)
    #expect(Set(stage.names) == ["tea", "rice"])
    try stage.play("b<Enter>")
    #expect(Set(stage.names) == ["tea", "rice", "milk"])
  }

  @Test func `where none is due, it is said how many are selected and how many are for later`() throws {
    var contents = DatabaseSnapshot.groceries("tea")
    contents.purchases = [bought("milk", 7), bought("rice", 7, 67, 127), bought("salt", 7)]
    for (width, hint) in [(80, "Ctrl+A select 2  "), (120, "Ctrl+A select 2 (not 1 due later)  ")] {
      let stage = Stage(contents, size: Size(width, 24)) { $0.edits.now = { Self.today } }
      try stage.play("b")
      #expect(stage.frame.lines.last?.contains(hint) == true)
    }
  }

  @Test func `what is due and the rest have headings, and a press finds its row below them`() throws {
    var contents = DatabaseSnapshot.groceries("tea")
    contents.purchases = [bought("milk", 7, 14, 21), bought("rice", 7, 67, 127), bought("candles", 200)]
    let stage = Stage(contents, size: Size(80, 24)) { $0.edits.now = { Self.today } }
    try stage.play("b")
    func row(_ words: String) throws -> Int {
      try #require(stage.frame.lines.firstIndex { $0.contains(words) })
    }
    #expect(try row("Due · 1") + 1 == row("milk"))
    #expect(try row("milk") + 1 == row("Everything else · 2"))
    #expect(try row("Everything else") + 1 == row("candles"))
    try stage.play("<click 20,\(row("rice"))>")
    #expect(try picker(stage).selected?.name == "rice")
    // A heading can't be pressed.
    try stage.play("<click 20,\(row("Due"))>")
    #expect(try picker(stage).selected?.name == "rice" && picker(stage).selection.isEmpty)
    // A search without two groups needs no headings.
    try stage.play("mi")
    #expect(!stage.frame.lines.contains { $0.contains("Due · ") })
  }

  @Test func `the heading of the first row stays in view, and every row is reached`() throws {
    var contents = DatabaseSnapshot.groceries("tea")
    contents.purchases =
      (10..<30).map { bought("due \($0)", 7, 14, 21) } + (10..<30).map { bought("rest \($0)", 7) }
    let stage = Stage(contents, size: Size(80, 16)) { $0.edits.now = { Self.today } }
    try stage.play("b")
    for row in 0..<40 {
      let name = try #require(picker(stage).selected?.name)
      let line = stage.frame.lines.first { $0.contains("▸") && $0.contains(name) }
      #expect(line != nil, "\(name)")
      let heading = row < 20 ? "Due · 20" : "Everything else · 20"
      #expect(stage.frame.lines.contains { $0.contains(heading) }, "\(name)")
      try stage.play("<Down>")
    }
  }

  @Test(arguments: [Size(80, 24), Size(120, 24)])
  func `amounts, prices and days stand in columns`(size: Size) throws {
    var contents = DatabaseSnapshot.groceries("tea")
    contents.purchases = try ["2 l milk @Lidl 2.18€", "10 eggs @Market 3€", "500 g coffee 12.49€"].map {
      line in
      let item = try #require(ParsedItem(line))
      return Purchase(
        PurchaseHistory.Entry(
          name: item.name, last: Self.today.adding(days: -7).milliseconds, details: item.details))
    }
    let stage = Stage(contents, size: size) { $0.edits.now = { Self.today } }
    try stage.play("b")
    func ends(_ texts: String...) -> Set<Int> {
      Set(
        texts.compactMap { text in
          stage.frame.lines.lazy.compactMap { line in
            line.firstRange(of: text).map { line[..<$0.upperBound].columns }
          }.first
        })
    }
    #expect(ends(" 2 l", " 10x", " 500 g").count == 1)
    #expect(ends("€2.18", "€3.00", "€12.49").count == 1)
    #expect(ends("€12.49").first! - ends("500 g").first! < 14)
    let days = stage.frame.lines.filter { $0.contains("7 days ago") }
    #expect(
      days.count == 3
        && Set(days.map { $0.firstRange(of: "7 days ago")!.upperBound.utf16Offset(in: $0) }).count == 1)
  }

  @Test func `only what shows is selected`() throws {
    let purchases = [bought("milk", 7, 14, 21), bought("bread", 7, 14, 21), bought("brie", 90)]
    let stage = try stage(purchases, "bbr<ctrl+a>")
    #expect(try picker(stage).selection == ["bread"])
    try stage.play("<ctrl+a>")
    #expect(try Set(picker(stage).selection) == ["bread", "brie"])
  }

  @Test func `where nothing is found, the box says so and each key, and nothing is added`() throws {
    let stage = try stage([bought("milk", 7, 14, 21), bought("bread", 90)], "b<ctrl+a><ctrl+a>zzz")
    for key in ["<Enter>", "<Space>", "<ctrl+a>", "<ctrl+d>"] {
      try stage.play(key)
      #expect(stage.message == "Nothing matches “zzz”.", "\(key)")
      #expect(try Set(picker(stage).selection) == ["milk", "bread"], "\(key)")
    }
    #expect(stage.names == ["tea"])
    try stage.play("<Esc><Enter>")
    #expect(Set(stage.names) == ["tea", "milk", "bread"])
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `the reason stands in the box`(size: Size) throws {
    var contents = DatabaseSnapshot.groceries("tea")
    contents.purchases = ["milk", "bread", "tea"].map { bought($0, 7) }
    let stage = Stage(contents, size: size)
    try stage.play("bzzz")
    #expect(stage.frame.lines.contains { $0.contains("Nothing matches “zzz”.") })
    try stage.play("<Esc>te")
    #expect(stage.frame.lines.contains { $0.contains("“tea” is on the list.") })
  }

  @Test func `what is on the list already is said to be there`() throws {
    let stage = try stage([bought("milk", 7), bought("tea", 7)], "bte<Space>")
    #expect(stage.message == "“tea” is on the list.")
    try stage.play("<Esc>")
    #expect(try picker(stage).emptiness == nil)
  }

  @Test func `where nothing is offered a key says why`() throws {
    #expect(try stage([bought("tea", 7)], "b<Space>").message == words.allBoughtIsOnList)
    #expect(try stage([], "b<Enter>").message == words.nothingBoughtYet)
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `what is selected and does not show is counted, and added`(size: Size) throws {
    var contents = DatabaseSnapshot.groceries("tea")
    contents.purchases = [bought("milk", 7), bought("bread", 7)]
    let stage = Stage(contents, size: size)
    try stage.play("bmi<Space>")
    #expect(stage.frame.lines.contains { $0.contains("1 selected") && !$0.contains("hidden") })
    try stage.play("<ctrl+u>br<Space>")
    #expect(stage.frame.lines.contains { $0.contains("2 selected, 1 hidden") })
    try stage.play("<Enter>")
    #expect(Set(stage.names) == ["tea", "milk", "bread"])
  }
}
