/// A row's place. There is always a rank between two others, so moving a row changes only its own.
///
/// A rank is a whole number, whose first letter tells its length, and a fraction if it was put in between.
/// Appending counts up: four letters suffice for 100,000 rows, and repeated insertion into one gap adds a
/// letter every five or six times. Ranks compare by bytes, as in SQLite.
package struct Rank: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  /// Reached after some five thousand insertions into one gap; limits the cost of comparing.
  static let maxLength = 1_000

  /// Reached after some five hundred moves into one gap.
  static let comfortableLength = 100

  /// Beyond counting.
  private static let last = Rank(unchecked: String(repeating: "z", count: 27))

  package static let first = Rank(unchecked: "a0")

  package init?(_ text: String) {
    // No array, as every loaded row passes here.
    var text = text
    let isRank = text.withUTF8 { digits in
      guard digits.count <= Self.maxLength, let head = digits.first, let whole = Self.wholeLength(head),
        whole <= digits.count, digits.dropFirst().allSatisfy({ Self.value(of: $0) != nil })
      else { return false }
      return whole == digits.count ? !digits.elementsEqual(Self.lowest) : digits.last != Self.zero
    }
    guard isRank else { return nil }
    self.text = text
  }

  private init(unchecked text: String) { self.text = text }

  /// A malformed rank of another program sorts last, so the row shows and can be moved.
  @usableFromInline package init(stored text: String) { self = Rank(text) ?? .last }

  private init(_ digits: [UInt8]) { text = String(decoding: digits, as: UTF8.self) }

  /// Above `one` and below `other`; `nil` is the end of the list.
  ///
  /// If nothing fits, because two programs made the same rank or the arguments are swapped, the result comes
  /// after `one`. If too long to store, it is `one`; `Workspace.moveItem` shortens ranks long before that.
  package static func between(_ one: Rank?, _ other: Rank?) -> Rank {
    let rank = unboundedBetween(one, other)
    return rank.text.utf8.count <= maxLength ? rank : one ?? other ?? rank
  }

  private static func unboundedBetween(_ one: Rank?, _ other: Rank?) -> Rank {
    guard let one else {
      guard let other else { return .first }
      return before(Array(other.text.utf8))
    }
    guard let other, one < other else { return after(Array(one.text.utf8)) }
    let low = Array(one.text.utf8)
    let high = Array(other.text.utf8)
    let lowWhole = whole(low)
    let highWhole = whole(high)
    if lowWhole == highWhole {
      return Rank(lowWhole + middle(low[lowWhole.count...], high[highWhole.count...]))
    }
    let next = counted(lowWhole, by: 1)
    if let next, Self.isLess(next, high) { return Rank(next) }
    return Rank(lowWhole + middle(low[lowWhole.count...], nil))
  }

  package static func between(_ one: Rank?, _ other: Rank?, count: Int) -> [Rank] {
    guard count > 0 else { return [] }
    if other == nil || one == nil {
      var ranks: [Rank] = []
      ranks.reserveCapacity(count)
      for _ in 0..<count {
        ranks.append(other == nil ? between(ranks.last ?? one, nil) : between(nil, ranks.last ?? other))
      }
      return other == nil ? ranks : ranks.reversed()
    }
    // The middle first, to halve each gap as seldom as possible.
    let middle = between(one, other)
    let left = (count - 1) / 2
    return between(one, middle, count: left) + [middle] + between(middle, other, count: count - 1 - left)
  }

  /// Moves equal ranks behind the first, or renews all if they get too long.
  package static func separated(_ sorted: [Rank]) -> [Rank] {
    var ranks = sorted
    var start = 0
    while start < ranks.count {
      let end = sorted[start...].firstIndex { $0 != sorted[start] } ?? sorted.count
      let between = between(sorted[start], end < sorted.count ? sorted[end] : nil, count: end - start - 1)
      ranks.replaceSubrange(start + 1..<end, with: between)
      start = end
    }
    let isInOrder = zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 }
    return isInOrder ? ranks : between(nil, nil, count: ranks.count)
  }

  package static func < (one: Rank, other: Rank) -> Bool { one.text < other.text }

  package var description: String { text }
}

