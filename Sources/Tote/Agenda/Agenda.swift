import Composable
import Parts
import Screen
import ToteModel

/// What is to be done today: tasks and notes that are due, the day's note, and what the lists want. The notes are read
/// in the background each time that something has changed.
package struct Agenda: ListingOverlay {
  package typealias Action = AgendaAction
  package var room = Size.zero
  package var list = Listing<AgendaPlace>([], marks: .none)
  /// As clocks show it here, at its beginning.
  let today: Moment
  private let now: Moment
  /// By their places; empty until the notes are read.
  package private(set) var entries = IdentifiedArrayOf<DueEntry>()
  private(set) var lists: [WantedList] = []
  /// At home, with recipes once the notes are read.
  private(set) var ending: [EndingItem] = []
  /// What there is to eat, and its plan.
  private(set) var meals: [PlannedMeal] = []
  private var plan: Note.ID?
  /// How the note of the day begins; `nil` if it isn't written yet.
  private(set) var dayOpening: String?
  package private(set) var isReading = true
  /// What is to be read next.
  private var unread: [Note.ID: Note]?
  private var seen: Edit.ID?

  init(on local: Moment, at now: Moment, in workspace: inout Workspace) {
    (today, self.now) = (local.startOfDay, now)
    take(from: &workspace)
  }

  private mutating func take(from workspace: inout Workspace) {
    (unread, seen) = (workspace.records.notes, workspace.history.undoable.last?.id)
    lists = workspace.wantedLists(at: now)
    ending = workspace.records.endingItems(on: today)
    let planned = workspace.meals(on: today)
    (meals, plan) = (planned?.meals ?? [], planned?.note.id)
    dayOpening = workspace.records.notes.values.note(ofDay: today)?.dayOpening
    listRows()
  }

  private mutating func listRows() {
    func row(_ entry: DueEntry) -> ListingRow<AgendaPlace> {
      ListingRow(
        .entry(entry.id), entry.text, section: entry.isOverdue ? words.agendaOverdue : words.agendaToday)
    }
    let overdue = entries.filter(\.isOverdue).map(row)
    let dayNote = ListingRow(
      AgendaPlace.day(CalendarDay(number: today.dayNumber)), words.agendaDayNote, section: words.agendaToday)
    let eaten = meals.map { meal in
      ListingRow(
        AgendaPlace.meal(meal, of: plan ?? .zero), meal.dish, section: words.agendaToday)
    }
    let ends = ending.map {
      ListingRow(AgendaPlace.atHome($0.item.id), $0.item.name, section: words.agendaHome)
    }
    let wanted = lists.map {
      ListingRow(AgendaPlace.list($0.list.id), $0.list.name, section: words.agendaLists)
    }
    list.replaceRows(
      overdue + [dayNote] + eaten + entries.filter { !$0.isOverdue }.map(row) + ends + wanted,
      following: false)
  }

  fileprivate mutating func read() -> Effect<AgendaAction> {
    guard let notes = unread?.values else { return .none }
    unread = nil
    return .run(name: "agenda") { [today, ending] send in
      send(.notesRead(notes.due(on: today)))
      if !ending.isEmpty { send(.recipesFound(ending.map { $0.knowing(notes) })) }
    }.cancellable(id: AgendaReading(), inFlight: .replace)
  }

  fileprivate mutating func show(_ entries: [DueEntry]) {
    let isFirst = isReading
    self.entries = IdentifiedArray(entries)
    isReading = false
    listRows()
    if isFirst { list.move(by: -list.cursor) }
  }

  fileprivate mutating func show(_ found: [EndingItem]) {
    // Something may have been used up meanwhile.
    if found.map(\.item) == ending.map(\.item) { ending = found }
  }

  /// What Space does to the row under the cursor: a task is ticked, a note done.
  var current: DueEntry? {
    if case .entry(let id)? = list.current?.id { entries[id: id] } else { nil }
  }
}

private struct AgendaReading: Hashable, Sendable {}

/// Where a row leads.
package enum AgendaPlace: Hashable, Sendable {
  case entry(DueEntry.ID)
  /// The note of the day.
  case day(CalendarDay)
  /// Its recipe, or the plan that has it.
  case meal(PlannedMeal, of: Note.ID)
  case atHome(Item.ID)
  case list(ShoppingList.ID)
}

extension Agenda {
  var question: AgendaAction? { unread == nil ? nil : .opened }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    if screen.isChangedByOthers || workspace.history.undoable.last?.id != seen { take(from: &workspace) }
    return true
  }
}

package enum AgendaAction: ListingOverlayAction {
  package typealias Feature = Agenda
  case opened
  case notesRead([DueEntry])
  case recipesFound([EndingItem])
  case list(ListingAction<AgendaPlace>)
  /// The task is ticked, or the note is done.
  case ticked
  case closed
  case delegate(OverlayDelegate)
}

extension AgendaAction {
  var overlayAction: OverlayAction { .agenda(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<AgendaPlace>? { if case .list(let action) = self { action } else { nil } }
  var isAct: Bool {
    switch self {
    case .opened, .notesRead, .recipesFound, .delegate, .list(.resized): false
    case .list, .ticked, .closed: true
    }
  }
}

extension Agenda {
  static let reducer = Reducer<Agenda, AgendaAction, Void> { state, action, _ in
    switch action {
    case .opened: return state.read()
    case .notesRead(let entries): state.show(entries)
    case .recipesFound(let found): state.show(found)
    case .list(.chosen(let place)): return .send(.delegate(.agendaChosen(place)))
    case .list(let action): return state.run(action)
    case .ticked: return .send(.delegate(state.current.map { .dueDone($0.id) } ?? .refused(.nothingToTick)))
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }
}
