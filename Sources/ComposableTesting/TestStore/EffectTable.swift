import Composable
import Synchronization

/// The executors of running effects, by number.
final class EffectTable: Sendable {
  private struct Entry: Sendable { weak var executor: EffectExecutor? }
  private let entries = Mutex<[Int: Entry]>([:])

  func add(_ executor: EffectExecutor) {
    entries.withLock { $0[executor.serial] = Entry(executor: executor) }
  }

  subscript(serial: Int) -> EffectExecutor? {
    entries.withLock { $0[serial]?.executor }
  }
}
