/// A filter's word that may refer to an amount: `cans`, `500`, `500g`, `kg`.

struct AmountWord: Hashable, Sendable {
  private var digits: String?
  private var units: [Unit]?

  /// `nil` if the folded word has nothing to do with amounts.
  init?(_ word: String) {
    let number = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let unit = word[number.endIndex...]
    if let first = number.first {
      guard first.isNumber else { return nil }
      digits = String(number.map { $0 == "," ? "." : $0 })
    }
    if !unit.isEmpty {
      let units = Unit.units(spelledLike: String(unit))
      if units.isEmpty { return nil }
      self.units = units
    }
    if digits == nil, units == nil { return nil }
  }

  func holds(of amount: Amount) -> Bool {
    if let units, !units.contains(amount.unit) { return false }
    guard let digits else { return true }
    let shown = amount.decimals
    return units == nil ? shown.hasPrefix(digits) : shown == digits
  }

  func isWithin(_ other: Self) -> Bool {
    if let wanted = other.units { guard let units, units.allSatisfy(wanted.contains) else { return false } }
    guard let wanted = other.digits else { return true }
    return other.units == nil ? digits?.hasPrefix(wanted) == true : digits == wanted
  }
}

extension Amount {
  fileprivate var decimals: String {
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return "\(whole)" }
    var places = String("\(1000 + rest)".dropFirst())
    while places.last == "0" { places.removeLast() }
    return "\(whole).\(places)"
  }
}
