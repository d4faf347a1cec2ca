/// A language as far as phrases need to know it: its code and how it counts.
///
/// A language that isn't built in brings its own rules, written as Unicode's are:
///
///     let danish = PhraseLanguage("da", categories: [.one, .other]) { number in
///       number.n == 1 || number.t != 0 && number.i <= 1 ? .one : .other
///     }
public struct PhraseLanguage: Sendable {
  /// Its code, such as `en` or `pt-PT`.
  public let code: String
  /// The forms that its nouns have beside numbers.
  public let categories: Set<PluralCategory>
  /// The forms that its ordinal numbers have: English has four, as in 1st, 2nd, 3rd, 4th.
  public let ordinalCategories: Set<PluralCategory>
  private let cardinal: @Sendable (PluralOperands) -> PluralCategory
  private let ordinal: @Sendable (PluralOperands) -> PluralCategory

  /// Creates a language that isn't built in.
  ///
  /// - Parameters:
  ///   - categories: Each category that `cardinal` can return.
  ///   - ordinalCategories: Each category that `ordinal` can return.
  ///   - ordinal: By default all ordinal numbers are alike.
  ///   - cardinal: The category of a number of things.
  public init(
    _ code: String, categories: Set<PluralCategory>, ordinalCategories: Set<PluralCategory> = [.other],
    ordinal: @escaping @Sendable (PluralOperands) -> PluralCategory = { _ in .other },
    cardinal: @escaping @Sendable (PluralOperands) -> PluralCategory
  ) {
    (self.code, self.categories, self.ordinalCategories) = (code, categories, ordinalCategories)
    (self.cardinal, self.ordinal) = (cardinal, ordinal)
  }

  /// The form of a noun beside this number.
  public func category(of number: PhraseNumber) -> PluralCategory { cardinal(PluralOperands(number)) }

  /// The form of this number as an ordinal.
  public func ordinalCategory(of number: PhraseNumber) -> PluralCategory { ordinal(PluralOperands(number)) }

  /// A built-in language by its code, with or without a region: `tr`, `tr-TR`, `tr_TR.UTF-8`. `nil` for any other.
  public init?(code: String) {
    let parts = code.prefix { $0 != "." && $0 != "@" }.split { $0 == "-" || $0 == "_" }.map {
      $0.lowercased()
    }
    let found = Self.builtIn.first { $0.code.lowercased() == parts.prefix(2).joined(separator: "-") }
    guard let found = found ?? Self.builtIn.first(where: { $0.code == parts.first }) else { return nil }
    self = found
  }
}
