// `tote catalogue`.

import PtyTesting
import Testing

@testable import ToteMain

extension ShellTests {
  @Suite(.serialized) struct CatalogueCommandTests {
    let home = Home()

    @Test func `the names are printed by aisle, even without a database`() throws {
      let all = try home.run("tote catalogue")
      #expect(all.code == 0 && all.words == "")
      #expect(all.lines.first == "Fruit & vegetables")
      #expect(all.lines.contains("  butter"))
      #expect(all.lines.filter { !$0.hasPrefix("  ") && !$0.isEmpty }.count == 10)
    }

    @Test func `of one category come its names alone, first what was bought`() throws {
      try home.run("tote add -q -c -l Groceries -", input: "skyr with honey #dairy\nhay #Pets\n")
      try home.run("tote done -q 'skyr with honey' hay; tote clear -q")
      let dairy = try home.run("tote catalogue dai")
      #expect(dairy.lines.first == "skyr with honey" && dairy.lines.contains("butter"))
      #expect(!dairy.lines.contains("bread"))
      #expect(try home.run("tote catalogue pets").lines == ["hay"])
      #expect(try home.run("tote catalogue nonsense").code == 3)
    }

    @Test func `as JSON it says when a thing was bought`() throws {
      try home.run("tote add -q -c -l Groceries milk; tote done -q milk; tote clear -q")
      let json = try home.run("tote catalogue dairy --json").output
      #expect(json.hasPrefix("[\n  {\"category\": \"dairy\", \"name\": \"milk\", \"bought\": 1"))
      #expect(json.contains("{\"category\": \"dairy\", \"name\": \"butter\", \"bought\": null}"))
    }
  }
}
