/// How numbers and prices are written.
struct FigureStyle: Sendable {
  /// Before the decimals. Point and comma are both understood.
  let decimalSign: String
  /// Between groups of three digits, in numbers of so many digits and more.
  let thousandsSign: String
  var fewestGroupedDigits = 4
  /// Joins a number and the sign of its currency.
  let price: @Sendable (String, Currency) -> String

  /// `€2.50`, `CHF 2.50`
  static let signInFront: @Sendable (String, Currency) -> String = { number, currency in
    let sign = currency.sign
    return sign.first?.isLetter == true ? "\(sign)\u{A0}\(number)" : sign + number
  }
  /// `2,50 €`
  static let signBehind: @Sendable (String, Currency) -> String = { "\($0)\u{A0}\($1.sign)" }
}

// As the reader's country writes them.
extension Vocabulary {
  var decimalSign: String { regionalFigures.decimalSign }
  var thousandsSign: String { regionalFigures.thousandsSign }
  var fewestGroupedDigits: Int { regionalFigures.fewestGroupedDigits }
  var price: @Sendable (String, Currency) -> String { regionalFigures.price }

  private var regionalFigures: FigureStyle {
    guard !figuresAbroad.isEmpty, let country = Region.current.figures else { return figures }
    let abroad = figuresAbroad.first { $0.countries.split(separator: " ").contains { $0 == country } }
    return abroad?.figures ?? figures
  }
}
