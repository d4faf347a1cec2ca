import Composable
import Glibc
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteStorage

/// The program on a real storage, without a terminal. Its effects run on the test's thread when it is told to save.
final class SavedApp {
  let storage: Storage
  private let store: Store<App, AppAction>
  private let drain = DrainExecutor(thread: { UInt(pthread_self()) })
  var app: App { store.state }

  /// - Parameter ids: Makes ids unique: an entry with a known id counts as saved.
  init(_ storage: Storage, ids: UInt64 = 1) throws {
    self.storage = storage
    let count = Mutex<UInt64>(0)
    var environment = ToteEnvironment.preview(clock: ManualClock())
    environment.edits.uuid = {
      Entry.ID(
        // A writer's id says in its lower bits which program it is.
        high: ids << 16,
        low: count.withLock {
          $0 += 1
          return $0
        }
      ).uuid
    }
    environment.load = { () throws(StorageError) in try storage.load(last: .max, bytes: .max) }
    environment.save = { (entries) throws(StorageError) in try storage.apply(entries) }
    environment.changes = { (sequence) throws(StorageError) in try storage.changes(after: sequence) }
    environment.notes.fetchAll = { () throws(NoteError) in try storage.notes() }
    environment.notes.search = { (query) throws(NoteError) in try storage.search(query) }
    environment.notes.saveDraft = { (note, draft) throws(NoteError) in
      try storage.saveDraft(draft, of: note)
    }
    environment.notes.drafts = { () throws(NoteError) in try storage.drafts() }
    let drain = drain
    store = Store(
      initialState: App(), reduce: { [environment] in appReducer(&$0, $1, environment) },
      report: { Issue.record("\($0)") },
      spawn: EffectExecutor.spawner(on: drain))
    drain.afterEachJob = { [unowned store] in store.handleMail() }
    send(.started)
    save()
  }

  deinit {
    store.cancelEffects()
    save()
    drain.close()
  }

  func send(_ action: AppAction) { store.send(action) }

  /// Runs pending effects, so that everything is saved.
  func save() {
    drain.enter()
    drain.run()
  }

  func type(_ line: String) {
    send(.lists(.addBegun(above: line.utf8.count % 2 == 0)))
    send(.lists(.itemEditor(.edited(.insert(line)))))
    send(.lists(.itemEditor(.committed)))
    if case .itemEditor? = app.lists.panel { send(.lists(.itemEditor(.closed))) }
  }

  func write(_ text: String, isNew: Bool) {
    send(.notes(isNew ? .noteBegun : .editBegun))
    guard app.notes.editor != nil else { return }
    send(.notes(.editor(.text(.edited(.text(.insert(text)))))))
    send(.notes(.editor(.closed)))
  }
}

extension SavedApp {
  /// Takes in what others have written.
  func look() {
    send(.saving(.changedOutside))
    save()
  }
}
