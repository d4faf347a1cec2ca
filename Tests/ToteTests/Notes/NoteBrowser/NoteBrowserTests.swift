// The list of notes: the cursor, the folders and the tag.

import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

typealias NoteBrowserStore = TestStore<NoteBrowser, NoteBrowserAction, NotesEnvironment>

extension NoteScreenBench {
  /// The list of all notes, with room for so many rows.
  func browser(height: Int = 10) -> NoteBrowser {
    var browser = NoteBrowser()
    browser.workspace = workspace
    browser.height = height
    browser.refresh()
    return browser
  }

  func browserStore(
    _ browser: NoteBrowser? = nil, _ change: (inout NotesEnvironment) -> Void = { _ in }
  ) -> NoteBrowserStore {
    var environment = notesEnvironment
    change(&environment)
    return NoteBrowserStore(
      initialState: browser ?? self.browser(), reducer: noteBrowserReducer, environment: environment)
  }
}

@Suite struct NoteBrowserTests {
  let bench = NoteScreenBench()

  @Test func `what is pinned stands first, then what was changed last`() {
    #expect(bench.browser().shown == .samples(3, 6, 5, 4, 2, 1))
  }

  @Test func `the cursor moves, and stays on the list`() {
    let store = bench.browserStore(bench.browser(height: 3))
    store.send(.moved(by: 2)) { $0.position.selected = 2 }
    store.send(.movedToEnd) { $0.position = ListPosition(selected: 5, top: 3) }
    store.send(.moved(by: 1))
    store.send(.movedToStart) { $0.position = ListPosition() }
    store.send(.moved(by: -1))
    store.send(.wheelTurned(by: 2)) { $0.position = ListPosition(selected: 2, top: 2) }
    store.send(.rowPressed(4)) { $0.position.selected = 4 }
  }

  @Test func `a note whose name has changed shows the new one`() {
    var browser = bench.browser()
    var notes = Array(browser.workspace.records.notes.values)
    let changed = notes.firstIndex { $0.id == browser.shown[4] }!
    notes[changed].title = "Another name"
    browser.workspace.setNotes(notes)
    let frame = Frame(NoteBrowserView(browser: browser), size: Size(60, 8))
    #expect(frame.lines[4].contains("Another name"))
  }

  @Test func `a press below the last note does nothing`() {
    let store = bench.browserStore()
    store.send(.rowPressed(5)) { $0.position.selected = 5 }
    store.send(.rowPressed(6))
  }

  @Test func `the archive and the trash are folders of their own`() {
    let store = bench.browserStore()
    store.send(.moved(by: 3)) { $0.position.selected = 3 }
    store.send(.folderTurned(by: 1)) {
      $0.folder = .archive
      $0.shown = .samples(7)
      $0.position = ListPosition()
    }
    store.send(.folderTurned(by: 1)) {
      $0.folder = .trash
      $0.shown = .samples(8)
    }
    store.send(.folderTurned(by: 1)) {
      $0.folder = .notes
      $0.shown = .samples(3, 6, 5, 4, 2, 1)
    }
    store.send(.folderTurned(by: -1)) {
      $0.folder = .trash
      $0.shown = .samples(8)
    }
  }

  @Test func `a tag shows its notes, however it is written, until all are shown again`() {
    var browser = bench.browser()
    browser.show("KITCHEN")
    #expect(browser.shown == .samples(5, 2, 1))
    browser.move { $0.move(by: 1, count: $1, height: $2) }
    browser.narrowLess()
    #expect(browser.tag == nil)
    #expect(browser.shown == .samples(3, 6, 5, 4, 2, 1))
    #expect(browser.selectedNote?.id == .sample(2))
    browser.show("kitchen")
    browser.show(nil)
    #expect(browser.shown.count == 6)
  }

  @Test func `a note that is looked for ends what would hide it`() {
    var browser = bench.browser()
    browser.search = NoteBrowser.Search(field: TextCursor("tea"), found: .samples(5))
    browser.tag = "kitchen"
    browser.refresh()
    browser.find(.sample(7))
    #expect(browser.folder == .notes, "one that was put away has gone before the eyes")
    browser.find(.sample(4))
    #expect(browser.search == nil)
    #expect(browser.tag == nil)
    #expect(browser.selectedNote?.id == .sample(4))
    browser.folder = .trash
    browser.refresh()
    browser.find(.sample(7))
    #expect(browser.folder == .archive)
    #expect(browser.selectedNote?.id == .sample(7))
  }
}
