import Synchronization

/// Values made from names by first letter, each on first use: adding one item needn't read all names.
final class ByInitial<Value: Sendable>: Sendable {
  private let values = Mutex<[UInt8: Value]>([:])
  private let make: @Sendable (UInt8) -> Value

  init(_ make: @escaping @Sendable (UInt8) -> Value) { self.make = make }

  subscript(initial: UInt8) -> Value {
    values.withLock { values in
      if let known = values[initial] { return known }
      let value = make(initial)
      values[initial] = value
      return value
    }
  }
}
