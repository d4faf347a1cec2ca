// `home`, `used` and `cook --done`.

import PtyTesting
import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct HomeCommandTests {
    let home = Home()

    @Test func `a stock begins with what is put there, and is no list to shop with`() async throws {
      #expect(try home.run("tote home").words.contains("tote home add 2 l milk"))
      try home.run("tote add -q 2 l milk @Lidl")
      #expect(
        try home.run("tote home add 1 l oat milk '!2030-12-05'").lines == [
          "At home: 1 l oat milk !2030-12-05"
        ])
      #expect(try home.run("tote lists").lines.count == 1)
      #expect(try home.run("tote ls --all").output.contains("oat") == false)
      #expect(try home.run("tote home").output.contains("until"))
      #expect(try home.run("tote home --json").output.contains("\"note\": \"2030-12-05\""))
      #expect(try home.run("tote ls 'At home'").output.contains("oat milk"))
    }

    @Test func `what always goes home does when it is cleared, and used up it is back`() async throws {
      try home.run("tote home keep -q milk always")
      try home.run("tote add -q 2 l milk @Lidl; tote done -q milk; tote clear -q")
      #expect(try home.run("tote home --json").output.contains("\"name\": \"milk\""))
      #expect(try home.run("tote used milk 500 ml").lines == ["milk: 1.5 l left"])
      #expect(try home.run("tote used milk").lines == ["Used up “milk”: back on “Groceries”."])
      #expect(try home.run("tote ls").output.contains("2 l") == true)
      try home.run("tote undo")
      #expect(try home.run("tote home").lines.count == 1 && home.run("tote ls").lines == [])
      #expect(try home.run("tote used tea").code == 3)
      #expect(try home.run("tote used milk lots").code == 2)
    }

    @Test func `what is done at home is used up`() throws {
      try home.run("tote home add -q 1 l milk; tote home add -q tea")
      #expect(try home.run("tote done -l 'At home' milk").output.contains("milk"))
      #expect(try home.run("tote home").lines.count == 1)
      #expect(try home.run("tote done -l 'At home' rice").code == 3)
    }

    @Test func `before there is a stock, its name says how to begin one`() throws {
      try home.run("tote add -q tea")
      for verb in ["done", "rm"] {
        let run = try home.run("tote \(verb) -l 'At home' milk")
        #expect(run.code == 3 && run.words.contains("tote home add"), "\(verb): \(run.words)")
      }
      // A list of such a name is what it says.
      try home.run("tote list new -q 'At home party'; tote add -q -l 'At home party' milk")
      #expect(try home.run("tote done -l 'At home' milk").code == 0)
    }

    @Test func `what ends soon is due today, with the recipes that use it`() async throws {
      try home.run("tote note add -q Porridge -", input: "- [ ] 500 ml milk\n- [ ] oats\n")
      try home.run("tote home add -q 1 l milk '!2020-01-05'; tote home add -q rice '!2090-01-05'")
      let today = try home.run("tote today").output
      #expect(today.contains("Use soon") && today.contains("milk") && today.contains("Porridge"))
      #expect(!today.contains("rice"))
      let json = try home.run("tote today --json").output
      #expect(json.contains("\"name\": \"milk\", \"day\": \"2020-01-05\", \"recipes\": [\"Porridge\"]"))
    }

    @Test func `recipes leave out what is at home, and cooking takes it out`() async throws {
      try home.run(
        "tote note add -q Cake -",
        input: "serves: 4\n- [ ] 500 g flour\n- [ ] 3 eggs\n- [ ] salt\n- [ ] 1 l milk\n")
      try home.run("tote home add -q 1 kg flour; tote home add -q 600 ml milk; tote home keep -q salt basic")
      let cook = try home.run("tote cook cake")
      #expect(
        cook.output
          == "Added eggs (3x) to “Groceries” · Dairy\nAdded milk (0.4 l) to “Groceries” · Dairy\n"
      )
      #expect(
        cook.words == """
          tote: Left out: flour (1 kg at home)
          tote: Left out: salt (always at home)
          tote: milk: 600 ml at home

          """)
      #expect(
        try home.run("tote cook cake --done").lines == ["flour: 0.5 kg left at home", "milk: all used"])
      #expect(try home.run("tote home").lines.count == 1)
      try home.run("tote undo")
      #expect(try home.run("tote home").lines.count == 2)
    }
  }
}
