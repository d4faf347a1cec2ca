// `edit`, `untick` and `mv`, with merging and undo.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct ItemEditCommandTests {
    let home = Home()

    func stored() throws -> DatabaseSnapshot {
      let storage = try Storage(path: home.database)
      defer { storage.close() }
      return try storage.load()
    }

    @Test func `the last price counts, and the one before it is told`() async throws {
      let added = try home.run("tote add wine €19.50 18€")
      #expect(added.lines == ["Added wine to “Groceries” · Drinks · €18.00"])
      #expect(added.words == "tote: The last price counts: €18.00, not €19.50.\n")
      let edited = try await home.script("tote edit wine $(tote edit wine) €17.85")
      #expect(edited.lines == ["Changed wine to wine €17.85"])
      #expect(edited.words == "tote: The last price counts: €17.85, not €18.00.\n")
    }

    @Test func `edit prints the line of an item, which changes a part of it`() async throws {
      try home.run("tote add -q '2 l oat milk #\"My stuff\" @Lidl €1.19 !cold'; tote add -q apples")
      let line = try home.run("tote edit 'oat milk'")
      // The category was corrected, so the line omits it.
      #expect(line.lines == ["2 l oat milk @Lidl €1.19 !cold"])
      #expect(
        try await home.script("tote edit apples $(tote edit apples) 1 kg").lines == [
          "Changed apples to 1 kg apples"
        ])
      #expect(try home.run("tote edit apples").lines == ["1 kg apples"])
      // Editing to the same line changes nothing and adds no undo step.
      let same = try await home.script("tote edit 'oat milk' $(tote edit 'oat milk')")
      #expect(same.code == 0)
      #expect(same.words == "tote: Nothing was changed.\n")
      #expect(
        try home.run("tote edit 'oat milk' oat drink").lines == ["Changed oat milk to oat drink"])
      let item = try #require(stored().items.first { $0.name == "oat drink" })
      #expect(item.amount == nil && item.store == nil && item.price == nil)
      #expect(
        try home.run("tote undo; tote undo").lines == [
          "Undid: editing “oat milk”", "Undid: editing “apples”",
        ])
      #expect(try home.run("tote edit 'oat milk'").lines == line.lines)
      #expect(try home.run("tote edit apples ' '").code == 1)
      #expect(try home.run("tote edit nothing x").code == 3)
    }

    @Test func `a price needs no currency where the list or the language has one`() async throws {
      // English has no currency of its own, so that one is assumed, and said.
      let assumed = try await home.script("tote add wood glue 6.49 2>&1").lines
      #expect(
        assumed.contains { $0.contains("Read 6.49 as $") }
          && assumed.last?.hasSuffix("· $6.49") == true)
      #expect(try home.run("tote edit 'wood glue'").lines == ["wood glue $6.49"])
      try home.run("tote add -q rope 3€")
      #expect(
        try home.run("tote add wood screws 6.49 @OBI").lines.first?.hasSuffix("@OBI · €6.49") == true
      )
      #expect(
        try home.run("tote edit rope rope 4.50").lines == ["Changed rope to rope €4.50"])
      #expect(
        try home.run("tote add -q - ; tote edit tape", input: "tape 1,20").lines == ["tape €1.20"])
      #expect(
        try home.run("tote --db es.db --language es add -q pan 1,20; tote --db es.db edit pan").lines
          == ["pan €1.20"])
      // Without two decimals at the end it is part of the name, as on the screen.
      #expect(try home.run("tote add -q size 42; tote edit 'size 42'").lines == ["size 42"])
    }

    @Test
    func `edit by an id finds an item on any list, and by another name makes it one with what is there`()
      async throws
    {
      try home.run("tote add -q -c -l Party -- '3 bottles wine'; tote add -q -l Party beer x2")
      try home.run("tote add -q -c -l Groceries milk")
      let id = try #require(stored().items.first { $0.name == "beer" }?.id)
      #expect(
        try home.run("tote edit \(id) 2 bottles wine").lines
          == ["Merged with the one already there: 5 bottles wine"])
      #expect(try home.run("tote ls Party").lines == ["[ ] wine  5 bottles"])
      #expect(
        try await home.script("tote undo; tote ls Party | wc -l").lines == ["Undid: editing “beer”", "2"])
    }

    @Test func `untick puts items back, takes back the purchase, and says what became one`() async throws {
      try home.run(
        "tote add -q 2 l milk 2€; tote done -q milk; tote add -q apples; tote done -q apples")
      #expect(try stored().purchasedItems.count == 2)
      #expect(try home.run("tote untick milk").lines == ["Unticked 2 l milk €2.00"])
      #expect(try stored().purchasedItems.map(\.name) == ["apples"])
      #expect(try stored().purchases.map(\.key) == ["apples"])
      #expect(try home.run("tote untick milk").lines == ["Not ticked: 2 l milk €2.00"])
      #expect(try home.run("tote undo").lines == ["Undid: unticking “milk”"])
      // Another program adds it again while it is in the basket.
      let storage = try Storage(path: home.database)
      let list = try storage.load().lists[0].id
      try storage.apply([
        Entry(
          Edit(
            id: Edit.ID(high: 9, low: 9), title: "", moment: Moment(milliseconds: 0),
            changes: [
              Change(
                adding: Item(
                  ParsedItem("1 l milk")!, id: Item.ID(high: 8, low: 8), list: list,
                  rank: .between(storage.load().items.map(\.rank).max(), nil),
                  created: Moment(milliseconds: 0)))
            ]), writer: Entry.Writer.ID(high: 7, low: 7))
      ])
      storage.close()
      let ticked = try #require(stored().items.first { $0.isTicked && $0.name == "milk" }?.id)
      #expect(
        try home.run("tote untick \(ticked)").lines
          == ["Unticked 2 l milk €2.00", "Merged with the one already there: 3 l milk €3.00"])
      #expect(try stored().items.count { $0.name == "milk" } == 1)
    }

    @Test func `what was ticked is offered to be unticked`() async throws {
      try home.run(
        "tote add -q -; tote done -q milk; tote add -q -c -l Party wine", input: "milk\napples\n")
      func offers(_ line: String) async throws -> [String] {
        try await home.script("tote completion fish -- \"$LINE\"", environment: ["LINE": line]).lines
      }
      #expect(try await offers("tote untick ") == ["milk"])
      #expect(try await offers("tote mv ") == ["apples", "milk"])
      #expect(try await offers("tote mv milk ") == ["apples", "Groceries", "Party"])
      #expect(try await offers("tote edit ap") == ["apples"])
    }

    @Test func `mv takes items to another list, in one step, and says what became one there`() async throws {
      try home.run(
        "tote add -q -; tote add -q -c -l Party crisps x2", input: "crisps x3\nlemonade\nmilk\n")
      let run = try home.run("tote mv crisps lemonade party")
      #expect(
        run.lines == [
          "Moved 3x crisps to “Party”", "Moved lemonade to “Party”",
          "Merged with the one already there: 5x crisps",
        ])
      #expect(try home.run("tote ls").lines == ["[ ] milk"])
      #expect(try home.run("tote ls Party").lines.count == 2)
      #expect(
        try await home.script("tote undo; tote ls | wc -l").lines == [
          "Undid: moving 2 items to “Party”", "3",
        ])
      #expect(
        try home.run("tote mv milk Groceries").words == "tote: That is already on “Groceries”.\n")
      #expect(try home.run("tote mv milk Nowhere").code == 3)
      #expect(try home.run("tote mv milk").code == 2)
      let new = try await home.script("tote ls --ids | cut -d ' ' -f 1 | tote mv --create - Saturday")
      #expect(new.words == "tote: Created list “Saturday”.\n")
      #expect(new.lines.count == 3)
      #expect(try home.run("tote ls Saturday").lines.count == 3)
      #expect(try home.run("tote undo; tote lists").lines.count == 3)
    }
  }
}
