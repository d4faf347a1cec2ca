// How the database comes to the screen: read and put in order, with a spinner where it takes long, tried again where it
// fails, and replaced where it is damaged.

import Composable
import ComposableTesting
import FoundationEssentials
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct DatabaseLoadingTests {
  private typealias LoadingStore = TestStore<
    DatabaseLoading, DatabaseLoadingAction, DatabaseLoadingEnvironment
  >

  private let clock = TestClock()
  private let contents = DatabaseSnapshot.lists(["Groceries": ["milk", "bread"]])
  private let backup = Backup(path: "/backups/1", day: "2026-11-20")
  private let writer = Entry.Writer.id(of: .app, Entry.Writer.ID(high: 7, low: 7))
  /// What becomes of the rows.
  private var workspace: Workspace { Workspace(contents, writer: writer) }

  private func store(
    _ state: DatabaseLoading = .idle, _ change: (inout DatabaseLoadingEnvironment) -> Void
  ) -> LoadingStore {
    let all = ToteEnvironment.unimplemented.loading
    let writer = writer
    var environment = DatabaseLoadingEnvironment(
      uuid: { writer.uuid }, clock: clock, firstPage: { (_) throws(StorageError) in nil }, load: all.load,
      backups: all.backups, setAside: all.setAside)
    change(&environment)
    return LoadingStore(initialState: state, reducer: databaseLoadingReducer, environment: environment)
  }

  @Test func `rows that are there at once show at once, without a spinner`() {
    let contents = contents
    let store = store { $0.load = { () throws(StorageError) in contents } }
    store.send(.started) { $0 = .loading(step: nil) }
    store.receive(.loaded(workspace)) { $0 = .loaded }
    store.receive(.delegate(.loaded(workspace)))
    clock.advance(by: .seconds(1))
  }

  @Test func `the first page comes before everything, and is handed on`() {
    let contents = contents
    let page = FirstPage(
      of: contents.lists[0].id, lists: contents.lists, settings: [], items: [], counts: [:], categories: [:])
    let store = store {
      $0.firstPage = { (rows) throws(StorageError) in rows > 60 ? page : nil }
      $0.load = { () throws(StorageError) in contents }
    }
    store.send(.started) { $0 = .loading(step: nil) }
    store.receive(.firstPageRead(Workspace(page)))
    store.receive(.loaded(workspace)) { $0 = .loaded }
    store.receive(.delegate(.firstPageRead(Workspace(page))))
    store.receive(.delegate(.loaded(workspace)))
  }

  @Test func `the list that will be opened is ready for the first addition`() {
    let contents = contents
    let store = store { $0.load = { () throws(StorageError) in contents } }
    store.send(.started) { $0 = .loading(step: nil) }
    store.receive(
      where: { action in
        guard case .loaded(let workspace) = action else { return false }
        return workspace.records.tables[contents.lists[0].id]?.wrappedValue.names != nil
      }, { $0 = .loaded })
    store.receive(.delegate(.loaded(workspace)))
  }

  @Test func `the spinner turns from a tenth of a second on, and stops when the rows are there`() {
    let (clock, contents) = (clock, contents)
    let store = store {
      $0.load = { () throws(StorageError) in
        try? await clock.sleep(for: .milliseconds(250))
        return contents
      }
    }
    store.send(.started) { $0 = .loading(step: nil) }
    clock.advance(by: .milliseconds(99))
    clock.advance(by: .milliseconds(1))
    store.receive(.spinnerTurned) { $0 = .loading(step: 0) }
    clock.advance(by: .milliseconds(100))
    store.receive(.spinnerTurned) { $0 = .loading(step: 1) }
    clock.advance(by: .milliseconds(50))
    store.receive(.loaded(workspace)) { $0 = .loaded }
    store.receive(.delegate(.loaded(workspace)))
    clock.advance(by: .seconds(9))
  }

  @Test func `what is on its way is not asked for twice`() {
    let count = Mutex(0)
    let (clock, contents) = (clock, contents)
    let store = store {
      $0.load = { () throws(StorageError) in
        count.withLock { $0 += 1 }
        try? await clock.sleep(for: .milliseconds(50))
        return contents
      }
    }
    store.send(.started) { $0 = .loading(step: nil) }
    store.send(.started)
    clock.advance(by: .milliseconds(50))
    store.receive(.loaded(workspace)) { $0 = .loaded }
    store.receive(.delegate(.loaded(workspace)))
    store.send(.started)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `what cannot be read says why, and can be tried again`() {
    let answers = Mutex<[StorageError]>([.busy, .cannotOpen(reason: "no")])
    let contents = contents
    let store = store {
      $0.load = { () throws(StorageError) in
        if let error = answers.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw error }
        return contents
      }
    }
    store.send(.started) { $0 = .loading(step: nil) }
    store.receive(.failed(.busy)) { $0 = .failed(.busy, backups: []) }
    store.receive(.delegate(.failed))
    store.send(.started) { $0 = .loading(step: nil) }
    store.receive(.failed(.cannotOpen(reason: "no"))) { $0 = .failed(.cannotOpen(reason: "no"), backups: []) }
    store.receive(.delegate(.failed))
    // Nothing is wrong with the file itself.
    store.send(.setAsideAsked(replacement: nil))
    store.send(.started) { $0 = .loading(step: nil) }
    store.receive(.loaded(workspace)) { $0 = .loaded }
    store.receive(.delegate(.loaded(workspace)))
    clock.advance(by: .seconds(9))
  }

  @Test func `a damaged file offers its backups, is set aside, and what is in the backup shows`() {
    let isWhole = Mutex(false)
    let asked = Mutex<[Backup?]>([])
    let (contents, backup) = (contents, backup)
    let store = store {
      $0.load = { () throws(StorageError) in
        if !isWhole.withLock({ $0 }) { throw .damaged }
        return contents
      }
      $0.backups = { [backup] }
      $0.setAside = { (replacement) throws(StorageError) in
        asked.withLock { $0.append(replacement) }
        isWhole.withLock { $0 = true }
        return "/data/tote.db.damaged"
      }
    }
    store.send(.started) { $0 = .loading(step: nil) }
    store.receive(.failed(.damaged)) { $0 = .failed(.damaged, backups: []) }
    store.receive(.delegate(.failed))
    store.receive(.backupsFound([backup])) { $0 = .failed(.damaged, backups: [backup]) }
    store.send(.setAsideAsked(replacement: backup)) { $0 = .loading(step: nil) }
    store.receive(.setAside(path: "/data/tote.db.damaged"))
    store.receive(.delegate(.setAside(path: "/data/tote.db.damaged")))
    store.receive(.loaded(workspace)) { $0 = .loaded }
    store.receive(.delegate(.loaded(workspace)))
    #expect(asked.withLock { $0 } == [backup])
  }

  @Test func `a file that cannot be set aside says why`() {
    let store = store(.failed(.notADatabase, backups: [])) {
      $0.setAside = { (_) throws(StorageError) in throw .readOnly }
    }
    store.send(.setAsideAsked(replacement: nil)) { $0 = .loading(step: nil) }
    store.receive(.failed(.readOnly)) { $0 = .failed(.readOnly, backups: []) }
    store.receive(.delegate(.failed))
  }

  @Test func `what comes too late changes nothing`() {
    let store = store(.loaded) { _ in }
    store.send(.backupsFound([backup]))
    store.send(.spinnerTurned)
    store.send(.setAsideAsked(replacement: backup))
  }

  @Test func `another kind of error is told like every other`() {
    struct Odd: Error, CustomStringConvertible { var description: String { "odd" } }
    #expect(StorageError(Odd()) == .failed(reason: "odd"))
    #expect(StorageError(StorageError.full as any Error) == .full)
  }
}
