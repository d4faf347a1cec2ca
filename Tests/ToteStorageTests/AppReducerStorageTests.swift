// After any edits, undos and redos through the app's reducer, a fresh load gives the same.

import Composable
import Glibc
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteStorage

@Suite struct AppReducerStorageTests {
  /// A random act of a user.
  private func act(_ saved: SavedApp, _ random: inout RandomEdits) {
    let names = [
      "milk", "2 kg apples", "rice #Pets", "x2 bread @Lidl", "1 l milk 1.09€", "eggs !free", "salt",
    ]
    switch random.below(24) {
    case 0, 1, 2, 3: saved.send(.undone)
    case 4, 5, 6: saved.send(.redone)
    case 7, 8, 9:
      saved.type(names[random.below(names.count)] + (random.below(3) == 0 ? " \(random.below(40))" : ""))
    case 10: saved.send(.lists(.deleted))
    case 11: saved.send(.lists(.itemMoved(by: random.below(2) * 2 - 1)))
    case 12: saved.send(.lists(random.below(9) == 0 ? .tickedCleared : .selectionToggled))
    case 13:
      saved.send(.lists(.editBegun))
      guard case .itemEditor? = saved.app.lists.panel else { return }
      saved.send(.lists(.itemEditor(.edited(.insert(" \(random.below(9))")))))
      saved.send(.lists(.itemEditor(.committed)))
      if case .itemEditor? = saved.app.lists.panel { saved.send(.lists(.itemEditor(.closed))) }
    case 14 where random.below(20) == 0:
      let acts: [ListScreenAction] = [
        .listDeleted, .listDuplicated, .listArchived, .sortChanged, .groupingTurned,
      ]
      saved.send(.lists(acts[random.below(acts.count)]))
    case 15 where random.below(10) == 0:
      saved.send(.lists(.listAddBegun))
      saved.send(.lists(.nameEditor(.edited(.insert("list \(random.below(9))")))))
      saved.send(.lists(.nameEditor(.committed)))
      if case .nameEditor? = saved.app.lists.panel { saved.send(.lists(.nameEditor(.closed))) }
    case 16: saved.send(.lists(.listTurned(by: 1)))
    case 17: saved.send(.lists(.cursorMoved(by: random.below(9) - 4)))
    case 18: saved.write("#tag\(random.below(3)) word\(random.below(9)) ", isNew: true)
    case 19: saved.write("more\(random.below(9)) ", isNew: false)
    case 20: saved.send(.notes(.browser(.moved(by: random.below(5) - 2))))
    case 21:
      let acts: [NoteScreenAction] = [
        .pinToggled, .archiveToggled, .trashed, .restored, .browser(.folderTurned(by: 1)),
      ]
      saved.send(.notes(acts[random.below(acts.count)]))
    default: saved.send(.lists(.ticked))
    }
  }

  @Test
  func `after 2,000 edits, undos and redos the state is what a fresh load gives, and so it was on the way`()
    async throws
  {
    let saved = try SavedApp(Storage.inMemory())
    var random = RandomEdits(seed: 10_000)
    var step = 0
    var kinds: Set<Row.Kind> = []
    while step < 2_000 {
      let before = saved.app.workspace.unsaved.count
      act(saved, &random)
      if saved.app.workspace.unsaved.count > before { step += 1 }
      for entry in saved.app.workspace.unsaved { kinds.formUnion(entry.changes.map(\.key.kind)) }
      // Sometimes several edits are saved together.
      if random.below(4) > 0 { saved.save() }
      // Threads are few, and other tests have effects waiting for one.
      if step % 100 == 0 { await Task.yield() }
      guard step % 200 == 199 else { continue }
      step += 1
      saved.save()
      #expect(saved.app.workspace.isSaved)
      let contents = try saved.storage.load()
      var loaded = Workspace(contents, writer: RandomEdits.me)
      loaded.setNotes(try saved.storage.notes())
      #expect(loaded.records == saved.app.workspace.records, "step \(step)")
      #expect(contents.sequence == saved.app.workspace.sequence)
    }
    #expect(
      kinds.isSuperset(of: Set(Row.Kind.allCases).subtracting([.staple])), "every kind of row has taken part")
    let history = Workspace(try saved.storage.load(last: .max, bytes: .max), writer: RandomEdits.me).history
    #expect(history.undoable.map(\.id) == saved.app.workspace.history.undoable.map(\.id))
    #expect(history.redoable.map(\.id) == saved.app.workspace.history.redoable.map(\.id))
  }

  @Test func `one edit in a long list writes one row, and its line in the journal`() throws {
    let storage = try Storage.inMemory()
    let list = try #require(try SavedApp(storage).app.lists.list)
    let ranks = Rank.between(nil, nil, count: 5_000)
    let items = ranks.enumerated().map { index, rank in
      Item(
        id: Item.ID(high: 2, low: UInt64(index)), list: list, name: "thing", rank: rank,
        created: RandomEdits.now)
    }
    var random = RandomEdits(seed: 1)
    try storage.apply([random.entry(items.map { Change(adding: $0) })])
    let long = try SavedApp(storage, ids: 2)
    let before = try storage.rowsWritten()
    long.send(.lists(.movedToEnd))
    long.send(.lists(.editBegun))
    long.send(.lists(.itemEditor(.edited(.insert(" @Lidl")))))
    long.send(.lists(.itemEditor(.committed)))
    long.save()
    #expect(try storage.rowsWritten() - before == 2)
  }

  @Test func `a draft leaves the database when the note that it has become is in it, and not before`() throws
  {
    let storage = try Storage.inMemory()
    let saved = try SavedApp(storage)
    let id = Note.ID(high: 5, low: 5)
    try storage.saveDraft(Draft(note: id, title: "Half", text: "a sent"), of: id)
    let next = try SavedApp(storage, ids: 2)
    #expect(next.app.workspace.records.notes[id]?.text == "a sent")
    #expect(try storage.notes().map(\.text) == ["a sent"])
    #expect(try storage.drafts().isEmpty)
    _ = saved
  }
}
