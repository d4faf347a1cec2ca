import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// A filter that finds nothing says where it would have.
@Suite struct FilterElsewhereTests {
  private static let contents = DatabaseSnapshot.lists(
    ["Groceries": ["milk", "soap @dm"], "Party": ["balloons", "baguettes"], "Camping": ["2 balls"]],
    plain: true)

  private func stage(_ keys: String) throws -> Stage {
    let stage = Stage(Self.contents, size: Size(160, 24))
    try stage.play(keys)
    return stage
  }
  private func told(_ stage: Stage) -> String { stage.frame.lines.joined(separator: " ") }

  @Test(arguments: Language.allCases)
  func `other lists with hits are named, the one with most first`(language: Language) throws {
    try Language.$current.withValue(language) {
      var stage = try stage("/ba")
      #expect(stage.state.lists.filter?.elsewhere?.lists.map(\.list.name) == ["Party", "Camping"])
      #expect(told(stage).contains(words.found(2, on: "Party")))
      #expect(told(stage).contains(words.found(1, on: "Camping")))
      // More letters find fewer; fewer letters find something here again.
      try stage.play("lloo")
      #expect(told(stage).contains(words.found(1, on: "Party")))
      #expect(!told(stage).contains("Camping, "))
      #expect(stage.state.lists.filter?.elsewhere?.lists.map(\.list.name) == ["Party"])
      stage = try self.stage("/mi")
      #expect(stage.state.lists.filter?.elsewhere == nil)
    }
  }

  @Test func `a text far too long for a filter is refused, and the filter stays`() throws {
    let stage = try stage("/ba")
    let long = String(repeating: "ba ", count: 33_000)
    try stage.take(.paste(long), after: .zero)
    #expect(stage.state.lists.filter?.field.text == "ba" && told(stage).contains(words.filterTooLong))
  }

  @Test func `nothing is promised where there is nothing`() throws {
    let stage = try stage("/zucchini")
    #expect(stage.state.lists.filter?.elsewhere?.isEmpty == true)
    #expect(told(stage).contains(words.nothingFound("zucchini").1))
  }

  @Test func `in a shop, what is to buy in another is found too`() throws {
    let stage = try stage("@Lidl<Enter>/soap")
    #expect(stage.state.lists.filter?.elsewhere?.forOtherStores == 1)
    #expect(told(stage).contains("1 for another store."))
  }

  @Test func `a change looks again`() throws {
    let stage = try stage("/ball<Enter>")
    #expect(told(stage).contains("1 in “Camping”"))
    try stage.play("aball<Enter><Esc>")
    #expect(stage.state.lists.filter?.elsewhere == nil)
  }

  @Test func `a longer text is looked for only in what the shorter one found`() throws {
    let records = Records(Self.contents)
    let list = records.lists[0].id
    let found = records.findElsewhere(ItemQuery("ba"), than: list)
    #expect(
      records.findElsewhere(ItemQuery("ball"), than: list, within: found)
        == records.findElsewhere(ItemQuery("ball"), than: list))
    let none = records.findElsewhere(ItemQuery("zz"), than: list)
    #expect(records.findElsewhere(ItemQuery("ba"), than: list, within: none).isEmpty)
  }
}
