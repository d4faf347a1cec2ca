import Composable
import Screen
import ToteModel

/// How the database comes to the screen: read in the background of the first paint, tried again when it fails, and
/// replaced from a copy where it is damaged and the user says so.
let loadingReducer = Reducer<App, AppAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .loadRetried:
    if case .loading = state.loading { return .none }
    if state.loading == .loaded { return .none }
    state.loading = .loading(step: nil)
    return .merge(load(environment), spin(environment))

  case .spinnerTurned:
    if case .loading(let step) = state.loading { state.loading = .loading(step: (step ?? -1) + 1) }

  case .loaded(let workspace):
    state.loading = .loaded
    state.workspace = workspace
    state.begin(environment)
    return .merge(
      .cancel(id: Waiting()),
      // The lists show; the notes come behind them.
      .send(.notes(.retried)),
      .send(.aheadHandled),
      .run(name: "back up") { _ in
        try await environment.backUp()
      } catch: { error, send in
        send(.backUpFailed(StorageError(error)))
      })

  case .loadFailed(let error):
    state.loading = .failed(error, backups: [])
    state.ahead = []
    guard error.isCuredByBackup else { return .cancel(id: Waiting()) }
    return .merge(
      .cancel(id: Waiting()),
      .run(name: "backups") { send in send(.backupsFound(await environment.backups())) })

  case .backupsFound(let backups):
    if case .failed(let error, _) = state.loading { state.loading = .failed(error, backups: backups) }

  case .setAsideAsked(let replacement):
    guard case .failed(let error, _) = state.loading, error.isCuredByBackup else { return .none }
    state.loading = .loading(step: nil)
    return .merge(
      spin(environment),
      .run(name: "set aside") { send in
        send(.setAsideDone(try await environment.setAside(replacement)))
      } catch: { error, send in
        send(.loadFailed(StorageError(error)))
      })

  case .setAsideDone(let path):
    state.message = Message("The damaged file is kept as \(path).")
    return load(environment)

  case .backUpFailed(let error):
    state.message = Message("Today's backup was not made. \(error.sentence)", .refused)

  default: break
  }
  return .none
}

/// Reads everything, and puts it in order, both away from the thread that paints.
private func load(_ environment: ToteEnvironment) -> Effect<AppAction> {
  .run(name: "load") { send in
    let contents = try await environment.load()
    var workspace = Workspace(contents, writer: Entry.Writer.ID(environment.uuid()))
    if let list = workspace.records.listToOpen { workspace.prepare(list.id) }
    send(.loaded(workspace))
  } catch: { error, send in
    send(.loadFailed(StorageError(error)))
  }
}

/// A spinner, for what takes longer than a blink.
private func spin(_ environment: ToteEnvironment) -> Effect<AppAction> {
  .timer(id: Waiting(), every: .milliseconds(100), clock: environment.clock) { .spinnerTurned }
}

extension StorageError {
  /// Any error, as one of these.
  init(_ error: any Error) { self = error as? StorageError ?? .failed(reason: "\(error)") }

  /// Whether the file itself is of no use any more.
  package var isCuredByBackup: Bool { self == .damaged || self == .notADatabase }
}

extension App {
  /// The first moment with rows: the first list is made where there is none, and the first run has its tour.
  fileprivate mutating func begin(_ environment: ToteEnvironment) {
    workspace.begin(id: Edit.ID(environment.uuid()), at: environment.now())
    shopping.list = workspace.records.listToOpen?.id
    select(0)
    if workspace.records.settings[Tour.setting] == nil { tour = Tour() }
  }
}
