// The list of notes: the cursor, the folders, the tags.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct NoteBrowsingTests {
  let bench = Bench(.lists(["One": [], "Two": []]), notes: Note.records)
  let all = [3, 6, 5, 4, 2, 1].map { Note.ID.sample($0) }

  @Test func `what is pinned stands first, then what was changed last`() {
    #expect(bench.notesStore().state.notes.shown == all)
  }

  @Test func `the cursor moves, and stays on the list`() {
    let store = bench.notesStore()
    store.act(.moved(by: 2)) { $0.notes.position.selected = 2 }
    store.act(.movedToEnd) { $0.notes.position.selected = 5 }
    store.act(.moved(by: 1))
    store.act(.movedToStart) { $0.notes.position.selected = 0 }
    store.act(.moved(by: -1))
    store.send(.resized(Size(40, 5))) { $0.size = Size(40, 5) }
    let height = store.state.layout.list.height
    store.act(.wheelTurned(by: 2)) { $0.notes.position = ListPosition(selected: 2, top: 2) }
    store.act(.pressed(Point(3, store.state.layout.list.top + height - 1))) {
      $0.notes.position.selected = 2 + height - 1
    }
    // Neither what the header tells nor what is below the last note.
    store.act(.pressed(Point(38, 0)))
    store.act(.pressed(Point(3, 4)))
  }

  @Test func `the archive and the trash are folders of their own`() {
    let store = bench.notesStore()
    store.act(.folderTurned(by: 1)) {
      $0.notes.folder = .archive
      $0.notes.shown = [.sample(7)]
    }
    store.act(.folderTurned(by: 1)) {
      $0.notes.folder = .trash
      $0.notes.shown = [.sample(8)]
    }
    let all = all
    store.act(.folderTurned(by: 1)) {
      $0.notes.folder = .notes
      $0.notes.shown = all
    }
    store.act(.folderTurned(by: -1)) {
      $0.notes.folder = .trash
      $0.notes.shown = [.sample(8)]
    }
    store.act(.escaped) {
      $0.notes.folder = .notes
      $0.notes.shown = all
    }
  }

  @Test func `tags are counted, and choosing one shows its notes until Escape`() {
    let store = bench.notesStore()
    let tags = [
      TagCount(tag: "kitchen", count: 3), TagCount(tag: "books", count: 1), TagCount(tag: "dinner", count: 1),
      TagCount(tag: "house", count: 1), TagCount(tag: "travel", count: 1), TagCount(tag: "türkçe", count: 1),
    ]
    store.act(.tagsOpened) { $0.notes.mode = .tags(TagsPane(tags: tags)) }
    store.act(.paneMoved(by: 1)) {
      $0.notes.mode = .tags(TagsPane(tags: tags, position: ListPosition(selected: 1)))
    }
    store.act(.paneChosen) {
      $0.notes.mode = .browsing
      $0.notes.tag = "kitchen"
      $0.notes.shown = [.sample(5), .sample(2), .sample(1)]
    }
    // The tag is where the choice begins the next time; leaving it changes nothing.
    store.act(.tagsOpened) {
      $0.notes.mode = .tags(TagsPane(tags: tags, position: ListPosition(selected: 1)))
    }
    store.act(.paneLeft) { $0.notes.mode = .browsing }
    let all = all
    store.act(.escaped) {
      $0.notes.tag = nil
      $0.notes.shown = all
      $0.notes.position.selected = 2
    }
  }

  @Test func `without a tag there is nothing to choose`() {
    Bench(notes: [.sample(1, "Plain", "no tag")]).notesStore().act(.tagsOpened) {
      $0.message = Message("No note has a tag. #word in its text is one.", .refused)
    }
  }

  @Test func `the lists are left and right of the notes`() {
    let store = bench.notesStore()
    let lists = store.state.openLists.map(\.id)
    store.act(.roomLeft(by: 1)) { $0.room = .lists }
    store.send(.roomChosen(.notes)) { $0.room = .notes }
    store.withExhaustivity(.off) { store.act(.roomLeft(by: -1)) { $0.room = .lists } }
    #expect(store.state.shopping.list == lists[1])
  }
}
