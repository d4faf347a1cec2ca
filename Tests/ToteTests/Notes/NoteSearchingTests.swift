// Looking for notes while typing.

import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct NoteSearchingTests {
  let bench = Bench(notes: Note.records)

  @Test func `each letter asks, and what is found shows with the best first`() {
    let store = bench.notesStore()
    store.act(.searchBegun) {
      $0.notes.search = Notes.Search()
      $0.notes.mode = .searching
    }
    store.act(.searchEdited(.insert("lentil"))) { $0.notes.search?.field = TextCursor("lentil") }
    store.receive(.notes(.searchFound([.sample(2), .sample(1)], query: "lentil"))) {
      $0.notes.search?.found = [.sample(2), .sample(1)]
      $0.notes.shown = [.sample(2), .sample(1)]
    }
    store.act(.searchKept) { $0.notes.mode = .browsing }
    store.withExhaustivity(.off) { store.act(.escaped) }
    #expect(store.state.notes.search == nil)
    #expect(store.state.noteNames.count == 6)
  }

  @Test func `without words all notes show`() {
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.searchBegun)
    store.act(.searchEdited(.insert("zebra")))
    store.receive(.notes(.searchFound([], query: "zebra")))
    #expect(store.state.noteNames.isEmpty)
    store.act(.searchEdited(.deleteToLineStart))
    #expect(store.state.noteNames.count == 6)
    store.act(.searchKept)
    #expect(store.state.notes.search == nil)
  }

  @Test func `an answer to an earlier question is not taken`() {
    let store = bench.notesStore()
    store.exhaustivity = .off
    store.act(.searchBegun)
    store.act(.searchEdited(.insert("lentil")))
    store.skipReceivedActions()
    let before = store.state.notes
    store.act(.searchFound([.sample(5)], query: "lenti"))
    #expect(store.state.notes == before)
  }

  @Test func `only the latest question is answered`() {
    let clock = bench.clock
    let asked = Mutex<[String]>([])
    let store = bench.notesStore {
      $0.notes.search = { (query) throws(NoteError) in
        asked.withLock { $0.append(query) }
        try? await clock.sleep(for: .seconds(1))
        return [.sample(1)]
      }
    }
    store.exhaustivity = .off
    store.act(.searchBegun)
    store.act(.searchEdited(.insert("l")))
    store.act(.searchEdited(.insert("e")))
    bench.clock.advance(by: .seconds(2))
    store.receive(.notes(.searchFound([.sample(1)], query: "le")))
    #expect(asked.withLock { $0 } == ["l", "le"])
    #expect(store.state.notes.shown == [.sample(1)])
    // One that was begun is not answered after the end.
    store.act(.searchEdited(.insert("n")))
    store.act(.searchCleared)
    bench.clock.advance(by: .seconds(2))
    #expect(store.state.noteNames.count == 6)
  }

  @Test func `a search that fails says so, and the list stays`() {
    let store = bench.notesStore()
    bench.saved.noteLoadFailure = .couldNotLoad(.busy)
    store.exhaustivity = .off
    store.act(.searchBegun)
    store.act(.searchEdited(.insert("salt")))
    store.receive(.notes(.searchFailed(.couldNotLoad(.busy)))) { $0.notes.error = .couldNotLoad(.busy) }
    bench.saved.noteLoadFailure = nil
    store.act(.searchEdited(.insert("")))
    store.receive(where: { if case .notes(.searchFound) = $0 { true } else { false } })
    #expect(store.state.notes.error == nil)
    #expect(store.state.notes.shown == [.sample(2), .sample(1)])
  }

  @Test(arguments: ["\"", "*", "AND", "(", "a OR", "^", "{x}", "NEAR(", "--", "'", ":", "\u{0}"])
  func `whatever is typed is no question of the index's own`(query: String) throws {
    let stage = try Stage.blind(notes: Note.records, "2/<paste \(query == "\u{0}" ? "x" : query)>")
    #expect(stage.state.notes.error == nil)
  }
}
