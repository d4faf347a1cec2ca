import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// The basket of a store: what is in it, in which order, and what clearing takes.
@Suite struct StoreBasketTests {
  private static let contents = DatabaseSnapshot.lists([
    "Groceries": ["apples #produce", "bread #bakery", "milk @LIDL 1€ #dairy", "nails @Hardware #household"]
  ])

  private func stage(_ script: String) throws -> Stage {
    try ShopModeTests.stage(Self.contents, script)
  }

  @Test func `when all that the store sells is ticked it says of which store`() throws {
    let stage = try stage("@lidl<Enter><Space><Space><Space>")
    #expect(stage.message == nil, "it stands over the list")
    try stage.play("X<Enter>")
    #expect(stage.message == "Cleared 3 items bought at LIDL. u restores them. Paid: €1.00.")
    try stage.play("<Esc>")
    #expect(stage.names == ["nails"])
    try stage.play("<Space>")
    #expect(stage.message == nil)
  }

  @Test func `an emptied store says where most is left`() throws {
    let stage = Stage(Self.contents, size: Size(80, 24))
    try stage.play("@lidl<Enter><Space><Space><Space>X<Enter>")
    #expect(
      stage.frame.lines.contains { $0.contains("1 item is left at Hardware.") },
      "\(stage.frame.lines)")
  }

  @Test func `what was ticked before one came isn't there to clear`() throws {
    let stage = try stage("@hardware<Enter><Esc>G<Space>@lidl<Enter>X")
    #expect(stage.message == "You haven't ticked anything at LIDL.")
    try stage.play("<Esc>X")
    #expect(stage.message == "Cleared “nails”. u undoes.")
    try stage.play("X")
    #expect(stage.message == "Nothing is ticked.")
  }

  @Test func `a kilo and three cans of one name both come back with the store`() throws {
    let stage = try ShopModeTests.stage(
      .lists(["Groceries": ["1 kg tomatoes", "3 cans tomatoes", "tea @Lidl"]]), "@lidl<Enter>")
    try stage.play("<Space><Space><Space>")
    let entries = stage.state.workspace.records.history.all.filter { $0.name == "tomatoes" }
    #expect(entries.count == 2)
    #expect(entries.allSatisfy { $0.details.store == "Lidl" }, "\(entries)")
  }

  @Test func `where nothing is left to buy the footer offers to clear the basket before all else`() throws {
    let stage = Stage(Self.contents, size: Size(80, 24))
    func footer() -> String { stage.frame.lines.last ?? "" }
    try stage.play("@lidl<Enter><Space><Space>")
    #expect(!footer().hasPrefix(" X clear basket"))
    try stage.play("<Space>")
    #expect(footer().hasPrefix(" X clear basket") && footer().contains("Esc leave"))
    try stage.play("u")
    #expect(!footer().hasPrefix(" X clear basket"))
  }

  @Test func `what was ticked last is the first in the basket, in a store alone`() throws {
    let stage = try stage("@lidl<Enter>")
    #expect(stage.names == ["apples", "bread", "milk"])
    for name in ["bread", "milk", "apples"] {
      let index = try #require(stage.names.firstIndex(of: name))
      try stage.play("g" + String(repeating: "j", count: index) + "<Space>")
    }
    #expect(stage.names == ["apples", "milk", "bread"])
    // Unticked and ticked again, it is the last one ticked.
    try stage.play("G<Space><Space>")
    #expect(stage.names == ["bread", "apples", "milk"])
    try stage.play("uu")
    #expect(stage.names == ["apples", "milk", "bread"])
    // The same after returning, however the list is sorted.
    try stage.play("<Esc>s@lidl<Enter>")
    #expect(stage.names == ["apples", "milk", "bread"])
    try stage.play("<Esc>")
    #expect(stage.names == ["nails", "apples", "bread", "milk"])
  }

  @Test func `what was ticked in one stroke stands as if it had been ticked from top to bottom`() throws {
    let contents = DatabaseSnapshot.lists([
      "Groceries": ["apples #produce", "pears #produce", "bread #bakery", "rolls #bakery", "milk #dairy"]
    ])
    func order(_ script: String) throws -> [String] {
      try ShopModeTests.stage(contents, "@Lidl<Enter>" + script).names
    }
    let oneByOne = try order("<Space><Space><Space><Space>")
    #expect(oneByOne == ["milk", "rolls", "bread", "pears", "apples"])
    #expect(try order("{<Space>{<Space>") == oneByOne, "by their headings")
    #expect(try order("vvvv<Space>") == oneByOne, "selected, under two headings")
    #expect(try order("s{<Space>{<Space>") == oneByOne, "sorted by name")
  }

  @Test func `there, nothing is moved by hand`() throws {
    let stage = try stage("@lidl<Enter><Space><Space>")
    for keys in ["GJ", "GK", "kJ"] {
      try stage.play(keys)
      #expect(stage.message == "In a store, what you ticked last is first in the basket.")
    }
    #expect(stage.names == ["milk", "bread", "apples"])
  }

  @Test
  func `the banner and the heading say the same of the basket, and what was spent earlier stands apart`()
    throws
  {
    let contents = DatabaseSnapshot.lists(["Groceries": ["apples 2€", "bread 3€", "milk 1€", "tea 4€"]])
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("@Lidl<Enter><Space>X<Enter><Space>")
    func line(_ words: String) -> String { stage.frame.lines.first { $0.contains(words) } ?? "" }
    #expect(line("Lidl").hasSuffix(" 2 of 3 left · €3.00 in the basket, €5.00 to go · €2.00 spent earlier "))
    #expect(line("In the basket · 1").contains(" €3.00 "))
    // With less room fewer sums are told, and in the end only how much is left to buy.
    for (width, text) in [
      (90, "2 of 3 left · €3.00 in the basket, €5.00 to go · €2.00 spent earlier"),
      (70, "2 of 3 left · €3.00 in the basket, €5.00 to go"),
      (46, "2 of 3 left · €3.00 in the basket"), (24, "2 of 3 left"),
    ] {
      try stage.play("<resize \(width)x24>")
      #expect(line("Lidl").hasSuffix(" \(text) "), "\(width): \(line("Lidl"))")
    }
  }

  @Test func `the footer offers to clear the basket as soon as something is in it`() throws {
    let stage = Stage(Self.contents, size: Size(90, 24))
    func isOffered() -> Bool { (stage.frame.lines.last ?? "").contains("X clear basket") }
    try stage.play("@lidl<Enter>")
    #expect(!isOffered())
    for keys in ["<Space>", "{", "j/bread<Enter>"] {
      try stage.play(keys)
      #expect(isOffered(), "\(keys)")
    }
    try stage.play("<Esc>X")
    #expect(!isOffered())
    // A narrow screen has no room for it.
    try stage.play("u<resize 40x10>")
    #expect(!isOffered() && (stage.frame.lines.last ?? "").contains("Space tick"))
  }

  @Test func `the items of an aisle are together, and blank lines only between the aisles`() throws {
    let stage = Stage(Self.contents, size: Size(80, 24))
    try stage.play("a3 buns #bakery<Enter><Esc>@lidl<Enter>")
    func kinds() -> String {
      let lines = stage.state.lines
      return (0..<lines.count).map { line in
        switch lines[line] {
        case .blank: " "
        case .heading: "#"
        case .item: "i"
        }
      }.joined()
    }
    #expect(kinds() == "#i #ii #i")
    // There are none if there is no room.
    try stage.play("<resize 80x13>")
    #expect(kinds() == "#i#ii#i")
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `rows don't repeat the store that stands above them`(size: Size) throws {
    let stage = Stage(Self.contents, size: size)
    try stage.play("@lidl<Enter>")
    for name in ["milk", "bread"] {
      let row = try #require(stage.frame.lines.first { $0.contains("☐ \(name)") })
      #expect(!row.contains("@"))
    }
  }
}
