/// What cooking a note adds to a list: its own ingredients, and those of the notes that it plans.
package struct NoteRecipe: Hashable, Sendable {
  package let note: Note.ID
  package let title: String
  /// The note itself, or what it links to; of a plan, perhaps only a part.
  package let meals: [Meal]
  /// All that the note plans, and which of it is meant; `nil` for all.
  let plan: [Meal]
  let part: Set<Int>?
  package let servings: Int?
  /// Whether it plans the notes that it links to.
  package let isPlan: Bool
  package let missing: [String]
  /// Lines among the ingredients that aren't read as one.
  package let leftOut: [String]

  /// `nil` if neither the note nor what it links to says what to buy.
  ///
  /// A link to a note with boxes adds those if it is in a box, or if the note has no boxes of its own. The
  /// text behind it may be a portion: `Mon: [[Pancakes]] x2`. Links of linked notes don't count.
  ///
  /// - Parameter lines: Of a plan, in its UTF-8; `nil` for all of it.
  package init?(
    _ note: Note, lines part: [Range<Int>]? = nil, read: (Note) -> RecipeText,
    noteTitled find: (String) -> Note?
  ) {
    let text = read(note)
    let own = text.recipe
    var linked: [(offset: Int, meal: Meal)] = []
    var missing: [String] = []
    func isMeant(_ offset: Int) -> Bool { part?.contains { $0.contains(offset) } ?? true }
    for link in text.links {
      guard let other = find(link.title) else {
        if isMeant(link.offset), !missing.contains(link.title) { missing.append(link.title) }
        continue
      }
      if other.id == note.id { continue }
      let recipe = read(other).recipe
      guard !recipe.lines.isEmpty else { continue }
      linked.append((link.offset, Meal(recipe, Portion(behindLink: link.portion))))
    }
    let boxes = text.boxes
    var lines: [Recipe.Line] = []
    var boxed: [(offset: Int, meal: Meal)] = []
    for box in boxes {
      let meals = linked.filter { box.range.contains($0.offset) }
      if meals.isEmpty {
        if let line = box.line { lines.append(line) }
      } else if !box.isTicked {
        boxed += meals
      }
    }
    // A recipe may link to side dishes; only a note without boxes is a plan.
    let free =
      lines.isEmpty && own.servings == nil
      ? linked.filter { link in !boxes.contains { $0.range.contains(link.offset) } } : []
    let rest = Recipe(title: own.title, servings: own.servings, lines: lines, leftOut: own.leftOut)
    self.note = note.id
    title = own.title
    let planned = boxed + free
    let all = (lines.isEmpty ? [] : [Meal(rest)]) + planned.map(\.meal)
    let chosen = part.map { _ in
      Set(planned.indices.filter { isMeant(planned[$0].offset) }.map { $0 + all.count - planned.count })
    }
    (plan, self.part) = (all, chosen)
    meals = chosen.map { chosen in chosen.sorted().map { all[$0] } } ?? all
    isPlan = !boxed.isEmpty || !free.isEmpty
    servings = isPlan ? nil : own.servings
    self.missing = isPlan ? missing : []
    leftOut = meals.flatMap(\.recipe.leftOut)
    if meals.isEmpty { return nil }
  }

  package var isCooked: Bool { servings != nil || isPlan }

  /// For a number of servings, or as many as the note says.
  package func lines(for wanted: Int? = nil) -> [Recipe.Line] {
    guard let wanted, servings != nil else { return meals.shoppingLines }
    return meals.map { Meal($0.recipe, .servings(wanted)) }.shoppingLines
  }

  /// Separates the recipes that are on a list already.
  package func lines(in records: Records, at now: Moment)
    -> (lines: [Recipe.Line], added: [CoveredMeal])
  {
    let (rest, added, _) = CookedRecipe.split(self, in: records, at: now)
    return (added.isEmpty ? lines() : rest.shoppingLines, added)
  }

  /// What is to be remembered of adding it to a list. Of a plan, what was added before stays added.
  package func cooked(
    for servings: Int?, to list: ShoppingList.ID, in records: Records, at now: Moment
  ) -> CookedRecipe {
    CookedRecipe(
      note, for: servings, to: list, at: now, planning: isPlan ? meals : [],
      beside: CookedRecipe.split(self, in: records, at: now).others)
  }
}
