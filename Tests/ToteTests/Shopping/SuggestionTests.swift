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
    stage.state.listScreen.itemEditor?.suggestions.texts ?? []
  }

  @Test func `what was bought is offered, and Tab takes the likeliest`() throws {
    let stage = try Stage.blind(contents, "a2 kg ch")
    #expect(suggestions(stage) == ["Cheese", "Cherry tomatoes"])
    try stage.play("<Tab>")
    #expect(stage.field == "2 kg Cheese ")
    #expect(suggestions(stage) == ["Cheese", "Cherry tomatoes"])
    try stage.play("@")
    #expect(suggestions(stage).isEmpty)
  }

  @Test func `people whom things were for are offered behind a plus`() throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["oat milk +Jonas", "tea +\"Aunt Mia\""]])
    contents.purchases = [
      Purchase(
        name: "Comics", count: 5, last: DatabaseSnapshot.rowMoment, details: ItemDetails(person: "Jonathan"))
    ]
    let stage = try Stage.blind(contents, "abread +jo")
    #expect(suggestions(stage) == ["Jonathan", "Jonas"])
    #expect(try Stage.blind(contents, "abread +a<Tab>").field == "bread +\"Aunt Mia\" ")
    let added = try Stage.blind(contents, "a+jonas<Enter>bread<Enter>").state.lines.items
    #expect(added.first { $0.name == "bread" }?.details.person == "jonas")
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

  @Test func `a category is completed behind its mark, what is used first`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["cat food #Drones"]]), "amilk #d")
    #expect(suggestions(stage) == ["Drones", "Dairy", "Drinks"], "named as they are headed")
    try stage.play("<Down><Down><Tab><Enter>")
    #expect(stage.state.selectedItem?.category == .drinks)
  }

  @Test func `a category is found by its other word, and written as it is headed`() throws {
    let stage = try Stage.blind(.lists(["Groceries": []]), "akiwis #prod")
    #expect(suggestions(stage) == ["Fruit & vegetables"])
    try stage.play("<Tab>")
    #expect(stage.field == "kiwis #Fruit & vegetables ")
    try stage.play("<Enter>")
    #expect(stage.state.selectedItem?.name == "kiwis")
    #expect(stage.state.selectedItem?.category == .produce)
  }

  @Test func `stores are completed, the most used first, and the categories too`() throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["rice @Lidl", "tea @Aldi", "jam @\"La Plaza\""]])
    contents.purchases = [
      Purchase(
        name: "milk", count: 7, last: DatabaseSnapshot.rowMoment,
        details: ItemDetails(category: .drinks, store: "aldi")),
      Purchase(
        name: "soap", count: 5, last: DatabaseSnapshot.rowMoment,
        details: ItemDetails(category: .care, store: "Lucky Drugs")),
    ]
    let stage = try Stage.blind(contents, "abread @")
    #expect(suggestions(stage) == ["Aldi", "Lucky Drugs", "La Plaza", "Lidl"])
    try stage.play("l")
    #expect(suggestions(stage) == ["Lucky Drugs", "La Plaza", "Lidl"])
    try stage.play("<Tab>")
    #expect(stage.field == "bread @\"Lucky Drugs\" ", "which no list names: only quotes make one of it")
    try stage.play("<Tab>")
    #expect(stage.field == "bread @La Plaza ")
    try stage.play("<Enter>")
    #expect(stage.state.selectedItem?.store == "La Plaza")
    try stage.play("jam #")
    #expect(suggestions(stage).prefix(2) == ["Drinks", "Care"])
  }

  @Test func `Tab turns through what could complete the line, round and round, until something is typed`()
    throws
  {
    let stage = try Stage.blind(contents, "a2 kg ch<Tab><Tab>")
    #expect(stage.field == "2 kg Cherry tomatoes ")
    #expect(suggestions(stage) == ["Cheese", "Cherry tomatoes"], "they are still shown")
    try stage.play("<Tab>")
    #expect(stage.field == "2 kg Cheese ")
    try stage.play("<Down><Tab>")
    #expect(stage.field == "2 kg Cherry tomatoes ", "the arrows choose what comes next")
    try stage.play("@x <Tab>")
    #expect(stage.field == "2 kg Cherry tomatoes @x ", "there is nothing to complete any more")
  }

  @Test func `in the edit field → only moves the caret`() throws {
    let stage = try Stage.blind(contents, "ache<Enter><Esc>e<Right>")
    #expect(stage.field == "che")
  }
}
