import Composable
import Screen
import ToteModel

package struct ListNameEditor: Equatable, Sendable {
  /// `nil` for a new list.
  package var list: ShoppingList.ID?
  package var field = TextCursor()
  /// The items to move to the new list.
  package var items: [Item.ID] = []
  /// A line typed without a list, to be added to the new one.
  package var line: String?

  package init(movingTo items: [Item.ID] = []) { self.items = items }

  package init(adding line: String) { self.line = line }

  package init(renaming list: ShoppingList) {
    self.list = list.id
    field = TextCursor(list.name)
  }
}

typealias ListNameEditorCommand = FieldCommand<ListNameEditorAction>

package enum ListNameEditorAction: FieldAction {
  case edited(TextEdit)
  case committed, closed
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case named(String)
    case closed
  }
}

let listNameEditorReducer = Reducer<ListNameEditor, ListNameEditorAction, Void> { state, action, _ in
  switch action {
  case .edited(let edit): state.field.apply(edit)
  case .committed: return .send(.delegate(.named(state.field.text)))
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}

extension ListNameEditorAction {
  package var edit: TextEdit? { if case .edited(let edit) = self { edit } else { nil } }
}
