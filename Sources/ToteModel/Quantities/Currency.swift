/// A currency of ISO 4217, by its place in `Currencies`, where the well-known ones come first.
package struct Currency: Hashable, Sendable {
  fileprivate let place: UInt8

  fileprivate var facts: Currencies.Facts { Currencies.all[Int(place)] }

  /// The three letters: `EUR`.
  package var code: String { facts.code }
  /// As it is stored: the sign if it has one of its own, or else the code.
  package var rawValue: String { facts.stored }
  /// How many of the smallest coins make one: two decimals are a hundred.
  package var decimals: Int { facts.decimals }
  package var coins: Int64 { [1, 10, 100, 1000][facts.decimals] }

  /// As it is shown. A sign of several currencies, such as `kr`, stands for the reader's own only.
  package var sign: String {
    guard let shared = facts.shared else { return rawValue }
    if Self.ofReader == self { return shared }
    // `¥` is the reader's yuan.
    return Currency(spelling: shared) == self ? shared : code
  }

  /// Whether the sign stands in front of the number in files.
  var leadsInFiles: Bool { facts.leads }

  /// Whether it is one of those that write a sign: `kr`.
  func shares(_ sign: String) -> Bool {
    sign.utf8.count <= 9 && Currencies.owners[sign].map { $0.count > 1 && $0.contains(place) } == true
  }

  /// Several write `$`: of these a code beside the sign says which.
  var isDollar: Bool { facts.isDollar }
}

extension Currency: CaseIterable {
  package static let allCases = Currencies.all.indices.map { Currency(place: UInt8($0)) }

  /// Those with a sign or a word that most know, for lists of choices.
  package static let common = Array(allCases.prefix(Currencies.commonCount))
}

extension Currency: Comparable {
  package static func < (one: Currency, other: Currency) -> Bool { one.place < other.place }
}

extension Currency: CustomStringConvertible {
  package var description: String { code }
}

extension Currency {
  package static let euro = Currency("EUR")
  /// Of any country whose prices say no more than `$`.
  package static let dollar = Currency("USD")
  package static let pound = Currency("GBP")
  package static let lira = Currency("TRY")
  package static let yen = Currency("JPY")

  private init(_ code: String) { self = Currency(code: code)! }

  package init?(rawValue: String) {
    guard let place = Currencies.places.stored[rawValue] else { return nil }
    self.init(place: place)
  }

  package init?(code: some StringProtocol) {
    guard code.utf8.count == 3, let place = Currencies.places.code[String(code)] else { return nil }
    self.init(place: place)
  }

  /// A sign, a code in capitals, or a word: `€`, `EUR`, `euros`, `TL`; but no code that is also a word: `ALL`, `TOP`.
  package init?(spelling: some StringProtocol) {
    guard spelling.utf8.count <= 9, let owners = Currencies.owners[String(spelling)] else { return nil }
    if spelling == "pesos", Region.current.writesPesosAsDollars {
      self = .dollar
      return
    }
    // Whose sign is shared is the reader's own, or the best known.
    let own = owners.count > 1 ? Self.ofReader.flatMap { owners.contains($0.place) ? $0.place : nil } : nil
    guard let place = own ?? Currencies.default(of: owners) else { return nil }
    self.init(place: place)
    if facts.isWord, spelling == code, Self.ofReader != self { return nil }
  }

  /// From a country's code of two letters.
  package init?(country: some StringProtocol) {
    guard country.utf8.count == 2, let place = Currencies.places.country[String(country)] else { return nil }
    self.init(place: place)
  }

  /// `nil` if unknown.
  @TaskLocal package static var ofCountry: Currency?
  /// Of the list that a line is for.
  @TaskLocal static var ofList: Currency?

  /// What a sign of several currencies means.
  static var ofReader: Currency? { Conventions.current.currency ?? ofList ?? ofCountry }

  /// For prices without a sign while none is known; the message says how to choose another.
  package static let assumed = Currency.dollar

  /// Reads a line for a list with this currency. Only that of a shared sign makes a difference.
  static func reading<Result>(for list: Currency?, _ read: () -> Result) -> Result {
    guard let list, list.facts.shared != nil || list.facts.isWord, list != ofReader else { return read() }
    return $ofList.withValue(list, operation: read)
  }
}

// Signs in front of a number.
extension Currency {
  /// The sign that a word begins with, and the rest: `€1.09`, `R$5,90`.
  static func leading(_ text: String) -> (currency: Currency, rest: Substring)? {
    guard let byte = text.utf8.first, let signs = leadingSigns[byte] else { return nil }
    for sign in signs where text.hasPrefix(sign) {
      let rest = text.dropFirst(sign.count)
      // `2 Krispies`, `Rsomething`
      if rest.first?.isLetter == true { continue }
      guard let currency = Currency(spelling: sign) else { return nil }
      return (currency, rest.first == ":" ? rest.dropFirst() : rest)
    }
    return nil
  }

  /// By the first byte, longest first. Words such as `euros` only follow a number.
  private static let leadingSigns: [UInt8: [String]] = Dictionary(
    grouping: Currencies.owners.keys.filter { sign in
      !sign.contains { $0.isLetter && $0.isLowercase } || Currencies.places.stored[sign] != nil
        || Currencies.leadingWords.contains(sign)
    }.sorted { ($0.count, $0) > ($1.count, $1) }, by: { $0.utf8.first! })
}

// Currencies that aren't understood, which must not be taken for another.
extension Currency {
  /// A sign or a word that means money somewhere, though it isn't clear where, or nowhere any longer: `₿`, `DEM`.
  static func isForeign(_ text: some StringProtocol) -> Bool {
    let letters = text.drop { !$0.isLetter && !isSign($0) }.prefix { $0.isLetter || isSign($0) }
    guard (1...6).contains(letters.count), Currency(spelling: letters) == nil else { return false }
    return letters.contains(where: isSign) || Currencies.owners[String(letters)]?.count ?? 0 > 1
      || Currencies.old.contains(String(letters))
  }

  private static func isSign(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .currencySymbol
  }
}
