/// How units are typed, in the words of all languages.

extension Unit {
  /// The unit of a word as people type it: any case, accents or none, singular or plural, with or without a full stop, in any
  /// language. Words that are more often a thing than a unit (`livre`, `bardak`) are left out. A glass is one only in front of what
  /// is in it (`AmountText.unit`).
  ///
  ///     Unit(spelling: "lbs.") == .pound
  ///     Unit(spelling: "şişe") == .bottle
  ///     Unit(spelling: "up") == nil
  package init?(spelling: some StringProtocol) {
    guard spelling.utf8.count <= 24 else { return nil }
    var key = Folding.fold(String(spelling))
    if key.hasSuffix(".") { key.removeLast() }
    guard let unit = Self.spellings[key] else { return nil }
    self = unit
  }

  /// The units that a folded word spells, or from three letters on begins to spell. Nobody filters by pieces.
  static func units(spelledLike word: String) -> [Unit] {
    let isBegun = word.utf8.count > 2
    let found = spellings.filter { $0.key == word || isBegun && $0.key.hasPrefix(word) }.values
    return allCases.filter { $0 != .piece && found.contains($0) }
  }

  /// A unit of several words: `yemek kaşığı`, `c. à soupe`. The answer has how many words it takes.
  static func phrase(_ words: (Int) -> String?) -> (unit: Unit, count: Int)? {
    func key(_ index: Int) -> String? {
      words(index).map { Folding.fold($0.filter { $0 != "." && $0 != "," }) }
    }
    // Most words behind a number begin no unit: their first byte tells.
    guard let byte = words(0)?.utf8.first, byte >= 0x80 || phraseInitials.contains(Folding.lower(byte)),
      let first = key(0), let phrases = phrases[first]
    else { return nil }
    for (rest, unit) in phrases
    where rest.indices.allSatisfy({ index in key(index + 1).map { $0 == rest[index] } == true }) {
      return (unit, rest.count + 1)
    }
    return nil
  }

  /// Whether a unit of several words may begin with this one.
  static func beginsPhrase(_ word: some StringProtocol) -> Bool { phrases[Folding.fold(String(word))] != nil }

  private static let spellings: [String: Unit] = Dictionary(
    allSpellings.filter { !$0.text.contains(" ") }.map { ($0.text, $0.unit) }, uniquingKeysWith: { $1 })

  private static let phraseInitials = Set(phrases.keys.compactMap(\.utf8.first))

  /// By their first words, the rest behind.
  private static let phrases: [String: [(rest: [String], unit: Unit)]] = Dictionary(
    grouping: allSpellings.filter { $0.text.contains(" ") }.map { text, unit in
      (words: text.split(separator: " ").map(String.init), unit: unit)
    }, by: { $0.words[0] }
  ).mapValues { $0.map { (Array($0.words.dropFirst()), $0.unit) } }

  private static var allSpellings: [(text: String, unit: Unit)] {
    Language.allCases.flatMap { language in
      language.vocabulary.units.flatMap { unit, names in names.spellings.map { ($0, unit) } }
    }
  }
}
