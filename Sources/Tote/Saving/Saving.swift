import Composable
import ToteModel

/// Saves in order, one batch at a time, and fetches what other programs have written.
package struct Saving: Equatable, Sendable {
  @Lent package var workspace: Workspace
  /// Asking again to leave with unsaved changes leaves.
  package var isLeaving = false
  /// For the app to show.
  package var message: Message?

  package init() {}
}

package enum SavingAction: Equatable, Sendable {
  case finished(Int64)
  case failed(StorageError)
  case retried, retryDue
  case changedOutside
  case changesArrived(ExternalChanges)
  case changesFailed(StorageError)
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case changesArrived(ExternalChanges)
    /// Everything is saved, so the program can end.
    case readyToLeave
  }
}

package struct SavingEnvironment: Sendable {
  package var clock: any Clock<Duration>
  package var save: @Sendable ([Entry]) async throws(StorageError) -> Int64
  package var changes: @Sendable (_ after: Int64) async throws(StorageError) -> ExternalChanges
}

let savingReducer = Reducer<Saving, SavingAction, SavingEnvironment> { state, action, environment in
  switch action {
  case .finished(let last): return state.finish(last, environment)

  case .failed(let error):
    state.workspace.batchFailed(error)
    if state.isLeaving { state.message = .unsavedChanges(state.workspace.unsaved.count) }
    return .run(name: "retry") { send in
      try await environment.clock.sleep(for: .seconds(5))
      send(.retryDue)
    } catch: { _, _ in
    }.cancellable(id: SaveRetry(), inFlight: .replace)

  case .retried:
    state.workspace.retry()
    if state.workspace.isSaved { state.message = .everythingIsSaved }
  case .retryDue: state.workspace.retry()

  case .changedOutside: return state.askForChanges(environment)
  case .changesArrived(let changes): return .send(.delegate(.changesArrived(changes)))
  // The next change or save asks again.
  case .changesFailed(let error): state.message = Message(error.sentence, .refused)
  case .delegate: break
  }
  return .none
}

private struct SaveRetry: Hashable, Sendable {}
/// Only the latest request counts.
private struct ChangesQuestion: Hashable, Sendable {}

extension Saving {
  /// Starts saving the next batch. Does nothing during a save.
  mutating func saveUnsaved(_ environment: SavingEnvironment) -> Effect<SavingAction> {
    guard let batch = workspace.nextBatch() else { return .none }
    return .run(name: "save", failing: { .failed(StorageError($0)) }) { send in
      send(.finished(try await environment.save(batch)))
    }.finishing()
  }

  fileprivate mutating func finish(
    _ last: Int64, _ environment: SavingEnvironment
  ) -> Effect<SavingAction> {
    let wasFailing = workspace.failure != nil
    var effects: [Effect<SavingAction>] = []
    // Only the database knows how much of a shared list is unsent.
    if workspace.batchSaved(upTo: last) || !workspace.sharing.lists.isEmpty {
      effects.append(askForChanges(environment))
    }
    if wasFailing {
      isLeaving = false
      message = workspace.isSaved ? .savedAgain : .partlySavedAgain
      effects.append(.cancel(id: SaveRetry()))
    } else if isLeaving, workspace.isSaved {
      effects.append(.send(.delegate(.readyToLeave)))
    }
    return effects.isEmpty ? .none : .merge(effects)
  }

  fileprivate func askForChanges(_ environment: SavingEnvironment) -> Effect<SavingAction> {
    let sequence = workspace.sequence
    return .run(name: "news", failing: { .changesFailed(StorageError($0)) }) { send in
      send(.changesArrived(try await environment.changes(sequence)))
    }.cancellable(id: ChangesQuestion(), inFlight: .replace)
  }
}
