import Composable
import Screen
import ToteModel

/// The choice of a shopping list for the open boxes of a note.
package struct BoxListPicker: OverlayFeature {
  /// How many rows show.
  package var height = 1
  /// What is to be bought.
  package let recipe: NoteRecipe
  package let items: [ParsedItem]
  package var lists: [ShoppingList] = []
  package var position = ListPosition()
  /// The note that they are from.
  private let note: Note.ID?

  init(
    _ recipe: NoteRecipe, of note: Note.ID?, knowing records: Records = Records(), at now: Moment = .zero
  ) {
    self.recipe = recipe
    self.note = note
    items = recipe.lines(in: records, at: now).lines.filter { !$0.isTicked }.map(\.item)
  }

  mutating func update(from workspace: Workspace) {
    lists = workspace.openLists
    position = position.inView(count: lists.count, height: height)
  }
}

extension BoxListPicker {
  package var view: any View { BoxListPickerView(picker: self) }
  package var keymap: Keymap<BoxListPickerAction> { boxListPickerKeys.value }
  package var rowCount: Int { lists.count }
  package var closing: BoxListPickerAction { .closed }

  package func action(forPressIn row: Int) -> BoxListPickerAction? {
    position.pressed(row, count: rowCount, height: height) { $0 == 0 ? .chosen : .moved(by: $0) }
  }

  package mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    update(from: workspace)
    return note.map { workspace.records.notes[$0] != nil } ?? false
  }
}

package enum BoxListPickerAction: PickerAction {
  case moved(by: Int), pageMoved(by: Int)
  case chosen, closed
  case delegate(OverlayDelegate)
}

let boxListPickerReducer = Reducer<BoxListPicker, BoxListPickerAction, Void> { state, action, _ in
  switch action {
  case .moved(let rows): state.position.move(by: rows, count: state.lists.count, height: state.height)
  case .pageMoved(let halves):
    state.position.move(byHalfPages: halves, count: state.lists.count, height: state.height)
  case .chosen:
    guard state.lists.indices.contains(state.position.selected) else { return .none }
    let list = state.lists[state.position.selected]
    return .send(.delegate(.recipeSent(state.recipe, to: list)))
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}

let boxListPickerKeys = Localized {
  Keymap<BoxListPickerAction>.picker
}
