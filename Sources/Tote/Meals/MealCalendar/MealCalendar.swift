import Composable
import Parts
import Screen
import ToteModel

/// A week of meals: seven days, each with what there is to eat. It is a note, which each change rewrites at once.
package struct MealCalendar: OverlayFeature {
  package typealias Action = MealCalendarAction
  package var room = Size.zero
  /// As clocks show it here, at its beginning.
  let today: Moment
  private let now: Moment
  /// The first day that shows.
  package private(set) var first: Moment
  package private(set) var week: MealWeek
  /// The note that says so; `nil` if nothing is planned yet.
  private(set) var plan: Note?
  package private(set) var cursor: Place
  /// The days that are to be sent; none for all from today on.
  package private(set) var marked: Set<Int> = []
  /// Where the meal that the mouse holds would go.
  private(set) var target: Int?
  /// The lists on which the meals are, by meal.
  private(set) var lists: [PlannedMeal.ID: String] = [:]
  /// Where the links of the week lead to, by title, if anywhere; found in the background.
  private var recipes: [String: Note.ID?] = [:]
  private var unread: [Note.ID: Note]?
  private var seen: Edit.ID?

  package struct Place: Hashable, Sendable {
    package var day: Int
    /// Beyond the last one for a day without any.
    package var meal = 0
  }

  package enum Direction: Hashable, Sendable {
    case left, right, up, down
  }

  init(on local: Moment, at now: Moment, in workspace: Workspace) {
    (today, self.now) = (local.startOfDay, now)
    first = today.startOfWeek
    week = MealWeek("", from: first, links: [])
    cursor = Place(day: today.dayNumber - first.dayNumber)
    take(from: workspace)
  }

  private mutating func take(from workspace: Workspace) {
    seen = workspace.history.undoable.last?.id
    let before = plan
    plan = workspace.mealNote(of: first)
    week = MealWeek(plan, from: first)
    let titles = week.days.joined().flatMap(\.links).map(\.title)
    if plan != before || titles.contains(where: { !recipes.keys.contains($0) }) {
      unread = titles.isEmpty ? nil : workspace.records.notes
    }
    tellLists(in: workspace)
  }

  /// Which meals were added to a list.
  private mutating func tellLists(in workspace: Workspace) {
    lists = [:]
    guard let plan else { return }
    let meals = week.days.joined().flatMap { meal in meal.links.map { (meal.id, recipes[$0.title] ?? nil) } }
    let found = CookedRecipe.lists(of: meals.map(\.1), in: plan, knowing: workspace.records, at: now)
    for (meal, list) in zip(meals, found) {
      if let list, let name = workspace.records[list: list]?.name { lists[meal.0] = name }
    }
  }

  private mutating func keepCursor() {
    cursor.meal = max(0, min(cursor.meal, week.days[cursor.day].count - 1))
  }

  package var current: PlannedMeal? {
    let meals = week.days[cursor.day]
    return meals.indices.contains(cursor.meal) ? meals[cursor.meal] : nil
  }

  /// Whether the days are rows.
  var isNarrow: Bool { OverlayBox.columns(in: room) < Self.columnsFrom }
  private static let columnsFrom = 7 * 9 + 6

  /// What goes to a list: the marked days; of this week those from today on; of others all.
  package var daysToSend: [Int] {
    if !marked.isEmpty { return marked.sorted() }
    let today = today.dayNumber - first.dayNumber
    return Array((0..<7 ~= today ? today : 0)..<7)
  }

  /// After an edit made elsewhere: the meal that it added or moved is the last one of its day.
  mutating func goToEnd(of day: Int) { cursor = Place(day: day, meal: .max) }
}

extension MealCalendar {
  var question: MealCalendarAction? { unread == nil ? nil : .opened }
  var companionKeys: CompanionKeys { .withUndo }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    let last = workspace.history.undoable.last?.id
    if screen.isChangedByOthers || last != seen || week.first != first { take(from: workspace) }
    keepCursor()
    return true
  }

  fileprivate mutating func read() -> Effect<MealCalendarAction> {
    guard let notes = unread?.values else { return .none }
    unread = nil
    let titles = Set(week.days.joined().flatMap(\.links).map(\.title))
    return .run(name: "meals") { send in
      let table = LinkTable(notes)
      var found: [String: Note.ID?] = [:]
      for title in titles { found.updateValue(table.note(titled: title)?.id, forKey: title) }
      send(.recipesFound(found))
    }.cancellable(id: MealsReading(), inFlight: .replace)
  }

  fileprivate mutating func take(_ found: [String: Note.ID?]) {
    recipes = found
    // The lists are told of them with the next look at the rows.
    seen = nil
  }
}

private struct MealsReading: Hashable, Sendable {}

package enum MealCalendarAction: OverlayFeatureAction {
  package typealias Feature = MealCalendar
  case opened
  case recipesFound([String: Note.ID?])
  case moved(MealCalendar.Direction)
  /// The meal of the cursor to another day, or to another place of its day.
  case carried(MealCalendar.Direction)
  case weekTurned(by: Int)
  case thisWeekShown
  /// The recipe of the meal, or what to eat on a day that has nothing yet.
  case chosen
  case added
  case removed
  case servingsAsked(digit: Character?)
  case copied
  case dayMarked
  case sent
  case noteEdited
  case pressed(MealCalendar.Place)
  case dragged(MealCalendar.Place, to: Int?)
  case dropped(MealCalendar.Place, on: Int?)
  case closed
  case delegate(OverlayDelegate)
}

