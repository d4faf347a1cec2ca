import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// The field of a value: how often an item comes back, and the budget of a list.
@Suite struct ValueEditorTests {
  private func stage(_ keys: String, on lines: [String] = ["bread", "milk €1.09"]) throws -> Stage {
    try Stage.blind(.lists(["Groceries": lines, "Party": []], plain: true), keys)
  }

  @Test func `any number of weeks or months is typed, said, and undone`() throws {
    let stage = try stage("E3 weeks<Enter>")
    #expect(stage.message == "“bread” will be added every 3 weeks.")
    #expect(stage.state.workspace.records.staples["bread"]?.every == .weeks(3))
    #expect(stage.state.isBrowsing)
    try stage.play("E")
    #expect(stage.field == "every 3 weeks", "what is set stands in the field")
    try stage.play("<ctrl+u>usual<Enter>E<ctrl+u><Enter>")
    #expect(stage.message == "“bread” is no longer a staple.")
    #expect(stage.state.workspace.records.staples.isEmpty)
    try stage.play("uu")
    #expect(stage.state.workspace.records.staples["bread"]?.every == .weeks(3))
    try stage.play("r")
    #expect(stage.message == "“bread” will be added every week.", "the key that turns goes on from the start")
  }

  @Test func `days are typed too`() throws {
    let stage = try stage("E10 days<Enter>")
    #expect(stage.message == "“bread” will be added every 10 days.")
    #expect(stage.state.workspace.records.staples["bread"]?.every == .days(10))
  }

  @Test func `what is typed takes the place of what is set, and other keys change it`() throws {
    let stage = try stage("E3 weeks<Enter>E2 months<Enter>")
    #expect(stage.message == "“bread” will be added every 2 months.")
    try stage.play("E<left><right>x")
    #expect(stage.field == "every 2 monthsx")
    try stage.play("<Esc>E<backspace>")
    #expect(stage.field == "every 2 month")
  }

  @Test(arguments: Language.allCases)
  func `what is as often as usual waits until that is known, and says so`(language: Language) throws {
    try Language.$current.withValue(language) {
      let today = DatabaseSnapshot.rowMoment
      var contents = DatabaseSnapshot.lists(["Groceries": ["bread", "milk"]], plain: true)
      contents.purchases = [
        Purchase(name: "milk", last: today, days: [0, 7, 14].map { today.dayNumber - $0 })
      ]
      let stage = Stage.blind(contents) { $0.edits.now = { today } }
      try stage.play("Eusual<Enter>")
      let bread = try #require(stage.state.selectedItem)
      #expect(stage.message == words.repeatsOnceKnown(bread))
      try stage.play("jEusual<Enter>")
      let milk = try #require(stage.state.selectedItem)
      #expect(stage.message == words.repeats(milk, every: .usual))
      // The key that turns the interval says the same.
      try stage.play("krrrrr")
      #expect(stage.state.workspace.repetition(of: bread) == .usual)
      #expect(stage.message == words.repeatsOnceKnown(bread))
    }
  }

  @Test func `what is not understood stays in the field and is told`() throws {
    let stage = try stage("Eoften<Enter>")
    #expect(stage.field == "often")
    #expect(stage.message?.hasPrefix("Not understood. Type 10 days") == true)
    try stage.play("<Esc>")
    #expect(stage.state.isBrowsing && stage.state.workspace.records.staples.isEmpty)
  }

  @Test func `a budget is typed, with or without its currency, and undone`() throws {
    let stage = try stage("B80<Enter>")
    #expect(
      stage.message == "The budget of “Groceries” is €80.00 a month.", "the currency of the list's prices")
    #expect(stage.state.openList?.budget == Price("80€"))
    try stage.play("B")
    #expect(stage.field == "€80.00 a month")
    try stage.play("$12.50 a trip<Enter>")
    #expect(stage.state.openList?.budget == Price("$12.50") && stage.state.openList?.budgetPeriod == .trip)
    try stage.play("B<ctrl+u><Enter>")
    #expect(stage.message == "“Groceries” no longer has a budget.")
    try stage.play("u")
    #expect(stage.state.openList?.budget == Price("$12.50"))
    try stage.play("uu")
    #expect(stage.state.openList?.budget == nil)
  }

  @Test(arguments: ["cheap", "2€/kg", "-5€", "1/2"])
  func `what is no sum of money is no budget`(text: String) throws {
    let stage = try stage("B\(text)<Enter>")
    #expect(stage.field == text)
    #expect(stage.message?.hasPrefix("Not understood. Type a price") == true)
    #expect(stage.state.openList?.budget == nil)
  }

  @Test func `nothing typed that was not there before is no step`() throws {
    let stage = try stage("E<Enter>B<Enter>B80€<Enter>B<Enter>")
    #expect(stage.state.workspace.history.undoable.count == 1)
  }

  @Test func `the budget of any list is set from all lists`() throws {
    let stage = try stage("LjB25€<Enter>")
    #expect(stage.list == "Groceries", "it need not be opened for that")
    #expect(stage.state.workspace.records.lists.map(\.budget) == [nil, Price("25€")])
  }

  @Test(arguments: Language.allCases)
  func `what is shown can be typed`(language: Language) {
    Language.$current.withValue(language) {
      for every in Repeat.counts.flatMap({ [Repeat.days($0), .weeks($0), .months($0)] }) + [.usual] {
        let text = words.name(every)
        #expect(RepeatText(text)?.every == every, "\(text)")
        #expect(RepeatText(every.description)?.every == every)
      }
      #expect(RepeatText(words.never).map { $0.every == nil } == true)
      for example in words.intervalExamples.split(separator: ",") {
        #expect(RepeatText(String(example)) != nil, "\(example)")
      }
      let budget = Price("80€")!
      #expect(Price(sum: budget.shown, currency: nil) == budget)
    }
  }
}
