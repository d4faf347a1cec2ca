import Composable

/// The gallery's third program: a few pages of welcome. Finishing tells an endpoint; only if that succeeds, a
/// flag is stored so that the welcome does not come again.
struct FirstRun: Equatable {
  enum Progress: Equatable {
    case reading
    /// Telling the endpoint.
    case finishing
    case failed(String)
    /// Finished before, in this run or an earlier one.
    case finishedBefore
  }

  var page = 0
  var progress = Progress.reading
  var visit = Visit()

  static let pages = 3
  /// The key of the stored flag.
  static let key = "first-run.finished"
}

enum FirstRunAction: Equatable, Sendable {
  case opened
  case flagRead(Bool)
  case advanced
  case wentBack
  case endpointAnswered
  case flagStored
  case finishFailed(String)
  case visit(VisitAction)
}

private struct Finishing: Hashable, Sendable {}

let firstRunReducer = Reducer<FirstRun, FirstRunAction, FirstRunEnvironment> {
  state, action, environment in
  switch action {
  case .opened:
    return .run(name: "flag") { send in
      send(.flagRead(try await environment.value(FirstRun.key) ?? false))
    } catch: { _, send in
      // Rather greet once too often; an unusable file is reported when the flag is stored.
      send(.flagRead(false))
    }

  case .flagRead(let isFinished):
    if isFinished { state.progress = .finishedBefore }

  case .advanced:
    switch state.progress {
    // The endpoint is notified only once.
    case .finishing: break
    case .finishedBefore: (state.page, state.progress) = (0, .reading)
    case .reading where state.page + 1 < FirstRun.pages: state.page += 1
    case .reading, .failed: return finish(&state, environment)
    }

  case .wentBack:
    switch state.progress {
    case .reading: state.page = max(0, state.page - 1)
    case .finishing, .failed: state.progress = .reading
    case .finishedBefore: break
    }
    return .cancel(id: Finishing())

  case .endpointAnswered:
    return .run(name: "store", failing: { .finishFailed("\($0)") }) { send in
      try await environment.store(true, FirstRun.key)
      send(.flagStored)
    }
    .finishing()
    .cancellable(id: Finishing())

  case .flagStored:
    state.visit.exit = .back
    return .cancel(id: Finishing())

  case .finishFailed(let message):
    state.progress = .failed(message)
    return .merge(.cancel(id: Finishing()), environment.present(message).fireAndForget())

  case .visit(let action):
    let effect = visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: FirstRunAction.visit)
    if case .left = action { return effect.merged(with: .cancel(id: Finishing())) }
    return effect
  }
  return .none
}

/// Tells the endpoint, and stores the flag only after it has answered.
private func finish(_ state: inout FirstRun, _ environment: FirstRunEnvironment) -> Effect<FirstRunAction> {
  state.progress = .finishing
  return .run(name: "endpoint", failing: { .finishFailed("\($0)") }) { send in
    try await environment.finish()
    send(.endpointAnswered)
  }
  .cancellable(id: Finishing(), inFlight: .replace)
}
