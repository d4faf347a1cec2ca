/// Numbers, amounts and prices, which can be typed again like this. Files use `description`, which is the same in all languages.

extension Language {
  /// `12,345`, `12.345`, `12\u{202F}345`. Spanish groups from five digits on.
  package func grouped(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude)
    let sign = number < 0 ? "-" : ""
    guard digits.utf8.count >= vocabulary.fewestGroupedDigits else { return sign + digits }
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.utf8.count - place) % 3 == 0 { text += vocabulary.thousandsSign }
      text.append(digit)
    }
    return sign + text
  }
}

extension Number {
  package static func text(thousandths: Int64, in language: Language = .english) -> String {
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard part != 0 else { return "\(whole)" }
    var digits = String(1000 + part).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole)\(language.vocabulary.decimalSign)\(digits)"
  }

  /// `500` as `½`, `1333` as `1⅓`; `nil` for whole numbers and for fractions that no cup or spoon has.
  fileprivate static func fraction(thousandths: Int64) -> String? {
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    return fractions[part].map { whole == 0 ? $0 : "\(whole)\($0)" }
  }

  private static let fractions: [Int64: String] = [
    125: "⅛", 250: "¼", 333: "⅓", 375: "⅜", 500: "½", 625: "⅝", 667: "⅔", 750: "¾", 875: "⅞",
  ]
}

extension Amount {
  /// `½ cup`, `1½ tsp`, `2.5 kg`, `3 cans`; `½ taza`, `2,5 kg`.
  package func text(in language: Language) -> String {
    guard unit.isWrittenInFractions, Conventions.current.fractions,
      let number = Number.fraction(thousandths: thousandths)
    else {
      return decimals(in: language)
    }
    // Half a cup is singular, though 0.4 cups may be plural.
    return number + gap + unit.name(for: max(1000, thousandths), in: language)
  }

  /// Before a name, where a number is enough: `4 eggs`, `½ onion`; but `2x 7up`.
  package func text(before name: String, in language: Language) -> String {
    let text = text(in: language)
    guard unit == .piece, name.first?.isNumber != true else { return text }
    return String(text.dropLast(unit.rawValue.count))
  }

  /// `0.5 cup`, `2.5 kg`, `3 cans`, `4x`: without fractions.
  func decimals(in language: Language) -> String {
    // Without the zero, `1.234 g` would be more than a kilo.
    let zero = thousandths % 10 != 0 && unit.groupsThousands(thousandths) ? "0" : ""
    return Number.text(thousandths: thousandths, in: language) + zero + gap
      + unit.name(for: thousandths, in: language)
  }

  private var gap: String { unit == .piece ? "" : " " }
}

extension Price {
  /// `€12,345.50`, `12 345,50 €`, `€12.345,50`.
  package func text(in language: Language) -> String {
    let number = digits(decimalSign: language.vocabulary.decimalSign, whole: language.grouped)
    return withBasis(language.vocabulary.price(number, currency), named: { $0.shortName(in: language) })
  }

  /// Without cents, for an axis: `€150`.
  package func wholeText(in language: Language) -> String {
    language.vocabulary.price(language.grouped(minorUnits / currency.coins), currency)
  }

  /// As in files: `12345.50€`.
  package var description: String {
    let number = digits(decimalSign: ".") { String($0) }
    return withBasis(currency.leadsInFiles ? currency.rawValue + number : number + currency.rawValue)
  }

  private func digits(decimalSign: String, whole: (Int64) -> String) -> String {
    guard currency.decimals > 0 else { return whole(minorUnits) }
    let (units, cents) = minorUnits.quotientAndRemainder(dividingBy: currency.coins)
    return "\(whole(units))\(decimalSign)\(String(currency.coins + cents).dropFirst())"
  }

  private func withBasis(_ price: String, named name: (Unit) -> String = \.rawValue) -> String {
    basis.map { "\(price)/\(name($0))" } ?? price
  }
}

extension Unit {
  /// As it can be read behind a slash: `0,60 €/barra`, but not `2 €/verre`, which is more often a thing.
  fileprivate func shortName(in language: Language) -> String {
    let name = name(for: 1000, in: language)
    return isCount && self != .piece && Unit(spelling: name) == self ? name : rawValue
  }
}

extension PriceSums {
  /// `€3.20 + £4.00`
  package func text(in language: Language) -> String {
    prices.map { $0.text(in: language) }.joined(separator: " + ")
  }
}
