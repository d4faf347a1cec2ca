/// Numbers, amounts and prices as a language writes them, for people. What a file holds is as in English, whoever writes it
/// (`description`); and whatever stands here is understood again when it is typed.

extension Language {
  /// What stands before the decimals. Either sign is understood.
  var decimalSign: String {
    switch self {
    case .english: "."
    case .spanish, .french, .turkish: ","
    }
  }

  /// Whether a word for things that are counted is in the plural behind this many thousandths.
  func isPlural(_ thousandths: Int64) -> Bool {
    switch self {
    case .english: thousandths > 1000
    case .spanish: thousandths != 1000
    case .french: thousandths >= 2000
    // Behind a number nothing ever is.
    case .turkish: false
    }
  }

  /// A number with the sign of its currency.
  fileprivate func price(_ number: String, _ currency: Currency) -> String {
    let sign = currency.rawValue
    return switch self {
    case .english: currency.leads ? sign + number : number + sign
    case .spanish, .french: "\(number)\u{A0}\(sign)"
    // A sign that is letters keeps its distance.
    case .turkish:
      sign.utf8.first.map { $0 < 0x80 && sign != "$" } == true ? "\(sign)\u{A0}\(number)" : sign + number
    }
  }
}

extension Number {
  /// `2500` as `2.5` or `2,5`, `2000` as `2`.
  package static func text(thousandths: Int64, in language: Language = .english) -> String {
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard part != 0 else { return "\(whole)" }
    var digits = String(1000 + part).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole)\(language.decimalSign)\(digits)"
  }

  /// `500` as `½`, `1333` as `1⅓`; `nil` for what is whole, or none of the fractions that measuring cups and spoons have.
  fileprivate static func fraction(thousandths: Int64) -> String? {
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    return fractions[part].map { whole == 0 ? $0 : "\(whole)\($0)" }
  }

  private static let fractions: [Int64: String] = [
    125: "⅛", 250: "¼", 333: "⅓", 375: "⅜", 500: "½", 625: "⅝", 667: "⅔", 750: "¾", 875: "⅞",
  ]
}

extension Amount {
  /// `½ cup`, `1½ tsp`, `2.5 kg`, `3 cans`; `½ taza`, `2,5 kg`: with fractions where people write them.
  package func text(in language: Language) -> String {
    guard unit.isWrittenInFractions, let number = Number.fraction(thousandths: thousandths) else {
      return decimals(in: language)
    }
    // Half a cup is no plural, where 0.4 of one may be.
    return number + gap + unit.name(for: max(1000, thousandths), in: language)
  }

  /// The same before the name of a thing, where a number says enough: `4 eggs`, `½ onion`; but `2x 7up`.
  package func text(before name: String, in language: Language) -> String {
    let text = text(in: language)
    guard unit == .piece, name.first?.isNumber != true else { return text }
    return String(text.dropLast(unit.rawValue.count))
  }

  /// `0.5 cup`, `2.5 kg`, `3 cans`, `4x`: with nothing but digits.
  func decimals(in language: Language) -> String {
    // With a zero behind, `1.234 g` is not a kilo and more.
    let zero = thousandths % 10 != 0 && unit.groupsThousands(thousandths) ? "0" : ""
    return Number.text(thousandths: thousandths, in: language) + zero + gap
      + unit.name(for: thousandths, in: language)
  }

  private var gap: String { unit == .piece ? "" : " " }
}

extension Price {
  /// `1.09€`, `1,09 €`, `€1,09`.
  package func text(in language: Language) -> String {
    var number = "\(minorUnits)"
    if currency.decimals == 2 {
      let (whole, part) = minorUnits.quotientAndRemainder(dividingBy: 100)
      number = "\(whole)\(language.decimalSign)\(String(100 + part).dropFirst())"
    }
    let price = language.price(number, currency)
    return basis.map { "\(price)/\($0.rawValue)" } ?? price
  }
}

extension PriceSums {
  /// `3.20€ + £4.00`; empty where there is nothing.
  package func text(in language: Language) -> String {
    prices.map { $0.text(in: language) }.joined(separator: " + ")
  }
}
