/// Numbers as people type them into a shopping list, without binary rounding: what stands at the start of a
/// word is read digit by digit into thousandths. Amounts and prices are made of it.

/// The number at the start of a text, and what follows it.
///
///     Number("2½kg")      // 2500 thousandths, rest "kg"
///     Number("1,234.50")  // 1234500
///     Number("7up")       // 7000, rest "up": no unit, so the add field takes it for a name
///
/// One comma or one point is the decimal sign, so `2,500` is two and a half. Where there are several they
/// group thousands: `1,234,567`, `1.234,5`. A proper fraction may stand alone (`1/2`, `⅔`) or behind a whole
/// number (`2½`). `007`, `1.2.3`, `24/7` and twenty digits are no numbers.
package struct Number: Equatable {
  /// The value, a thousand times, rounded half up.
  var thousandths: Int64
  /// What stands behind it.
  var rest: Substring
  /// Whether it was written as a whole number, so that a fraction may follow: `1 1/2`.
  var isWhole: Bool
  /// Whether it was written as a fraction below one.
  var isFraction: Bool
  /// The digits behind the decimal sign, for money, where their count matters.
  var decimals: Int

  init?(_ text: some StringProtocol) {
    // Most words begin with a letter, and 100,000 lines have many words.
    if let first = text.utf8.first, first > UInt8(ascii: "9"), first < 0x80 { return nil }
    var scan = Scan(text)
    if let fraction = scan.vulgar() {
      self.init(scan, thousandths: fraction, isFraction: true)
      return
    }
    var groups: [[Int64]] = []
    var signs: [Unicode.Scalar] = []
    if let first = scan.peek, first == "." || first == "," {
      groups.append([])
    } else {
      groups.append(scan.digits())
      guard !groups[0].isEmpty else { return nil }
    }
    while let sign = scan.peek, sign == "." || sign == "," {
      let before = scan
      scan.advance()
      let digits = scan.digits()
      if digits.isEmpty {
        scan = before
        break
      }
      signs.append(sign)
      groups.append(digits)
    }
    let decimals: [Int64]
    switch signs.count {
    case 0: decimals = []
    case 1: decimals = groups.removeLast()
    default:
      // Two kinds of sign: the last is the decimal one. One kind: all of them group thousands.
      let grouping = signs[0]
      if signs[signs.count - 1] != grouping {
        decimals = groups.removeLast()
        signs.removeLast()
      } else {
        decimals = []
      }
      guard signs.allSatisfy({ $0 == grouping }), (1...3).contains(groups[0].count),
        groups.dropFirst().allSatisfy({ $0.count == 3 })
      else { return nil }
    }
    let digits = groups.flatMap { $0 }
    guard digits.count <= 12, digits.count < 2 || digits[0] != 0, digits.count + decimals.count > 0
    else { return nil }
    let whole = digits.reduce(0) { $0 * 10 + $1 }
    if signs.isEmpty, decimals.isEmpty {
      if let fraction = scan.vulgar() {
        self.init(scan, thousandths: whole * 1000 + fraction)
        return
      }
      if let slash = scan.peek, slash == "/" || slash == "\u{2044}" {
        scan.advance()
        let below = scan.digits()
        guard below.count <= 4, let lower = Optional(below.reduce(0) { $0 * 10 + $1 }), lower > whole,
          whole > 0
        else { return nil }
        self.init(scan, thousandths: (whole * 2000 + lower) / (2 * lower), isFraction: true)
        return
      }
    }
    let scaled = decimals.prefix(4) + Array(repeating: 0, count: max(0, 4 - decimals.count))
    let tail = scaled.reduce(0) { $0 * 10 + $1 }
    self.init(
      scan, thousandths: whole * 1000 + (tail + 5) / 10, isWhole: signs.isEmpty && decimals.isEmpty,
      decimals: decimals.count)
  }

  private init(
    _ scan: Scan, thousandths: Int64, isWhole: Bool = false, isFraction: Bool = false, decimals: Int = 0
  ) {
    self.thousandths = thousandths
    self.rest = scan.rest
    self.isWhole = isWhole
    self.isFraction = isFraction
    self.decimals = decimals
  }
}

/// A place in a text that moves forward by whole scalars.
private struct Scan {
  private var scalars: Substring.UnicodeScalarView

  init(_ text: some StringProtocol) { scalars = Substring(text).unicodeScalars }

  var rest: Substring { Substring(scalars) }
  var peek: Unicode.Scalar? { scalars.first }
  mutating func advance() { scalars.removeFirst() }

  /// Decimal digits, also full-width ones and those of Arabic, Persian and Devanagari.
  mutating func digits() -> [Int64] {
    var digits: [Int64] = []
    while let scalar = scalars.first, let zero = Self.zeros.first(where: { $0...($0 + 9) ~= scalar.value }) {
      digits.append(Int64(scalar.value - zero))
      scalars.removeFirst()
    }
    return digits
  }

  private static let zeros: [UInt32] = [0x30, 0x660, 0x6F0, 0x966, 0xFF10]

  /// One of the fractions that are a single character, in thousandths.
  mutating func vulgar() -> Int64? {
    let value: Int64
    switch scalars.first {
    case "½": value = 500
    case "¼": value = 250
    case "¾": value = 750
    case "⅓": value = 333
    case "⅔": value = 667
    case "⅕": value = 200
    case "⅖": value = 400
    case "⅗": value = 600
    case "⅘": value = 800
    case "⅙": value = 167
    case "⅚": value = 833
    case "⅐": value = 143
    case "⅛": value = 125
    case "⅜": value = 375
    case "⅝": value = 625
    case "⅞": value = 875
    case "⅑": value = 111
    case "⅒": value = 100
    default: return nil
    }
    scalars.removeFirst()
    return value
  }
}
