// `tote clear`.

import PtyTesting
import Testing

@testable import ToteMain

extension ShellTests {
  @Suite(.serialized) struct ClearCommandTests {
    let home = Home()

    func names(_ list: String = "") async throws -> [String] {
      try home.run("tote ls \(list) --format '{name}'").lines
    }

    @Test func `what is ticked goes, in one step that undo takes back`() async throws {
      try await home.script("printf 'milk\\ntea\\nbread\\n' | tote add -q -; tote done -q milk tea")
      let cleared = try home.run("tote clear")
      #expect(cleared.lines == ["Deleted milk", "Deleted tea"])
      #expect(try await names() == ["bread"])
      let again = try home.run("tote clear")
      #expect(again.code == 0 && again.words == "tote: Nothing on “Groceries” is ticked.\n")
      try home.run("tote undo")
      #expect(Set(try await names()) == ["milk", "tea", "bread"])
    }

    @Test func `a store's basket is cleared without the others`() async throws {
      try await home.script(
        "printf 'milk\\ntea\\nbread\\n' | tote add -q -; tote done -q milk --store Lidl; tote done -q tea --store Aldi; tote done -q bread"
      )
      #expect(try home.run("tote clear --store lidl").lines == ["Deleted milk"])
      #expect(Set(try await names()) == ["tea", "bread"])
      #expect(
        try home.run("tote clear --store Lidl").words
          == "tote: Nothing on “Groceries” was just ticked at Lidl.\n")
    }

    @Test func `another list, quietly; a wrong name clears nothing`() async throws {
      try await home.script("printf 'wine\\nbeer\\n' | tote add -q -c -l Party -; tote done -q -l Party wine")
      #expect(try home.run("tote clear -l Partyy").code == 3)
      let cleared = try home.run("tote clear -q -l Party")
      #expect(cleared.output.isEmpty && cleared.words.isEmpty)
      #expect(try await names("Party") == ["beer"])
    }
  }
}
