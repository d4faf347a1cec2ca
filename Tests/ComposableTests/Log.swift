import Synchronization

@testable import Composable
@testable import ComposableTesting

/// A thread-safe list of what happened.
final class Log<Value: Sendable>: Sendable {
  private let contents = Mutex<[Value]>([])
  var values: [Value] { contents.withLock { $0 } }
  func append(_ value: Value) { contents.withLock { $0.append(value) } }
}
