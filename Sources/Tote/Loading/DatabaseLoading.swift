import Composable
import FoundationEssentials
import ToteModel

/// Loads the database behind the first frame, retries, and offers backups for a damaged file.
package enum DatabaseLoading: Equatable, Sendable {
  case idle
  /// The step turns the spinner, shown only if this takes long.
  case loading(step: Int?)
  case loaded
  /// If it is damaged, one of these backups can replace it.
  case failed(StorageError, backups: [Backup])

  /// Enough for any screen.
  package static let firstRows = 120

  package var isLoaded: Bool { self == .loaded }
}

package enum DatabaseLoadingAction: Equatable, Sendable {
  case started
  case spinnerTurned
  case firstPageRead(Workspace)
  case loaded(Workspace)
  case failed(StorageError)
  case backupsFound([Backup])
  case setAsideAsked(replacement: Backup?)
  case setAside(path: String)
  case delegate(Delegate)

  package indirect enum Delegate: Equatable, Sendable {
    case firstPageRead(Workspace)
    case failed
    case loaded(Workspace)
    case setAside(path: String)
  }
}

package struct DatabaseLoadingEnvironment: Sendable {
  package var uuid: @Sendable () -> UUID
  package var clock: any Clock<Duration>
  package var firstPage: @Sendable (_ rows: Int) async throws(StorageError) -> FirstPage?
  package var load: @Sendable () async throws(StorageError) -> DatabaseSnapshot
  package var backups: @Sendable () async -> [Backup]
  package var setAside: @Sendable (_ replacement: Backup?) async throws(StorageError) -> String
}

let databaseLoadingReducer = Reducer<
  DatabaseLoading, DatabaseLoadingAction, DatabaseLoadingEnvironment
> { state, action, environment in
  switch action {
  case .started:
    switch state {
    case .loading, .loaded: return .none
    case .idle, .failed: break
    }
    state = .loading(step: nil)
    return .merge(load(environment), spin(environment))

  case .spinnerTurned:
    if case .loading(let step) = state { state = .loading(step: (step ?? -1) + 1) }

  case .firstPageRead(let workspace): return .send(.delegate(.firstPageRead(workspace)))

  case .loaded(let workspace):
    state = .loaded
    return .merge(.cancel(id: Spinning()), .send(.delegate(.loaded(workspace))))

  case .failed(let error):
    state = .failed(error, backups: [])
    guard error.isCuredByBackup else { return .merge(.cancel(id: Spinning()), .send(.delegate(.failed))) }
    return .merge(
      .cancel(id: Spinning()), .send(.delegate(.failed)),
      .run(name: "backups") { send in send(.backupsFound(await environment.backups())) })

  case .backupsFound(let backups):
    if case .failed(let error, _) = state { state = .failed(error, backups: backups) }

  case .setAsideAsked(let replacement):
    guard case .failed(let error, _) = state, error.isCuredByBackup else { return .none }
    state = .loading(step: nil)
    return .merge(
      spin(environment),
      .run(name: "set aside", failing: { .failed(StorageError($0)) }) { send in
        send(.setAside(path: try await environment.setAside(replacement)))
      })

  case .setAside(let path): return .merge(.send(.delegate(.setAside(path: path))), load(environment))
  case .delegate: break
  }
  return .none
}

/// Reads and arranges everything off the main thread.
private func load(_ environment: DatabaseLoadingEnvironment) -> Effect<DatabaseLoadingAction> {
  .run(name: "load", failing: { .failed(StorageError($0)) }) { send in
    if let page = try await environment.firstPage(DatabaseLoading.firstRows) {
      send(.firstPageRead(Workspace(page)))
    }
    let contents = try await environment.load()
    var workspace = Workspace(contents, writer: Entry.Writer.id(of: .app, RowID(environment.uuid())))
    if let list = workspace.records.listToOpen { workspace.prepare(list.id) }
    send(.loaded(workspace))
  }
}

private func spin(_ environment: DatabaseLoadingEnvironment) -> Effect<DatabaseLoadingAction> {
  .timer(id: Spinning(), every: .milliseconds(100), clock: environment.clock) { .spinnerTurned }
}

private struct Spinning: Hashable, Sendable {}

extension StorageError {
  init(_ error: any Error) { self = error as? StorageError ?? .failed(reason: "\(error)") }

  package var isCuredByBackup: Bool {
    switch self {
    case .damaged, .notADatabase, .foreignCode, .endless: true
    case .busy, .full, .readOnly, .foreignFile, .newer, .moved, .closed, .cannotOpen, .failed: false
    }
  }
}
