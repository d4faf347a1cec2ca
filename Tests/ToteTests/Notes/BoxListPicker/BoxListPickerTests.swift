// The choice of a list for the open boxes of a note.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct BoxListPickerTests {
  let contents = DatabaseSnapshot.lists(["One": [], "Two": []])

  private func store(_ contents: DatabaseSnapshot) throws -> TestStore<
    BoxListPicker, BoxListPickerAction, Void
  > {
    let note = Note.sample(1, "Buy", "- [ ] 2 l milk")
    var picker = BoxListPicker(try #require(NoteRecipe(note, among: [])), of: note.id)
    picker.height = 5
    picker.update(from: Workspace(contents, writer: Entry.Writer.ID(high: 7, low: 7)))
    return TestStore(initialState: picker, reducer: boxListPickerReducer, environment: ())
  }

  @Test func `the items go to the list of the row`() throws {
    let store = try store(contents)
    store.send(.moved(by: 5)) { $0.position.selected = 1 }
    store.send(.chosen)
    store.receive(.delegate(.recipeSent(store.state.recipe, to: contents.lists[1])))
    store.send(.closed)
    store.receive(.delegate(.closed))
  }

  @Test func `lists that are put away are not offered, and without a list none is chosen`() throws {
    var contents = contents
    for index in contents.lists.indices { contents.lists[index].isArchived = true }
    let store = try store(contents)
    #expect(store.state.lists.isEmpty)
    store.send(.chosen)
  }
}
