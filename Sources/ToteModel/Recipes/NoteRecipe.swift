/// Notes as recipes and plans: which boxes of a note, and of the notes that it links to, are to be bought. The app sends boxes to
/// a list by this, and so does `tote cook`.
package struct NoteRecipe: Hashable, Sendable {
  package let note: Note.ID
  package let title: String
  /// What is cooked: the note itself, or what it links to.
  package let meals: [Meal]
  /// How many the note itself says that it is for; `nil` where it is a plan, or does not say so.
  package let servings: Int?
  /// Whether what is cooked are the notes that it links to.
  package let isPlan: Bool
  /// What a plan links to that isn't there.
  package let missing: [String]

  /// Reads a note; `nil` where neither it nor what it links to has a box.
  ///
  /// A link to a note with boxes stands for those, in the box that it is in, or anywhere in a note that has no boxes of its own;
  /// what follows the link says how much: `Mon: [[Pancakes]] x2`. Only the links of the note itself count.
  package init?(
    _ note: Note, read: (Note) -> RecipeText, noteTitled find: (String) -> Note?
  ) {
    let text = read(note)
    let own = text.recipe
    var linked: [(offset: Int, meal: Meal)] = []
    var missing: [String] = []
    for link in text.links {
      guard let other = find(link.title) else {
        if !missing.contains(link.title) { missing.append(link.title) }
        continue
      }
      if other.id == note.id { continue }
      let recipe = read(other).recipe
      guard !recipe.lines.isEmpty else { continue }
      linked.append((link.offset, Meal(recipe, Portion(behindLink: link.portion))))
    }
    let boxes = text.boxes
    var lines: [Recipe.Line] = []
    var boxed: [Meal] = []
    for box in boxes {
      let meals = linked.filter { box.range.contains($0.offset) }.map(\.meal)
      if meals.isEmpty {
        if let line = box.line { lines.append(line) }
      } else if !box.isTicked {
        boxed += meals
      }
    }
    // A recipe says with what it goes well; only a note with nothing of its own to buy is all about its links.
    let free =
      lines.isEmpty && own.servings == nil
      ? linked.filter { link in !boxes.contains { $0.range.contains(link.offset) } }.map(\.meal) : []
    let rest = Recipe(title: own.title, servings: own.servings, lines: lines)
    self.note = note.id
    title = own.title
    meals = (lines.isEmpty ? [] : [Meal(rest)]) + boxed + free
    isPlan = !boxed.isEmpty || !free.isEmpty
    servings = isPlan ? nil : own.servings
    self.missing = isPlan ? missing : []
    if meals.isEmpty { return nil }
  }

  /// Whether it is more than boxes that go onto a list as they are.
  package var isCooked: Bool { servings != nil || isPlan }

  /// What is to be bought where it is cooked for so many, or for as many as it says.
  package func lines(for wanted: Int? = nil) -> [Recipe.Line] {
    guard let wanted, servings != nil else { return meals.shoppingLines }
    return meals.map { Meal($0.recipe, .servings(wanted)) }.shoppingLines
  }

  /// What a plan needs besides the recipes that were sent by themselves this week, and what these need.
  package func lines(in records: Records, at now: Moment)
    -> (lines: [Recipe.Line], added: [CoveredMeal])
  {
    let (rest, added) = CookedRecipe.split(isPlan ? meals : [], of: note, in: records, at: now)
    return (added.isEmpty ? lines() : rest.shoppingLines, added)
  }
}

/// What a recipe has to know of the text of a note, which is read where Markdown is known.
package struct RecipeText {
  /// A task, and the line of the source that it is in.
  package struct Box {
    let range: Range<Int>
    let isTicked: Bool
    let line: Recipe.Line?

    package init(_ range: Range<Int>, isTicked: Bool, item: ParsedItem?) {
      (self.range, self.isTicked) = (range, isTicked)
      line = item.map { Recipe.Line($0, isTicked: isTicked) }
    }
  }

  /// A link to another note.
  package struct Link {
    let title: String
    let offset: Int
    /// The words behind it, which may say how much of that recipe is cooked.
    let portion: String

    package init(title: String, offset: Int, portion: String) {
      (self.title, self.offset, self.portion) = (title, offset, portion)
    }
  }

  let recipe: Recipe
  let boxes: [Box]
  let links: [Link]

  package init(_ note: Note, title: String, boxes: [Box], links: [Link]) {
    (self.boxes, self.links) = (boxes, links)
    recipe = Recipe(
      title: title, servings: Servings.count(in: note.text), lines: boxes.compactMap(\.line), note: note.id)
  }
}
