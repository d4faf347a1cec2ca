/// The languages whose rules for plurals are built in, as Unicode's CLDR 48 has them.
///
/// Left out is what depends on compact notation (“1.2M”), since a number has none here: its exponent always counts as 0.
extension PhraseLanguage {
  /// All of them.
  public static let builtIn: [PhraseLanguage] = [
    arabic, czech, dutch, english, europeanPortuguese, french, german, italian, japanese, polish, portuguese,
    russian, spanish, swedish, turkish,
  ]

  /// Arabic, which has all six forms.
  public static let arabic = PhraseLanguage("ar", categories: Set(PluralCategory.allCases)) { number in
    switch number.n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case let n? where (3...10).contains(n % 100): .few
    case let n? where (11...99).contains(n % 100): .many
    default: .other
    }
  }

  /// Czech, whose `many` is for decimals.
  public static let czech = PhraseLanguage("cs", categories: [.one, .few, .many, .other]) { number in
    switch (number.v, number.i) {
    case (1..., _): .many
    case (_, 1): .one
    case (_, 2...4): .few
    default: .other
    }
  }

  /// Dutch.
  public static let dutch = PhraseLanguage("nl", categories: [.one, .other], cardinal: oneWithoutDecimals)

  /// English: 1 litre, 1.0 litres; 1st, 2nd, 3rd, 4th.
  public static let english = PhraseLanguage(
    "en", categories: [.one, .other], ordinalCategories: [.one, .two, .few, .other],
    ordinal: { number in
      guard let n = number.n, !(11...13).contains(n % 100) else { return .other }
      return switch n % 10 {
      case 1: .one
      case 2: .two
      case 3: .few
      default: .other
      }
    }, cardinal: oneWithoutDecimals)

  /// French, where nothing and one and a half are singular.
  public static let french = PhraseLanguage(
    "fr", categories: [.one, .many, .other], ordinalCategories: [.one, .other],
    ordinal: { $0.n == 1 ? .one : .other },
    cardinal: { $0.i <= 1 ? .one : isMillions($0) ? .many : .other })

  /// German.
  public static let german = PhraseLanguage("de", categories: [.one, .other], cardinal: oneWithoutDecimals)

  /// Italian: ordinals with an article that is shortened before a vowel (l’8, l’11) are `many`.
  public static let italian = PhraseLanguage(
    "it", categories: [.one, .many, .other], ordinalCategories: [.many, .other],
    ordinal: { number in
      switch number.n {
      case 8, 11, 80, 800: .many
      default: .other
      }
    }, cardinal: { isMillions($0) ? .many : oneWithoutDecimals($0) })

  /// Japanese, whose nouns have one form.
  public static let japanese = PhraseLanguage("ja", categories: [.other]) { _ in .other }

  /// Polish, whose `other` is for decimals.
  public static let polish = PhraseLanguage("pl", categories: [.one, .few, .many, .other]) { number in
    if number.v > 0 { return .other }
    if number.i == 1 { return .one }
    return isTwoToFour(number.i) ? .few : .many
  }

  /// Portuguese as in Brazil, where nothing is singular.
  public static let portuguese = PhraseLanguage("pt", categories: [.one, .many, .other]) { number in
    number.i <= 1 ? .one : isMillions(number) ? .many : .other
  }

  /// Portuguese as in Portugal.
  public static let europeanPortuguese = PhraseLanguage(
    "pt-PT", categories: [.one, .many, .other],
    cardinal: { isMillions($0) ? .many : oneWithoutDecimals($0) })

  /// Russian, whose `other` is for decimals.
  public static let russian = PhraseLanguage("ru", categories: [.one, .few, .many, .other]) { number in
    if number.v > 0 { return .other }
    if number.i % 10 == 1, number.i % 100 != 11 { return .one }
    return isTwoToFour(number.i) ? .few : .many
  }

  /// Spanish.
  public static let spanish = PhraseLanguage("es", categories: [.one, .many, .other]) { number in
    number.n == 1 ? .one : isMillions(number) ? .many : .other
  }

  /// Swedish: 1:a, 2:a, 3:e.
  public static let swedish = PhraseLanguage(
    "sv", categories: [.one, .other], ordinalCategories: [.one, .other],
    ordinal: { number in
      guard let n = number.n, !(11...12).contains(n % 100) else { return .other }
      return (1...2).contains(n % 10) ? .one : .other
    }, cardinal: oneWithoutDecimals)

  /// Turkish.
  public static let turkish = PhraseLanguage("tr", categories: [.one, .other]) { $0.n == 1 ? .one : .other }

  @Sendable private static func oneWithoutDecimals(_ number: PluralOperands) -> PluralCategory {
    number.i == 1 && number.v == 0 ? .one : .other
  }

  /// Whether “of” stands before the noun: “un million de pommes”.
  private static func isMillions(_ number: PluralOperands) -> Bool {
    number.v == 0 && number.i > 0 && number.i % 1_000_000 == 0
  }

  private static func isTwoToFour(_ i: UInt) -> Bool {
    (2...4).contains(i % 10) && !(12...14).contains(i % 100)
  }
}
