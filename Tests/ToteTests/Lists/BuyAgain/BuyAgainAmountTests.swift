import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Another amount than usual in "buy again": its row shows it, and it is added with it.
@Suite struct BuyAgainAmountTests {
  private static let today = DatabaseSnapshot.rowMoment

  /// A list with these lines, and other items that were bought a week ago, sorted by name.
  private func stage(
    _ bought: [String], on list: String = "tea", size: Size = Size(80, 24), _ script: String
  ) throws -> Stage {
    var contents = DatabaseSnapshot.lists(["Groceries": [list]], plain: true)
    contents.purchases = try bought.map { line in
      let item = try #require(ParsedItem(line))
      let last = Self.today.adding(days: -7).milliseconds
      return Purchase(PurchaseHistory.Entry(name: item.name, last: last, details: item.details))
    }
    let stage = Stage(contents, size: size) { $0.edits.now = { Self.today } }
    try stage.play(script)
    return stage
  }

  private func lines(_ stage: Stage) -> [String] {
    stage.state.lines.items.filter { $0.name != "tea" }.map { item in
      ParsedItem(name: item.name, details: item.details.withoutCategory)?.description ?? ""
    }
  }

  @Test(arguments: [
    ("6 eggs 1.80€", "b+<Enter>", "7x eggs 2.10€"), ("6 eggs", "b---<Enter>", "3x eggs"),
    ("1 egg", "b--<Enter>", "1x egg"), ("salt 0.60€", "b+<Enter>", "2x salt 1.20€"),
    ("1 kg flour 1.20€", "b-<Enter>", "0.75 kg flour 0.90€"), ("1.5 l milk", "b+<Enter>", "2 l milk"),
    ("250 g butter", "b+<Enter>", "300 g butter"), ("20 g yeast", "b-<Enter>", "19 g yeast"),
    // Digits set it directly, also after a step.
    ("500 g butter 4€", "b750<Enter>", "750 g butter 6.00€"),
    ("2 l milk", "b1,5<Enter>", "1.5 l milk"), ("2 l milk", "b0.5<Enter>", "0.5 l milk"),
    ("2 l milk", "b+12<Enter>", "12 l milk"), ("6 eggs", "b12<Backspace>0<Enter>", "10x eggs"),
    // An unfinished number means the usual amount.
    ("6 eggs", "b1<Backspace><Enter>", "6x eggs"), ("2 l milk", "b0<Enter>", "2 l milk"),
  ])
  func `steps and digits say how much is added`(bought: String, script: String, added: String) throws {
    #expect(try lines(stage([bought], script)) == [added])
  }

  @Test func `whoever says how much of something wants it, and Space confirms it`() throws {
    #expect(try lines(stage(["2 l milk", "6 eggs", "salt"], "b+<Down>9<Enter>")) == ["7x eggs", "9 l milk"])
    #expect(try lines(stage(["2 l milk", "6 eggs"], "b+<Space>9<Space><Enter>")) == ["7x eggs", "9 l milk"])
    #expect(try lines(stage(["2 l milk", "6 eggs"], "b<Space><Up>3<Enter>")) == ["3x eggs"])
    // Without a new amount, the key deselects.
    #expect(try lines(stage(["2 l milk", "6 eggs"], "b+<Down><Up><Space><Enter>")) == ["2 l milk"])
  }

  @Test func `the next line has a number of its own`() throws {
    #expect(try lines(stage(["2 l milk", "6 eggs"], "b1<Down>2<Enter>")) == ["1x eggs", "2 l milk"])
  }

