// Recipes in Cooklang, and the notes that they become.

import Testing
import ToteModel

@testable import ToteFormats

@Suite struct CooklangTests {
  private func recipe(_ file: String) -> RecipeFile { CooklangFile(file).recipe }

  @Test(arguments: [
    ("Add @salt.", "salt", "Add salt."),
    ("Boil @large potatoes{3}.", "3 large potatoes", "Boil large potatoes."),
    ("@flour{200%g}(sifted)", "200 g flour, sifted", "flour"), ("@milk{1/2 %l} in", "1/2 l milk", "milk in"),
    ("@salt{} and go", "salt", "salt and go"), ("@eggs{2}, then", "2 eggs", "eggs, then"),
    ("@?parsley{1%bunch}", "1 bunch parsley", "parsley"),
    ("@white wine|wine{100%ml}", "100 ml white wine", "wine"),
    ("@salt{=1%pinch}", "1 pinch salt", "salt"), ("@./sauces/Béchamel{1%cup}", "1 cup Béchamel", "Béchamel"),
    ("@crème fraîche{2%tbsp}!", "2 tbsp crème fraîche", "crème fraîche!"),
    ("@7-up{1%can}", "1 can 7-up", "7-up"), ("@🧂", "🧂", "🧂"), ("@oil{1 / 2%cup}", "1/2 cup oil", "oil"),
  ])
  func `an ingredient is a line, and its name stays in the step`(step: String, line: String, text: String) {
    let step = CooklangStep(step)
    #expect(step.ingredients == [line] && step.text == text)
  }

  @Test(arguments: [
    ("Heat the #frying pan{} up", "Heat the frying pan up"), ("In a #pot, mix", "In a pot, mix"),
    ("Wait ~{25%minutes}.", "Wait 25 minutes."), ("Rest ~night{8%hours}.", "Rest 8 hours."),
    ("Write to me @ home{}", "Write to me @ home{}"), ("The & sign # 1 ~ 2", "The & sign # 1 ~ 2"),
    ("Fold in the @&dough{}.", "Fold in the dough."), ("Use @&(~1)dough{} now", "Use dough now"),
  ])
  func `pots, times and what is there already are no ingredients`(step: String, text: String) {
    let step = CooklangStep(step)
    #expect(step.ingredients.isEmpty && step.text == text)
  }

  @Test func `a file becomes a note with boxes and numbered steps`() {
    let file = """
      ---
      title: Pea soup
      servings: 4
      tags: [soup, quick]
      cook time: 20 minutes
      ---
      > Better the next day.

      Boil @peas{1%kg} -- fresh ones
      in @water{2%l}. [- not
      too long -]

      Wait ~{10%minutes}.

      == Topping ==
      Fry @bread{2%slices}.
      """
    #expect(
      recipe(file).text(in: .english) == """
        serves: 4

        Better the next day.

        - cook time: 20 minutes

        ## Ingredients

        - [ ] 1 kg peas
        - [ ] 2 l water

        ### Topping

        - [ ] 2 slices bread

        ## Method

        1. Boil peas in water.
        2. Wait 10 minutes.

        ### Topping

        1. Fry bread.

        #soup #quick
        """)
    #expect(recipe(file).title == "Pea soup")
    #expect(recipe(file).text(in: .turkish).hasPrefix("porsiyon: 4\n"))
  }

  @Test(arguments: [
    (">> servings: 4\nMix.", RecipeFile.Yield.servings("4")), (">> servings: 2|4|8\nMix.", .servings("2")),
    (">> yield: 12 rolls\nMix.", .pieces("12 rolls")), ("---\nserves: 4 people\n---\nMix.", .servings("4")),
  ])
  func `how many it is for is read from either kind of details`(file: String, yield: RecipeFile.Yield) {
    #expect(recipe(file).yield == yield && recipe(file).steps.map(\.lines) == [["Mix."]])
  }

  @Test(arguments: [
    "", "@", "@{", "#{}", "~{", "@a{b", "---", "== ==", "@salt{%}", "@ {2}", "~", ">>", ">> x",
  ])
  func `what is broken stops nothing else`(file: String) {
    #expect(recipe("\(file)\n\nMix @salt{}.").ingredients.flatMap(\.lines).last == "salt")
  }
}
