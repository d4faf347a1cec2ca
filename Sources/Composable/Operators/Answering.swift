import Synchronization

extension Reducer {
  /// Lets effects send what a test or a recording says, instead of what they would: each time an effect of this name begins, it sends
  /// the next of its answers. Effects without a name here, or with no answer left, end at once.
  ///
  ///     let store = TestStore(
  ///       initialState: Weather(), reducer: weatherReducer.answering(["weather": [.loaded(.sunny)]]),
  ///       environment: .unimplemented)
  ///     store.send(.reloadRequested) { $0.isLoading = true }
  ///     store.receive(.loaded(.sunny)) { … }
  public func answering(_ answers: [String: [Action]]) -> Reducer {
    let left = AnswersLeft(answers)
    return Reducer { state, action, environment in
      Effect(
        self.reduce(&state, action, environment).node.mapRuns { run in
          EffectRun(name: run.name, isFinishing: run.isFinishing) { send in
            if let answer = left.next(of: run.name.given) { send(answer) }
          }
        })
    }
  }
}

/// The answers that no effect has taken yet.
private final class AnswersLeft<Action: Sendable>: Sendable {
  private let answers: Mutex<[String: [Action]]>

  init(_ answers: [String: [Action]]) { self.answers = Mutex(answers) }

  func next(of name: String) -> Action? {
    answers.withLock { answers in
      guard answers[name]?.isEmpty == false else { return nil }
      return answers[name]?.removeFirst()
    }
  }
}

extension EffectName {
  /// The name as it was given to the effect.
  package var given: String {
    if case .given(let name) = self { name } else { description }
  }
}
