import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// The basket of a store: whose it is, in which order it stands, and what clearing takes.
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
    try stage.play("X")
    #expect(stage.message == "Cleared 3 items bought at LIDL. u restores them.")
    try stage.play("<Esc>")
    #expect(stage.names == ["nails"])
    try stage.play("<Space>")
    #expect(stage.message == nil)
  }

  @Test func `what was ticked before one came isn't there to clear`() throws {
    let stage = try stage("@hardware<Enter><Esc>G<Space>@lidl<Enter>X")
    #expect(stage.message == "Nothing was ticked at LIDL.")
    try stage.play("<Esc>X")
    #expect(stage.message == "Cleared nails. u undoes.")
    try stage.play("X")
    #expect(stage.message == "Nothing is ticked.")
  }

  @Test func `where nothing is left to buy the footer offers to clear the basket`() throws {
    let stage = Stage(Self.contents, size: Size(80, 24))
    func footer() -> String { stage.frame.lines.last ?? "" }
    try stage.play("@lidl<Enter><Space><Space>")
    #expect(!footer().contains("X clear basket"))
    try stage.play("<Space>")
    #expect(footer().contains("X clear basket") && footer().contains("Esc leave"))
    try stage.play("u")
    #expect(!footer().contains("X clear basket"))
  }

  @Test func `what was ticked last is the first in the basket, in a store alone`() throws {
    let stage = try stage("@lidl<Enter>")
    #expect(stage.names == ["apples", "bread", "milk"])
    for name in ["bread", "milk", "apples"] {
      let index = try #require(stage.names.firstIndex(of: name))
      try stage.play("g" + String(repeating: "j", count: index) + "<Space>")
    }
    #expect(stage.names == ["apples", "milk", "bread"])
    // Taken back and ticked again, it is the last one ticked.
    try stage.play("G<Space><Space>")
    #expect(stage.names == ["bread", "apples", "milk"])
    try stage.play("uu")
    #expect(stage.names == ["apples", "milk", "bread"])
    // So it is for who comes back, whatever the list is sorted by.
    try stage.play("<Esc>s@lidl<Enter>")
    #expect(stage.names == ["apples", "milk", "bread"])
    try stage.play("<Esc>")
    #expect(stage.names == ["nails", "apples", "bread", "milk"])
  }

  @Test func `there, nothing is moved by hand`() throws {
    let stage = try stage("@lidl<Enter><Space><Space>")
    for keys in ["GJ", "GK", "kJ"] {
      try stage.play(keys)
      #expect(stage.message == "In a store, what you ticked last is first in the basket.")
    }
    #expect(stage.names == ["milk", "bread", "apples"])
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `what is for this store alone says so, quietly`(size: Size) throws {
    let stage = Stage(Self.contents, size: size)
    try stage.play("@lidl<Enter>")
    func row(_ name: String) throws -> Int {
      try #require(stage.frame.lines.firstIndex { $0.contains("☐ \(name)") })
    }
    let milk = try row("milk")
    #expect(stage.frame.lines[milk].contains("@LIDL"))
    #expect(!stage.frame.lines[try row("bread")].contains("@"))
    let mark = try #require(stage.frame.row(milk).first { $0.text == "@" })
    #expect(mark.style == .muted)
  }
}
