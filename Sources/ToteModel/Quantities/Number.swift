/// The number at the start of a text, in thousandths without binary rounding, and the rest of it.
///
///     Number("2½kg")      // 2500 thousandths, rest "kg"
///     Number("7up")       // 7000, rest "up": no unit, so the add field takes it for a name
///
/// A single comma or point is the decimal sign (`2,500` is two and a half); several group thousands
/// (`1,234,567`). `1/2`, `⅔` and `2½` are numbers; `007`, `1.2.3`, `24/7` and twenty digits aren't.
package struct Number: Equatable {
  /// Rounded half up.
  var thousandths: Int64
  var rest: Substring
  /// Whether a fraction may follow: `1 1/2`.
  var isWhole: Bool
  var isFraction: Bool
  var decimals: Int

  init?(_ text: String) { self.init(Substring(text)) }

  init?(_ text: Substring) {
    // Most words begin with a letter.
    if let first = text.utf8.first, first > UInt8(ascii: "9"), first < 0x80 { return nil }
    var scan = Scan(text)
    if let fraction = scan.vulgar() {
      self.init(scan, thousandths: fraction, isFraction: true)
      return
    }
    var whole = Digits()
    var last = Digits()
    if scan.peek != ".", scan.peek != "," {
      last = scan.digits()
      guard last.count > 0 else { return nil }
    }
    let first = last.count
    var (signs, grouping, sign) = (0, Unicode.Scalar("."), Unicode.Scalar("."))
    var isGrouped = true
    while let next = scan.peek, next == "." || next == "," {
      let before = scan
      scan.advance()
      let digits = scan.digits()
      if digits.count == 0 {
        scan = before
        break
      }
      if signs == 0 { grouping = next } else { isGrouped = isGrouped && sign == grouping && last.count == 3 }
      whole.append(last)
      (last, sign, signs) = (digits, next, signs + 1)
    }
    // With two kinds of sign, the last is the decimal one. Several of one kind group thousands.
    let hasDecimals = signs == 1 || signs > 1 && sign != grouping
    if signs > 1 {
      guard isGrouped, 1...3 ~= first, hasDecimals || last.count == 3 else { return nil }
    }
    if !hasDecimals { whole.append(last) }
    let decimals = hasDecimals ? last : Digits()
    guard whole.count + decimals.count > 0, whole.count <= 12, whole.count < 2 || whole.first != 0
    else { return nil }
    if signs == 0 {
      if let fraction = scan.vulgar() {
        self.init(scan, thousandths: whole.value * 1000 + fraction)
        return
      }
      if let slash = scan.peek, slash == "/" || slash == "\u{2044}" {
        scan.advance()
        let lower = scan.digits()
        guard lower.count <= 4, lower.value > whole.value, whole.value > 0 else { return nil }
        self.init(
          scan, thousandths: (whole.value * 2000 + lower.value) / (2 * lower.value), isFraction: true)
        return
      }
    }
    self.init(
      scan, thousandths: whole.value * 1000 + (decimals.tenThousandths + 5) / 10, isWhole: signs == 0,
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

/// Digits in a row, read without an array.
private struct Digits {
  /// Valid up to twelve digits.
  var value: Int64 = 0
  var count = 0
  var first: Int64 = 0
  /// Cut after four digits.
  var tenThousandths: Int64 = 0

  mutating func append(_ digit: Int64) {
    if count == 0 { first = digit }
    if count < 4 { tenThousandths += digit * Self.tens[3 - count] }
    count += 1
    if count <= 18 { value = value * 10 + digit }
  }

  /// Behind a thousands sign.
  mutating func append(_ more: Digits) {
    if count == 0 { first = more.first }
    count += more.count
    if count <= 12 { value = value * Self.tens[more.count] + more.value }
  }

  private static let tens: [Int64] = (0...12).map { (0..<$0).reduce(1) { value, _ in value * 10 } }
}

private struct Scan {
  private var scalars: Substring.UnicodeScalarView

  init(_ text: Substring) { scalars = text.unicodeScalars }

  var rest: Substring { Substring(scalars) }
  var peek: Unicode.Scalar? { scalars.first }
  mutating func advance() { scalars.removeFirst() }

  /// Including full-width, Arabic, Persian and Devanagari ones.
  mutating func digits() -> Digits {
    var digits = Digits()
    while let scalar = scalars.first, let digit = Self.digit(scalar.value) {
      digits.append(digit)
      scalars.removeFirst()
    }
    return digits
  }

  private static func digit(_ value: UInt32) -> Int64? {
    if value < 0x80 { return 0x30...0x39 ~= value ? Int64(value - 0x30) : nil }
    return zeros.first { $0...($0 + 9) ~= value }.map { Int64(value - $0) }
  }

  private static let zeros: [UInt32] = [0x660, 0x6F0, 0x966, 0xFF10]

  mutating func vulgar() -> Int64? {
    guard let scalar = scalars.first, scalar.value >= 0x80, let value = Self.fractions[scalar] else {
      return nil
    }
    scalars.removeFirst()
    return value
  }

  private static let fractions: [Unicode.Scalar: Int64] = [
    "½": 500, "¼": 250, "¾": 750, "⅓": 333, "⅔": 667, "⅕": 200, "⅖": 400, "⅗": 600, "⅘": 800, "⅙": 167,
    "⅚": 833,
    "⅐": 143, "⅛": 125, "⅜": 375, "⅝": 625, "⅞": 875, "⅑": 111, "⅒": 100,
  ]
}
