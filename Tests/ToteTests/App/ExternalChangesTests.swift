// What other programs write comes into sight while somebody looks at it, types, or chooses; and takes nothing out of their
// hands.

import Composable
import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct ExternalChangesTests {
  private let contents = DatabaseSnapshot.lists(
    ["Groceries": ["one", "two", "three"], "Other": ["four"], "Last": []], plain: true)
  private var groceries: ShoppingList { contents.lists[0] }
  private func item(_ index: Int) -> Item { contents.items[index] }

  /// That another program has done this to the rows.
  private func written(_ changes: Change..., sequence: Int64 = 1) -> AppAction {
    .saving(.delegate(.changesArrived(.written(changes, to: Records(contents), sequence: sequence))))
  }

  private func store(_ other: DatabaseSnapshot? = nil) -> AppStore {
    let contents = other ?? contents
    // Saves are numbered anew here, so that each of them asks what others have done.
    let store = Bench(contents).store(.loaded(contents)) {
      $0.changes = { (after) throws(StorageError) in ExternalChanges(sequence: after) }
    }
    store.exhaustivity = .off
    return store
  }

  @Test func `what another program writes is asked for and taken over, and the cursor stays on its row`() {
    let changes = ExternalChanges.written(
      [Change(removing: item(0)), Change(item(1)) { $0.note = "blue" }], to: Records(contents), sequence: 1)
    let store = Bench(contents).store(.loaded(contents)) {
      $0.changes = { (_) throws(StorageError) in changes }
    }
    store.exhaustivity = .off
    store.send(.lists(.cursorMoved(by: 2))) { $0.lists.cursor.position.selected = 2 }
    store.send(.saving(.changedOutside))
    store.receive(.saving(.delegate(.changesArrived(changes)))) {
      $0.lists.cursor.position.selected = 1
      $0.message = nil
    }
    #expect(store.state.rows == [" [ ] two", "▸[ ] three"])
    #expect(store.state.workspace.records[item: item(1).id]?.note == "blue")
    #expect(store.state.workspace.sequence == 1)
  }

  @Test func `a save behind which others have written shows what they did`() {
    let changes = ExternalChanges.written(
      [Change(item(2)) { $0.note = "theirs" }], to: Records(contents), sequence: 8)
    let store = Bench(contents).store(.loaded(contents)) {
      $0.save = { (_) throws(StorageError) in 9 }
      $0.changes = { (_) throws(StorageError) in changes }
    }
    store.exhaustivity = .off
    store.send(.lists(.deleted))
    store.receive(.saving(.finished(9)))
    store.receive(.saving(.delegate(.changesArrived(changes))))
    #expect(store.state.workspace.records[item: item(2).id]?.note == "theirs")
    #expect(store.state.workspace.records[item: item(0).id] == nil)
  }

  @Test func `the live changes are listened to for as long as the program runs`() throws {
    let (stream, more) = AsyncStream.makeStream(of: Void.self)
    let changes = ExternalChanges.written([Change(removing: item(0))], to: Records(contents), sequence: 1)
    let stage = Stage.blind(contents) {
      $0.changed = { stream }
      $0.changes = { (_) throws(StorageError) in changes }
    }
    try stage.play("")
    #expect(stage.names == ["one", "two", "three"])
    more.yield()
    try stage.play("")
    #expect(stage.names == ["two", "three"])
    try stage.play("q")
    #expect(stage.runningEffects.isEmpty)
  }

  // MARK: What is typed

  @Test func `the field keeps what was typed, and says anew what will become of it`() throws {
    let store = store()
    store.send(.lists(.addBegun(above: false)))
    store.send(.lists(.itemEditor(.edited(.insert("2 kg one")))))
    store.send(written(Change(item(0)) { $0.amount = Amount("1 kg") }))
    let editor = try #require(store.state.listScreen.itemEditor)
    #expect(editor.field.text == "2 kg one")
    #expect(editor.outcome == .summed(Amount("3 kg")!, was: Amount("1 kg")))
  }

  @Test func `an amount that another program adds while the item is edited stays`() {
    let store = store()
    store.send(.lists(.editBegun))
    store.send(.lists(.itemEditor(.edited(.insert(" @Lidl")))))
    store.send(written(Change(item(0)) { $0.amount = Amount("3 kg") }))
    store.send(.lists(.itemEditor(.committed)))
    store.receive(where: { if case .lists(.itemEditor(.delegate)) = $0 { true } else { false } })
    let edited = store.state.workspace.records[item: item(0).id]
    #expect(edited?.amount == Amount("3 kg"))
    #expect(edited?.store == "Lidl")
  }

  @Test func `the suggestion that was chosen stays chosen`() throws {
    var contents = contents
    contents.purchases = [
      Purchase(name: "salt", last: DatabaseSnapshot.rowMoment),
      Purchase(name: "sage", last: DatabaseSnapshot.rowMoment),
    ]
    let store = Bench(contents).store(.loaded(contents))
    store.exhaustivity = .off
    store.send(.lists(.addBegun(above: false)))
    store.send(.lists(.itemEditor(.edited(.insert("sa")))))
    store.send(.lists(.itemEditor(.suggestionMoved(by: 1))))
    store.send(written(Change(removing: item(0))))
    let editor = try #require(store.state.listScreen.itemEditor)
    #expect(editor.suggestions.texts.count == 2)
    #expect(editor.suggestions.index == 1)
  }

  @Test func `an item that is deleted while it is edited becomes an addition, with all that was typed`() {
    let store = store()
    store.send(.lists(.editBegun))
    store.send(.lists(.itemEditor(.edited(.insert(" more")))))
    store.send(written(Change(removing: item(0)))) {
      $0.message = Message("This item was deleted elsewhere. Enter adds it again.", .refused)
    }
    #expect(store.state.fieldText == "one more")
    store.send(.lists(.itemEditor(.committed)))
    store.receive(where: { if case .lists(.itemEditor(.delegate)) = $0 { true } else { false } })
    #expect(store.state.lines.items.map(\.name).contains("one more"))
    #expect(store.state.lines.items.count == 3)
  }

  @Test func `the filter's field ends with its list, and what is typed into the add field does not`() {
    let gone = written(
      Change(removing: item(0)), Change(removing: item(1)), Change(removing: item(2)),
      Change(removing: groceries))
    let filtering = store()
    filtering.send(.lists(.filterBegun))
    filtering.send(gone)
    #expect(filtering.state.isBrowsing)
    #expect(filtering.state.lists.filter == nil)
    let adding = store()
    adding.send(.lists(.addBegun(above: false)))
    adding.send(.lists(.itemEditor(.edited(.insert("four")))))
    #expect(adding.state.listScreen.itemEditor?.outcome == .new(.other))
    adding.send(gone)
    #expect(adding.state.fieldText == "four")
    // It goes to the list that is open now, and says so.
    #expect(adding.state.openList?.name == "Other")
    #expect(adding.state.listScreen.itemEditor?.outcome == .there)
  }

  /// Somebody types salt, and the only list is deleted meanwhile.
  private func storeWithLineAndNoList() -> AppStore {
    let only = DatabaseSnapshot.groceries()
    let store = store(only)
    store.send(.lists(.addBegun(above: false)))
    store.send(.lists(.itemEditor(.edited(.insert("2 kg salt")))))
    let gone = ExternalChanges.written([Change(removing: only.lists[0])], to: Records(only), sequence: 1)
    store.send(.saving(.delegate(.changesArrived(gone)))) {
      $0.message = Message("“Groceries” was deleted elsewhere.", .refused)
    }
    return store
  }

  @Test func `with the last list gone, Enter asks for the name of a new one, and adds what was typed there`()
  {
    let store = storeWithLineAndNoList()
    store.send(.lists(.itemEditor(.committed)))
    store.receive(where: { if case .lists(.itemEditor(.delegate)) = $0 { true } else { false } }) {
      $0.message = Message(
        "There is no list to add “salt” to. Name a new one, or press Esc to go back.", .refused)
    }
    store.send(.lists(.nameEditor(.edited(.insert("New")))))
    store.send(.lists(.nameEditor(.committed)))
    store.receive(.lists(.nameEditor(.delegate(.named("New")))))
    #expect(store.state.openList?.name == "New")
    #expect(store.state.listScreen.lines.items.map(\.name) == ["salt"])
    #expect(store.state.listScreen.lines.items.first?.amount == Amount("2 kg"))
    // Ready for the next one, as after any other line.
    #expect(store.state.listScreen.itemEditor?.field.isEmpty == true)
  }

  @Test(
    "the line is in its field again when the new list gets no name",
    arguments: [ListNameEditorAction.closed, .committed])
  func lineWithoutList(action: ListNameEditorAction) {
    let store = storeWithLineAndNoList()
    store.send(.lists(.itemEditor(.committed)))
    store.skipReceivedActions()
    store.send(.lists(.nameEditor(action)))
    store.skipReceivedActions()
    #expect(store.state.listScreen.itemEditor?.field.text == "2 kg salt")
    #expect(store.state.lists.list == nil)
  }

  @Test func `with the last list gone, one pasted line goes into the field, and many say what leads out`() {
    let store = storeWithLineAndNoList()
    store.send(.lists(.itemEditor(.pasted(" and pepper"))))
    store.skipReceivedActions()
    #expect(store.state.fieldText == "2 kg salt and pepper")
    store.send(.lists(.itemEditor(.pasted("milk\nbread"))))
    store.skipReceivedActions()
    #expect(store.state.message?.text == "No list to add these to. Press Esc, then N to make one.")
    #expect(store.state.fieldText == "2 kg salt and pepper")
  }

  @Test func `a list that is deleted while it gets its name is made anew with it`() {
    let store = store()
    store.send(.lists(.listOpened(contents.lists[2].id)))
    store.send(.lists(.listRenameBegun))
    store.send(.lists(.nameEditor(.edited(.insert("!")))))
    store.send(written(Change(removing: contents.lists[2])))
    store.send(.lists(.nameEditor(.committed)))
    store.receive(.lists(.nameEditor(.delegate(.named("Last!"))))) {
      $0.message = Message("This list was deleted elsewhere. Enter makes a new one.", .refused)
    }
    store.send(.lists(.nameEditor(.committed)))
    store.receive(.lists(.nameEditor(.delegate(.named("Last!")))))
    #expect(store.state.openList?.name == "Last!")
  }

  // MARK: What is open, selected and found

  @Test func `a list that is deleted elsewhere is left for its neighbor, and the screen says why`() {
    let store = store()
    store.send(.lists(.listTurned(by: 1)))
    store.send(written(Change(removing: item(3)), Change(removing: contents.lists[1]))) {
      $0.message = Message("“Other” was deleted elsewhere.", .refused)
    }
    #expect(store.state.openList?.name == "Last")
  }

  @Test func `a list that is put away elsewhere is left; one that was opened from there before is not`() {
    let store = store()
    store.send(written(Change(groceries) { $0.isArchived = true })) {
      $0.message = Message("“Groceries” was archived elsewhere.", .refused)
    }
    #expect(store.state.openList?.name == "Other")
    store.send(.lists(.listOpened(groceries.id)))
    store.send(written(Change(item(0)) { $0.note = "x" }, sequence: 2))
    #expect(store.state.openList?.name == "Groceries")
  }

  @Test func `where there was no list, the first that comes is opened`() {
    let none = DatabaseSnapshot.toured
    let store = Bench(none).store(.loaded(none))
    store.exhaustivity = .off
    #expect(store.state.openList == nil)
    store.send(written(Change(adding: groceries)))
    #expect(store.state.openList?.name == "Groceries")
  }

  @Test func `a selection loses what is gone, and the filter finds what is new`() {
    let store = store()
    store.send(.lists(.allSelected))
    store.send(.lists(.filterBegun))
    store.send(.lists(.filterEdited(.insert("o"))))
    #expect(store.state.lines.items.map(\.name) == ["one", "two"])
    let new = Item(
      id: Item.ID(high: 2, low: 99), list: groceries.id, name: "onion", rank: Rank.between(item(2).rank, nil),
      created: DatabaseSnapshot.rowMoment)
    store.send(written(Change(removing: item(0)), Change(adding: new)))
    #expect(store.state.lines.items.map(\.name) == ["two", "onion"])
    #expect(store.state.lists.cursor.selection == [item(1).id, item(2).id])
  }
}

extension ExternalChanges {
  /// What another program has done to these rows, as one edit.
  static func written(_ changes: [Change], to records: Records, sequence: Int64) -> ExternalChanges {
    let edit = Edit(
      id: Edit.ID(high: 5, low: UInt64(sequence)), title: "theirs", moment: DatabaseSnapshot.rowMoment,
      changes: changes)
    var records = records
    records.apply(changes)
    var written = ExternalChanges(
      entries: [Entry(edit, writer: Entry.Writer.ID(high: 8, low: 8))], sequence: sequence)
    for change in changes { written.rows[change.key] = .some(records[change.key]) }
    return written
  }
}
