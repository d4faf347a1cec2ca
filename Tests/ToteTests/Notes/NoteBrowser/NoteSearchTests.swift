// Notes are searched while one types.

import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct NoteSearchTests {
  let bench = NoteScreenBench()

  @Test func `each letter asks, and what is found shows with the best first`() {
    let store = bench.browserStore()
    store.send(.moved(by: 2)) { $0.position.selected = 2 }
    store.send(.searchBegun) { $0.search = NoteBrowser.Search() }
    store.send(.searchEdited(.insert("lentil"))) { $0.search?.field = TextCursor("lentil") }
    store.receive(.searchFound(FoundNotes(.samples(2, 1)), query: "lentil")) {
      $0.search?.found = .samples(2, 1)
      $0.shown = .samples(2, 1)
      $0.position = ListPosition()
    }
    store.send(.searchKept) { $0.search?.isTyping = false }
    store.send(.searchBegun) {
      $0.search?.isTyping = true
      $0.search?.isSelected = true
    }
    store.send(.searchCleared) {
      $0.search = nil
      $0.shown = .samples(3, 6, 5, 4, 2, 1)
      $0.position.selected = 4
    }
  }

  @Test func `what was searched instead is said, and the notes that have it show`() throws {
    let store = bench.browserStore {
      $0.search = { (_) throws(NoteError) in FoundNotes(.samples(2), correctedQuery: "lentils") }
    }
    store.send(.searchBegun) { $0.search = NoteBrowser.Search() }
    store.send(.searchEdited(.insert("lentlis"))) { $0.search?.field = TextCursor("lentlis") }
    store.receive(.searchFound(FoundNotes(.samples(2), correctedQuery: "lentils"), query: "lentlis")) {
      $0.search?.found = .samples(2)
      $0.search?.correctedQuery = "lentils"
      $0.shown = .samples(2)
    }
    let frame = Frame(NoteSearchView(browser: store.state), size: Size(50, 1))
    #expect(frame.lines[0].hasSuffix("1 note with “lentils” "))
    store.send(.searchEdited(.deleteToLineStart)) {
      $0.search?.field = TextCursor()
      $0.search?.found = []
      $0.search?.correctedQuery = nil
      $0.shown = .samples(3, 6, 5, 4, 2, 1)
      $0.position.selected = 4
    }
  }

  @Test func `without words all notes show, and there is no search to keep`() {
    let store = bench.browserStore()
    store.send(.searchBegun) { $0.search = NoteBrowser.Search() }
    store.send(.searchEdited(.insert("zebra"))) { $0.search?.field = TextCursor("zebra") }
    store.receive(.searchFound(FoundNotes([]), query: "zebra")) { $0.shown = [] }
    store.send(.searchEdited(.deleteToLineStart)) {
      $0.search?.field = TextCursor()
      $0.shown = .samples(3, 6, 5, 4, 2, 1)
    }
    store.send(.searchKept) { $0.search = nil }
  }

  @Test func `an answer to an earlier question is not taken`() {
    var browser = bench.browser()
    browser.search = NoteBrowser.Search(field: TextCursor("lentil"), found: .samples(2, 1))
    browser.refresh()
    bench.browserStore(browser).send(.searchFound(FoundNotes(.samples(5)), query: "lenti"))
  }

  @Test func `only the latest question is answered, and none after the end`() {
    let clock = bench.clock
    let asked = Mutex<[String]>([])
    let store = bench.browserStore {
      $0.search = { (query) throws(NoteError) in
        asked.withLock { $0.append(query) }
        try? await clock.sleep(for: .seconds(1))
        return FoundNotes([.sample(1)])
      }
    }
    store.send(.searchBegun) { $0.search = NoteBrowser.Search() }
    store.send(.searchEdited(.insert("l"))) { $0.search?.field = TextCursor("l") }
    store.send(.searchEdited(.insert("e"))) { $0.search?.field = TextCursor("le") }
    clock.advance(by: .seconds(2))
    store.receive(.searchFound(FoundNotes([.sample(1)]), query: "le")) {
      $0.search?.found = .samples(1)
      $0.shown = .samples(1)
    }
    #expect(asked.withLock { $0 } == ["l", "le"])
    store.send(.searchEdited(.insert("n"))) { $0.search?.field = TextCursor("len") }
    store.send(.searchCleared) {
      $0.search = nil
      $0.shown = .samples(3, 6, 5, 4, 2, 1)
      $0.position.selected = 5
    }
    clock.advance(by: .seconds(2))
  }

  @Test func `a search that fails leaves the list as it was`() {
    bench.database.noteLoadFailure = .couldNotLoad(.busy)
    let store = bench.browserStore()
    store.send(.searchBegun) { $0.search = NoteBrowser.Search() }
    store.send(.searchEdited(.insert("salt"))) { $0.search?.field = TextCursor("salt") }
    store.receive(.searchFailed(.couldNotLoad(.busy)))
    #expect(store.state.shown.count == 6)
  }
}
