import Screen
import ToteModel

/// A recipe on its way to a list; its lines are the rows of the preview.
package struct Cooking: Equatable, Sendable {
  package let recipe: NoteRecipe
  package let list: ShoppingList
  /// Needed, and left out by hand.
  var leftOut: [ParsedItem] = []
  /// Starts as the number last cooked for, or the recipe's own.
  package var field: TextCursor
  /// Whether the number was filled in rather than typed: the first digit then replaces it.
  private var isFilledIn = true

  init(_ recipe: NoteRecipe, for list: ShoppingList, servings: Int? = nil) {
    self.recipe = recipe
    self.list = list
    field = TextCursor(recipe.servings.map { String(servings ?? $0) } ?? "")
  }

  /// The recipe's own servings while the field is empty.
  package var count: Int? {
    guard let count = Int(field.text), 1...Scale.limit ~= count else { return recipe.servings }
    return count
  }

  /// The longest first. Plans name servings, as `x2` counts the recipe's own.
  var titles: [String] {
    let meals = recipe.isPlan ? recipe.meals.shownTimes : []
    return (0...meals.count).reversed().map { ([recipe.title] + meals.prefix($0)).joined(separator: " · ") }
  }

  /// Only accepts digits.
  mutating func edit(_ edit: TextEdit) {
    var edited = field
    if case .insert(let text) = edit {
      guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return }
      if isFilledIn { edited = TextCursor() }
    }
    edited.apply(edit)
    isFilledIn = false
    if edited.text.utf8.count <= String(Scale.limit).utf8.count { field = edited }
  }

  mutating func change(by servings: Int) {
    guard let count else { return }
    field = TextCursor(String(min(max(1, count + servings), Scale.limit)))
    isFilledIn = true
  }
}

extension [Meal] {
  /// Recipes that a plan multiplies or repeats, with total servings.
  fileprivate var shownTimes: [String] {
    var recipes: [Recipe] = []
    for meal in self where !recipes.contains(meal.recipe) { recipes.append(meal.recipe) }
    return recipes.compactMap { recipe in
      let meals = filter { $0.recipe == recipe }
      let isPlain = meals.allSatisfy { if case .times = $0.portion { false } else { true } }
      if meals.count == 1, isPlain { return nil }
      let servings = meals.compactMap(\.servings)
      return servings.count < meals.count
        ? nil : words.servings(of: recipe.title, servings.reduce(0, +))
    }
  }
}

extension Meal {
  /// Rounded; `nil` if the recipe doesn't say.
  fileprivate var servings: Int? {
    guard let own = recipe.servings else { return nil }
    switch portion {
    case .whole: return own
    case .servings(let count): return count
    case .times(let scale):
      return Int((Int64(own) * scale.numerator + scale.denominator / 2) / scale.denominator)
    }
  }
}
