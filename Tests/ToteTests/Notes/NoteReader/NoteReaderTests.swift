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
    store.send(.linePressed(13)) { $0.pager.select(13) }
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

  @Test func `a line is copied as it is read, and a note as it is written`() {
    let store = store("Some **red** wine\n\n- [ ] milk")
    store.send(.lineCopied)
    store.receive(.delegate(.copied("Some red wine")))
    store.send(.noteCopied)
    store.receive(.delegate(.copied("Some **red** wine\n\n- [ ] milk")))
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

  @Test func `a callout folds by the keys that tick and follow, and by a press on its title`() {
    let store = store("> [!tip]- Salt\n> twice\n\n> [!tip]- Oil [[Soup]]\n> none")
    store.exhaustivity = .off
    func text(_ line: Int) -> String? { store.state.pager.page.line(line)?.text }
    #expect(text(0) == "│ ▸ Salt" && text(2) == "│ ▸ Oil Soup")
    store.send(.boxTicked)
    #expect(text(0) == "│ ▾ Salt" && text(1) == "│ twice")
    store.send(.linkFollowed)
    #expect(text(0) == "│ ▸ Salt")
    store.send(.foldPressed(line: 2))
    #expect(text(2) == "│ ▾ Oil Soup" && text(3) == "│ none")
    // A link goes before it.
    store.send(.linkFollowed)
    store.receive(.delegate(.linkFollowed(title: "Soup")))
  }

  @Test func `it is closed by whoever has opened it`() {
    let store = store("text")
    store.send(.closed)
    store.receive(.delegate(.closed))
  }

  /// Types into the finder.
  private func find(_ text: String, in reader: inout NoteReader) {
    reader.find(.begun)
    for letter in text { reader.find(.edited(.insert(String(letter)))) }
  }

  private func reader(_ lines: String...) -> NoteReader {
    NoteReader(.sample(1, "Note", lines.joined(separator: "\n\n")), size: Size(40, 4))
  }

  @Test func `a text is found while it is typed, and again by n and N, around the end`() {
    var reader = reader("Milk", "Bread", "Wholemilk", "End")
    find("milk", in: &reader)
    #expect(reader.pager.line?.text == "Milk", "what is there already counts")
    reader.find(.committed)
    reader.find(.moved(by: 1))
    #expect(reader.pager.line?.text == "Wholemilk")
    reader.find(.moved(by: 1))
    #expect(reader.pager.line?.text == "Milk")
    reader.find(.moved(by: -1))
    #expect(reader.pager.line?.text == "Wholemilk")
  }

  @Test func `accents and case make no difference, and all hits of a line are marked`() {
    var reader = reader("Crème, CREME and crème")
    find("creme", in: &reader)
    #expect(reader.hits(in: "Crème, CREME and crème") == [0..<5, 7..<12, 17..<22])
    #expect(reader.hits(in: "漢 crème") == [3..<8])
    #expect(reader.hits(in: "cream") == [])
  }

  @Test func `what the note doesn't have is said, and leaves the cursor where it was`() {
    var reader = reader("Milk", "Bread")
    reader.pager.select(2)
    find("breadx", in: &reader)
    #expect(reader.finder.isMissing && reader.pager.position.selected == 2)
    reader.find(.committed)
    #expect(reader.finder == NoteFinder())
  }

  @Test func `leaving the finder goes back to where it began`() {
    var reader = reader("Milk", "Bread", "Wholemilk")
    find("whole", in: &reader)
    #expect(reader.pager.position.selected == 4)
    reader.find(.closed)
    #expect(reader.pager.position.selected == 0 && reader.finder == NoteFinder())
  }

  @Test func `without a text to find, n goes to the next link or box`() {
    var reader = reader("plain", "- [ ] milk")
    reader.find(.moved(by: 1))
    #expect(reader.pager.line?.task != nil)
  }
}
