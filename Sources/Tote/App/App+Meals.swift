import Composable
import Screen
import ToteModel

extension App {
  mutating func openMeals(_ environment: ToteEnvironment) {
    switch notes.loading {
    case .loaded:
      let now = environment.edits.now()
      overlays.append(
        .mealCalendar(MealCalendar(on: now.local, at: now, in: workspace)))
    case .failed(let error): message = Message(error.sentence, .refused)
    case .idle, .loading: message = .notesStillLoading
    }
  }

  mutating func answer(_ request: MealRequest, _ context: EditContext) -> Effect<AppAction> {
    switch request {
    case .choiceAsked(let day): overlays.append(.mealPicker(MealPicker(for: day, in: workspace)))
    case .servingsAsked(let meal, let first, let digit):
      var prompt = FieldPrompt(.servings(meal, of: first))
      if let digit { (prompt.field, prompt.isSelected) = (TextCursor(String(digit)), false) }
      overlays.append(.fieldPrompt(prompt))
    case .edited(let edit, let first, let day):
      // The calendar is below what was asked.
      if case .mealCalendar? = overlay {} else { _ = overlays.popLast() }
      if case .add(_, let added) = edit { overlays[MealCalendar.self]?.goToEnd(of: added) }
      if let day { overlays[MealCalendar.self]?.goToEnd(of: day) }
      plan(edit, of: first, context)
    case .copied(let first):
      let (week, other) = (workspace.meals(of: first), workspace.meals(of: first.adding(days: -7)))
      guard let copied = CopiedMeals(from: other, into: week) else {
        message = other.isEmpty ? .noMealsToCopy(from: other.first) : .noFreeDay
        break
      }
      plan(copied.edit, of: first, context)
      if noteScreen.error == nil { message = .copiedMeals(copied) }
    case .sent(let meals, let first):
      guard let note = workspace.mealNote(of: first) else { break }
      if let recipe = noteScreen.recipe(of: note, lines: meals.map(\.range)) {
        answer(.recipeAsked(recipe), context)
      }
    case .recipeOpened(let meal):
      guard let note = recipe(of: meal) else {
        message = .noNote(titled: meal.links.first?.title ?? "")
        break
      }
      overlays = []
      return go(to: ChosenPlace.note(note.id), context)
    case .noteEdited(let first):
      guard let note = workspace.mealNote(of: first) else {
        message = .noMealsYet
        break
      }
      overlays = []
      let effect = go(to: ChosenPlace.note(note.id), context)
      noteScreen.edit(note)
      return effect
    }
    return .none
  }

  /// Where its first link leads that leads anywhere.
  func recipe(of meal: PlannedMeal) -> Note? {
    meal.links.lazy.compactMap { workspace.records.note(titled: $0.title) }.first
  }

  /// What others have changed meanwhile stays: the note is read anew.
  private mutating func plan(_ edit: MealEdit, of first: Moment, _ context: EditContext) {
    noteScreen.act(on: workspace.mealNote(of: first), keepsCursor: true) { (workspace) throws(NoteError) in
      try workspace.planMeals(edit, of: first, context) ? nil : .mealHasChanged
    }
  }
}
