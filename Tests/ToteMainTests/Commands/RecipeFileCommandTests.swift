// Recipes from files of Cooklang and from pages of recipe sites become notes, and are cooked.

import PtyTesting
import Testing

extension ShellTests {
  @Suite(.serialized) struct RecipeFileCommandTests {
    let home = Home()

    private static let page = """
      <!DOCTYPE html><html><script type="application/ld+json">{"@type": "Recipe", "name": "Pea soup",
      "recipeYield": "2", "recipeIngredient": ["1 kg peas", "salt"], "recipeInstructions": "Boil."}</script></html>
      """

    @Test func `a page from standard input becomes a note that cooks`() async throws {
      #expect(try home.run("tote note add -q -", input: Self.page).code == 0)
      #expect(try home.run("tote note show 'Pea soup'").output.hasPrefix("serves: 2\n"))
      let cooked = try home.run("tote cook 'Pea soup' --for 4")
      #expect(cooked.code == 0 && cooked.output.contains("2 kg"), "\(cooked)")
    }

    @Test func `files of Cooklang and saved pages are imported, and pages without a recipe are named`()
      async throws
    {
      try await home.script(
        """
        mkdir v; cat > v/Page.html << 'END'
        \(Self.page)
        END
        printf '>> servings: 2\\n\\nBoil @rice{200%%g} for ~{20%%minutes}.\\n' > v/Rice.cook
        echo '<html>Hello</html>' > v/Empty.html; cp v/Empty.html v/Empty.htm
        """)
      let run = try home.run("tote note import v")
      #expect(run.output == "2 new notes, 0 changed\n", "\(run)")
      #expect(run.words.contains("Empty.html has no recipe") && run.words.contains("Empty.htm has no recipe"))
      #expect(try home.run("tote cook Rice --for 4").output.contains("400 g"))
      #expect(try home.run("tote note import v/Empty.html").code == 1)
      let piped = try home.run("tote note add -", input: "<html>Hello</html>")
      #expect(piped.code == 1 && piped.words.contains("no recipe that Tote can read"))
    }

    @Test func `a note is cooked as people write it, and what is left out is named`() async throws {
      let text =
        "Serves two\n\n## Ingredients\n- 200 g flour\n"
        + "- You may add whatever else is in the fridge today. It is fine.\n\n## Method\n1. Mix 3 times.\n"
      try home.run("tote note add -q Bread -", input: text)
      let cooked = try home.run("tote cook Bread --for 4")
      #expect(cooked.output == "Added flour (400 g) to “Groceries” · Pantry\n", "\(cooked)")
      #expect(cooked.words.contains("Left out: You may add"))
    }
  }
}
