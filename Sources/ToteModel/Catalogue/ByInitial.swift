import Synchronization

/// Values that are made of the catalogue's names with one first letter, each when it is first asked for: a script that adds one
/// thing does not pay for all names.
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
