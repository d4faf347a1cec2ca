// `tote store aisles`, and what `tote done --store` learns of a store.

import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct StoreCommandTests {
    let home = Home()

    @Test func `aisles are shown and put in order, which undo takes back`() async throws {
      try await home.fill(["milk"])
      let usual = ["Fruit & vegetables", "Bakery", "Dairy"]
      #expect(Array(try await home.script("tote store aisles Lidl").lines.prefix(3)) == usual)
      let ordered = try await home.script("tote store aisles Lidl drinks bak 'fruit & vegetables'").lines
      #expect(Array(ordered.prefix(4)) == ["Drinks", "Bakery", "Fruit & vegetables", "Dairy"])
      #expect(try await home.script("tote store aisles LIDL").lines == ordered)
      #expect(
        try await home.script("tote store aisles Lidl drinks").words == "tote: Nothing was changed.\n")
      #expect(try await home.script("tote undo").lines == ["Undid: reorder the aisles of Lidl"])
      #expect(Array(try await home.script("tote store aisles Lidl").lines.prefix(3)) == usual)
      #expect(try await home.script("tote store aisles ' '").code == 2)
    }

    @Test func `what is mostly ticked at a store is remembered with it, as in the app`() async throws {
      func buy(_ option: String) async throws {
        try await home.script("tote add -q milk; tote done -q milk \(option); tote rm -q milk")
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
