import Composable
import Screen
import ToteModel

extension ListScreen {
  mutating func open(_ list: ShoppingList.ID) {
    if list == self.list { return }
    // Places are remembered without blank lines, which the list may not have when it is opened again.
    space { $0.isOn = false }
    showAll()
    cursor.turn(from: self.list, to: list)
    self.list = list
    select(cursor.index(in: lines))
    cursor.showStart(in: page)
  }

  /// After a list was deleted or archived, opens the one below it, or the one above if it was the last.
  mutating func openNeighbor(of gone: ShoppingList?) {
    list = nil
    showAll()
    cursor.turn(from: nil, to: nil)
    let lists = workspace.openLists.filter { $0.id != gone?.id }
    guard let gone else { return lists.first.map { open($0.id) } ?? () }
    let next = lists.first { ($0.rank, $0.id) > (gone.rank, gone.id) } ?? lists.last
    if let next { open(next.id) }
  }

  /// The next list, or the one before; the other tabs come between the last and the first.
  mutating func turnList(by steps: Int) -> Effect<ListScreenAction> {
    let lists = workspace.openLists
    // From an archived list this goes to the first, or the last.
    let index = lists.firstIndex { $0.id == list } ?? (steps > 0 ? -1 : lists.count)
    guard lists.indices.contains(index + steps) else { return .send(.delegate(.tabLeft(by: steps))) }
    open(lists[index + steps].id)
    return .none
  }

  mutating func delete(_ list: ShoppingList, _ context: EditContext) {
    if self.list == list.id { openNeighbor(of: list) }
    let count = keepingSelection { $0.workspace.deleteList(list, context) }
    message = .deleted(list, items: count)
  }

  mutating func duplicate(_ list: ShoppingList, _ context: EditContext) {
    let copy = keepingSelection { $0.workspace.duplicateList(list, context) }
    open(copy.id)
    message = .duplicated(list)
  }

  /// All of a list that is kept as a pattern; once more for twice as much.
  mutating func addSet(_ set: ShoppingList, _ context: EditContext) {
    guard openList != nil else { return message = .noOpenList }
    guard set.id != list else { return message = .setIsTarget(set.name) }
    let items = workspace.records.items(of: set.id).pattern(times: .one)
    if items.isEmpty { return message = .setIsEmpty(set.name) }
    add(items, context)
  }

  mutating func toggleArchived(_ list: ShoppingList, _ context: EditContext) {
    keepingSelection { $0.workspace.setArchived(list, !list.isArchived, context) }
    message = list.isArchived ? .unarchived(list) : .archived(list)
    if !list.isArchived, self.list == list.id { openNeighbor(of: list) }
    if list.isArchived, self.list == nil { open(list.id) }
  }

  mutating func finish(
    _ delegate: ListNameEditorAction.Delegate, _ edits: EditEnvironment
  ) -> Effect<ListScreenAction> {
    guard let editor = nameEditor else { return .none }
    switch delegate {
    case .closed:
      panel = nil
      // Returns to the line that waits for a list.
      if let line = editor.line { begin(.add(above: false, anchor: nil), text: line, edits) }
    case .named(let name):
      do throws(ListNameError) {
        try give(name, by: editor, edits.context)
        panel = nil
        if let line = editor.line { return resume(line, edits) }
      } catch {
        switch error {
        case .taken(let other): message = .nameTaken(by: other)
        case .notFound:
          // The name stays in the field, and makes a new list.
          nameEditor?.list = nil
          message = .renamedListGone
        }
      }
    }
    return .none
  }

  private mutating func give(
    _ name: String, by editor: ListNameEditor, _ context: EditContext
  ) throws(ListNameError) {
    if Folding.clean(name).isEmpty { return }
    if let id = editor.list {
      try keepingSelection { (screen) throws(ListNameError) in
        try screen.workspace.renameList(id, to: name, context)
      }
    } else if editor.items.isEmpty {
      let list = try keepingSelection { (screen) throws(ListNameError) in
        try screen.workspace.createList(named: name, context)
      }
      open(list.id)
    } else {
      move(editor.items, to: try workspace.newList(named: name, context), context)
    }
  }
}
