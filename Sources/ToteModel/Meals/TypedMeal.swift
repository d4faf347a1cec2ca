/// What people type for a meal: `soup`, `lunch: soup for 6`.
package struct TypedMeal: Hashable, Sendable {
  package let name: String?
  package let dish: String
  /// With a blank in front, as typed; empty without one.
  package let portion: String

  /// `nil` if it says nothing to eat.
  package init?(_ text: String) {
    let line = MealLine(Folding.clean(text)[...], from: .zero)
    name = line.day == nil ? line.word : nil
    let words = (line.day == nil ? line.content : Folding.clean(text)[...]).split(separator: " ")
    let count = (1...3).reversed().first { count in
      guard count < words.count else { return false }
      let end = words.suffix(count).joined(separator: " ")
      return Portion.written(behindLink: end).map { $0.text.utf8.count == end.utf8.count } ?? false
    }
    dish = words.dropLast(count ?? 0).joined(separator: " ")
    portion = count.map { " " + words.suffix($0).joined(separator: " ") } ?? ""
    if dish.isEmpty { return nil }
  }

  /// As it stands in the note of its week.
  ///
  /// - Parameters:
  ///   - title: Of the recipe that is meant.
  ///   - servings: Replaces what was typed.
  package func written(linking title: String?, for servings: Int? = nil, in language: Language) -> String {
    let portion = servings.map { " " + Servings.phrase($0, in: language) } ?? portion
    return (name.map { "\($0): " } ?? "") + (title.map { "[[\($0)]]" } ?? dish) + portion
  }
}
