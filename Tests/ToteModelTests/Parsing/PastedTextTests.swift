// What of a pasted text is to be bought, and what is a heading, a step or prose.

import Testing
import ToteModel

@Suite struct PastedTextTests {
  private func lines(_ text: String) -> [PastedLine] {
    PastedLine.lines(of: text, own: [], stores: [], in: .english)
  }
  private func kept(_ text: String) -> [String] { lines(text).filter(\.isToBuy).map(\.item.description) }

  @Test func `bullets and boxes of all kinds are no part of a line`() {
    #expect(
      kept("▢ 2 l milk\n□ tea\n◦ rice\n— 3 eggs\n- ▢ jam") == ["2 l milk", "tea", "rice", "3x eggs", "jam"])
  }

  @Test func `headings, steps and prose begin dropped`() {
    #expect(
      kept(
        """
        # Grandma's pancakes
        We had these every Sunday, and nobody ever left the table hungry.
        Serves 4
        Ingredients:
        - 200 g flour
        - 3 eggs, beaten
        * ½ l milk
        salt
        1 c. à soupe de sucre
        **For the pan**
        butter
        Method
        1. Mix flour and eggs.
        2. Fry
        """) == ["200 g flour", "3x eggs !beaten", "0.5 l milk", "salt", "1 tbsp sucre", "butter"])
    #expect(kept("Malzemeler\n2 su bardağı un\nHazırlanışı\nUnu eleyin") == ["2 cups un"])
    #expect(kept("1. milk\n2. bread\n3. 2 kg apples") == ["milk", "bread", "2 kg apples"])
  }

  @Test func `what a recipe is called begins dropped`() {
    #expect(kept("Pancakes\n4 raciones\nharina\nPreparación:\nBatir") == ["harina"])
    #expect(
      kept("Grandma's pancakes\nfluffy ones\nIngredients:\n200 g flour\nsalt") == ["200 g flour", "salt"])
    // It may be a list all the same, where it says how much of something.
    #expect(kept("2 kg apples\nServes 4\nsalt") == ["2 kg apples", "salt"])
    #expect(kept("milk\nbread") == ["milk", "bread"])
  }

  @Test(arguments: [
    "Ingredients", "Ingredients:", "## Ingredients", "**Ingrédients**", "Ingredientes para 4 personas",
    "MALZEMELER",
  ])
  func `what stands above the ingredients begins dropped`(heading: String) {
    #expect(
      kept("Coconut curry\nby Anna\nmilk\nIt is quick\n\(heading)\n200 g flour\nsalt") == [
        "200 g flour", "salt",
      ])
  }

  @Test func `a web page is read down to its ingredients`() {
    #expect(
      kept(
        """
        Thai Green Curry
        4.9 from 120 votes
        Jump to Recipe
        Print Recipe
        Prep Time 10 minutes
        Cook Time: 20 min
        Servings: 4 people
        Ingredients
        US Customary Metric
        1x 2x 3x
        For the curry
        ▢ 1 tbsp oil
        ▢ 2 onions
        ▢ 400 g chicken breast
        For serving
        ▢ 300 g rice
        30 minutes
        Instructions
        Fry the onions.
        """) == ["1 tbsp oil", "2x onions", "400 g chicken breast", "300 g rice"])
  }

  @Test(arguments: [
    ("Pour la sauce", "ingrédients"), ("Para la masa", "ingredientes"), ("Sosu için", "malzemeler"),
    ("For the dough", "ingredients"), ("Temps de préparation 10 min", "ingrédients"),
    ("★★★★☆ 12 avis", "ingrédients"),
    ("Tiempo total 45 minutos", "ingredientes"), ("25 dakika", "malzemeler"), ("1x 2x", "ingredients"),
  ])
  func `headings of parts, times and ratings are no ingredients`(line: String, heading: String) {
    #expect(kept("\(heading)\n\(line)\n100 g rice") == ["100 g rice"])
    // A list that is no recipe says what it says.
    #expect(kept("for the party\nchips").contains("for the party"))
  }

  @Test func `a list with amounts is no recipe, but a text that says for how many is`() {
    for text in ["2 mozzarella\n4 limes\nbread\n500 g flour", "Shopping list:\n2 kg apples", "milk"] {
      #expect(!PastedText.isRecipe(text), "\(text)")
    }
    for text in ["Ingredients\n2 mozzarella", "serves 4\nflour", "flour\nMethod:\nMix", "4 kişilik\nun"] {
      #expect(PastedText.isRecipe(text), "\(text)")
    }
  }

  @Test
  func `the rows of a dropped heading read as they were pasted, and are items without its signs when kept`() {
    let heading = lines("## Dough:\nflour")[0]
    #expect(heading.text == "## Dough:")
    #expect(!heading.isToBuy)
    #expect(lines("Dough:\nflour")[0].item.name == "Dough")
  }
}
