import Composable
import Screen
import ToteModel

/// Undo and redo: back and forward over everything that was ever done, in this run or an earlier one. What has changed
/// comes before the eyes, wherever the user has gone meanwhile.
extension App {
  /// Goes a step back or forward. Where that is older than what was loaded, the journal is read further, and keys wait
  /// meanwhile.
  mutating func take(_ step: UndoStep, _ environment: ToteEnvironment) -> Effect<AppAction> {
    let isOlder =
      switch step {
      case .undo: workspace.mayUndoMore
      case .redo: workspace.mayRedoMore
      }
    guard isOlder else {
      waitingStep = nil
      switch step {
      case .undo: undo(environment.edits.context)
      case .redo: redo(environment.edits.context)
      }
      return .none
    }
    waitingStep = step
    let start = workspace.start
    return .run(name: "older entries") { send in
      send(.olderEntriesRead(try await environment.olderEntries(start)))
    } catch: { error, send in
      send(.olderEntriesFailed(StorageError(error)))
    }
  }

  /// Goes on with the step that waits; older lines may be needed once more.
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

  private mutating func undo(_ context: EditContext) {
    let before = (tab, lists.list)
    let staysInNotes = staysInNotes(for: workspace.history.undoable.last)
    let undone = workspace.history.undoable.last?.id
    let lost = workspace.history.undoable.last.flatMap { listScreen.index(lostBy: $0.inverse) }
    let entry = listScreen.keepingSelection { screen -> Entry? in
      let entry = screen.workspace.undo(id: context.id(), at: context.now)
      if let entry, !staysInNotes { screen.openList(of: entry) }
      return entry
    }
    guard let entry else { return message = .nothingToUndo }
    if let undone { recipeChoices.turn(undone) }
    if !staysInNotes { show(entry, orElse: lost, undoing: undone) }
    message = .undid(entry, on: listChanged(by: entry, since: before))
  }

  private mutating func redo(_ context: EditContext) {
    let before = (tab, lists.list)
    let staysInNotes = staysInNotes(for: workspace.history.redoable.last)
    let redone = workspace.history.redoable.last?.id
    let lost = workspace.history.redoable.last.flatMap { listScreen.index(lostBy: $0.changes) }
    let entry = listScreen.keepingSelection { screen -> Entry? in
      let entry = screen.workspace.redo(id: context.id(), at: context.now)
      if let entry, !staysInNotes { screen.openList(of: entry, isDoneAgain: true) }
      return entry
    }
    guard let entry else { return message = .nothingToRedo }
    if let redone { recipeChoices.turn(redone) }
    if !staysInNotes { show(entry, orElse: lost) }
    message = .redid(entry, on: listChanged(by: entry, since: before))
  }

  /// Whether what was done in the notes to a list is taken back from where it was done.
  private func staysInNotes(for edit: Edit?) -> Bool { tab == .notes && edit != nil && edit?.id == sentBoxes }

  private mutating func show(_ entry: Entry, orElse lost: Int?, undoing edit: Edit.ID? = nil) {
    if entry.changes.allSatisfy({ $0.key.kind == .note }) {
      if tab != .notes { open(.notes) }
      noteScreen.show(entry)
    } else {
      tab = .lists
      if !listScreen.returnCursor(before: edit) { listScreen.show(entry, orElse: lost) }
    }
  }

  /// The open list, where it is another than before: what is before the eyes already needs no name.
  private func listChanged(by entry: Entry, since before: (Tab, ShoppingList.ID?)) -> ShoppingList? {
    let isAboutItems =
      entry.changes.contains { $0.key.kind == .item } && !entry.changes.contains { $0.key.kind == .list }
    return before != (tab, lists.list) && isAboutItems ? listScreen.openList : nil
  }
}

extension ListScreen {
  /// Where the first item shows that changes take away: the cursor goes there when nothing else is to be shown.
  func index(lostBy changes: [Change]) -> Int? {
    for case (.item(let item)?, nil) in changes.lazy.map({ ($0.before, $0.after) }) {
      return item.list == list ? shownIndex(of: item.id) : workspace.records.shownIndex(of: item.id)
    }
    return nil
  }

  /// Opens the list that an entry has changed, or whose items it has; leaves one that it has archived or deleted.
  ///
  /// - Parameter isDoneAgain: What is moved again leaves before the eyes of whoever looks at the list it was on.
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

  /// Puts the cursor on the first item that an entry has changed, or where the first one was that it took away.
  mutating func show(_ entry: Entry, orElse lost: Int?) {
    for change in entry.changes {
      guard case .item(let id) = change.key, workspace.records[item: id]?.list == list else { continue }
      if shownIndex(of: id) == nil { endFilter() }
      return select(id)
    }
    if let lost { select(lost) }
  }
}

extension Change {
  /// The list that it is about: one that is there after it, or the one from which it takes an item.
  fileprivate var list: ShoppingList.ID? {
    if case .list(let list)? = after { return list.id }
    if case .item(let item)? = before, after == nil { return item.list }
    return nil
  }
}
