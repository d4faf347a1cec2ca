import Composable
import Screen
import ToteModel

/// The choice among the notes that link to the one that is read.
package struct BacklinkPicker: Equatable, Sendable {
  /// How many rows show.
  package var height = 1
  package var backlinks: [NoteReader.Backlink]
  package var position = ListPosition()

  init(_ backlinks: [NoteReader.Backlink]) { self.backlinks = backlinks }
}

package enum BacklinkPickerAction: PickerAction {
  case moved(by: Int)
  case chosen, closed
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case chosen(Note.ID)
    case closed
  }
}

let backlinkPickerReducer = Reducer<BacklinkPicker, BacklinkPickerAction, Void> { state, action, _ in
  switch action {
  case .moved(let rows):
    state.position.move(by: rows, count: state.backlinks.count, height: state.height)
  case .chosen:
    guard state.backlinks.indices.contains(state.position.selected) else { return .none }
    return .send(.delegate(.chosen(state.backlinks[state.position.selected].note)))
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}

let backlinkPickerKeys = Keymap<BacklinkPickerAction>.picker
