/// The catalogue as it is written and as it is read: four texts in four files, and the rules by which each
/// language makes a plural. `Catalogue.swift` builds its table from this, once.

extension Language {
  /// Whether a phrase is known by its last word (`orange juice`) rather than its first (`jus d'orange`).
  var endsWithHead: Bool { self == .english || self == .turkish }
}

/// The texts of the catalogue. A line is a category's id, a colon, and names between commas; a line further
/// in goes on. A name behind `!` decides wherever it stands (`frozen peas`); one behind `=` counts only if
/// it is the whole name, because elsewhere it is another word (`et` is meat in Turkish and *and* in French).
/// A name stands in its singular.
enum CatalogueText {
  /// A name of the catalogue.
  struct Entry {
    /// Its words, folded, with single blanks.
    var words: String
    var category: Category
    var decides = false
    var isWhole = false
  }

  static func text(_ language: Language) -> String {
    switch language {
    case .english: english
    case .spanish: spanish
    case .french: french
    case .turkish: turkish
    }
  }

  /// The lines of the texts, folded once.
  private static let lines = Language.allCases.map { language in
    text(language).utf8.split(separator: 0x0A).map { Folding.fold(String(Substring($0))) }
  }

  /// The names of a language that begin with a letter or digit.
  static func entries(_ language: Language, beginningWith initial: UInt8) -> [Entry] {
    var entries: [Entry] = []
    var category = Category.other
    for line in lines[language.rawValue] {
      for name in line.utf8.split(separator: 0x2C) {
        var name = name.drop { $0 == 0x20 }
        if let colon = name.firstIndex(of: 0x3A) {
          category = Category(rawValue: String(Substring(name[..<colon])))
          name = name[name.index(after: colon)...].drop { $0 == 0x20 }
        }
        guard let first = name.first, name.first(where: { !isBetween($0) }) == initial else { continue }
        entries.append(
          Entry(
            words: words(of: String(Substring(name))).joined(separator: " "), category: category,
            decides: first == UInt8(ascii: "!"), isWhole: first == UInt8(ascii: "=")))
      }
    }
    return entries
  }

  /// The words of a folded name: what stands between blanks, hyphens, apostrophes and their like.
  static func words(of key: String) -> [Substring] {
    var words: [Substring] = []
    let bytes = key.utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if isBetween(byte) {
        if start < index { words.append(key[start..<index]) }
        start = next
      }
      index = next
    }
    if start < index { words.append(key[start..<index]) }
    return words
  }

  /// Whether a byte of a folded name stands between words.
  static func isBetween(_ byte: UInt8) -> Bool {
    byte < 0x80 && !(0x61...0x7A ~= byte) && !(0x30...0x39 ~= byte)
  }

  /// The plurals of a name, as far as its language makes them by rule; what is no word harms nobody.
  static func plurals(of words: String, _ language: Language) -> [String] {
    guard words.utf8.contains(0x20) else { return plurals(word: words, language) }
    let parts = words.split(separator: " ").map(String.init)
    if language.endsWithHead {
      guard let last = parts.last else { return [] }
      let lead = parts.dropLast().map { $0 + " " }.joined()
      return plurals(word: last, language).map { lead + $0 }
    }
    // `pommes de terre`, `haricots verts`: the first word, and with it those that agree with it.
    let agreeing = parts.prefix { !links.contains($0) }.count
    guard agreeing > 0 else { return [] }
    return plurals(word: parts[0], language).flatMap { head in
      let rest = parts.dropFirst()
      let all = rest.enumerated().map { index, word in
        index + 1 < agreeing ? plurals(word: word, language).first ?? word : word
      }
      return [([head] + rest).joined(separator: " "), ([head] + all).joined(separator: " ")]
    }
  }

  private static func plurals(word: String, _ language: Language) -> [String] {
    switch language {
    case .english:
      if word.hasSuffix("y"), !["a", "e", "o"].contains(word.dropLast().suffix(1)) {
        return [word.dropLast() + "ies"]
      }
      if word.hasSuffix("f") { return [word.dropLast() + "ves", word + "s"] }
      if word.hasSuffix("fe") { return [word.dropLast(2) + "ves", word + "s"] }
      if word.hasSuffix("o") { return [word + "s", word + "es"] }
      return ["s", "x", "ch", "sh"].contains(where: word.hasSuffix) ? [word + "es"] : [word + "s"]
    case .spanish:
      if word.hasSuffix("s") || word.hasSuffix("x") { return [word] }
      if word.hasSuffix("z") { return [word.dropLast() + "ces"] }
      return ["a", "e", "i", "o", "u"].contains(where: word.hasSuffix) ? [word + "s"] : [word + "es"]
    case .french:
      if ["s", "x", "z"].contains(where: word.hasSuffix) { return [word] }
      if word.hasSuffix("al") { return [word.dropLast() + "ux", word + "s"] }
      return word.hasSuffix("u") ? [word + "x", word + "s"] : [word + "s"]
    case .turkish: return [word + "lar", word + "ler"]
    }
  }

  /// Words that join a phrase in Spanish and French; what follows them does not agree with the head.
  private static let links: Set<String> = [
    "a", "al", "au", "aux", "con", "d", "de", "del", "des", "du", "en", "l", "la", "para", "pour",
  ]
}
