// The way to the storage and back: what is refused stays, is tried again and said; what others have written is asked for.

import Composable
import ComposableTesting
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct SavingTests {
  private typealias SavingStore = TestStore<Saving, SavingAction, SavingEnvironment>

  private let clock = TestClock()
  private let contents = DatabaseSnapshot.groceries("one", "two", "three")
  private let database = Saved(.groceries("one", "two", "three"))
  private let writer = Entry.Writer.ID(high: 7, low: 7)

  /// As the app has it: after every action, whatever waits leaves.
  private let reducer = Reducer<Saving, SavingAction, SavingEnvironment>.combine(
    savingReducer, Reducer { state, _, environment in state.saveUnsaved(environment) })

  private func store(
    _ workspace: Workspace, _ change: (inout Saving, inout SavingEnvironment) -> Void = { _, _ in }
  ) -> SavingStore {
    var saving = Saving()
    saving.workspace = workspace
    let database = database
    var environment = SavingEnvironment(
      clock: clock, save: { (entries) throws(StorageError) in try database.save(entries) },
      changes: ToteEnvironment.unimplemented.saving.changes)
    change(&saving, &environment)
    return SavingStore(initialState: saving, reducer: reducer, environment: environment)
  }

  /// The rows with edits that are not saved.
  private func edited(_ names: String...) -> Workspace {
    var workspace = Workspace(contents, writer: writer)
    for (number, name) in names.enumerated() { perform(number, name, in: &workspace) }
    return workspace
  }

  private func perform(_ number: Int, _ name: String, in workspace: inout Workspace) {
    workspace.perform(
      Edit(
        id: Edit.ID(high: 9, low: UInt64(number)), title: EditTitle(stored: name),
        moment: DatabaseSnapshot.rowMoment,
        changes: [Change(contents.items[number]) { $0.note = name }]))
  }

  /// One edit, on its way, or refused. What that means is written out here; the tests say when it is so.
  private func sent(after failure: StorageError? = nil) -> Workspace {
    var workspace = failure.map(refused) ?? edited("blue")
    workspace.retry()
    _ = workspace.nextBatch()
    #expect(workspace.sent == 1)
    #expect(workspace.failure == failure)
    return workspace
  }

  private func refused(_ error: StorageError) -> Workspace {
    var workspace = sent()
    workspace.batchFailed(error)
    #expect(workspace.unsaved.map(\.title) == ["blue"])
    #expect(workspace.sent == 0)
    #expect(workspace.failure == error)
    return workspace
  }

  /// What a program that starts now would have.
  private var reloaded: Workspace { Workspace(database.contents, writer: writer) }

  @Test func `what waits leaves, and then the rows are as a fresh start would have them`() {
    let store = store(edited("blue"))
    store.send(.retryDue) { $0.workspace = sent() }
    store.receive(.finished(1)) { $0.workspace = reloaded }
    #expect(database.titles == [["blue"]])
    #expect(reloaded.sequence == 1)
    #expect(reloaded.records[item: contents.items[0].id]?.note == "blue")
  }

  @Test func `a save that is refused stays refused, is tried again after five seconds, and then says so`() {
    database.failure = .full
    let store = store(edited("blue"))
    store.send(.retryDue) { $0.workspace = sent() }
    store.receive(.failed(.full)) { $0.workspace = refused(.full) }
    clock.advance(by: .milliseconds(4_999))
    #expect(database.titles == [["blue"]])
    clock.advance(by: .milliseconds(1))
    store.receive(.retryDue) { $0.workspace = sent(after: .full) }
    store.receive(.failed(.full)) { $0.workspace = refused(.full) }
    #expect(database.titles == [["blue"], ["blue"]])
    database.failure = nil
    clock.advance(by: .seconds(5))
    store.receive(.retryDue) { $0.workspace = sent(after: .full) }
    store.receive(.finished(1)) {
      $0.workspace = reloaded
      $0.message = Message("Saving works again. Everything is saved.")
    }
    clock.advance(by: .seconds(60))
    #expect(database.titles == [["blue"], ["blue"], ["blue"]])
  }

  @Test func `who asks for it has it saved at once, and the timer of the failure is gone with it`() {
    database.failure = .busy
    let store = store(edited("blue"))
    store.send(.retryDue) { $0.workspace = sent() }
    store.receive(.failed(.busy)) { $0.workspace = refused(.busy) }
    clock.advance(by: .seconds(4))
    store.send(.retried) { $0.workspace = sent(after: .busy) }
    store.receive(.failed(.busy)) { $0.workspace = refused(.busy) }
    // The five seconds begin anew.
    clock.advance(by: .seconds(4))
    #expect(database.batches.count == 2)
    database.failure = nil
    store.send(.retried) { $0.workspace = sent(after: .busy) }
    store.receive(.finished(1)) {
      $0.workspace = reloaded
      $0.message = Message("Saving works again. Everything is saved.")
    }
    clock.advance(by: .seconds(60))
    #expect(database.batches.count == 3)
  }

  @Test func `who asks where there is nothing to save hears so`() {
    let store = store(Workspace(contents, writer: writer))
    store.send(.retried) { $0.message = Message("Everything is saved.") }
    #expect(database.batches.isEmpty)
  }

  @Test func `what comes while a refused batch is tried again is said to follow`() throws {
    var workspace = sent(after: .busy)
    perform(1, "green", in: &workspace)
    _ = try database.save([workspace.unsaved[0]])
    let green = workspace.unsaved[1]
    var following = reloaded
    perform(1, "green", in: &following)
    _ = following.nextBatch()
    #expect(following.sent == 1)
    let store = store(workspace)
    store.send(.finished(1)) {
      $0.workspace = following
      $0.message = Message("Saving works again. The remaining changes will follow.")
    }
    #expect(store.state.workspace.unsaved == [green])
    #expect(store.state.workspace.failure == nil)
    store.receive(.finished(2)) { $0.workspace = reloaded }
    #expect(database.titles == [["blue"], ["green"]])
  }

  @Test func `who waits to leave can when everything is saved`() throws {
    let workspace = sent()
    _ = try database.save(workspace.unsaved)
    let store = store(workspace) { saving, _ in saving.isLeaving = true }
    store.send(.finished(1)) { $0.workspace = reloaded }
    store.receive(.delegate(.readyToLeave))
  }

  @Test func `who waits to leave while saves were refused stays, and hears that they work again`() throws {
    let workspace = sent(after: .full)
    _ = try database.save(workspace.unsaved)
    let store = store(workspace) { saving, _ in saving.isLeaving = true }
    store.send(.finished(1)) {
      $0.workspace = reloaded
      $0.isLeaving = false
      $0.message = Message("Saving works again. Everything is saved.")
    }
  }

  @Test func `who waits to leave is asked where the save is refused`() {
    let store = store(sent()) { saving, _ in saving.isLeaving = true }
    store.send(.failed(.full)) {
      $0.workspace = refused(.full)
      $0.message = Message("One change is not saved. Ctrl+S tries again, q quits without saving.", .refused)
    }
    store.skipInFlightEffects()
  }

  @Test func `what another program has written is asked for from the line that is known`() {
    let asked = Mutex<[Int64]>([])
    var known = contents
    known.sequence = 4
    let changes = ExternalChanges(sequence: 6)
    let store = store(Workspace(known, writer: writer)) {
      $1.changes = { (after) throws(StorageError) in
        asked.withLock { $0.append(after) }
        return changes
      }
    }
    store.send(.changedOutside)
    store.receive(.changesArrived(changes))
    store.receive(.delegate(.changesArrived(changes)))
    #expect(asked.withLock { $0 } == [4])
  }

  @Test func `changes that do not come are said, and asked for again with the next one`() {
    let store = store(Workspace(contents, writer: writer)) {
      $1.changes = { (_) throws(StorageError) in throw .busy }
    }
    store.send(.changedOutside)
    store.receive(.changesFailed(.busy)) { $0.message = Message(StorageError.busy.sentence, .refused) }
    let none = ExternalChanges(sequence: 0)
    store.environment.changes = { (_) throws(StorageError) in none }
    store.send(.changedOutside)
    store.receive(.changesArrived(none))
    store.receive(.delegate(.changesArrived(none)))
  }

  @Test func `only the latest question is answered`() {
    let count = Mutex(0)
    let (clock, changes) = (clock, ExternalChanges(sequence: 3))
    let store = store(Workspace(contents, writer: writer)) {
      $1.changes = { (_) throws(StorageError) in
        count.withLock { $0 += 1 }
        try? await clock.sleep(for: .seconds(1))
        return changes
      }
    }
    store.send(.changedOutside)
    store.send(.changedOutside)
    clock.advance(by: .seconds(1))
    store.receive(.changesArrived(changes))
    store.receive(.delegate(.changesArrived(changes)))
    #expect(count.withLock { $0 } == 2)
    clock.advance(by: .seconds(5))
  }

  @Test func `a save behind which others have written asks for what they did`() throws {
    let workspace = sent()
    _ = try database.save(workspace.unsaved)
    // The lines of the others are not known yet, so the number is not either.
    var known = database.contents
    known.sequence = 0
    let changes = ExternalChanges(sequence: 9)
    let store = store(workspace) { $1.changes = { (_) throws(StorageError) in changes } }
    store.send(.finished(9)) { $0.workspace = Workspace(known, writer: writer) }
    store.receive(.changesArrived(changes))
    store.receive(.delegate(.changesArrived(changes)))
  }
}
