// The choice among the notes that link to the one that is read.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct BacklinkPickerTests {
  private func store(_ count: UInt64) -> TestStore<BacklinkPicker, BacklinkPickerAction, Void> {
    var picker = BacklinkPicker(
      (0..<count).map { NoteReader.Backlink(note: .sample($0 + 1), name: "note \($0 + 1)") })
    picker.height = 5
    return TestStore(initialState: picker, reducer: backlinkPickerReducer, environment: ())
  }

  @Test func `a note is chosen by its row`() {
    let store = store(2)
    store.send(.moved(by: 5)) { $0.position.selected = 1 }
    store.send(.chosen)
    store.receive(.delegate(.noteChosen(.sample(2))))
    store.send(.closed)
    store.receive(.delegate(.closed))
  }

  @Test func `where there is none, none is chosen`() {
    store(0).send(.chosen)
  }
}
