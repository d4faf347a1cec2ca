// How many a recipe is for, how much of it a plan asks for, and what several of them need together.

import Testing

@testable import ToteModel

@Suite struct RecipeTests {
  @Test(arguments: [
    ("serves: 4", 4), ("**Serves 6** as a starter", 6), ("Servings: 2", 2), ("Makes 12 servings", 12),
    ("serves 4-6", 4), ("For 4", 4), ("Dinner for 8 people.", 8), ("raciones: 4", 4), ("4 raciones", 4),
    ("Para 4", 4), ("Receta para 6 personas", 6), ("pour 4 personnes", 4), ("portions : 4", 4), ("Pour 2", 2),
    ("Pour 1 personne", 1), ("pour 6 pers.", 6),
    ("4 kişilik", 4), ("Porsiyon: 3", 3), ("KİŞİLİK: 5", 5),
    ("# Soup\n\nserves 3\n- [ ] 4 servings of rice", 3),
    ("Serves four", 4), ("para dos personas", 2), ("pour six personnes", 6), ("iki kişilik", 2),
    ("Servings\n4", 4), ("Servings:\n\n6 people", 6), ("Makes 12", 12),
    ("**Makes about 24 small cookies**", 24),
    ("Yield: 2 dozen rolls", 24), ("24 cookies", 24), ("pour environ 20 gâteaux", 20), ("Rinde 8", 8),
    ("Makes 24 cookies\nServes 8", 8), ("Ingredients per person:", 1), ("par personne", 1),
    ("für etwa 6", 6), ("4 Portionen", 4), ("ergibt 16 Stück", 16), ("4 to 6 servings", 6),
  ])
  func `a text says how many it is for`(text: String, count: Int) {
    #expect(Servings.count(in: text) == count)
  }

  @Test(arguments: [
    "", "Bake for 40 minutes", "para 4 minutos en el horno", "pour 4 minutes", "serves: 0", "serves: 1000",
    "2 eggs", "- [ ] 4 servings of rice", "for 4 minutes", "4 kişi geldi", "serves a crowd", "Makes 2 cups",
    "Yield: 500 ml", "servings on Monday", "Bake for 40", "for four minutes", "250 kcal per serving",
    "Servings\nsalt",
  ])
  func `what says nothing of the sort is no recipe`(text: String) {
    #expect(Servings.count(in: text) == nil)
  }

  @Test(arguments: [
    (" x2", Portion.times(Scale(thousandths: 2000)!)), (" x 2", .times(Scale(thousandths: 2000)!)),
    (", 2x and salad", .times(Scale(thousandths: 2000)!)), (" ×1,5", .times(Scale(thousandths: 1500)!)),
    (" x½.", .times(Scale(thousandths: 500)!)), (" for 6", .servings(6)), (" (for 6)", .servings(6)),
    (" para 3", .servings(3)), (" pour 3 personnes", .servings(3)), (" 6 kişilik", .servings(6)),
    ("", .whole), (" and soup", .whole), (" x", .whole), (" for lunch", .whole), (" for 0", .whole),
    (" 2 days", .whole),
  ])
  func `what follows a link says how much`(text: String, portion: Portion) {
    #expect(Portion(behindLink: text) == portion)
  }

  private func recipe(_ title: String, for servings: Int?, _ lines: String...) -> Recipe {
    Recipe(
      title: title, servings: servings,
      lines: lines.map { line in
        let isTicked = line.hasPrefix("x ")
        return Recipe.Line(ParsedItem(isTicked ? String(line.dropFirst(2)) : line)!, isTicked: isTicked)
      })
  }

  private func said(_ meals: [Meal]) -> [String] {
    meals.shoppingLines.map { ($0.isTicked ? "[x] " : "") + $0.item.description }
  }

  @Test func `a meal has the amounts for its people, and what has none stays as it is`() {
    let pancakes = recipe(
      "Pancakes", for: 4, "200 g flour", "3 eggs", "salt", "x 0.5 l milk", "1 lemon 0.40€", "2 onions 1€/x")
    #expect(
      said([Meal(pancakes, .servings(6))])
        == ["300 g flour", "5x eggs", "salt", "[x] 750 ml milk", "2x lemon 0.80€", "3x onions 1.00€/x"])
    // As much as it says is not rounded.
    let odd = recipe("Odd", for: 3, "123 g flour", "0.5 onion")
    #expect(said([Meal(odd, .servings(3))]) == ["123 g flour", "0.5x onion"])
    #expect(said([Meal(odd, .times(Scale(thousandths: 2000)!))]) == ["245 g flour", "1x onion"])
  }

  @Test(arguments: [
    ("1 lb butter (4 sticks)", "2 lb butter !8 sticks"), ("1 cup milk (240 ml)", "2 cups milk !480 ml"),
    ("200 g rice (1 cup), rinsed", "400 g rice !2 cups, rinsed"), ("2 onions (1 cup)", "4x onions !2 cups"),
    // The size of each, and what isn't an amount.
    ("2 cans (400 g) beans", "4 cans beans !400 g"), ("6-pack beer", "2 packs beer !6x"),
    ("2 leeks (about 2 cm thick)", "4x leeks !about 2 cm thick"),
    ("1 kg beef (cut into 4)", "2 kg beef !cut into 4"),
  ])
  func `an amount in a note is for as many`(line: String, doubled: String) {
    #expect(said([Meal(recipe("Soup", for: 2, line), .servings(4))]) == [doubled])
    #expect(
      said([Meal(recipe("Soup", for: 2, line), .servings(2))]) == said([Meal(recipe("Soup", for: 2, line))]))
  }

  @Test func `what several need is one line, and only the whole of it is rounded`() {
    let soup = recipe("Soup", for: 2, "1 onion", "500 g carrots", "x 1 leek", "1 kg rice @Lidl")
    let stew = recipe("Stew", for: 4, "2 onions", "1 bunch carrots", "leek", "250 g rice", "500 g rice @Coop")
    // A quarter and a half of an onion are one, not two.
    #expect(
      said([Meal(soup, .times(Scale(thousandths: 250)!)), Meal(stew, .servings(1))])
        == [
          "1x onion", "125 g carrots", "[x] 1x leek", "315 g rice @Lidl", "1 bunch carrots", "leek",
          "125 g rice @Coop",
        ])
  }

  @Test func `which lines there are does not depend on how much is cooked`() {
    let soup = recipe("Soup", for: 3, "1 onion", "500 g carrots", "2 tsp salt", "1 tbsp salt", "0.5 onions")
    let names = [Meal(soup)].shoppingLines.map(\.item.name)
    #expect(names == ["onion", "carrots", "salt"])
    for wanted in [1, 2, 5, 77, 999] {
      #expect([Meal(soup, .servings(wanted))].shoppingLines.map(\.item.name) == names)
    }
  }

  @Test func `a recipe that does not say how many it is for cannot be scaled by that`() {
    let soup = recipe("Soup", for: nil, "1 onion")
    #expect(Meal(soup, .servings(6)).scale == nil)
    #expect(Meal(soup, .times(Scale(thousandths: 2000)!)).scale != nil)
    #expect(said([Meal(soup, .servings(6))]) == ["1x onion"])
  }
}
