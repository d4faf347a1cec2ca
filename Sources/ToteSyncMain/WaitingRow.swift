import Parts
import Synchronization
import Terminal

/// A bar below what is printed, while a server takes its time: at a terminal, after a moment.
final class WaitingRow: Sendable {
  private struct State {
    var rows: StatusRows?
    var ticking: Task<Void, Never>?
    var isOver = false
  }

  private let label: String
  private let state = Mutex(State())

  init(_ label: String) { self.label = label }

  /// Begins, once the password is known: whatever asks for it has the terminal until then.
  func begin() {
    state.withLock { state in
      guard state.ticking == nil, !state.isOver else { return }
      state.ticking = Task.detached { [self] in
        let start = ContinuousClock.now
        var pause = Duration.milliseconds(300)
        while (try? await Task.sleep(for: pause)) != nil {
          show(after: start.duration(to: .now))
          pause = .milliseconds(100)
        }
      }
    }
  }

  private func show(after elapsed: Duration) {
    state.withLock { state in
      guard !state.isOver else { return }
      if state.rows == nil { state.rows = StatusRows() }
      state.rows?.show(ProgressView(WorkProgress(elapsed: elapsed), label: label))
    }
  }

  /// Makes room for what is printed.
  func stepAside() { state.withLock { $0.rows?.hide() } }

  func end() {
    state.withLock { state in
      state.ticking?.cancel()
      state.rows?.hide()
      state.isOver = true
    }
  }
}
