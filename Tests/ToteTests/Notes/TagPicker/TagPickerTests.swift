// The choice among tags, whose first row stands for all notes.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct TagPickerTests {
  private func store(selecting tag: String?) -> TestStore<TagPicker, TagPickerAction, Void> {
    var picker = TagPicker(
      [TagCount(tag: "kitchen", count: 3), TagCount(tag: "books", count: 1)], noteCount: 6, selecting: tag)
    picker.height = 5
    return TestStore(initialState: picker, reducer: tagPickerReducer, environment: ())
  }

  @Test func `a tag is chosen by its row`() {
    let store = store(selecting: nil)
    store.send(.chosen)
    store.receive(.delegate(.tagChosen(nil)))
    store.send(.moved(by: 1)) { $0.position.selected = 1 }
    store.send(.chosen)
    store.receive(.delegate(.tagChosen("kitchen")))
    store.send(.moved(by: 9)) { $0.position.selected = 2 }
    store.send(.moved(by: 1))
  }

  @Test func `it begins with the tag whose notes show, and closing it chooses nothing`() {
    let store = store(selecting: "books")
    #expect(store.state.position.selected == 2)
    store.send(.closed)
    store.receive(.delegate(.closed))
  }
}
