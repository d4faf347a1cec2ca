// How the line may go on: what was bought before, and categories.

import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct SuggestionTests {
  let contents: DatabaseSnapshot = {
    var contents = DatabaseSnapshot.lists(["Groceries": []])
    contents.purchases = [
      Purchase(name: "Cherry tomatoes", count: 5, last: DatabaseSnapshot.rowMoment),
      Purchase(name: "Cheese", count: 9, last: DatabaseSnapshot.rowMoment),
      Purchase(name: "Milk", count: 1, last: DatabaseSnapshot.rowMoment),
    ]
    return contents
  }()

  private func suggestions(_ stage: Stage) -> [String] {
    stage.state.listScreen.itemEditor?.suggestions ?? []
  }

  @Test func `what was bought is offered, and Tab takes the likeliest`() throws {
    let stage = try Stage.blind(contents, "a2 kg ch")
    #expect(suggestions(stage) == ["Cheese", "Cherry tomatoes"])
    try stage.play("<Tab>")
    #expect(stage.field == "2 kg Cheese ")
    #expect(suggestions(stage).isEmpty)
  }

  @Test func `the arrows choose, round and round`() throws {
    #expect(try Stage.blind(contents, "ach<Down><Tab>").field == "Cherry tomatoes ")
    #expect(try Stage.blind(contents, "ach<Down><Down><Tab>").field == "Cheese ")
    #expect(try Stage.blind(contents, "ach<Up><Tab>").field == "Cherry tomatoes ")
    #expect(try Stage.blind(contents, "aqqq<Down><Tab>").field == "qqq")
  }

  @Test func `→ completes at the end of the line, and moves the caret elsewhere`() throws {
    #expect(try Stage.blind(contents, "ache<Right>").field == "Cheese ")
    let stage = try Stage.blind(contents, "ache<Left><Right>x")
    #expect(stage.field == "chex")
  }

  @Test func `what follows the caret stays`() throws {
    let stage = try Stage.blind(contents, "ach @Lidl<Home><Right><Right><Tab>")
    #expect(stage.field == "Cheese @Lidl")
  }

  @Test func `a category is completed behind its mark, the built-in ones first`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["cat food #Drones"]]), "amilk #d")
    #expect(suggestions(stage) == ["dairy", "drinks", "Drones"])
    try stage.play("<Down><Tab><Enter>")
    #expect(stage.state.selectedItem?.category == .drinks)
  }

  @Test func `in the edit field → only moves the caret`() throws {
    let stage = try Stage.blind(contents, "ache<Enter><Esc>e<Right>")
    #expect(stage.field == "che")
  }
}
