import FoundationEssentials

/// A UUID that says what it identifies, so a list's id can't be used as an item's. Stored as two numbers,
/// because every key press hashes and compares it. Sorts by its bytes, as in SQLite.
package struct RowID<Named>: Hashable, Comparable, Sendable {
  /// The first eight bytes, big-endian.
  package let high: UInt64
  package let low: UInt64

  @inlinable
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  @inlinable package static var zero: Self { RowID(high: 0, low: 0) }

  package init(_ uuid: UUID) {
    let (high, low) = withUnsafeBytes(of: uuid.uuid) {
      ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    self.high = UInt64(bigEndian: high)
    self.low = UInt64(bigEndian: low)
  }

  package var uuid: UUID {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) {
      UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
    }
  }

  package static func < (one: RowID, other: RowID) -> Bool {
    one.high == other.high ? one.low < other.low : one.high < other.high
  }
}

extension RowID: CustomStringConvertible {
  package var description: String { uuid.uuidString }
}

package struct Moment: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  @inlinable
  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  @inlinable package static var zero: Moment { Moment(milliseconds: 0) }

  package static func < (one: Moment, other: Moment) -> Bool { one.milliseconds < other.milliseconds }
}