// Base-62 digits: a whole part whose first letter is its length, and a fraction without trailing zeros.
extension Rank {
  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  private static let zero = alphabet[0]
  private static let nine = alphabet[61]
  /// Nothing is below it, so no row may have it.
  private static let lowest = [UInt8(ascii: "A")] + [UInt8](repeating: zero, count: 26)

  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a")) + 36
    default: nil
    }
  }

  /// `a` to `z` count up from zero with 2 to 27 letters, `Z` to `A` count down.
  private static func wholeLength(_ head: UInt8) -> Int? {
    switch head {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(head - UInt8(ascii: "a")) + 2
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(UInt8(ascii: "Z") - head) + 2
    default: nil
    }
  }

  private static func whole(_ digits: [UInt8]) -> [UInt8] {
    Array(digits.prefix(digits.first.flatMap(wholeLength) ?? digits.count))
  }

  private static func isLess(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.lexicographicallyPrecedes(other)
  }

  private static func after(_ digits: [UInt8]) -> Rank {
    let whole = whole(digits)
    if let next = counted(whole, by: 1) { return Rank(next) }
    return Rank(whole + middle(digits[whole.count...], nil))
  }

  private static func before(_ digits: [UInt8]) -> Rank {
    let whole = whole(digits)
    // The whole part without the fraction is already lower.
    if whole.count < digits.count, whole != lowest { return Rank(whole) }
    if let earlier = counted(whole, by: -1), earlier != lowest { return Rank(earlier) }
    return Rank(lowest + middle([], whole == lowest ? digits[whole.count...] : nil))
  }

  private static func counted(_ whole: [UInt8], by step: Int) -> [UInt8]? {
    var digits = whole
    for index in digits.indices.dropFirst().reversed() {
      let value = (value(of: digits[index]) ?? 0) + step
      if (0..<62).contains(value) {
        digits[index] = alphabet[value]
        return digits
      }
      digits[index] = step > 0 ? zero : nine
    }
    // All digits wrapped around, so the length changes.
    switch (digits[0], step > 0) {
    case (UInt8(ascii: "z"), true), (UInt8(ascii: "A"), false): return nil
    case (UInt8(ascii: "Z"), true): return Array("a0".utf8)
    case (UInt8(ascii: "a"), false): return Array("Zz".utf8)
    case (let head, true):
      let isLonger = head >= UInt8(ascii: "a")
      return [head + 1] + [UInt8](repeating: zero, count: isLonger ? digits.count : digits.count - 2)
    case (let head, false):
      let isLonger = head <= UInt8(ascii: "Z")
      return [head - 1] + [UInt8](repeating: nine, count: isLonger ? digits.count : digits.count - 2)
    }
  }

  /// The shortest fraction strictly between two; `nil` is 1.
  private static func middle(_ low: ArraySlice<UInt8>, _ high: ArraySlice<UInt8>?) -> [UInt8] {
    var low = low
    var high = high
    var common: [UInt8] = []
    while let top = high?.first, (low.first ?? zero) == top {
      common.append(top)
      low = low.dropFirst()
      high = high?.dropFirst()
    }
    // No recursion, as a rank from another program may have any length.
    while true {
      let bottom = low.first.flatMap(value(of:)) ?? 0
      let top = high.map { $0.first.flatMap(value(of:)) ?? 0 } ?? 62
      if top - bottom > 1 { return common + [alphabet[(bottom + top + 1) / 2]] }
      if let high, high.count > 1 { return common + [alphabet[top]] }
      common.append(alphabet[bottom])
      low = low.dropFirst()
      high = nil
    }
  }
}
