/// How the model's small values stand in one field: exact, short, readable with the `sqlite3` program, and read
/// without the add field's parser. They stay as they are for good: the database and the journal hold them.

extension Amount {
  /// `2500kg`: the thousandths and the unit. One field, so that a merge cannot mix the number of one amount with
  /// the unit of another.
  public var stored: String { "\(thousandths)\(unit.rawValue)" }

  /// What was stored.
  public init?(stored: String) {
    guard let (number, unit) = StoredText.split(stored), let unit = Unit(rawValue: unit) else { return nil }
    self.init(thousandths: number, unit: unit)
  }
}

extension Price {
  /// `109€`: the smallest coins and the currency.
  public var stored: String { "\(minorUnits)\(currency.rawValue)" }

  /// What was stored.
  public init?(stored: String) {
    guard let (number, sign) = StoredText.split(stored), let currency = Currency(rawValue: sign) else {
      return nil
    }
    self.init(minorUnits: number, currency: currency)
  }
}

extension Category {
  private static let byRawValue = Dictionary(uniqueKeysWithValues: builtIn.map { ($0.rawValue, $0) })

  /// What was stored; the built-in ones are found at once.
  public init(stored: String) { self = Self.byRawValue[stored] ?? Category(rawValue: stored) }
}

/// A number with letters behind it.
private enum StoredText {
  static func split(_ text: String) -> (Int64, String)? {
    var number: Int64 = 0
    var rest = Substring(text).utf8
    while let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let (tens, isTooMuch) = number.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooMuch) = tens.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
      guard !isTooMuch, !isStillTooMuch else { return nil }
      number = sum
      rest.removeFirst()
    }
    guard rest.count < text.utf8.count else { return nil }
    return (number, String(Substring(rest)))
  }
}
