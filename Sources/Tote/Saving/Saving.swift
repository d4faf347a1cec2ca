import Composable
import ToteModel

/// The way to the storage and back: after every action, whatever waits is sent, in order and one batch at a time, so fast
/// typing is saved in few batches and never in another order; and what other programs have written comes back.
package struct Saving: Equatable, Sendable, WorkspaceBorrower {
  package var workspace = Workspace.vacant
  /// Whether the user has asked to leave although something is not saved: asking again leaves.
  package var isLeaving = false
  /// Whether the program ends: what fails now is not tried again.
  package var isEnding = false
  /// What there is to say: the app takes it from here.
  package var message: Message?

  package init() {}
}

package enum SavingAction: Equatable, Sendable {
  case finished(Int64)
  case failed(StorageError)
  /// A person asks to save now; the time has come to try again.
  case retried, retryDue
  /// Another program has written.
  case changedOutside
  case changesArrived(ExternalChanges)
  case changesFailed(StorageError)
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    /// What others have written comes into sight.
    case changesArrived(ExternalChanges)
    /// It was only the saving that the user waited for.
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
    if state.isEnding { return .none }
    return .run(name: "retry") { send in
      try await environment.clock.sleep(for: .seconds(5))
      send(.retryDue)
    } catch: { _, _ in
    }.cancellable(id: SaveRetry(), cancelInFlight: true)

  case .retried:
    state.workspace.retry()
    if state.workspace.isSaved { state.message = .everythingIsSaved }
  case .retryDue: state.workspace.retry()

  case .changedOutside: return state.askForChanges(environment)
  case .changesArrived(let changes): return .send(.delegate(.changesArrived(changes)))
  // The next change, or the next save, asks again.
  case .changesFailed(let error): state.message = Message(error.sentence, .refused)
  case .delegate: break
  }
  return .none
}

/// The next try to save.
struct SaveRetry: Hashable, Sendable {}
/// Only the latest question for changes counts.
private struct ChangesQuestion: Hashable, Sendable {}

extension Saving {
  /// Sends what waits, unless something is on its way.
  mutating func saveUnsaved(_ environment: SavingEnvironment) -> Effect<SavingAction> {
    guard let batch = workspace.nextBatch() else { return .none }
    return .run(name: "save") { send in
      send(.finished(try await environment.save(batch)))
    } catch: { error, send in
      send(.failed(StorageError(error)))
    }
  }

  fileprivate mutating func finish(
    _ last: Int64, _ environment: SavingEnvironment
  ) -> Effect<SavingAction> {
    let wasFailing = workspace.failure != nil
    var effects: [Effect<SavingAction>] = []
    // How much a shared list has still to send only the database knows.
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

  /// What has happened behind the line of the journal that is known.
  fileprivate func askForChanges(_ environment: SavingEnvironment) -> Effect<SavingAction> {
    let sequence = workspace.sequence
    return .run(name: "news") { send in
      send(.changesArrived(try await environment.changes(sequence)))
    } catch: { error, send in
      send(.changesFailed(StorageError(error)))
    }.cancellable(id: ChangesQuestion(), cancelInFlight: true)
  }
}
