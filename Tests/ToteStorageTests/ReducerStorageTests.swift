// The reducers on the real storage: whatever is done, undone and done again, a fresh load gives the same.

import Composable
import Screen
import Synchronization
import Testing
import ToteStorage

@testable import Tote
@testable import ToteModel

@Suite struct ReducerStorageTests {
  /// The reducer with the storage behind it, each batch saved before the next key.
  private final class Desk {
    var app = App()
    let storage: Storage
    private var environment = ToteEnvironment.preview(clock: ContinuousClock())

    /// With ids of its own: what has the id of a line that is there counts as saved.
    init(_ storage: Storage, ids: UInt64 = 1) throws {
      self.storage = storage
      let count = Mutex<UInt64>(0)
      environment.uuid = {
        RowID<Entry>(
          high: ids,
          low: count.withLock {
            $0 += 1; return $0
          }
        ).uuid
      }
      reduce(.loadRetried)
      reduce(.loaded(Workspace(try storage.load(last: .max, bytes: .max), writer: Chance.me)))
      try save()
    }

    func reduce(_ action: AppAction) { _ = appReducer(&app, action, environment) }

    func save() throws {
      while app.workspace.sent > 0 {
        reduce(.saveFinished(try storage.apply(Array(app.workspace.unsaved.prefix(app.workspace.sent)))))
      }
    }

    func type(_ line: String) {
      reduce(.shopping(.addBegun(above: line.utf8.count % 2 == 0)))
      reduce(.shopping(.fieldEdited(.insert(line))))
      reduce(.shopping(.fieldCommitted))
      reduce(.shopping(.fieldLeft))
    }
  }

  /// What people do, by chance.
  private func act(_ desk: Desk, _ chance: inout Chance) {
    let names = [
      "milk", "2 kg apples", "rice #Pets", "x2 bread @Lidl", "1 l milk 1.09€", "eggs !free", "salt",
    ]
    switch chance.below(20) {
    case 0, 1, 2, 3: desk.reduce(.undone)
    case 4, 5, 6: desk.reduce(.redone)
    case 7, 8, 9:
      desk.type(names[chance.below(names.count)] + (chance.below(3) == 0 ? " \(chance.below(40))" : ""))
    case 10: desk.reduce(.shopping(.deleted))
    case 11: desk.reduce(.shopping(.rowMoved(by: chance.below(2) * 2 - 1)))
    case 12: desk.reduce(.shopping(chance.below(9) == 0 ? .tickedCleared : .markToggled))
    case 13:
      desk.reduce(.shopping(.editBegun))
      desk.reduce(.shopping(.fieldEdited(.insert(" \(chance.below(9))"))))
      desk.reduce(.shopping(.fieldCommitted))
    case 14 where chance.below(20) == 0:
      let acts: [ShoppingAction] = [
        .listDeleted, .listDuplicated, .listPutAway, .sortChanged, .groupingToggled,
      ]
      desk.reduce(.shopping(acts[chance.below(acts.count)]))
    case 15 where chance.below(10) == 0:
      desk.reduce(.shopping(.listAddBegun))
      desk.reduce(.shopping(.fieldEdited(.insert("list \(chance.below(9))"))))
      desk.reduce(.shopping(.fieldCommitted))
    case 16: desk.reduce(.shopping(.listTurned(by: 1)))
    case 17: desk.reduce(.shopping(.moved(by: chance.below(9) - 4)))
    default: desk.reduce(.shopping(.ticked))
    }
  }

  @Test
  func `after 10,000 edits, undos and redos the state is what a fresh load gives, and so it was on the way`()
    async throws
  {
    let desk = try Desk(Storage.inMemory())
    var chance = Chance(seed: 10_000)
    var step = 0
    while step < 10_000 {
      let before = desk.app.workspace.sequence
      act(desk, &chance)
      // Now and then several wait, and leave together.
      if chance.below(4) > 0 { try desk.save() }
      if desk.app.workspace.sequence > before || desk.app.workspace.sent > 0 { step += 1 }
      // The threads are few, and other tests have effects that wait for one.
      if step % 100 == 0 { await Task.yield() }
      guard step % 1_000 == 999 else { continue }
      step += 1
      try desk.save()
      #expect(desk.app.workspace.isSaved)
      let contents = try desk.storage.load()
      #expect(Records(contents) == desk.app.workspace.records, "step \(step)")
      #expect(contents.sequence == desk.app.workspace.sequence)
    }
    let history = Workspace(try desk.storage.load(last: .max, bytes: .max), writer: Chance.me).history
    #expect(history.undoable.map(\.id) == desk.app.workspace.history.undoable.map(\.id))
    #expect(history.redoable.map(\.id) == desk.app.workspace.history.redoable.map(\.id))
  }

  @Test func `one edit in a long list writes one row, and its line in the journal`() throws {
    let storage = try Storage.inMemory()
    let desk = try Desk(storage)
    let list = try #require(desk.app.shopping.list)
    let ranks = Rank.between(nil, nil, count: 5_000)
    let items = ranks.enumerated().map { index, rank in
      Item(
        id: Item.ID(high: 2, low: UInt64(index)), list: list, name: "thing", rank: rank, created: Chance.now)
    }
    var chance = Chance(seed: 1)
    try storage.apply([chance.entry(items.map { Change(adding: $0) })])
    let long = try Desk(storage, ids: 2)
    let before = try rows(storage)
    long.reduce(.shopping(.movedToEnd))
    long.reduce(.shopping(.editBegun))
    long.reduce(.shopping(.fieldEdited(.insert(" !"))))
    long.reduce(.shopping(.fieldCommitted))
    try long.save()
    let written = try rows(storage) - before
    #expect(written == 2)
  }

  private func rows(_ storage: Storage) throws -> Int64 { try storage.rowsWritten() }
}
