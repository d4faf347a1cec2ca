/// Small values as stored: exact, short, and readable in `sqlite3`. This must never change.

extension Amount {
  /// `2500kg`: the thousandths and the unit. One field, so that a merge can't mix two amounts.
  package var stored: String { "\(thousandths)\(unit.rawValue)" }

  package init?(stored: String) {
    guard let (number, unit) = StoredText.split(stored), let unit = Unit(rawValue: unit) else { return nil }
    self.init(thousandths: number, unit: unit)
  }
}

extension Price {
  /// `109€` in the smallest coins; `250€/kg` if it is per unit.
  package var stored: String { "\(minorUnits)\(currency.rawValue)" + (basis.map { "/\($0.rawValue)" } ?? "") }

  package init?(stored: String) {
    guard let (number, rest) = StoredText.split(stored) else { return nil }
    if let currency = Currency(rawValue: rest) {
      self.init(minorUnits: number, currency: currency)
    } else {
      // The sign may have a slash: `S/.`
      guard let slash = rest.lastIndex(of: "/"), let currency = Currency(rawValue: String(rest[..<slash])),
        let basis = Unit(rawValue: String(rest[slash...].dropFirst()))
      else { return nil }
      self.init(minorUnits: number, currency: currency, basis: basis)
    }
  }
}

extension Category {
  private static let byRawValue = Dictionary(uniqueKeysWithValues: builtIn.map { ($0.rawValue, $0) })

  package init(stored: String) { self = Self.byRawValue[stored] ?? Category(rawValue: stored) }
}

private enum StoredText {
  static func split(_ text: String) -> (Int64, String)? {
    var text = text
    // Bytes are faster, and loading reads all amounts.
    let found: (number: Int64, digits: Int)? = text.withUTF8 { bytes in
      var number: Int64 = 0
      for (place, byte) in bytes.enumerated() {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return (number, place) }
        let (tens, isTooMuch) = number.multipliedReportingOverflow(by: 10)
        let (sum, isStillTooMuch) = tens.addingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
        guard !isTooMuch, !isStillTooMuch else { return nil }
        number = sum
      }
      return (number, bytes.count)
    }
    guard let found, found.digits > 0 else { return nil }
    return (found.number, String(text.utf8.dropFirst(found.digits)) ?? "")
  }
}
