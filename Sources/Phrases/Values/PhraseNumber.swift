/// A number in a phrase: its value, with the decimals that are shown, and how it is written.
///
///     PhraseNumber(3)                                              // 3
///     PhraseNumber(150, fractionDigits: 2, text: "1,50 €")         // 1.50
///
/// The decimals count: English says “1 litre” but “1.0 litres”. So a number is an integer and the place of its point,
/// not a `Double`, which can't tell the two apart.
public struct PhraseNumber: Sendable, Hashable {
  /// All digits as one integer: 150 for 1.50.
  public let digits: Int
  /// How many of the digits follow the point: 2 for 1.50.
  public let fractionDigits: Int
  /// How it is written; without it, the book of phrases writes it.
  public var text: String?
  /// Whether it counts a place (“3rd”) and not things.
  var isOrdinal = false

  /// More decimals than a program shows, and few enough that their power of ten fits an integer.
  static let mostFractionDigits = 15

  /// Creates a number.
  ///
  /// - Parameters:
  ///   - digits: All digits as one integer.
  ///   - fractionDigits: How many of them follow the point, at most 15; others count as the nearest that can be.
  ///   - text: How it is written, such as `½` or `1,234`.
  public init(_ digits: Int, fractionDigits: Int = 0, text: String? = nil) {
    self.digits = digits
    self.fractionDigits = min(max(fractionDigits, 0), Self.mostFractionDigits)
    self.text = text
  }

  /// The number with digits, a minus sign and a decimal point alone: `-1.50`.
  public var plain: String {
    guard fractionDigits > 0 else { return String(digits) }
    let all = String(digits.magnitude)
    let padded = String(repeating: "0", count: max(0, fractionDigits + 1 - all.count)) + all
    return "\(digits < 0 ? "-" : "")\(padded.dropLast(fractionDigits)).\(padded.suffix(fractionDigits))"
  }

  /// Whether both are the same number, whatever their decimals and texts: 1.0 and 1 are.
  func equals(_ other: PhraseNumber) -> Bool {
    let (one, two) = (PluralOperands(self), PluralOperands(other))
    return one.i == two.i && one.t == two.t && one.w == two.w
      && (digits < 0) == (other.digits < 0)
  }
}

extension PhraseNumber: ExpressibleByIntegerLiteral {
  /// A whole number, written by the book of phrases.
  public init(integerLiteral value: Int) { self.init(value) }
}
