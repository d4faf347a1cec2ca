import PtyTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel

extension ShellTests {
  @Suite(.serialized) struct CookCommandTests {
    let home = Home()

    private func write() async throws {
      try home.run(
        "tote note add -q Pancakes -", input: "serves: 4\n- [ ] 200 g flour\n- [ ] 3 eggs\n- [x] butter\n")
      try home.run("tote note add -q Soup -", input: "- [ ] 1 onion\n- [ ] 100 g flour\n")
      try home.run(
        "tote note add -q Week -", input: "Mon: [[Pancakes]] x2\nTue: [[Soup]] x2\n")
    }

    private func listed() async throws -> Set<String> {
      Set(
        try home.run("tote ls").lines.map {
          $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        })
    }

    @Test func `a recipe is cooked for so many, onto a list, in one step of undoing`() async throws {
      try await write()
      try home.run("tote add -q 2 eggs")
      let dry = try home.run("tote cook pancakes --for 6 --dry-run")
      #expect(dry.code == 0)
      #expect(
        dry.output == "Would add flour (300 g) to “Groceries” · Pantry\neggs: 2x → 7x\n")
      #expect(try await listed() == ["[ ] eggs 2x"])
      #expect(
        try home.run("tote cook panc -f 6").output
          == "Added flour (300 g) to “Groceries” · Pantry\neggs: 2x → 7x\n")
      #expect(try await listed() == ["[ ] eggs 7x", "[ ] flour 300 g"])
      #expect(try home.run("tote undo").output == "Undid: adding 1 item and updating 1\n")
      #expect(try await listed() == ["[ ] eggs 2x"])
      try home.run("tote add -q -c -l Party napkins")
      #expect(try home.run("tote cook -q pancakes --list Party").output == "")
      #expect(try home.run("tote ls Party").lines.count == 3)
    }

    @Test func `a plan adds all that it links to, together`() async throws {
      try await write()
      let cooked = try home.run("tote cook Week")
      #expect(cooked.code == 0)
      #expect(try await listed() == ["[ ] flour 600 g", "[ ] eggs 6x", "[ ] onion 2x"])
      #expect(try home.run("tote undo").code == 0)
      #expect(try await listed() == [])
    }

    @Test func `a plan that doesn't say which note it means adds nothing`() async throws {
      try await home.script(
        """
        tote note add -q Soup -- '- [ ] leeks'; tote note add -q soup -- '- [ ] peas'
        tote note add -q Week 'Mon: [[Soup]]'
        """)
      let refused = try home.run("tote cook Week")
      #expect(refused.code == 1 && refused.words.contains("Several notes are called “Soup”."), "\(refused)")
      #expect(try home.run("tote ls").output.isEmpty)
    }

    @Test func `a plan says which of its links lead nowhere`() async throws {
      try await write()
      try home.run("tote note add -q Plan -", input: "Mon: [[Soup]]\nTue: [[Pan cakes]]\n")
      let cooked = try home.run("tote cook Plan")
      #expect(cooked.code == 0 && cooked.words.contains("Left out “Pan cakes”: no note is called that."))
    }

    @Test func `a plan leaves out what was cooked by itself, and says so, until it is cooked itself`()
      async throws
    {
      try await write()
      try home.run("tote cook -q Pancakes")
      let cooked = try home.run("tote cook Week")
      #expect(
        cooked.words.contains(
          "“Pancakes” was added to “Groceries” this week for 4 of 8. Only the rest is added."))
      #expect(try await listed() == ["[ ] flour 600 g", "[ ] eggs 6x", "[ ] onion 2x"])
      // Cooking again by mistake buys nothing twice.
      #expect(
        try home.run("tote cook Week").words.contains("Everything in “Week” was already added this week."))
      #expect(try await listed() == ["[ ] flour 600 g", "[ ] eggs 6x", "[ ] onion 2x"])
      try home.run("tote cook -q Soup; tote cook -q Pancakes --for 8")
      let nothing = try home.run("tote cook Week")
      #expect(
        nothing.code == 1 && nothing.words.contains("Everything in “Week” was already added this week."))
      #expect(
        nothing.words.contains(
          "Left out “Pancakes”: it was added to “Groceries” this week. Cook it by itself to add it again."
        ))
    }

    @Test func `a recipe is cooked for as many as last time, and says so`() async throws {
      try await write()
      let first = try home.run("tote cook Pancakes")
      #expect(first.words == "" && first.output.contains("flour (200 g)"))
      let six = try home.run("tote cook -n Pancakes --for 6")
      #expect(six.words == "" && six.output.contains("200 g → 500 g"))
      try home.run("tote cook -q Pancakes --for 6")
      let again = try home.run("tote cook Pancakes")
      #expect(again.words == "tote: For 6, as last time. Use --for to change that.\n")
      #expect(again.output.contains("500 g → 800 g"))
      let quiet = try home.run("tote cook -q Pancakes")
      #expect(quiet.words == "" && quiet.output == "")
      #expect(try await listed().contains("[ ] flour 1.1 kg"))
    }

    @Test func `what is needed comes with what is remembered, and is not remembered itself`() async throws {
      try await write()
      try home.run("tote add -q 1 kg flour @Lidl €1.20")
      try home.run("tote add -q 6 eggs @Market €0.40/x")
      try home.run("tote done -q flour eggs")
      try home.run("tote rm -q flour eggs")
      #expect(
        try home.run("tote cook Pancakes").output == """
          Added flour (200 g) to “Groceries” · Pantry · @Lidl · €0.24 (€1.20/kg)
          Added eggs (3x) to “Groceries” · Dairy · @Market · €1.20 (€0.40/x)

          """)
      try home.run("tote done -q flour eggs")
      let known = try home.run("tote export --format json").output
      #expect(known.contains("needed/"))
      try home.run("tote rm -q flour eggs")
      let exported = try home.run("tote export --format json").output
      #expect(!exported.contains("needed/"))
      let purchases = try #require(exported.split(separator: "\"purchases\"").last)
      #expect(purchases.contains("\"kg\"") && purchases.contains("1.2"))
    }

    @Test func `what cannot be cooked is refused with the reason`() async throws {
      try await write()
      try home.run("tote note add -q Bare 'Nothing to buy.'")
      try home.run("tote note add -q Done -", input: "- [x] tea\n")
      func refusal(_ line: String) async throws -> String {
        let run = try await home.script(line)
        #expect(run.code != 0 && run.output == "")
        return run.words
      }
      #expect(
        try await refusal("tote cook Soup --for 6")
          == "tote: “Soup” doesn't say how many it serves. Add a line such as serves: 4.\n")
      #expect(
        try await refusal("tote cook Week --for 6")
          == "tote: “Week” is a plan. Say how many to cook for after each link: [[Soup]] for 6.\n")
      #expect(
        try await refusal("tote cook Bare")
          == "tote: “Bare” has no checkboxes and no links to notes that have any.\n")
      #expect(
        try await refusal("tote cook Done")
          == "tote: All checkboxes in “Done” are ticked. Nothing was added.\n")
      #expect(
        try await refusal("tote cook Pancakes --for 1000") == "tote: --for takes a number from 1 to 999.\n")
      #expect(try home.run("tote cook Nowhere").code == 3)
      try home.run("tote note edit -q Week 'Tue: [[Soup]] for 6'")
      let cooked = try home.run("tote cook Week")
      #expect(cooked.code == 0)
      #expect(
        cooked.words == "tote: “Soup” doesn't say how many it serves. Its amounts are unchanged.\n")
    }
  }
}
