import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// A store and a category that stay in the add field, until they are dropped.
@Suite struct PrefixTests {
  private func items(_ stage: Stage) -> [Item] { Array(stage.state.listScreen.lines.items) }

  private func stage(_ keys: String, on lines: [String] = []) throws -> Stage {
    try Stage.blind(.lists(["Groceries": lines, "Party": []], plain: true), keys)
  }

  @Test func `a store alone is for all that is added next, a chip shows it, and no item comes of it`() throws
  {
    let stage = Stage(.groceries(), size: Size(80, 24))
    try stage.play("a@Lidl")
    #expect(stage.frame.lines.contains { $0.contains("Enter adds @Lidl to everything you add next.") })
    try stage.play("<Enter>")
    #expect(stage.names.isEmpty && stage.field == "")
    #expect(stage.frame.lines.contains { $0.contains("@Lidl ▸") })
    try stage.play("milk")
    #expect(stage.frame.lines.contains { $0.contains("@Lidl ▸ milk") })
    #expect(stage.state.listScreen.itemEditor?.item?.store == "Lidl", "the preview is what is added")
    try stage.play("<Enter>2 kg apples<Enter>")
    #expect(items(stage).allSatisfy { $0.store == "Lidl" } && stage.names.count == 2)
  }

  @Test func `a category too, alone or with the store, in either order`() throws {
    for line in ["#dairy @Lidl", "@Lidl #dairy", "@Lidl<Enter>#dairy"] {
      let stage = try stage("a\(line)<Enter>soap<Enter>")
      let soap = try #require(items(stage).first)
      #expect(soap.store == "Lidl" && soap.category == Category("dairy"), "\(line)")
    }
  }

  @Test func `a line that says another store has that one, and the prefix stays`() throws {
    let stage = try stage("a@Lidl<Enter>soap @Aldi<Enter>rice<Enter>")
    #expect(items(stage).first { $0.name == "soap" }?.store == "Aldi")
    #expect(items(stage).first { $0.name == "rice" }?.store == "Lidl")
  }

  @Test func `several items on a line have it all`() throws {
    let stage = try stage("a@Lidl<Enter>1 can tuna, 2 cans corn<Enter>")
    #expect(items(stage).map(\.store) == ["Lidl", "Lidl"])
  }

  @Test func `Esc drops it first, and then closes the field`() throws {
    let stage = try stage("a@Lidl<Enter><Esc>")
    #expect(stage.state.listScreen.itemEditor?.hasPrefix == false)
    try stage.play("rice<Enter><Esc>")
    #expect(items(stage).map(\.store) == [nil] && stage.state.isBrowsing)
    try stage.play("a")
    #expect(stage.state.listScreen.itemEditor?.hasPrefix == false)
  }

  @Test func `its sign alone drops that part`() throws {
    let stage = try stage("a@Lidl #dairy<Enter>@<Enter>soap<Enter>#<Enter>rice<Enter>")
    let soap = try #require(items(stage).first { $0.name == "soap" })
    #expect(soap.store == nil && soap.category == Category("dairy"))
    #expect(items(stage).first { $0.name == "rice" }?.category != Category("dairy"))
    // Where nothing is to drop, a sign is what it was: no name yet.
    try stage.play("@<Enter>")
    #expect(stage.field == "@" && stage.message != nil)
  }

  @Test func `a store of several words is kept in quotes, or if it is known`() throws {
    let quoted = try stage("a@\"Whole Foods\"<Enter>milk<Enter>")
    #expect(items(quoted).map(\.store) == ["Whole Foods"])
    let known = try stage("a@whole foods<Enter>milk<Enter>", on: ["rice @\"Whole Foods\""])
    #expect(items(known).first { $0.name == "milk" }?.store == "Whole Foods")
  }

  @Test func `a line with a note or a price is no prefix`() throws {
    for line in ["@Lidl !ripe", "@Lidl €2"] {
      let stage = try stage("a\(line)<Enter>")
      #expect(stage.state.listScreen.itemEditor?.hasPrefix == false && stage.field == line)
    }
  }

  @Test(arguments: Language.allCases)
  func `it is told in every language and fits a small screen`(language: Language) throws {
    try Language.$current.withValue(language) {
      let stage = Stage(.groceries(), size: Size(40, 10))
      try stage.play("a@Lidl<Enter>rice")
      #expect(stage.frame.lines.contains { $0.contains("@Lidl ▸ rice") })
      #expect(stage.state.listScreen.itemEditor?.item?.store == "Lidl")
    }
  }
}
