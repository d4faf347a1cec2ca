extension Unit {
  /// Ignores case, accents and full stops, in any language. Leaves out words that are more often a thing
  /// (`livre`, `bardak`), and glasses, which need contents (`AmountText.unit`).
  ///
  ///     Unit(spelling: "lbs.") == .pound
  ///     Unit(spelling: "up") == nil
  package init?(spelling: some StringProtocol) {
    guard spelling.utf8.count <= 24 else { return nil }
    var key = Folding.fold(String(spelling))
    // `lbs.`, `c.à.s.`
    if key.utf8.contains(UInt8(ascii: ".")) { key.removeAll { $0 == "." } }
    if let own = Self.own[Language.current.rawValue][key] {
      // As it is stored and exported: `bag` isn't `bağ`.
      self = Self.stored[String(spelling)] ?? own
      return
    }
    guard let unit = Self.spellings[key] else { return nil }
    self = unit
  }

  /// Whether a word means several of it.
  func isPlural(_ word: String) -> Bool {
    let key = Folding.fold(word)
    return Language.allCases.contains { language in
      language.vocabulary.units[self].map { $0.one != $0.several && Folding.fold($0.several) == key } == true
    }
  }

  /// Whether a folded word is a unit, though not in the reader's language.
  static func isForeign(_ word: String) -> Bool { own[Language.current.rawValue][word] == nil }

  /// The units that a folded word spells, or begins to spell with three letters. Filters ignore pieces.
  static func units(spelledLike word: String) -> [Unit] {
    let isBegun = word.utf8.count > 2
    let found = spellings.filter { $0.key == word || isBegun && $0.key.hasPrefix(word) }.values
    return allCases.filter { $0 != .piece && found.contains($0) }
  }

  /// A unit of several words, with their number: `yemek kaşığı`, `c. à soupe`.
  static func phrase(_ words: (Int) -> String?) -> (unit: Unit, count: Int)? {
    func key(_ index: Int) -> String? {
      words(index).map { Folding.fold($0.filter { $0 != "." && $0 != "," }) }
    }
    // The first byte rules out most words.
    guard let byte = words(0)?.utf8.first, byte >= 0x80 || phraseInitials.contains(Folding.lower(byte)),
      let first = key(0), let phrases = phrases[first]
    else { return nil }
    for (rest, unit) in phrases
    where rest.indices.allSatisfy({ index in key(index + 1).map { $0 == rest[index] } == true }) {
      return (unit, rest.count + 1)
    }
    return nil
  }

  static func beginsPhrase(_ word: some StringProtocol) -> Bool { phrases[Folding.fold(String(word))] != nil }

  private static let spellings: [String: Unit] = Dictionary(
    allSpellings.filter { !$0.text.contains(" ") }.map { ($0.text, $0.unit) },
    uniquingKeysWith: { one, _ in one })

  private static let own: [[String: Unit]] = Language.allCases.map { language in
    Dictionary(
      spellings(in: language).filter { !$0.text.contains(" ") }.map { ($0.text, $0.unit) },
      uniquingKeysWith: { one, _ in one })
  }

  private static let stored = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  private static let phraseInitials = Set(phrases.keys.compactMap(\.utf8.first))

  /// By first word, with the rest.
  private static let phrases: [String: [(rest: [String], unit: Unit)]] = Dictionary(
    grouping: allSpellings.filter { $0.text.contains(" ") }.map { text, unit in
      (words: text.split(separator: " ").map(String.init), unit: unit)
    }, by: { $0.words[0] }
  ).mapValues { $0.map { (Array($0.words.dropFirst()), $0.unit) } }

  private static var allSpellings: [(text: String, unit: Unit)] {
    Language.allCases.flatMap(spellings)
  }

  private static func spellings(in language: Language) -> [(text: String, unit: Unit)] {
    language.vocabulary.units.flatMap { unit, names in names.spellings.map { ($0, unit) } }
  }
}
