import Composable
import ToteModel

/// The way to the storage: after every action, whatever waits is sent, in order and one batch at a time; so fast typing
/// is saved in few batches, and never in another order. And the way back: what other programs have written.
let savingReducer = Reducer<App, AppAction, ToteEnvironment> { state, action, environment in
  var more: [Effect<AppAction>] = []
  switch action {
  case .saveFinished(let last):
    let wasFailing = state.workspace.failure != nil
    if state.workspace.batchSaved(upTo: last) { more.append(news(state, environment)) }
    if wasFailing {
      state.isLeavingUnsaved = false
      state.message = Message(
        state.workspace.isSaved
          ? "Everything is saved again." : "What was refused is saved; the rest follows.")
      more.append(.cancel(id: Retrying()))
    } else if state.isLeavingUnsaved, state.workspace.isSaved {
      // It was only this that the user waited for.
      state.isOver = true
    }

  case .saveFailed(let error):
    state.workspace.batchFailed(error)
    if state.isLeavingUnsaved { state.askToLeave() }
    if state.isOver { break }
    more.append(
      .run(name: "retry") { send in
        try await environment.clock.sleep(for: .seconds(5))
        send(.saveDue)
      } catch: { _, _ in
      }.cancellable(id: Retrying(), cancelInFlight: true))

  case .saveRetried:
    state.workspace.retry()
    if state.loading == .loaded, state.workspace.isSaved { state.message = Message("Everything is saved.") }
  case .saveDue: state.workspace.retry()
  case .changedOutside: if state.loading == .loaded { more.append(news(state, environment)) }

  case .newsArrived(let news): state.take(news, at: environment.now())
  // The next change, or the next save, asks again.
  case .newsFailed(let error): state.message = Message(error.sentence, .refused)
  default: break
  }
  if let batch = state.workspace.nextBatch() {
    more.append(
      .run(name: "save") { send in
        send(.saveFinished(try await environment.save(batch)))
      } catch: { error, send in
        send(.saveFailed(StorageError(error)))
      })
  }
  return more.isEmpty ? .none : .merge(more)
}

/// What has happened behind the line that is known. Only the latest question counts.
private func news(_ state: App, _ environment: ToteEnvironment) -> Effect<AppAction> {
  let sequence = state.workspace.sequence
  return .run(name: "news") { send in
    send(.newsArrived(try await environment.news(sequence)))
  } catch: { error, send in
    send(.newsFailed(StorageError(error)))
  }.cancellable(id: ExternalChanges.Question(), cancelInFlight: true)
}

extension ExternalChanges {
  struct Question: Hashable, Sendable {}
}