/// What the calendar asks of the app.
package enum MealRequest: Equatable, Sendable {
  /// What there is to eat on a day.
  case choiceAsked(day: Moment)
  /// - Parameter shows: The day whose last meal the cursor then is on.
  case edited(MealEdit, of: Moment, shows: Int?)
  case servingsAsked(PlannedMeal, of: Moment, digit: Character?)
  case copied(to: Moment)
  case sent([PlannedMeal], of: Moment)
  case recipeOpened(PlannedMeal)
  case noteEdited(of: Moment)
}

extension MealCalendarAction {
  var overlayAction: OverlayAction { .mealCalendar(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var isAct: Bool {
    switch self {
    case .opened, .recipesFound, .delegate: false
    case .moved, .carried, .weekTurned, .thisWeekShown, .chosen, .added, .removed, .servingsAsked, .copied,
      .dayMarked, .sent, .noteEdited, .pressed, .dragged, .dropped, .closed:
      true
    }
  }
}

extension MealCalendar {
  static let reducer = Reducer<MealCalendar, MealCalendarAction, Void> { state, action, _ in
    state.reduce(action)
  }

  private mutating func reduce(_ action: MealCalendarAction) -> Effect<MealCalendarAction> {
    func ask(_ request: MealRequest) -> Effect<MealCalendarAction> { .send(.delegate(.meals(request))) }
    func refuse(_ message: Message) -> Effect<MealCalendarAction> { .send(.delegate(.refused(message))) }
    let day = first.adding(days: Int64(cursor.day))
    switch action {
    case .opened: return read()
    case .recipesFound(let found): take(found)
    case .moved(let direction): move(direction)
    case .carried(let direction):
      guard let current else { return refuse(.noMealHere) }
      guard let edit = carry(current, direction) else { return .none }
      if case .move(_, let day) = edit { return ask(.edited(edit, of: first, shows: day)) }
      return ask(.edited(edit, of: first, shows: nil))
    case .weekTurned(let weeks): show(first.adding(days: Int64(7 * weeks)))
    case .thisWeekShown:
      show(today.startOfWeek)
    case .chosen:
      guard let current else { return ask(.choiceAsked(day: day)) }
      return current.links.isEmpty ? refuse(.noRecipe(of: current)) : ask(.recipeOpened(current))
    case .added: return ask(.choiceAsked(day: day))
    case .removed:
      guard let current else { return refuse(.noMealHere) }
      return ask(.edited(.remove(current.id), of: first, shows: nil))
    case .servingsAsked(let digit):
      guard let current else { return refuse(.noMealHere) }
      if current.links.isEmpty { return refuse(.noRecipe(of: current)) }
      return ask(.servingsAsked(current, of: first, digit: digit))
    case .copied: return ask(.copied(to: first))
    case .dayMarked: marked.formSymmetricDifference([cursor.day])
    case .sent:
      let meals = daysToSend.flatMap { week.days[$0] }
      return meals.isEmpty ? refuse(.noMealsToSend) : ask(.sent(meals, of: first))
    case .noteEdited: return ask(.noteEdited(of: first))
    case .pressed(let place):
      cursor = place
      keepCursor()
    case .dragged(let place, let day):
      cursor = place
      keepCursor()
      target = day
    case .dropped(let place, let day):
      target = nil
      guard let day, week.days[place.day].indices.contains(place.meal), day != place.day else { return .none }
      let meal = week.days[place.day][place.meal]
      return ask(.edited(.move(meal.id, day: day), of: first, shows: day))
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }

  private mutating func show(_ first: Moment) {
    self.first = first
    (marked, target) = ([], nil)
    let today = today.dayNumber - first.dayNumber
    cursor = Place(day: 0..<7 ~= today ? today : 0)
  }

  /// In rows, the days are below each other.
  private func steps(_ direction: Direction) -> (days: Int, meals: Int) {
    switch (direction, isNarrow) {
    case (.left, false), (.up, true): (-1, 0)
    case (.right, false), (.down, true): (1, 0)
    case (.up, false), (.left, true): (0, -1)
    case (.down, false), (.right, true): (0, 1)
    }
  }

  private mutating func move(_ direction: Direction) {
    let (days, meals) = steps(direction)
    cursor.day = max(0, min(6, cursor.day + days))
    cursor.meal = max(0, cursor.meal + meals)
    keepCursor()
  }

  private mutating func carry(_ meal: PlannedMeal, _ direction: Direction) -> MealEdit? {
    let (days, meals) = steps(direction)
    if days == 0 {
      guard week.days[meal.day].indices.contains(cursor.meal + meals) else { return nil }
      cursor.meal += meals
      return .shift(meal.id, by: meals)
    }
    guard 0..<7 ~= meal.day + days else { return nil }
    return .move(meal.id, day: meal.day + days)
  }
}
