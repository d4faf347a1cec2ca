// `tote ls --format`.

import PtyTesting
import Testing

@testable import ToteMain

extension ShellTests {
  @Suite(.serialized) struct ListFormatTests {
    let home = Home()

    @Test func `fields have the names and values of the JSON, amounts and prices as the app writes them`()
      async throws
    {
      try home.run("tote add -q 2 kg apples 3€ @Lidl; tote add -q milk; tote done -q milk")
      func lines(_ template: String) async throws -> [String] {
        try home.run("tote ls --format '\(template)'").lines
      }
      #expect(try await lines(#"{name}\t{amount}\t{price}"#) == ["apples\t2 kg\t€3.00", "milk\t\t"])
      #expect(try await lines("{store}, {category}: {ticked}") == ["Lidl, produce: false", ", dairy: true"])
      #expect(try await lines(#"{{{name}}}\\n"#) == [#"{apples}\n"#, #"{milk}\n"#])
      let ids = try await home.script("tote ls --json | jq -r '.[] | .id, .created'")
      #expect(try await lines(#"{id}\n{created}"#) == ids.lines)
    }

    @Test func `it goes with a filter, an order and all lists`() async throws {
      try home.run("tote add -q -c -l Party wine; tote add -q -l Party 'beer @Aldi'")
      let found = try home.run("tote ls --all @aldi --format '{name}'")
      #expect(found.lines == ["beer"])
      #expect(try home.run("tote ls Party nothing --format '{name}'").code == 3)
    }

    @Test(arguments: [
      ("{nam}", "“nam” is not a field of an item. The fields are id, list, name,"),
      ("{name", "A brace opens a field that isn't closed."),
      ("{}", "“” is not a field"),
    ])
    func `a template that cannot be filled is refused`(template: String, said: String) async throws {
      try home.run("tote add -q milk")
      let refused = try home.run("tote ls --format '\(template)'")
      #expect(refused.code == 2 && refused.output.isEmpty && refused.words.contains(said))
    }

    @Test func `it stands alone`() async throws {
      try home.run("tote add -q milk")
      for option in ["--json", "--ids"] {
        #expect(try home.run("tote ls \(option) --format '{name}'").code == 2)
      }
    }
  }
}