  @Test func `a digit that goes on with a name looks for that`() throws {
    let stage = try stage(["2 l milk", "7up"], "b7<Enter>")
    #expect(lines(stage) == ["7up"])
    #expect(try lines(self.stage(["2 l milk", "vitamin b12"], "bb1<Enter>")) == ["vitamin b12"])
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `the row says how much is wanted`(size: Size) throws {
    let stage = try stage(["2 l milk @Lidl 2.18€"], size: size, "b")
    /// Without the blanks between the columns.
    func row() -> String {
      let line = stage.frame.lines.first { $0.contains("milk") } ?? ""
      return line.split(separator: " ").joined(separator: " ")
    }
    #expect(row().contains("milk 2 l") && !row().contains("✓"))
    try stage.play("3")
    #expect(row().contains("✓ milk 3 l"))
    if size.width == 80 { #expect(row().contains("€3.27")) }
    try stage.play("<Backspace>")
    #expect(row().contains("✓ milk 2 l"))
  }

  @Test func `leaving leaves nothing behind`() throws {
    let stage = try stage(["2 l milk", "6 eggs"], "b+<Down>9<Esc>")
    #expect(lines(stage) == [])
    try stage.play("b<Enter>")
    #expect(lines(stage) == ["6x eggs"])
  }

  @Test func `what is on the list counts, and less than that is nothing to buy`() throws {
    #expect(try lines(stage(["2 l milk"], on: "0.5 l milk", "b+<Enter>")) == ["3 l milk"])
    #expect(try lines(stage(["3 l milk"], on: "1 l milk", "b-----<Enter>")) == ["2 l milk"])
    #expect(try lines(stage(["3 l milk"], on: "2 l milk", "b1<Enter>")) == ["2 l milk"])
  }

  @Test(arguments: Language.allCases)
  func `the footer says both ways where there is room`(language: Language) throws {
    try Language.$current.withValue(language) {
      let stage = try stage(["2 l milk"], size: Size(140, 24), "b")
      #expect(stage.frame.lines.last?.contains("+ \(words.moreOrDigits)  ") == true)
    }
  }

  @Test(arguments: Language.allCases)
  func `the footer stays as it is when an amount was said, on the usual screen`(language: Language) throws {
    try Language.$current.withValue(language) {
      let stage = try stage(["2 l milk", "6 eggs"], "b")
      func keys() -> [String] {
        let footer = stage.frame.lines.last ?? ""
        return ["Enter ", "Ctrl+A ", " + ", "Space ", "Delete ", "Esc "].filter(footer.contains)
      }
      #expect(keys().contains(" + ") && stage.frame.lines.last?.contains(words.moreOrDigits) == true)
      for key in ["+", "5", "<Space>", "<ctrl+a>"] {
        try stage.play(key)
        #expect(stage.frame.lines.last?.contains("+ \(words.moreOrDigits)  ") == true, "\(key): \(keys())")
      }
    }
  }

  @Test(arguments: [10, 13, 24])
  func `a page is as many rows as show, as in the list`(height: Int) throws {
    var contents = DatabaseSnapshot.lists(["Groceries": []], plain: true)
    contents.purchases = (0..<90).map { Purchase(name: "thing \($0)", last: Self.today.adding(days: -7)) }
    let stage = Stage(contents, size: Size(80, height)) { $0.edits.now = { Self.today } }
    try stage.play("b<PgDn>")
    guard case .buyAgain(let buyAgain)? = stage.state.overlay else {
      Issue.record("it is closed")
      return
    }
    #expect(buyAgain.list.cursor == buyAgain.list.window.height)
    try stage.play("<PgDn><PgUp><PgUp>")
    guard case .buyAgain(let back)? = stage.state.overlay else {
      Issue.record("it is closed")
      return
    }
    #expect(back.list.cursor == 0 && back.list.top == 0)
  }

  @Test(arguments: Language.allCases)
  func `what only a recipe needed is not selected with the rest, for it comes with the recipe`(
    language: Language
  ) throws {
    try Language.$current.withValue(language) {
      var contents = DatabaseSnapshot.lists(["Groceries": ["tea"]], plain: true)
      for line in ["2 l milk", "flour", "salt"] {
        let item = try #require(ParsedItem(line))
        let last = Self.today.adding(days: -7).milliseconds
        contents.purchases.append(
          Purchase(PurchaseHistory.Entry(name: item.name, last: last, details: item.details)))
      }
      let needed = try #require(Amount("450 g"))
      contents.settings.append(Setting(key: "recipeAmount/flour", value: needed.stored))
      let stage = Stage(contents) { $0.edits.now = { Self.today } }
      try stage.play("b<ctrl+a>")
      #expect(
        stage.frame.lines.contains { $0.contains("  flour ") && $0.contains(" 450 g") && !$0.contains("✓") })
      try stage.play("<ctrl+a><Enter>")
      #expect(Set(lines(stage)) == ["2 l milk", "salt", "450 g flour"])
      let some = Stage(contents) { $0.edits.now = { Self.today } }
      try some.play("b<ctrl+a><Enter>")
      #expect(Set(lines(some)) == ["2 l milk", "salt"])
    }
  }

  /// Versions that took every pasted list for a recipe left such marks.
  @Test func `what an older version took for a recipe's is selected, in the amount it had`() throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["tea"]], plain: true)
    for line in ["bread", "flour"] {
      let item = try #require(ParsedItem(line))
      let last = Self.today.adding(days: -7).milliseconds
      contents.purchases.append(
        Purchase(PurchaseHistory.Entry(name: item.name, last: last, details: item.details)))
    }
    contents.settings.append(Setting(key: "lastNeeded/flour", value: try #require(Amount("500 g")).stored))
    let stage = Stage(contents) { $0.edits.now = { Self.today } }
    try stage.play("b<ctrl+a><Enter>")
    #expect(Set(lines(stage)) == ["bread", "500 g flour"])
  }
}
