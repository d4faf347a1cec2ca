/// Reads a vocabulary's catalogue: lines of `id: name, name`, continued by indented lines. `!` marks a word
/// that moves other things to its category (`frozen`), `=` a short word that other languages have, too (`et` is
/// Turkish for meat), and `?` one that says too little alone (`filet`).
enum CatalogueText {
  struct Entry {
    enum Kind { case plain, mark, whole, asking }

    /// Folded, with single blanks.
    var words: String
    var category: Category
    var kind = Kind.plain

    var decides: Bool { kind == .mark }
    var isWhole: Bool { kind == .whole }
  }

  private static let catalogues = Language.allCases.map { lines($0.vocabulary.catalogue) }
  private static let brands = Language.allCases.map { lines(commonBrands) + lines($0.vocabulary.brands) }

  private static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: 0x0A).map { Folding.fold(String(Substring($0))) }
  }

  /// Only names that begin with this letter or digit.
  static func entries(_ language: Language, beginningWith initial: UInt8) -> [Entry] {
    entries(catalogues[language.rawValue], beginningWith: initial)
  }

  /// Those sold everywhere, and those of the countries where the language is spoken.
  static func brands(_ language: Language, beginningWith initial: UInt8) -> [Entry] {
    entries(brands[language.rawValue], beginningWith: initial)
  }

  private static func entries(_ lines: [String], beginningWith initial: UInt8) -> [Entry] {
    var entries: [Entry] = []
    forEachName(in: lines) { name, category in
      guard let first = name.first, name.first(where: { !isBetween($0) }) == initial else { return }
      entries.append(
        Entry(
          words: words(of: String(Substring(name))).joined(separator: " "), category: category,
          kind: kind(first)))
    }
    return entries
  }

  /// With its sign.
  private static func forEachName(in lines: [String], _ body: (Substring.UTF8View, Category) -> Void) {
    var category = Category.other
    for line in lines {
      for name in line.utf8.split(separator: 0x2C) {
        var name = name.drop { $0 == 0x20 }
        if let colon = name.firstIndex(of: 0x3A) {
          category = Category(rawValue: String(Substring(name[..<colon])))
          name = name[name.index(after: colon)...].drop { $0 == 0x20 }
        }
        body(name, category)
      }
    }
  }

  /// What somebody can buy, as the language writes it: no marks, no words that say too little, and of a singular and a
  /// plural that both stand there the plural, as people write it.
  static func names(_ language: Language) -> [(name: String, category: Category)] {
    let vocabulary = language.vocabulary
    var names: [(name: String, words: String, category: Category)] = []
    let lines = vocabulary.catalogue.utf8.split(separator: 0x0A).map { String(Substring($0)) }
    forEachName(in: lines) { name, category in
      guard let first = name.first, first != UInt8(ascii: "!"), first != UInt8(ascii: "?") else { return }
      let written = String(Substring(kind(first) == .whole ? name.dropFirst() : name))
      names.append((written, words(of: Folding.fold(written)).joined(separator: " "), category))
    }
    let categories = Dictionary(names.map { ($0.words, $0.category) }, uniquingKeysWith: { one, _ in one })
    return names.compactMap { name, words, category in
      let hasPlural = plurals(of: words, language).contains { $0 != words && categories[$0] == category }
      if hasPlural { return nil }
      return (vocabulary.namesBeginLarge ? capitalized(name) : name, category)
    }
  }

  private static func capitalized(_ name: String) -> String {
    name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static func kind(_ sign: UInt8) -> Entry.Kind {
    switch sign {
    case UInt8(ascii: "!"): .mark
    case UInt8(ascii: "="): .whole
    case UInt8(ascii: "?"): .asking
    default: .plain
    }
  }

  /// The words of a folded name, separated by blanks, hyphens, apostrophes and the like. An `s` behind an
  /// apostrophe is no word: `Kellogg's` is also written `Kelloggs`. The rest of a long text is ignored.
  static func words(of key: String, atMost limit: Int = 16) -> [Substring] {
    let words = key.utf8.split(maxSplits: limit, whereSeparator: isBetween).prefix(limit).map {
      Substring($0)
    }
    guard words.contains("s") else { return words }
    return words.filter { word in
      guard word == "s", word.startIndex > key.startIndex else { return true }
      return key.utf8[key.utf8.index(before: word.startIndex)] != UInt8(ascii: "'")
    }
  }

  static func isBetween(_ byte: UInt8) -> Bool {
    byte < 0x80 && !(0x61...0x7A ~= byte) && !(0x30...0x39 ~= byte)
  }

  private static let links = Language.allCases.map { Set($0.vocabulary.phraseLinks.split(separator: " ")) }

  /// The plurals by the rules of the language; not all of them are words.
  static func plurals(of words: String, _ language: Language) -> [String] {
    let vocabulary = language.vocabulary
    guard words.utf8.contains(0x20) else { return vocabulary.plurals(words) }
    let parts = words.split(separator: " ").map(String.init)
    if vocabulary.endsWithHead {
      guard let last = parts.last else { return [] }
      let lead = parts.dropLast().map { $0 + " " }.joined()
      return vocabulary.plurals(last).map { lead + $0 }
    }
    // `pommes de terre`, `haricots verts`: the first word, and those that agree with it.
    let agreeing = parts.prefix { !links[language.rawValue].contains($0[...]) }.count
    guard agreeing > 0 else { return [] }
    return vocabulary.plurals(parts[0]).flatMap { head in
      let rest = parts.dropFirst()
      let all = rest.enumerated().map { index, word in
        index + 1 < agreeing ? vocabulary.plurals(word).first ?? word : word
      }
      return [([head] + rest).joined(separator: " "), ([head] + all).joined(separator: " ")]
    }
  }
}
