import Composable
import Screen
import ToteModel

/// The choice among the notes that link to the one that is read.
package struct BacklinkPicker: OverlayFeature {
  /// How many rows show.
  package var height = 1
  package var backlinks: [NoteReader.Backlink]
  package var position = ListPosition()

  init(_ backlinks: [NoteReader.Backlink]) { self.backlinks = backlinks }
}

extension BacklinkPicker {
  package var view: any View { BacklinkPickerView(picker: self) }
  package var keymap: Keymap<BacklinkPickerAction> { backlinkPickerKeys.value }
  package var rowCount: Int { backlinks.count }
  package var closing: BacklinkPickerAction { .closed }

  package func action(forPressIn row: Int) -> BacklinkPickerAction? {
    position.pressed(row, count: rowCount, height: height) { $0 == 0 ? .chosen : .moved(by: $0) }
  }

  /// What links here may be another by now: it is asked for anew.
  package mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    screen.reader?.backlinks == backlinks
  }
}

package enum BacklinkPickerAction: PickerAction {
  case moved(by: Int), pageMoved(by: Int)
  case chosen, closed
  case delegate(OverlayDelegate)
}

let backlinkPickerReducer = Reducer<BacklinkPicker, BacklinkPickerAction, Void> { state, action, _ in
  switch action {
  case .moved(let rows):
    state.position.move(by: rows, count: state.backlinks.count, height: state.height)
  case .pageMoved(let halves):
    state.position.move(byHalfPages: halves, count: state.backlinks.count, height: state.height)
  case .chosen:
    guard state.backlinks.indices.contains(state.position.selected) else { return .none }
    return .send(.delegate(.noteChosen(state.backlinks[state.position.selected].note)))
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}

let backlinkPickerKeys = Localized {
  Keymap<BacklinkPickerAction>.picker
}
