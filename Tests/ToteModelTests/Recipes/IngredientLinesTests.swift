// What a note says to buy where it has no boxes: as people write recipes, copy them from pages and keep them in files.

import Testing

@testable import ToteModel

@Suite struct IngredientLinesTests {
  private func recipe(_ text: String, boxes: [RecipeText.Box] = [], links: [RecipeText.Link] = []) -> Recipe {
    let note = Note(id: Note.ID(high: 0, low: 1), title: "Note", text: text, created: .zero)
    return RecipeText(note, title: "Note", boxes: boxes, links: links, in: .english).recipe
  }

  private func bought(_ text: String) -> [String] {
    recipe(text).lines.filter { !$0.isTicked }.map(\.item.description)
  }

  @Test(arguments: [
    "## Ingredients\n- 200 g flour\n- salt\n## Method\n1. Mix.",
    "Zutaten:\n---\n* 200 g flour\n* salt\n\nZubereitung\n===\nRühren.",
    "**Ingredientes:**\n+ 200 g flour\n+ salt\n\n**Preparación:**\n- Mezclar 3 veces",
    "Malzemeler\n200 g flour\nsalt\nYapılışı\nKarıştırın",
    "# Ingrédients pour 4\n1. 200 g flour\n2. salt\n\n# Étapes\n1. Mélanger.",
    "## 📝 Ingredients\n\n- **200 g** [flour](flour.md)\n- *salt*",
    "## Dough ingredients\n- 200 g flour\n  sifted twice\n- salt\n\nA word about salt.\n\n## Notes\n- 2 eggs make it richer",
    "---\nserves: 4\n---\n- 2 onions\n\n## What you need\n- 200 g flour\n- salt\n\n## Gallery\n- 3 pictures",
    "Tacos\nIngredients\n- Dough\n  - 200 g flour\n  - salt",
    "## Ingredients\n### For the dough:\n- 200 g flour\n**Topping**\n- salt",
    "Serves 4\n\n- 200 g flour\n- salt\n\nMix 2 minutes.",
    "200 g flour\nsalt\n1 pinch sugar\n\nMix it all and wait.",
  ])
  func `the ingredients of a recipe need no boxes`(text: String) {
    #expect(bought(text).filter { $0 != "1 pinch sugar" } == ["200 g flour", "salt"], "\(text)")
  }

  @Test(arguments: [
    "- call mum\n- 2 letters\n- 3 parcels", "- milk\n- bread", "10 minutes of running\n20 minutes of rest",
    "2 people came.\n3 people left.", "```\n- 200 g flour\n- 300 g sugar\n```",
    "1. 200 g lost in May\n2. 300 g in June",
    "Lunch\n12:30 soup\n13:00 coffee", "## Method\n- 2 eggs first\n- 100 g flour then",
  ])
  func `other lists are no recipes`(text: String) {
    #expect(recipe(text).lines.isEmpty, "\(text)")
  }

  @Test func `pieces among the ingredients are bought, and say nothing of servings`() {
    let text = "Tacos\n\n## Ingredients\n- 1 kg beef\n- 4 tortillas\n* **2** rolls\n"
    #expect(bought(text) == ["1 kg beef", "4x tortillas", "2x rolls"])
    #expect(recipe(text).servings == nil)
  }

  @Test func `several recipes in a note are all read`() {
    #expect(
      bought("# A\n## Ingredients\n- 1 kg peas\n## Steps\n- Boil\n# B\n## Ingredients\n- tea") == [
        "1 kg peas", "tea",
      ])
  }

  @Test func `what stands among the ingredients and is none is named, and waits ticked`() {
    let text =
      "## Ingredients\n- 2 eggs, and if they are small three of them, as the dough is dry otherwise. Mine was.\n"
      + "- You may add whatever else is in the fridge today. It is fine.\n- salt"
    #expect(bought(text).count == 2 && bought(text).last == "salt")
    #expect(recipe(text).leftOut == ["You may add whatever else is in the fridge today. It is fine."])
    #expect(recipe(text).lines.map(\.isTicked) == [false, true, false])
  }

  @Test func `ingredients with boxes are those that count, and other boxes of a recipe are things to do`() {
    let text = "- [ ] tidy up\n## Ingredients\n- [ ] 2 eggs\n- salt"
    let boxes = [
      RecipeText.Box(3..<13, isTicked: false, item: ParsedItem("tidy up")),
      RecipeText.Box(33..<43, isTicked: false, item: ParsedItem("2 eggs")),
    ]
    #expect(recipe(text, boxes: boxes).lines.map(\.item.description) == ["tidy up", "2x eggs"])
    let unboxed = recipe("- [ ] tidy up\n## Ingredients\n- 2 eggs\n- salt", boxes: [boxes[0]])
    #expect(unboxed.lines.map(\.item.description) == ["2x eggs", "salt"])
    let plan = RecipeText.Link(title: "Soup", offset: 6, portion: "")
    #expect(
      recipe("- [ ] [[Soup]]\n## Ingredients\n- 2 eggs", boxes: [boxes[0]], links: [plan]).lines.count == 2)
  }

  @Test(arguments: [
    ("2 EL Öl", "2 tbsp Öl"), ("1,5 TL Senf", "1.5 tsp Senf"), ("1 Prise Salz", "1 pinch Salz"),
    ("3 Stück Eier", "3x Eier"),
    ("200 g Mehl", "200 g Mehl"), ("1 Bund Petersilie", "1 bunch Petersilie"),
  ])
  func `a German recipe has German spoons`(line: String, item: String) {
    #expect(bought("Zutaten\n- \(line)") == [item])
  }
}
