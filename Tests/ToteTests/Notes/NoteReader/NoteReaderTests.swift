// The page of a note that is read: the line of the cursor, and what the page asks the screen for.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import Markdown

@Suite struct NoteReaderTests {
  private func store(_ text: String) -> TestStore<NoteReader, NoteReaderAction, Void> {
    TestStore(
      initialState: NoteReader(.sample(1, "Note", text), size: Size(40, 4)), reducer: noteReaderReducer,
      environment: ())
  }

  @Test func `the cursor moves over the lines of the page`() {
    let store = store((1...9).map { "Line \($0)." }.joined(separator: "\n\n"))
    store.send(.moved(by: 3)) { $0.pager.select(3) }
    store.send(.movedToEnd) { $0.pager.select(16) }
    #expect(store.state.pager.line?.text == "Line 9.")
    store.send(.rowPressed(0)) { $0.pager.select(13) }
    store.send(.movedToStart) { $0.pager.select(0) }
    #expect(store.state.pager.line?.text == "Line 1.")
  }

  @Test func `a box is ticked by whoever has the note`() {
    let store = store("- [ ] milk\n\nplain")
    store.send(.boxTicked)
    store.receive(.delegate(.boxTicked(text: "- [x] milk\n\nplain")))
    store.send(.movedToEnd) { $0.pager.select(2) }
    store.send(.boxTicked)
    store.receive(.delegate(.nothingHere(.task)))
  }

  @Test func `each kind of link is followed by whoever has the notes`() {
    let store = store("[[Soup]] [shop](https://example.org) #tag\n\nplain")
    store.send(.linkFollowed)
    store.receive(.delegate(.linkFollowed(title: "Soup")))
    store.send(.stopMoved(by: 1)) { $0.pager.chosenLink = 1 }
    store.send(.linkFollowed)
    store.receive(.delegate(.addressFollowed("https://example.org")))
    store.send(.movedToEnd) { $0.pager.select(2) }
    store.send(.linkFollowed)
    store.receive(.delegate(.nothingHere(.link)))
    store.send(.stopMoved(by: -1)) { $0.pager.moveToStop(forward: false) }
    #expect(store.state.pager.position.selected == 0)
  }

  @Test func `it is closed by whoever has opened it`() {
    let store = store("text")
    store.send(.closed)
    store.receive(.delegate(.closed))
  }
}
