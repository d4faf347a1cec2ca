// `tote meals`.

import PtyTesting
import Testing

@testable import ToteModel

extension ShellTests {
  @Suite(.serialized) struct MealCommandTests {
    let home = Home()

    private func recipes() throws {
      try home.run("tote note add -q Pancakes -", input: "serves: 4\n- [ ] 200 g flour\n- [ ] 3 eggs\n")
      try home.run("tote note add -q Soup -", input: "serves: 2\n- [ ] 500 g carrots\n")
    }

    @Test func `a week is planned, shown, changed and copied`() throws {
      try recipes()
      #expect(try home.run("tote meals --week 2030-01-09").words.contains("tote meals add"))
      #expect(
        try home.run("tote meals add 2030-01-07 panc --for 6").lines == ["Monday, 7 Jan: Pancakes for 6"])
      try home.run("tote meals add -q --week 2030-01-08 sun lunch: eating out")
      #expect(try home.run("tote note show 'Meals 2030-01-07'").output.contains("- Sun lunch: eating out"))
      let lines = try home.run("tote meals -w 2030-01-13").lines
      #expect(lines.count == 7 && lines[0] == "Mon 7   Pancakes for 6" && lines[1] == "Tue 8")
      #expect(
        try home.run("tote meals -w 2030-01-13 --json").output.contains(
          "{\"day\": \"2030-01-07\", \"meal\": null, \"text\": \"Pancakes for 6\", \"recipes\": [\"Pancakes\"], \"servings\": 6, \"done\": false}"
        ))
      #expect(
        try home.run("tote meals copy -w 2030-01-14").lines == [
          "Copied 2 meals from the week before: Mon, Sun."
        ])
      #expect(try home.run("tote meals copy -w 2030-01-14").code == 1)
      #expect(try home.run("tote meals copy -w 2031-01-14").code == 3)
      #expect(
        try home.run("tote meals remove 2030-01-14 panc").lines == ["Monday, 14 Jan: no more Pancakes for 6"])
      #expect(try home.run("tote meals remove 2030-01-14").code == 3)
      try home.run("tote undo")
      #expect(try home.run("tote meals -w 2030-01-14").output.contains("Pancakes"))
      #expect(try home.run("tote meals add xyz soup").code == 2)
    }

    @Test func `what the meals need goes to a list once`() throws {
      try recipes()
      #expect(try home.run("tote meals send").code == 3)
      try home.run("tote meals add -q 2030-01-07 Pancakes --for 8; tote meals add -q 2030-01-09 soup")
      #expect(try home.run("tote meals send -n -w 2030-01-07").output.contains("flour (400 g)"))
      try home.run("tote meals send -w 2030-01-07")
      #expect(try home.run("tote ls").output.contains("carrots"))
      #expect(try home.run("tote meals send -w 2030-01-07").code == 1)
    }

    @Test func `today says what there is to eat`() throws {
      try recipes()
      try home.run("tote meals add -q today soup")
      let today = try home.run("tote today").output
      #expect(today.contains("Soup") && today.contains("meal"))
      #expect(try home.run("tote today --json").output.contains("\"recipes\": [\"Soup\"]"))
    }

    @Test func `recipes that begin alike have to be told apart`() throws {
      try recipes()
      try home.run("tote note add -q 'Soup with rice' -", input: "- [ ] 100 g rice\n- [ ] 1 l stock\n")
      #expect(try home.run("tote meals add mon sou").code == 1)
      #expect(try home.run("tote meals add mon soup").output.contains("Soup"))
    }
  }
}
