import ToteModel

extension RecipeFile {
  /// From a `Recipe` of schema.org, however its site writes it.
  init(schema recipe: JSONValue) {
    self.init()
    title = recipe["name"]?.texts.first.map(HTMLText.line)
    let lines = (recipe["recipeIngredient"] ?? recipe["ingredients"])?.texts ?? []
    for line in lines.flatMap(HTMLText.lines) {
      if line.hasSuffix(":"), !line.contains(where: \.isNumber) {
        ingredients.begin(String(line.dropLast()))
      } else if line.contains(where: { $0.isLetter || $0.isNumber }) {
        ingredients.add(line)
      }
    }
    ingredients.removeAll { $0.lines.isEmpty }
    for step in recipe["recipeInstructions"]?.each ?? [] { add(step) }
    steps.removeAll { $0.lines.isEmpty }
    yield = recipe["recipeYield"].flatMap { Yield(schema: $0) }
    source = [recipe["url"], recipe["mainEntityOfPage"], recipe["@id"]].lazy
      .compactMap { ($0?["@id"] ?? $0)?.text }.first {
        $0.hasPrefix("http") && !$0.contains("#") && !$0.contains(" ")
      }
  }

  /// A text, a step, or a section of them.
  private mutating func add(_ step: JSONValue) {
    if case .text(let text) = step { return HTMLText.lines(text).forEach { steps.add($0.withoutStepNumber) } }
    if let within = step["itemListElement"] {
      let name = step["name"]?.text.map(HTMLText.line) ?? ""
      let isSection = step["@type"]?.texts.contains { $0.hasSuffix("HowToSection") } == true
      if isSection, !name.isEmpty { steps.begin(name) }
      for part in within.each { add(part) }
    } else if let text = step["text"]?.text ?? step["name"]?.text ?? step["description"]?.text {
      HTMLText.lines(text).forEach { steps.add($0.withoutStepNumber) }
    } else {
      for part in step.array ?? [] { add(part) }
    }
  }
}

extension RecipeFile.Yield {
  /// The one that says what it counts, if there are several: `["4", "4 servings"]`.
  fileprivate init?(schema value: JSONValue) {
    let texts = value.each.compactMap { ($0["value"] ?? $0).text }.map(HTMLText.line).filter { !$0.isEmpty }
    guard let text = texts.first(where: { Servings.count(inLine: $0) != nil }) ?? texts.first else {
      return nil
    }
    self.init(text)
  }

  /// From `4`, `4 servings`, `Serves 4`, `24 cookies`; `nil` for what can't be counted: `2 cups`.
  init?(_ text: String) {
    if let count = Int(text.filter { !$0.isWhitespace }) {
      guard 1...Scale.limit ~= count else { return nil }
      self = .servings("\(count)")
    } else if let count = Servings.people(inLine: text) ?? Servings.people(inLine: "for \(text)") {
      self = .servings("\(count)")
    } else if text.first?.isNumber == true, Servings.count(inLine: "makes \(text)") != nil {
      self = .pieces(text)
    } else if let count = Servings.count(inLine: text) {
      self = .pieces("\(count)")
    } else {
      return nil
    }
  }
}

extension String {
  /// `1. Mix` as `Mix`: a note numbers its steps itself.
  fileprivate var withoutStepNumber: String { PastedText.withoutBullet(self) }
}
