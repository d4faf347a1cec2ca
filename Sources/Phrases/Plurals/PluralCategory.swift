/// How a language sorts numbers into forms of its nouns: English has `one` (1 apple) and `other` (2 apples).
///
/// The names are Unicode's. They don't mean the numbers: Russian's `one` is 1, 21, 31 and so on.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A number as the rules for plurals look at it. The letters are those of Unicode's rules, to compare ours with them.
public struct PluralOperands: Sendable, Hashable {
  /// The part before the point.
  public let i: UInt
  /// How many decimals are shown.
  public let v: Int
  /// How many decimals are left without zeros at the end.
  public let w: Int
  /// The decimals as an integer: 50 in 1.50.
  public let f: UInt
  /// The decimals as an integer, without zeros at the end: 5 in 1.50.
  public let t: UInt

  /// The number's operands; its sign doesn't matter.
  public init(_ number: PhraseNumber) {
    var power: UInt = 1
    for _ in 0..<number.fractionDigits { power *= 10 }
    i = number.digits.magnitude / power
    f = number.digits.magnitude % power
    v = number.fractionDigits
    var (rest, count) = (f, number.fractionDigits)
    while count > 0, rest % 10 == 0 { (rest, count) = (rest / 10, count - 1) }
    (t, w) = (rest, count)
  }

  /// The value if it is a whole number, as 1.0 is; Unicode's rules compare it as `n`.
  public var n: UInt? { t == 0 ? i : nil }
}
