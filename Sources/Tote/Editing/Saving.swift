import Composable

/// The way to the storage: after every action, whatever waits is sent, in order and one batch at a time; so fast typing
/// is saved in few batches, and never in another order. And the way back: what other programs have written.
let savingReducer = Reducer<App, AppAction, ToteEnvironment> { state, action, environment in
  var more: [Effect<AppAction>] = []
  switch action {
  case .saveFinished(let last):
    let wasFailing = state.ledger.failure != nil
    if state.ledger.batchSaved(upTo: last) { more.append(news(state, environment)) }
    if wasFailing {
      state.isLeavingUnsaved = false
      state.message = Message(
        state.ledger.isSaved ? "Everything is saved again." : "What was refused is saved; the rest follows.")
      more.append(.cancel(id: Retrying()))
    } else if state.isLeavingUnsaved, state.ledger.isSaved {
      // It was only this that the user waited for.
      state.isOver = true
    }

  case .saveFailed(let error):
    state.ledger.batchFailed(error)
    if state.isLeavingUnsaved { state.askToLeave() }
    if state.isOver { break }
    more.append(
      .run(name: "retry") { send in
        try await environment.clock.sleep(for: .seconds(5))
        send(.saveDue)
      } catch: { _, _ in
      }.cancellable(id: Retrying(), cancelInFlight: true))

  case .saveRetried:
    state.ledger.retry()
    if state.loading == .loaded, state.ledger.isSaved { state.message = Message("Everything is saved.") }
  case .saveDue: state.ledger.retry()
  case .changedOutside: if state.loading == .loaded { more.append(news(state, environment)) }

  case .newsArrived(let news): state.take(news, at: environment.now())
  // The next change, or the next save, asks again.
  case .newsFailed(let error): state.message = Message(error.sentence, .refused)
  default: break
  }
  if let batch = state.ledger.nextBatch() {
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
  let sequence = state.ledger.sequence
  return .run(name: "news") { send in
    send(.newsArrived(try await environment.news(sequence)))
  } catch: { error, send in
    send(.newsFailed(StorageError(error)))
  }.cancellable(id: News.Question(), cancelInFlight: true)
}

extension News {
  struct Question: Hashable, Sendable {}
}
