// An empty add field offers what is due, as "buy again" does.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct DueSuggestionTests {
  private static let today = DatabaseSnapshot.rowMoment

  private func bought(_ name: String, _ daysAgo: Int...) -> Purchase {
    Purchase(
      name: name, last: Self.today.adding(days: -Int64(daysAgo.min()!)),
      days: daysAgo.map { Self.today.dayNumber - $0 })
  }

  private func stage(_ script: String) throws -> Stage {
    var contents = DatabaseSnapshot.groceries("tea")
    contents.purchases = [
      bought("milk", 8, 15, 22), bought("tea", 9, 16, 23), bought("oats", 20, 27, 34), bought("salt", 1, 90),
    ]
    let stage = Stage.blind(contents) { $0.edits.now = { Self.today } }
    try stage.play(script)
    return stage
  }

  private func suggestions(_ stage: Stage) -> [String]? {
    stage.state.listScreen.itemEditor?.suggestions.texts
  }

  @Test func `what is due shows, the most overdue first, without what is on the list`() throws {
    #expect(try suggestions(stage("a")) == ["oats", "milk"])
  }

  @Test func `Tab takes the first, again the next, and Enter adds it; then the rest is offered`() throws {
    let stage = try stage("a<Tab>")
    #expect(stage.field == "oats ")
    try stage.play("<Tab>")
    #expect(stage.field == "milk ")
    try stage.play("<Enter>")
    #expect(stage.names.contains("milk"))
    #expect(suggestions(stage) == ["oats"])
    try stage.play("<Tab><Enter>")
    #expect(stage.names.contains("oats"))
    #expect(suggestions(stage) == [])
  }

  @Test func `arrows choose, and a letter ends the offer`() throws {
    let stage = try stage("a<Down><Tab>")
    #expect(stage.field == "milk ")
    #expect(try suggestions(self.stage("as")) == ["salt"])
    #expect(try suggestions(self.stage("as<Backspace>")) == ["oats", "milk"])
  }

  @Test func `a field that edits offers nothing`() throws {
    #expect(try suggestions(stage("e<ctrl+u>")) == [])
  }
}
