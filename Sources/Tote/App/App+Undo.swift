import Screen
import ToteModel

/// Undo and redo: back and forward over everything that was ever done, in this run or an earlier one. What has changed
/// comes before the eyes, wherever the user has gone meanwhile.
extension App {
  mutating func undo(_ context: EditContext) {
    let before = (tab, lists.list)
    let lost = workspace.history.undoable.last.flatMap { listScreen.index(lostBy: $0.inverse) }
    let entry = listScreen.keepingSelection { screen -> Entry? in
      let entry = screen.workspace.undo(id: context.id(), at: context.now)
      if let entry { screen.openList(of: entry) }
      return entry
    }
    guard let entry else { return message = .nothingToUndo }
    show(entry, orElse: lost)
    message = .undid(entry, on: listChanged(by: entry, since: before))
  }

  mutating func redo(_ context: EditContext) {
    let before = (tab, lists.list)
    let lost = workspace.history.redoable.last.flatMap { listScreen.index(lostBy: $0.changes) }
    let entry = listScreen.keepingSelection { screen -> Entry? in
      let entry = screen.workspace.redo(id: context.id(), at: context.now)
      if let entry { screen.openList(of: entry) }
      return entry
    }
    guard let entry else { return message = .nothingToRedo }
    show(entry, orElse: lost)
    message = .redid(entry, on: listChanged(by: entry, since: before))
  }

  private mutating func show(_ entry: Entry, orElse lost: Int?) {
    if entry.changes.allSatisfy({ $0.key.kind == .note }) {
      if tab != .notes { open(.notes) }
      noteScreen.show(entry)
    } else {
      tab = .lists
      listScreen.show(entry, orElse: lost)
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
  mutating func openList(of entry: Entry) {
    let records = workspace.records
    var candidates: [ShoppingList.ID] = []
    for change in entry.changes where candidates.isEmpty {
      guard case .item(let item)? = change.after else { continue }
      candidates = [records[item: item.id]?.list ?? item.list]
    }
    for change in entry.changes {
      switch (change.before, change.after) {
      case (.item(let item)?, nil) where candidates.isEmpty: candidates = [item.list]
      case (.list(let before)?, .list(let after)?) where after.isArchived && !before.isArchived:
        if list == after.id { openNeighbor(of: after) }
        return
      case (.list(let deleted)?, nil) where records[list: deleted.id] == nil:
        if list == deleted.id { openNeighbor(of: deleted) }
        return
      case (_, .list(let changed)?) where candidates.isEmpty: candidates = [changed.id]
      default: break
      }
    }
    if let list = candidates.first, records[list: list] != nil { open(list) }
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
