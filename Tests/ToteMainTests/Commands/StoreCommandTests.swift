// `tote store aisles`, and what `tote done --store` learns.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct StoreCommandTests {
    let home = Home()

    @Test func `aisles are shown and put in order, which undo takes back`() async throws {
      func aisles(_ words: String = "Lidl", count: Int = 3) async throws -> [String] {
        Array(try home.run("tote store aisles \(words)").lines.prefix(count))
      }
      try home.fill(["milk"])
      let usual = ["Fruit & vegetables", "Bakery", "Dairy"]
      var shown = try await aisles()
      #expect(shown == usual)
      let ordered = ["Drinks", "Bakery", "Fruit & vegetables", "Dairy"]
      shown = try await aisles("Lidl drinks bak 'fruit & vegetables'", count: 4)
      #expect(shown == ordered)
      shown = try await aisles("LIDL", count: 4)
      #expect(shown == ordered)
      let again = try home.run("tote store aisles Lidl drinks")
      #expect(again.words == "tote: Nothing was changed.\n")
      let undone = try home.run("tote undo")
      #expect(undone.lines == ["Undid: reordering the aisles of Lidl"])
      shown = try await aisles()
      #expect(shown == usual)
      #expect(try home.run("tote store aisles ' '").code == 2)
      // A typo makes no aisle, but a user-made category is one.
      let slip = try home.run("tote store aisles Lidl bakary")
      #expect(slip.words.contains("No category called") && slip.words.contains("Bakery"))
      #expect(slip.code == 3)
      #expect(try home.run("tote store aisles Lidl ''").code == 2)
      shown = try await aisles()
      #expect(shown == usual)
      try home.run("tote add -q 'nails #hobby'")
      shown = try await aisles("Lidl hobby", count: 2)
      #expect(shown == ["hobby", "Fruit & vegetables"])
    }

    @Test func `what is mostly ticked at a store is remembered with it, as in the app`() async throws {
      func buy(_ option: String) async throws {
        try home.run("tote add -q milk; tote done -q milk \(option); tote rm -q milk")
      }
      func store() async throws -> String {
        try await home.script("tote export --format json | jq -r '.purchases[0].store // \"none\"'").lines[0]
      }
      try await buy("")
      try await buy("--store Lidl")
      #expect(try await store() == "none", "once of twice")
      try await buy("--store lidl")
      #expect(try await store() == "Lidl", "two of three, called as it was first")
    }
  }
}
