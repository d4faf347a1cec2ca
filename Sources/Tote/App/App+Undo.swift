import Composable
import Screen
import ToteModel

/// Undo and redo reach every step, of this run or an earlier one.
extension App {
  /// Takes one step. If it is older than the loaded lines, reads more of the journal first.
  mutating func take(_ step: UndoStep, _ environment: ToteEnvironment) -> Effect<AppAction> {
    guard step == .undo ? workspace.mayUndoMore : workspace.mayRedoMore else {
      waitingStep = nil
      perform(step, environment.edits.context)
      return .none
    }
    waitingStep = step
    let start = workspace.start
    return .run(name: "older entries", failing: { .olderEntriesFailed(StorageError($0)) }) { send in
      send(.olderEntriesRead(try await environment.olderEntries(start)))
    }
  }

  /// Continues the waiting step, which may need even older lines.
  mutating func take(_ journal: JournalEnd, _ environment: ToteEnvironment) -> Effect<AppAction> {
    let start = workspace.start
    workspace.take(journal)
    guard let step = waitingStep else { return .none }
    guard workspace.start < start else {
      waitingStep = nil
      message = step == .undo ? .nothingToUndo : .nothingToRedo
      return .none
    }
    return take(step, environment)
  }

  private mutating func perform(_ step: UndoStep, _ context: EditContext) {
    let isUndo = step == .undo
    let before = (tab, lists.list)
    let edit = isUndo ? workspace.history.undoable.last : workspace.history.redoable.last
    let entry = perform(edit, isUndo: isUndo) { workspace in
      isUndo
        ? workspace.undo(id: context.id(), at: context.now)
        : workspace.redo(id: context.id(), at: context.now)
    }
    guard let entry else { return message = isUndo ? .nothingToUndo : .nothingToRedo }
    let list = listChanged(by: entry, since: before)
    message = isUndo ? .undid(entry, on: list) : .redid(entry, on: list)
  }

  /// Undoes a single step out of order, unless a later one builds on it.
  mutating func undo(_ number: Int64, in steps: StepHistory, _ context: EditContext) {
    do throws(StepObstacle) {
      let before = (tab, lists.list)
      let edit = try steps.undoing(number).step.entry.edit
      overlays = []
      let entry = perform(edit, isUndo: true) { try? $0.undoStep(number, in: steps, context) }
      guard let entry else { return }
      message =
        entry.kind == .edit
        ? Message(words.undidStep(words.undone(by: entry)))
        : .undid(entry, on: listChanged(by: entry, since: before))
    } catch {
      message = .refused(words.sentence(error))
    }
  }

  /// Undoes or redoes an edit and shows what that changed.
  private mutating func perform(
    _ edit: Edit?, isUndo: Bool, _ act: (inout Workspace) -> Entry?
  ) -> Entry? {
    let staysInNotes = staysInNotes(for: edit)
    let lost = edit.flatMap { listScreen.index(lostBy: isUndo ? $0.inverse : $0.changes) }
    let entry = listScreen.keepingSelection { screen -> Entry? in
      let entry = act(&screen.workspace)
      if let entry, !staysInNotes, !entry.edit.isPricing { screen.openList(of: entry, isDoneAgain: !isUndo) }
      return entry
    }
    guard let entry else { return nil }
    if let edit { recipeChoices.turn(edit.id) }
    if !staysInNotes { show(entry, orElse: lost, undoing: isUndo ? edit?.id : nil) }
    return entry
  }

  /// Whether undoing what was sent from a note, or cooked there, leaves the notes open.
  private func staysInNotes(for edit: Edit?) -> Bool {
    guard tab == .notes, let edit else { return false }
    if case .kind(.cook) = edit.title.meaning { return true }
    return edit.id == sentBoxes
  }

  private mutating func show(_ entry: Entry, orElse lost: Int?, undoing edit: Edit.ID? = nil) {
    if overlay?.showsNotes == true {
      // One is at its rows, which say what is to be done again.
      noteScreen.reread()
    } else if entry.changes.allSatisfy({ $0.key.kind == .note }) {
      if tab != .notes { open(.notes) }
      noteScreen.show(entry)
    } else if entry.edit.isPricing {
      // It shows among the sums, even where its line is on a list too.
      if tab != .spending { open(.spending) }
    } else {
      tab = .lists
      if !listScreen.returnCursor(before: edit) { listScreen.show(entry, orElse: lost) }
    }
  }

  /// The open list, for the message, if it wasn't visible before.
  private func listChanged(by entry: Entry, since before: (Tab, ShoppingList.ID?)) -> ShoppingList? {
    let isAboutItems =
      entry.changes.contains { $0.key.kind == .item } && !entry.changes.contains { $0.key.kind == .list }
    return before != (tab, lists.list) && isAboutItems ? listScreen.openList : nil
  }
}

extension ListScreen {
  /// The place of the first item that the changes remove, if there is nothing else to show.
  func index(lostBy changes: [Change]) -> Int? {
    for case (.item(let item)?, nil) in changes.lazy.map({ ($0.before, $0.after) }) {
      return item.list == list ? shownIndex(of: item.id) : workspace.records.shownIndex(of: item.id)
    }
    return nil
  }

  /// Opens the list an entry changed, or leaves one it archived. A redone move stays on the old list.
  mutating func openList(of entry: Entry, isDoneAgain: Bool = false) {
    let records = workspace.records
    var changed = entry.changes.lazy.compactMap { change -> ShoppingList.ID? in
      guard case .item(let item)? = change.after else { return nil }
      return records[item: item.id]?.list ?? item.list
    }.first
    for change in entry.changes {
      if case .list(let before)? = change.before {
        let hasLeft =
          if case .list(let after)? = change.after {
            after.isArchived && !before.isArchived
          } else {
            records[list: before.id] == nil
          }
        if hasLeft {
          if list == before.id { openNeighbor(of: before) }
          return
        }
      }
      if changed == nil { changed = change.list }
    }
    let isHere =
      isDoneAgain
      && entry.changes.contains { change in
        if case .item(let item)? = change.before { item.list == list } else { false }
      }
    if !isHere, let changed, records[list: changed] != nil { open(changed) }
    if list == nil, let first = workspace.openLists.first { open(first.id) }
  }

  /// Selects the first item that an entry changed, or the place of the first one it removed.
  mutating func show(_ entry: Entry, orElse lost: Int?) {
    for change in entry.changes {
      guard case .item(let id) = change.key, workspace.records[item: id]?.list == list else { continue }
      if shownIndex(of: id) == nil { endFilter() }
      return select(id)
    }
    if let lost { select(lost) }
  }
}

extension Edit {
  fileprivate var isPricing: Bool {
    if case .kind(.pricePurchase) = title.meaning { true } else { false }
  }
}

extension Change {
  /// The resulting list, or that of a removed item.
  fileprivate var list: ShoppingList.ID? {
    if case .list(let list)? = after { return list.id }
    if case .item(let item)? = before, after == nil { return item.list }
    return nil
  }
}

extension Overlay {
  /// Whether it shows what a step in notes has changed, so that it stays open.
  fileprivate var showsNotes: Bool {
    if case .agenda = self { return true }
    if case .mealCalendar = self { return true }
    return false
  }
}
