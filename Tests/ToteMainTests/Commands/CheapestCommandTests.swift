// `tote list cheapest`.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct CheapestCommandTests {
    let home = Home()

    private func fill() throws {
      try home.run(
        "tote add -q -c -l Groceries -",
        input: "1 l milk @Aldi 1€\nbread @Aldi 3€\nwine @Lidl 5€\n")
      try home.run("tote done -q milk bread wine; tote clear -q")
      try home.run("tote add -q -", input: "1 l milk @Lidl 0.90€\nbread @Lidl 4€\n")
      try home.run("tote done -q milk bread; tote clear -q")
      try home.run("tote add -q -", input: "2 l milk\nbread\nwine\nsalt\n")
    }

    @Test func `the stores are compared, and the best two if they are cheaper`() throws {
      try fill()
      #expect(
        try home.run("tote list cheapest").lines == [
          "Aldi and Lidl   €9.80  1 of 4 without a price there",
          "Aldi            €5.00  2 of 4 without a price there",
          "Lidl           €10.80  1 of 4 without a price there",
        ])
      let json = try home.run("tote list cheapest groc --json").output
      #expect(json.contains("{\"stores\": [\"Aldi\", \"Lidl\"], \"sum\": "))
      #expect(json.contains("\"priced\": 3, \"unpriced\": 1}"))
    }

    @Test func `without prices there is nothing to compare`() throws {
      try home.run("tote add -q -c -l Groceries milk")
      let none = try home.run("tote list cheapest")
      #expect(none.code == 3)
      #expect(none.words == "tote: No store's price is known of anything on “Groceries”.\n")
    }
  }
}
