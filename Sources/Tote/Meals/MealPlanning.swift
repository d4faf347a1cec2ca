import Markdown
import ToteModel

/// The week of meals that a note plans, for the screen and the command line alike.
extension MealWeek {
  /// - Parameter note: `nil` if nothing is planned yet.
  package init(_ note: Note?, from first: Moment) {
    let text = note?.text ?? ""
    self.init(text, from: first, links: text.isEmpty ? [] : MarkdownDocument(text).planLinks)
  }
}

extension Workspace {
  package func mealNote(of first: Moment) -> Note? { records.noteTable.mealNote(of: first) }
  package func meals(of first: Moment) -> MealWeek { MealWeek(mealNote(of: first), from: first) }

  /// What is planned for a day, wherever its week begins.
  package func meals(on day: Moment) -> (note: Note, meals: [PlannedMeal])? {
    let first = day.startOfWeek
    guard let note = mealNote(of: first) else { return nil }
    let meals = MealWeek(note, from: first).days[day.dayNumber - first.dayNumber]
    return meals.isEmpty ? nil : (note, meals)
  }

  /// On which day a recipe is planned next, in this week or the next.
  func nextDayPlanned(for recipe: Note) -> Moment? {
    let titles = Set(([recipe.givenName] + recipe.aliases).map(Folding.fold))
    let (today, first) = (now.local.startOfDay, now.local.startOfWeek)
    for first in [first, first.adding(days: 7)] {
      guard let note = mealNote(of: first) else { continue }
      for (day, meals) in MealWeek(note, from: first).days.enumerated() {
        let moment = first.adding(days: Int64(day))
        let isPlanned = meals.contains { $0.links.contains { titles.contains(Folding.fold($0.title)) } }
        if moment >= today, isPlanned { return moment }
      }
    }
    return nil
  }

  /// Returns false if there is nothing to change.
  package mutating func planMeals(
    _ edit: MealEdit, of first: Moment, _ context: EditContext
  ) throws(NoteError) -> Bool {
    let note = mealNote(of: first)
    let week = MealWeek(note, from: first)
    guard let text = week.applying(edit, in: language) else { return false }
    try writeMeals(
      note.map { NoteText(text, of: $0) } ?? NoteText(text), in: note, from: first,
      as: week.kind(of: edit), context)
    return true
  }
}

extension MealWeek {
  fileprivate func kind(of edit: MealEdit) -> EditKind {
    switch edit {
    case .add(let text, _): .planMeals(.one(Note.plain(text)))
    case .remove(let id): .unplanMeal(self[id]?.dish ?? "")
    case .move(let id, _), .shift(let id, _), .serve(let id, _): .planMeals(.one(self[id]?.dish ?? ""))
    case .copy(let meals):
      .planMeals(EditSubject(meals.indices.flatMap { days[$0].isEmpty ? meals[$0].map(Note.plain) : [] }))
    }
  }
}

/// What a week gets from the one before it.
package struct CopiedMeals: Hashable, Sendable {
  package let edit: MealEdit
  package let dishes: [String]
  /// Their first days, as moments.
  package let days: [Moment]

  /// `nil` if there is nothing for days that have none.
  package init?(from other: MealWeek, into week: MealWeek) {
    let free = week.days.indices.filter { week.days[$0].isEmpty && !other.days[$0].isEmpty }
    if free.isEmpty { return nil }
    dishes = free.flatMap { other.days[$0].map(\.dish) }
    days = free.map { week.first.adding(days: Int64($0)) }
    edit = .copy(week.days.indices.map { free.contains($0) ? other.days[$0].map(\.written) : [] })
  }
}

extension NoteRecipe {
  /// What some meals of a week need; `nil` if no recipe is among them.
  package init?(_ meals: [PlannedMeal], of note: Note, among notes: [Note]) {
    self.init(note, lines: meals.map(\.range), among: notes)
  }
}
