/// How a note that is made from a file names the parts of its recipe, in words that are read again.
package struct RecipeWords {
  package let servings, yield, ingredients, steps: String
}

extension Language {
  package var recipeWords: RecipeWords {
    func first(_ words: String, upTo end: Character) -> String { String(words.prefix { $0 != end }) }
    func heading(_ phrases: String) -> String {
      let phrase = first(phrases, upTo: ",")
      return phrase.prefix(1).uppercased() + phrase.dropFirst()
    }
    let servings = first(vocabulary.servingsLabels, upTo: " ")
    return RecipeWords(
      servings: servings, yield: vocabulary.yields.isEmpty ? servings : first(vocabulary.yields, upTo: " "),
      ingredients: heading(vocabulary.itemHeadings), steps: heading(vocabulary.stepHeadings))
  }
}
