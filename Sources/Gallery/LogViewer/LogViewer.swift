import Composable
import Parts
import Screen

/// A log that is poured in, followed and narrowed: a million lines, while they arrive.
struct LogViewer: Equatable {
  enum Progress: Equatable {
    case reading
    case ended
    case failed(String)
  }

  var tail: Tail<LogLine>
  /// What the lines are from.
  var source = ""
  var progress = Progress.reading
  /// What narrows it, while somebody types and afterwards.
  var words = TextCursor()
  var isTyping = false
  var least = LogLine.Level.debug
  var visit = Visit()

  init(keeping capacity: Int = 1_000_000, isTyping: Bool = false) {
    (tail, self.isTyping) = (Tail(keeping: capacity), isTyping)
  }
}

enum LogViewerAction: Equatable, Sendable {
  case opened
  case tail(TailAction<LogLine>)
  case ended
  case readingFailed(String)
  case filterOpened
  case filterEdited(TextEdit)
  case filterClosed
  case filterCleared
  /// Hides the least level that shows; after errors alone, all show again.
  case levelRaised
  case visit(VisitAction)
}

private struct Reading: Hashable, Sendable {}

let logViewerReducer = Reducer<LogViewer, LogViewerAction, LogViewerEnvironment> {
  state, action, environment in
  switch action {
  case .opened:
    state.source = environment.source
    // Ten frames a second are smooth, and a batch is never more than a key may wait for.
    let lines = Effect.pouring(from: environment.lines(), name: "lines")
      .collect(every: .milliseconds(100), or: 10_000, clock: environment.clock)
      .map { LogViewerAction.tail(.arrived($0)) }
      .failing { .readingFailed("\($0)") }
    return .concatenate(lines, .send(.ended)).cancellable(id: Reading())

  // What failed has ended, too.
  case .ended: if state.progress == .reading { state.progress = .ended }
  case .readingFailed(let sentence): state.progress = .failed(sentence)

  case .filterOpened: state.isTyping = true
  case .filterClosed: state.isTyping = false
  case .filterEdited(let edit):
    state.words.apply(edit)
    return narrow(state)
  case .filterCleared:
    state.isTyping = false
    (state.words, state.least) = (TextCursor(), .debug)
    return narrow(state)
  case .levelRaised:
    state.least = LogLine.Level(rawValue: state.least.rawValue + 1) ?? .debug
    return narrow(state)

  case .tail(.left): return .send(state.tail.filter == nil ? .visit(.left(.back)) : .filterCleared)
  case .tail(let action):
    return Tail.reducer.run(action, in: &state, at: \.tail, (), as: LogViewerAction.tail)

  case .visit(let action):
    let effect = visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: LogViewerAction.visit)
    if case .left = action { return effect.merged(with: .cancel(id: Reading())) }
    return effect
  }
  return .none
}

private func narrow(_ state: LogViewer) -> Effect<LogViewerAction> {
  .send(.tail(.narrowed(LogFilter(state.words.text, least: state.least))))
}
