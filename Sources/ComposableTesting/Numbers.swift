import FoundationEssentials
import Synchronization

extension UUID {
  /// Returns the UUID of a number: `UUID.number(1)` is `00000000-0000-0000-0000-000000000001`.
  public static func number(_ number: Int) -> UUID {
    let n = UInt64(number).bigEndian
    return withUnsafeBytes(of: n) { b in
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7]))
    }
  }
}

/// Generates the UUIDs 1, 2, 3 and so on: `environment.uuid = UUIDGenerator.incrementing`.
public enum UUIDGenerator {
  /// Returns a new generator that starts at `UUID.number(1)`.
  public static var incrementing: @Sendable () -> UUID {
    let last = Counter()
    return { .number(last.next()) }
  }

  private final class Counter: Sendable {
    private let value = Atomic(0)
    func next() -> Int { value.add(1, ordering: .relaxed).newValue }
  }
}
