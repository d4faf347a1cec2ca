// One thing is chosen out of a few: a tag, a note that links here, a list for a recipe.

import ComposableTesting
import Parts
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct PickerTests {
  private let contents = DatabaseSnapshot.lists(["One": [], "Two": []])
  private let note = Note.sample(1, "Buy", "- [ ] 2 l milk")
  private let tags = [TagCount(tag: "kitchen", count: 3), TagCount(tag: "books", count: 1)]

  private func workspace(_ contents: DatabaseSnapshot) -> Workspace {
    var workspace = Workspace(contents, writer: Entry.Writer.ID(high: 7, low: 7))
    workspace.setNotes([note])
    return workspace
  }

  private func picker(
    _ subject: PickerSubject, in contents: DatabaseSnapshot? = nil, selecting row: Int = 0
  ) -> Picker? {
    var reader = NoteReader(note, size: Size(40, 20))
    reader.backlinks = backlinks(2)
    return Picker(
      subject, in: workspace(contents ?? self.contents), over: CoveredScreen(reader: reader),
      selecting: row)
  }

  private func store(_ picker: Picker?) throws -> TestStore<Picker, PickerAction, Void> {
    var picker = try #require(picker)
    picker.fit(to: Size(40, 7))
    return TestStore(initialState: picker, reducer: Picker.reducer, environment: ())
  }

  private func backlinks(_ count: UInt64) -> [NoteReader.Backlink] {
    (0..<count).map { NoteReader.Backlink(note: .sample($0 + 1), name: "note \($0 + 1)") }
  }

  private func recipeList() throws -> PickerSubject {
    .recipeList(try #require(NoteRecipe(note, among: [])), items: [])
  }

  @Test func `a tag is chosen by its row, and all notes by the first`() throws {
    let store = try store(picker(.tag(tags, noteCount: 6)))
    #expect(store.state.rows.map(\.name) == ["All notes", "#kitchen", "#books"])
    store.send(.list(.opened))
    store.receive(.list(.chosen(0)))
    store.receive(.delegate(.tagChosen(nil)))
    store.send(.list(.moved(by: 1))) { $0.list.cursor = 1 }
    store.send(.list(.opened))
    store.receive(.list(.chosen(1)))
    store.receive(.delegate(.tagChosen("kitchen")))
    store.send(.list(.moved(by: 9))) { $0.list.cursor = 2 }
    store.send(.list(.moved(by: 1)))
  }

  @Test func `it begins with a given row, and closing it chooses nothing`() throws {
    let store = try store(picker(.tag(tags, noteCount: 6), selecting: 2))
    #expect(store.state.list.cursor == 2)
    store.send(.closed)
    store.receive(.delegate(.closed))
  }

  @Test func `a note is chosen by its row`() throws {
    let store = try store(picker(.backlink(backlinks(2))))
    store.send(.list(.moved(by: 5))) { $0.list.cursor = 1 }
    store.send(.list(.opened))
    store.receive(.list(.chosen(1)))
    store.receive(.delegate(.noteChosen(.sample(2))))
  }

  @Test func `a recipe goes to the list of the row`() throws {
    let store = try store(picker(recipeList()))
    guard case .recipeList(let recipe, _) = store.state.subject else { return #expect(Bool(false)) }
    store.send(.list(.moved(by: 5))) { $0.list.cursor = 1 }
    store.send(.list(.opened))
    store.receive(.list(.chosen(1)))
    store.receive(.delegate(.recipeSent(recipe, to: contents.lists[1])))
  }

  @Test func `archived lists aren't offered, and without anything to choose there is no picker`() throws {
    var contents = contents
    contents.lists[0].isArchived = true
    #expect(picker(try recipeList(), in: contents)?.rows.map(\.name) == ["Two"])
    contents.lists[1].isArchived = true
    #expect(picker(try recipeList(), in: contents) == nil)
    #expect(picker(.backlink([])) == nil)
  }

  @Test func `its rows are those there are now, and it goes when there are none left`() throws {
    let screen = CoveredScreen()
    var picker = try #require(picker(try recipeList()))
    picker.list.move(by: 1)
    var contents = contents
    contents.lists.removeLast()
    var fewer = workspace(contents)
    #expect(picker.update(from: &fewer, over: screen))
    #expect(picker.rows.map(\.name) == ["One"] && picker.list.cursor == 0)
    fewer.setNotes([])
    #expect(!picker.update(from: &fewer, over: screen), "its note is gone")
    var links = try #require(self.picker(.backlink(backlinks(2))))
    #expect(!links.update(from: &fewer, over: screen), "others link there now")
  }

  @Test(arguments: Language.allCases)
  func `the footer says what choosing does`(language: Language) throws {
    try Language.$current.withValue(language) {
      let subjects = [.tag(tags, noteCount: 6), .backlink(backlinks(2)), try recipeList()]
      let titles = [words.showTag, words.openBacklink, words.putBoxesHere]
      #expect(subjects.compactMap { picker($0)?.keymap.with(.current).footer.first?.title } == titles)
    }
  }
}
