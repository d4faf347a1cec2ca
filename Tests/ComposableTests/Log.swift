import Synchronization

@testable import Composable
@testable import ComposableTesting

/// What happened, in order, written from any thread.
final class Log<Value: Sendable>: Sendable {
  private let contents = Mutex<[Value]>([])
  var values: [Value] { contents.withLock { $0 } }
  func append(_ value: Value) { contents.withLock { $0.append(value) } }
}

extension StoreProbe {
  /// Effects that run when the test lets the drain run, and whose mail waits until the test has it handled.
  static func on(_ drain: DrainExecutor) -> StoreProbe {
    StoreProbe(
      spawn: { EffectExecutor.spawn($0, on: drain, $1).1 },
      didReduce: { _, _, _, _ in })
  }
}
