// `tote list` and its subcommands, each with undo.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct ListEditCommandTests {
    let home = Home()

    func names() async throws -> [String] {
      try await home.script("tote lists --json | jq -r '.[].name'").lines
    }

    @Test func `lists are made and renamed, no two of one name`() async throws {
      #expect(
        try home.run("tote list new Hardware store").lines == ["Created list “Hardware store”."])
      #expect(try home.run("tote lists").lines == ["Hardware store  empty"])
      let taken = try home.run("tote list new 'hardware  STORE'")
      #expect(taken.code == 1)
      #expect(taken.words == "tote: There is already a list called “Hardware store”.\n")
      #expect(try home.run("tote list new ' '").code == 1)
      try home.run("tote list new -q Party")
      #expect(
        try home.run("tote list rename hard The shed").lines
          == ["Renamed “Hardware store” to “The shed”"])
      #expect(try home.run("tote list rename Party the shed").code == 1)
      #expect(
        try home.run("tote undo; tote undo").lines
          == ["Undid: renaming list “Hardware store”", "Undid: creating list “Party”"])
      #expect(try home.run("tote list rename Nowhere x").code == 3)
    }

    @Test func `a list is archived, restored, duplicated and deleted`() async throws {
      try home.run(
        "tote add -q -c -l Camping -; tote done -q -l Camping tent", input: "tent\ntorch\n")
      #expect(try home.run("tote list archive Camping").lines == ["Archived “Camping”"])
      #expect(try home.run("tote lists").lines == [])
      #expect(
        try home.run("tote list archive camping").lines == ["“Camping” was already archived"])
      #expect(
        try home.run("tote list new Camping").words
          == "tote: There is an archived list called “Camping”. To restore it, use tote list restore.\n")
      #expect(try home.run("tote completion fish -- 'tote list restore '").lines == ["Camping"])
      #expect(try await home.script("tote list restore Camping").lines == ["Restored “Camping”"])
      #expect(
        try home.run("tote list duplicate camping").lines
          == ["Duplicated “Camping” as “Camping (copy)”"])
      #expect(
        try home.run("tote lists").lines == [
          "Camping         1 of 2 left", "Camping (copy)  2 of 2 left",
        ])
      // Deleting needs the full name.
      #expect(try home.run("tote list rm Camp").code == 3)
      #expect(
        try home.run("tote list rm 'camping (copy)'").lines == [
          "Deleted “Camping (copy)” and its 2 items"
        ])
      #expect(
        try home.run("tote undo; tote undo; tote undo").lines == [
          "Undid: deleting list “Camping (copy)”", "Undid: duplicating list “Camping”",
          "Undid: restoring list “Camping”",
        ])
    }

    @Test func `lists are put in order, and the first is the one that commands use`() async throws {
      for name in ["A", "B", "C"] { try home.run("tote list new -q \(name)") }
      #expect(try home.run("tote list order C b").lines == ["New order: C, B, A"])
      #expect(try home.run("tote lists").lines.map { $0.prefix(1) } == ["C", "B", "A"])
      #expect(try home.run("tote add milk").lines.first?.contains("to “C”") == true)
      #expect(try home.run("tote list order C").words == "tote: Nothing was changed.\n")
      #expect(
        try home.run("tote undo; tote undo").lines == [
          "Undid: adding “milk”", "Undid: reordering the lists",
        ])
      #expect(try home.run("tote lists").lines.map { $0.prefix(1) } == ["A", "B", "C"])
      #expect(try home.run("tote list order A X").code == 3)
    }

    @Test func `a budget is set, printed and removed`() async throws {
      try home.run("tote list new -q Party")
      #expect(try home.run("tote list budget Party").words == "tote: “Party” has no budget.\n")
      #expect(
        try home.run("tote list budget party 80 €").lines == ["The budget of “Party” is €80.00 a month"])
      #expect(try home.run("tote list budget Party").lines == ["€0.00 of €80.00 this month"])
      #expect(
        try home.run("tote lists --json").output.contains(
          "\"budget\": {\"value\": 80.00, \"currency\": \"EUR\"}"))
      // Without a currency, the list's is used: that of its budget or prices, if any.
      #expect(
        try home.run("tote list budget party 85.5").lines == ["The budget of “Party” is €85.50 a month"])
      #expect(try home.run("tote undo").code == 0)
      try home.run("tote list new -q Trip")
      try home.run("tote add -q -l Trip 'map $9'")
      #expect(
        try home.run("tote list budget Trip 120").lines == ["The budget of “Trip” is $120.00 a month"])
      for text in ["much", "'2€/kg'"] {
        #expect(try home.run("tote list budget Party \(text)").code == 2, "\(text)")
      }
      #expect(
        try home.run("tote list budget Party none").lines == ["Removed the budget of “Party”"])
      #expect(
        try home.run("tote undo; tote list budget Party").lines
          == ["Undid: setting the budget of “Party”", "€0.00 of €80.00 this month"])
    }

    @Test func `a budget without a period lasts as long as the one before, or a month`() async throws {
      try home.run("tote list new -q Party")
      try home.run("tote list budget Party '€60 a week'")
      #expect(
        try home.run("tote list budget Party 250").lines == ["The budget of “Party” is €250.00 a week"])
      try home.run("tote list budget Party none")
      #expect(
        try home.run("tote list budget Party €250").lines == ["The budget of “Party” is €250.00 a month"])
    }

    @Test func `where there is no database, none is made`() async throws {
      for line in ["rename A B", "archive A", "rm A", "order A", "budget A none"] {
        #expect(try home.run("tote list \(line)").code == 3, "\(line)")
      }
      #expect(Home.names(in: home.path) == [])
      #expect(try home.run("tote list").code == 2)
    }
  }
}
