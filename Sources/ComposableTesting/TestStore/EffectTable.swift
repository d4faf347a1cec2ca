import Composable
import Synchronization

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
