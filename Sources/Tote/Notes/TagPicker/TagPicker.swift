import Composable
import Screen

/// The choice among tags; the first row stands for all notes.
package struct TagPicker: OverlayFeature {
  /// How many rows show.
  package var height = 1
  package var tags: [TagCount]
  /// How many notes there are in all.
  package var noteCount: Int
  package var position = ListPosition()

  init(_ tags: [TagCount], noteCount: Int, selecting tag: String?) {
    self.tags = tags
    self.noteCount = noteCount
    position.selected = tags.firstIndex { $0.tag == tag }.map { $0 + 1 } ?? 0
  }
}

extension TagPicker {
  package var view: any View { TagPickerView(picker: self) }
  package var keymap: Keymap<TagPickerAction> { tagPickerKeys.value }
  package var rowCount: Int { tags.count + 1 }
  package var closing: TagPickerAction { .closed }

  package func action(forPressIn row: Int) -> TagPickerAction? {
    position.pressed(row, count: rowCount, height: height) { $0 == 0 ? .chosen : .moved(by: $0) }
  }

}

package enum TagPickerAction: PickerAction {
  case moved(by: Int), pageMoved(by: Int)
  case chosen, closed
  case delegate(OverlayDelegate)
}

let tagPickerReducer = Reducer<TagPicker, TagPickerAction, Void> { state, action, _ in
  switch action {
  case .moved(let rows):
    state.position.move(by: rows, count: state.tags.count + 1, height: state.height)
  case .pageMoved(let halves):
    state.position.move(byHalfPages: halves, count: state.tags.count + 1, height: state.height)
  case .chosen:
    let row = state.position.selected - 1
    return .send(.delegate(.tagChosen(state.tags.indices.contains(row) ? state.tags[row].tag : nil)))
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}

let tagPickerKeys = Localized {
  Keymap<TagPickerAction>.picker
}
