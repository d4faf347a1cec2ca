import Synchronization

@testable import Composable
@testable import ComposableTesting

/// A thread-safe list of what happened.
final class Log<Value: Sendable>: Sendable {
  private let contents = Mutex<[Value]>([])
  var values: [Value] { contents.withLock { $0 } }
  func append(_ value: Value) { contents.withLock { $0.append(value) } }
}

extension StoreProbe {
  /// Runs effects only when the test runs the drain.
  static func on(_ drain: DrainExecutor) -> StoreProbe {
    StoreProbe(
      spawn: { EffectExecutor.spawn($0, on: drain, $1).1 },
      didReduce: { _, _, _, _ in })
  }
}
