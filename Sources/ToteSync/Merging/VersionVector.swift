/// Which writes a body knows of: for each Tote, the number of its last write. It travels in the body (`X-TOTE-SEEN`),
/// so what another program writes back still tells which version it started from.
///
///     let old = VersionVector("a1f3=12")!, new = VersionVector("a1f3=12&b77c=5")!
///     old.isAtMost(new)       // true: the new one includes the old one
///     new.isAtMost(old)       // false
package struct VersionVector: Hashable, Sendable {
  private var counts: [String: UInt64] = [:]

  /// No household has more; what others write into a body must not grow forever.
  static let maxClients = 64

  package init() {}

  package subscript(client: String) -> UInt64 { counts[client] ?? 0 }

  /// Whether the other has seen all that this one has.
  package func isAtMost(_ other: VersionVector) -> Bool { counts.allSatisfy { $0.value <= other[$0.key] } }

  /// Whether the other has seen all of this, and more.
  func isBefore(_ other: VersionVector?) -> Bool { other.map { self != $0 && isAtMost($0) } ?? false }

  package mutating func merge(_ other: VersionVector) { counts.merge(other.counts, uniquingKeysWith: max) }

  package mutating func advance(_ client: String) { counts[client] = self[client] &+ 1 }

  /// Counts a write over a body without a vector, so that what it had seen is unknown.
  mutating func advanceOverGap(_ client: String) {
    advance(client)
    advance(client + Self.gap)
  }

  func hasGaps(of other: VersionVector) -> Bool {
    other.counts.allSatisfy { !$0.key.hasSuffix(Self.gap) || $0.value <= self[$0.key] }
  }

  /// How many writes over bodies without a vector the other doesn't know of.
  func gapCount(beyond other: VersionVector) -> UInt64 {
    counts.reduce(0) { count, entry in
      let known = other[entry.key]
      return entry.key.hasSuffix(Self.gap) && entry.value > known ? count + (entry.value - known) : count
    }
  }

  private static let gap = "-"
}

extension VersionVector: LosslessStringConvertible {
  /// `nil` if no Tote can have written it.
  package init?(_ description: String) {
    self.init()
    for part in description.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let sides = part.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false).map {
        Substring($0)
      }
      guard sides.count == 2, Self.isClient(sides[0].hasSuffix(Self.gap) ? sides[0].dropLast() : sides[0]),
        let count = UInt64(sides[1]), count < .max,
        counts.updateValue(count, forKey: String(sides[0])) == nil, counts.count <= Self.maxClients
      else { return nil }
    }
  }

  package var description: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
  }

  /// Whether this can be a Tote's name: a few letters and digits.
  package static func isClient(_ name: some StringProtocol) -> Bool {
    (1...32).contains(name.utf8.count)
      && name.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
  }
}
