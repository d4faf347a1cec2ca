struct UnitNames: Sendable {
  let one: String
  let several: String
  /// Folded and without full stops.
  let spellings: [String]

  /// Reads `unit: singular, plural, other; …`. A single word is also the plural; others are only understood.
  static func table(_ text: String) -> [Unit: UnitNames] {
    var table: [Unit: UnitNames] = [:]
    for entry in text.split(separator: ";") {
      let parts = entry.split(separator: ":")
      let words = parts[1].split(separator: ",").map { Folding.clean(String($0)) }
      guard let unit = Unit(rawValue: Folding.clean(String(parts[0]))) else { continue }
      table[unit] = UnitNames(
        one: words[0], several: words.count > 1 ? words[1] : words[0],
        spellings: words.map { Folding.fold($0.filter { $0 != "." }) })
    }
    return table
  }
}

extension Unit {
  /// Of one.
  package func name(in language: Language) -> String { name(for: 1000, in: language) }

  /// For this many thousandths.
  func name(for thousandths: Int64, in language: Language) -> String {
    guard let names = language.vocabulary.units[self] else { return rawValue }
    return language.vocabulary.isPlural(thousandths) ? names.several : names.one
  }
}
