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
    // It may be a list all the same, where it says how much of something, or goes on for long.
    #expect(kept("2 kg apples\nServes 4\nsalt") == ["2 kg apples", "salt"])
    #expect(kept("milk\nbread\nsalt\nIngredients\nflour") == ["milk", "bread", "salt", "flour"])
    #expect(kept("milk\nbread") == ["milk", "bread"])
  }

  @Test
  func `the rows of a dropped heading read as they were pasted, and are items without its signs when kept`() {
    let heading = lines("## Dough:\nflour")[0]
    #expect(heading.text == "## Dough:")
    #expect(!heading.isToBuy)
    #expect(lines("Dough:\nflour")[0].item.name == "Dough")
  }
}
