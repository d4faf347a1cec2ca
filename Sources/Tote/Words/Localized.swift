import Synchronization
import ToteModel

/// A value that has words in it and is made once for each language in which it is asked for, such as a table of keys with
/// their titles.
final class Localized<Value: Sendable>: Sendable {
  private let values = Mutex<[Language: Value]>([:])
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value in the language of this run.
  var value: Value {
    let language = Language.current
    if let value = values.withLock({ $0[language] }) { return value }
    // Made outside of the lock: it may be made of other such values. Made twice at once it is the same twice.
    let value = make()
    values.withLock { $0[language] = value }
    return value
  }
}
