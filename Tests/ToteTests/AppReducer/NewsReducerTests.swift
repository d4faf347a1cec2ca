// What other programs write, while somebody looks at it, types, or chooses.

import Composable
import ComposableTesting
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct NewsReducerTests {
  private let contents = DatabaseSnapshot.lists(
    ["Groceries": ["one", "two", "three"], "Other": ["four"], "Last": []], plain: true)
  private var groceries: ShoppingList { contents.lists[0] }
  private func item(_ index: Int) -> Item { contents.items[index] }

  /// What another program has done to the rows.
  private func news(_ changes: Change..., sequence: Int64 = 1) -> ExternalChanges {
    let edit = Edit(
      id: Edit.ID(high: 5, low: UInt64(sequence)), title: "theirs", moment: DatabaseSnapshot.rowMoment,
      changes: changes)
    var records = Records(contents)
    records.apply(changes)
    var news = ExternalChanges(
      entries: [Entry(edit, writer: Entry.Writer.ID(high: 8, low: 8))], sequence: sequence)
    for change in changes { news.rows[change.key] = .some(records[change.key]) }
    return news
  }

  private func store(_ change: (inout App) -> Void = { _ in }) -> AppStore {
    var app = App.loaded(contents)
    change(&app)
    // Saves are numbered anew here, so that each of them asks for news.
    let store = Bench(contents).store(app) {
      $0.news = { (after) throws(StorageError) in ExternalChanges(sequence: after) }
    }
    store.exhaustivity = .off
    return store
  }

  @Test func `what another program writes is asked for and taken over, and the cursor stays on its row`() {
    let asked = Mutex<[Int64]>([])
    let news = news(Change(removing: item(0)), Change(item(1)) { $0.note = "blue" })
    let store = Bench(contents).store(.loaded(contents)) {
      $0.news = { (after) throws(StorageError) in
        asked.withLock { $0.append(after) }
        return news
      }
    }
    store.send(.shopping(.moved(by: 2))) { $0.shopping.position.selected = 2 }
    store.send(.changedOutside)
    store.withExhaustivity(.off) { store.receive(.newsArrived(news)) }
    #expect(store.state.rows == [" [ ] two", "▸[ ] three"])
    #expect(store.state.workspace.sequence == 1)
    #expect(asked.withLock { $0 } == [0])
    #expect(store.state.message == nil)
  }

  @Test func `news before the rows are there are not asked for`() {
    Bench().store(App()).send(.changedOutside)
  }

  @Test func `news that do not come are said, and asked for again with the next change`() {
    let store = Bench(contents).store(.loaded(contents)) {
      $0.news = { (_) throws(StorageError) in throw .busy }
    }
    store.send(.changedOutside)
    store.receive(.newsFailed(.busy)) { $0.message = Message(StorageError.busy.sentence, .refused) }
    store.environment.news = { (_) throws(StorageError) in ExternalChanges(sequence: 0) }
    store.send(.changedOutside)
    store.receive(.newsArrived(ExternalChanges(sequence: 0)))
  }

  @Test func `only the latest question is answered`() {
    let bench = Bench(contents)
    let count = Mutex(0)
    let (clock, news) = (bench.clock, news(Change(removing: item(0))))
    let store = bench.store(.loaded(contents)) {
      $0.news = { (_) throws(StorageError) in
        count.withLock { $0 += 1 }
        try? await clock.sleep(for: .seconds(1))
        return news
      }
    }
    store.send(.changedOutside)
    store.send(.changedOutside)
    clock.advance(by: .seconds(1))
    store.withExhaustivity(.off) { store.receive(.newsArrived(news)) }
    #expect(count.withLock { $0 } == 2)
    clock.advance(by: .seconds(5))
  }

  @Test func `a save behind which others have written asks for what they did`() {
    let bench = Bench(contents)
    let news = news(Change(item(2)) { $0.note = "theirs" }, sequence: 8)
    let store = bench.store(.loaded(contents)) {
      $0.save = { (_) throws(StorageError) in 9 }
      $0.news = { (_) throws(StorageError) in news }
    }
    store.exhaustivity = .off
    store.send(.shopping(.deleted))
    store.receive(.saveFinished(9))
    store.receive(.newsArrived(news))
    #expect(store.state.workspace.records[item: item(2).id]?.note == "theirs")
    #expect(store.state.workspace.records[item: item(0).id] == nil)
  }

  @Test func `the field keeps what was typed, and says anew what will become of it`() {
    let store = store()
    store.send(.shopping(.addBegun(above: false)))
    store.send(.shopping(.fieldEdited(.insert("2 kg one"))))
    store.send(.newsArrived(news(Change(item(0)) { $0.amount = Amount("1 kg") })))
    guard case .entering(let entering) = store.state.shopping.mode else { return #expect(Bool(false)) }
    #expect(entering.field.text == "2 kg one")
    #expect(entering.outcome == .summed(Amount("3 kg")!, was: Amount("1 kg")))
  }

  @Test func `the suggestion that was chosen stays chosen`() {
    var contents = contents
    contents.purchases = [
      Purchase(name: "salt", last: DatabaseSnapshot.rowMoment),
      Purchase(name: "sage", last: DatabaseSnapshot.rowMoment),
    ]
    let store = Bench(contents).store(.loaded(contents))
    store.exhaustivity = .off
    store.send(.shopping(.addBegun(above: false)))
    store.send(.shopping(.fieldEdited(.insert("sa"))))
    store.send(.shopping(.suggestionMoved(by: 1)))
    store.send(.newsArrived(news(Change(removing: item(0)))))
    guard case .entering(let entering) = store.state.shopping.mode else { return #expect(Bool(false)) }
    #expect(entering.chosen == 1)
  }

  @Test func `an item that is deleted while it is edited becomes an addition, with all that was typed`() {
    let store = store()
    store.send(.shopping(.editBegun))
    store.send(.shopping(.fieldEdited(.insert(" more"))))
    store.send(.newsArrived(news(Change(removing: item(0))))) {
      $0.message = Message("Somebody else has deleted this item: Enter adds it anew.", .refused)
    }
    #expect(store.state.fieldText == "one more")
    store.send(.shopping(.fieldCommitted))
    #expect(store.state.lines.items.map(\.name).contains("one more"))
    #expect(store.state.lines.items.count == 3)
  }

  @Test func `a list that is deleted elsewhere is left for its neighbour, and the screen says why`() {
    let store = store()
    store.send(.shopping(.listTurned(by: 1)))
    store.send(.newsArrived(news(Change(removing: item(3)), Change(removing: contents.lists[1])))) {
      $0.message = Message("Other is gone: somebody else has deleted it.", .refused)
    }
    #expect(store.state.openList?.name == "Last")
  }

  @Test func `a list that is put away elsewhere is left; one that was opened from there before is not`() {
    let store = store()
    store.send(.newsArrived(news(Change(groceries) { $0.isArchived = true }))) {
      $0.message = Message("Groceries is gone: somebody else has put it away.", .refused)
    }
    #expect(store.state.openList?.name == "Other")
    store.send(.shopping(.listOpened(groceries.id)))
    store.send(.newsArrived(news(Change(item(0)) { $0.note = "x" }, sequence: 2)))
    #expect(store.state.openList?.name == "Groceries")
  }

  @Test func `the filter's field ends with its list, and what is typed into the add field does not`() {
    let gone = news(
      Change(removing: item(0)), Change(removing: item(1)), Change(removing: item(2)),
      Change(removing: groceries))
    let filtering = store()
    filtering.send(.shopping(.filterBegun))
    filtering.send(.newsArrived(gone))
    #expect(filtering.state.shopping.mode == .browsing)
    #expect(filtering.state.shopping.filter == nil)
    let adding = store()
    adding.send(.shopping(.addBegun(above: false)))
    adding.send(.shopping(.fieldEdited(.insert("salt"))))
    adding.send(.newsArrived(gone))
    #expect(adding.state.fieldText == "salt")
  }

  @Test func `with the last list gone, what is typed waits for a new one`() {
    let only = DatabaseSnapshot.groceries()
    var app = App.loaded(only)
    app.shopping.list = only.lists[0].id
    let store = Bench(only).store(app)
    store.exhaustivity = .off
    store.send(.shopping(.addBegun(above: false)))
    store.send(.shopping(.fieldEdited(.insert("salt"))))
    var gone = news(Change(removing: only.lists[0]))
    gone.rows = [.list(only.lists[0].id): nil]
    store.send(.newsArrived(gone))
    store.send(.shopping(.fieldCommitted)) { $0.message = .noList }
    #expect(store.state.fieldText == "salt")
  }

  @Test func `a list that is deleted while it gets its name is made anew with it`() {
    let store = store()
    store.send(.shopping(.listOpened(contents.lists[2].id)))
    store.send(.shopping(.listRenameBegun))
    store.send(.shopping(.fieldEdited(.insert("!"))))
    store.send(.newsArrived(news(Change(removing: contents.lists[2]))))
    store.send(.shopping(.fieldCommitted)) {
      $0.message = Message("Somebody else has deleted this list: Enter makes a new one.", .refused)
    }
    store.send(.shopping(.fieldCommitted))
    #expect(store.state.openList?.name == "Last!")
  }

  @Test func `the cursor of the choice stays on its list`() {
    let store = store()
    store.send(.shopping(.listsOpened(.open)))
    store.send(.shopping(.paneMoved(by: 1)))
    #expect(store.state.listInQuestion?.name == "Other")
    let new = ShoppingList(
      id: ShoppingList.ID(high: 1, low: 99), name: "First", rank: Rank.between(nil, groceries.rank),
      created: DatabaseSnapshot.rowMoment)
    store.send(.newsArrived(news(Change(adding: new))))
    #expect(store.state.listInQuestion?.name == "Other")
  }

  @Test func `marks of what is gone are gone, and the filter finds what is new`() {
    let store = store()
    store.send(.shopping(.allMarked))
    store.send(.shopping(.filterBegun))
    store.send(.shopping(.fieldEdited(.insert("o"))))
    #expect(store.state.lines.items.map(\.name) == ["one", "two"])
    let new = Item(
      id: Item.ID(high: 2, low: 99), list: groceries.id, name: "onion", rank: Rank.between(item(2).rank, nil),
      created: DatabaseSnapshot.rowMoment)
    store.send(.newsArrived(news(Change(removing: item(0)), Change(adding: new))))
    #expect(store.state.lines.items.map(\.name) == ["two", "onion"])
    #expect(store.state.shopping.marks == [item(1).id, item(2).id])
  }

  @Test func `the live changes are listened to for as long as the program runs`() throws {
    let (stream, more) = AsyncStream.makeStream(of: Void.self)
    let news = news(Change(removing: item(0)))
    let stage = Stage.blind(contents) {
      $0.changes = { stream }
      $0.news = { (_) throws(StorageError) in news }
    }
    try stage.play("")
    #expect(stage.names.count == 3)
    more.yield()
    try stage.play("")
    #expect(stage.names == ["two", "three"])
    try stage.play("q")
    #expect(stage.runningEffects.isEmpty)
  }
}
