/// What a row is called by, and when it was made: the two plain values that come from outside (the Environment
/// has `uuid` and `now`) and go into every row. A list's id is no item's id; the compiler sees to that.

import FoundationEssentials

/// A UUID that says what it identifies.
///
/// It is kept as two numbers rather than as a `UUID`, because it is hashed and compared on every key press.
/// Its order is that of its bytes, which is also SQLite's.
///
///     let id = Item.ID(uuid)
///     id.uuid == uuid
package struct RowID<Named>: Hashable, Comparable, Sendable {
  /// The first eight bytes, the first one highest.
  package let high: UInt64
  /// The last eight bytes, likewise.
  package let low: UInt64

  @inlinable
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The id of no row.
  @inlinable package static var zero: Self { RowID(high: 0, low: 0) }

  /// An id from a UUID, which the Environment makes.
  package init(_ uuid: UUID) {
    let (high, low) = withUnsafeBytes(of: uuid.uuid) {
      ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    self.high = UInt64(bigEndian: high)
    self.low = UInt64(bigEndian: low)
  }

  /// The same as a UUID.
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

/// A point in time.
///
///     Moment(milliseconds: 1_000) < Moment(milliseconds: 2_000)
package struct Moment: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  @inlinable
  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// The beginning of 1970.
  @inlinable package static var zero: Moment { Moment(milliseconds: 0) }

  /// The earlier one is less.
  package static func < (one: Moment, other: Moment) -> Bool { one.milliseconds < other.milliseconds }
}
