/// What a note says to buy: its boxes, or its ingredients as they come.
package struct RecipeText {
  package struct Box {
    let range: Range<Int>
    let isTicked: Bool
    let line: Recipe.Line?

    package init(_ range: Range<Int>, isTicked: Bool, item: ParsedItem?) {
      (self.range, self.isTicked) = (range, isTicked)
      line = item.map { Recipe.Line($0, isTicked: isTicked) }
    }
  }

  package struct Link: Hashable, Sendable {
    package let title: String
    /// Of its last byte.
    package let offset: Int
    /// The text behind it, perhaps a portion.
    package let portion: String
    /// Of its first byte, and what shows of it.
    let start: Int
    let shown: String

    package init(
      title: String, offset: Int, portion: String, start: Int? = nil, shown: String? = nil
    ) {
      (self.title, self.offset, self.portion) = (title, offset, portion)
      (self.start, self.shown) = (start ?? offset, shown ?? title)
    }
  }

  let recipe: Recipe
  let boxes: [Box]
  let links: [Link]

  /// - Parameter boxes: Those that the note draws, which only a reader of Markdown finds.
  package init(_ note: Note, title: String, boxes: [Box], links: [Link], in language: Language) {
    let ingredients = IngredientLines(in: note.text, language).lines
    var (boxes, leftOut) = (boxes, [String]())
    let isBoxed = ingredients.contains { line in boxes.contains { line.range.overlaps($0.range) } }
    // Where ingredients have boxes, these say what to buy. Other boxes of a recipe are things to do.
    if !isBoxed, !ingredients.isEmpty {
      boxes = boxes.filter { box in links.contains { box.range.contains($0.offset) } }
      boxes += ingredients.map { Box($0.range, isTicked: !$0.isToBuy, item: $0.item) }
      boxes.sort { $0.range.lowerBound < $1.range.lowerBound }
      leftOut = ingredients.filter { !$0.isToBuy }.map(\.text)
    }
    (self.boxes, self.links) = (boxes, links)
    recipe = Recipe(
      title: title, servings: Servings.count(in: note.text.withoutPortions(of: links)),
      lines: boxes.compactMap(\.line), note: note.id,
      leftOut: leftOut)
  }
}

extension String {
  /// Without the lines of a plan that say how many eat: `Mon: [[Soup]] for 4 people` doesn't make it a recipe for four.
  fileprivate func withoutPortions(of links: [RecipeText.Link]) -> String {
    let places = links.filter { Portion(behindLink: $0.portion) != .whole }.map(\.offset)
    if places.isEmpty { return self }
    let lines = NoteLines(self).prose.filter { line in !places.contains { line.range.contains($0) } }
    return lines.map(\.text).joined(separator: "\n")
  }
}
