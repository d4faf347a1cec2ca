import Screen
import ToteModel

/// A recipe on its way to a list: the field that says for how many it is cooked. What it needs are the rows of the preview.
package struct Cooking: Equatable, Sendable {
  package let recipe: NoteRecipe
  package let list: ShoppingList
  /// For how many; what it was cooked for last is filled in, or else the recipe's own number.
  package var field: TextCursor
  /// Whether that number still stands there: the first digit that is typed takes its place.
  private var isFilledIn = true

  init(_ recipe: NoteRecipe, for list: ShoppingList, servings: Int? = nil) {
    self.recipe = recipe
    self.list = list
    field = TextCursor(recipe.servings.map { String(servings ?? $0) } ?? "")
  }

  /// For how many; as many as the recipe says while the field says nothing.
  package var count: Int? {
    guard let count = Int(field.text), 1...Scale.limit ~= count else { return recipe.servings }
    return count
  }

  /// What stands over the preview, the longest first: of a plan also for how many its meals are that it asks for so many times, since
  /// `x2` counts the recipe's own servings.
  var titles: [String] {
    let meals = recipe.isPlan ? recipe.meals.shownTimes : []
    return (0...meals.count).reversed().map { ([recipe.title] + meals.prefix($0)).joined(separator: " · ") }
  }

  /// Types digits, or takes them out again; nothing else is a number.
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

  /// Cooks for more, or for fewer.
  mutating func change(by servings: Int) {
    guard let count else { return }
    field = TextCursor(String(min(max(1, count + servings), Scale.limit)))
    isFilledIn = false
  }
}

extension [Meal] {
  /// Each recipe that a plan has so many times, or on several days, with its servings altogether.
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
  /// For how many it is, rounded; `nil` where its recipe does not say.
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
