import Composable
import ToteModel

/// Undo and redo: back and forward over everything that was ever done, in this run or an earlier one. What has changed
/// comes before the eyes, wherever the user has gone meanwhile.
let historyReducer = Reducer<App, AppAction, ToteEnvironment> { state, action, environment in
  let changes: [Change]?
  switch action {
  case .undone: changes = state.workspace.history.undoable.last?.inverse
  case .redone: changes = state.workspace.history.redoable.last?.changes
  default: return .none
  }
  let place = changes.flatMap { state.placeLost(by: $0) }
  let before = (room: state.room, list: state.shopping.list)
  var entry: Entry?
  state.keepingSelection { app in
    let id = Entry.ID(environment.uuid())
    let now = environment.now()
    entry = action == .undone ? app.workspace.undo(id: id, at: now) : app.workspace.redo(id: id, at: now)
    if let entry { app.openList(of: entry) }
  }
  guard let entry else {
    state.message = Message(
      action == .undone ? "There is nothing to undo." : "There is nothing to redo.", .refused)
    return .none
  }
  if entry.isAboutNotes {
    state.showNotes(of: entry)
  } else {
    state.room = .lists
    state.show(entry, orElse: place)
    state.keepPane()
  }
  var words = "\(action == .undone ? "Undid" : "Did again"): \(entry.title)"
  // What is before the eyes already needs no name.
  if before != (state.room, state.shopping.list), entry.isAboutItems, let list = state.openList {
    words += ", in \(list.name)"
  }
  state.message = Message(action == .undone ? "\(words). ctrl+r redoes it." : "\(words).")
  return .none
}

extension Entry {
  /// Whether it has changed notes and nothing else.
  fileprivate var isAboutNotes: Bool { changes.allSatisfy { $0.key.kind == .note } }
  /// Whether it has changed items, and not the list that they are on.
  fileprivate var isAboutItems: Bool {
    changes.contains { $0.key.kind == .item } && !changes.contains { $0.key.kind == .list }
  }
}

extension App {
  /// Goes to the notes that an entry has changed; what is read goes on being read if it is one of them.
  fileprivate mutating func showNotes(of entry: Entry) {
    if room != .notes { enter(.notes) }
    if case .reading(let reading) = notes.mode,
      !entry.changes.contains(where: { $0.key == .note(reading.note) })
    {
      notes.mode = .browsing
    }
    guard notes.loading == .loaded else { return }
    findNote(of: entry)
    rereadNotes()
  }

  /// Where the first item shows that changes take away: the cursor goes there when nothing else is to be shown.
  fileprivate func placeLost(by changes: [Change]) -> Int? {
    for case (.item(let item)?, nil) in changes.lazy.map({ ($0.before, $0.after) }) {
      return item.list == shopping.list ? shownIndex(of: item.id) : workspace.records.shownIndex(of: item.id)
    }
    return nil
  }

  /// Opens the list that an entry has changed, or whose items it has; leaves one that it has put away.
  fileprivate mutating func openList(of entry: Entry) {
    var candidates: [ShoppingList.ID] = []
    for change in entry.changes where candidates.isEmpty {
      guard case .item(let item)? = change.after else { continue }
      candidates = [workspace.records[item: item.id]?.list ?? item.list]
    }
    for change in entry.changes {
      switch (change.before, change.after) {
      case (.item(let item)?, nil) where candidates.isEmpty: candidates = [item.list]
      case (.list(let before)?, .list(let after)?) where after.isArchived && !before.isArchived:
        if shopping.list == after.id { openNeighbour(of: after) }
        return
      case (.list(let list)?, nil) where workspace.records[list: list.id] == nil:
        if shopping.list == list.id { openNeighbour(of: list) }
        return
      case (_, .list(let list)?) where candidates.isEmpty: candidates = [list.id]
      default: break
      }
    }
    if let list = candidates.first, workspace.records[list: list] != nil { open(list) }
    if shopping.list == nil, let first = openLists.first { open(first.id) }
  }

  /// Puts the cursor on the first item that an entry has changed, or where the first one was that it took away.
  fileprivate mutating func show(_ entry: Entry, orElse place: Int?) {
    for change in entry.changes {
      guard case .item(let id) = change.key, workspace.records[item: id]?.list == shopping.list else {
        continue
      }
      if shownIndex(of: id) == nil { endFilter() }
      return select(id)
    }
    if let place { select(place) }
  }
}
