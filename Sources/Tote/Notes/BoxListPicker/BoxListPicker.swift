import Composable
import Screen
import ToteModel

/// The choice of a shopping list for the open boxes of a note.
package struct BoxListPicker: Equatable, Sendable {
  /// How many rows show.
  package var height = 1
  /// What is to be bought.
  package var items: [ParsedItem]
  package var lists: [ShoppingList] = []
  package var position = ListPosition()

  init(_ items: [ParsedItem]) { self.items = items }

  mutating func update(from workspace: Workspace) {
    lists = workspace.openLists
    position = position.inView(count: lists.count, height: height)
  }
}

package enum BoxListPickerAction: PickerAction {
  case moved(by: Int)
  case chosen, closed
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case chosen(ShoppingList, [ParsedItem])
    case closed
  }
}

let boxListPickerReducer = Reducer<BoxListPicker, BoxListPickerAction, Void> { state, action, _ in
  switch action {
  case .moved(let rows): state.position.move(by: rows, count: state.lists.count, height: state.height)
  case .chosen:
    guard state.lists.indices.contains(state.position.selected) else { return .none }
    return .send(.delegate(.chosen(state.lists[state.position.selected], state.items)))
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}

let boxListPickerKeys = Keymap<BoxListPickerAction>.picker
