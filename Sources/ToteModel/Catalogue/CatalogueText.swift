/// Reads a vocabulary's catalogue: lines of `id: name, name`, continued by indented lines. `!` marks a word
/// that decides anywhere (`frozen`), `=` one that counts only as the whole name (`et` is Turkish for meat).
enum CatalogueText {
  struct Entry {
    /// Folded, with single blanks.
    var words: String
    var category: Category
    var decides = false
    var isWhole = false
  }

  private static let lines = Language.allCases.map { language in
    language.vocabulary.catalogue.utf8.split(separator: 0x0A).map { Folding.fold(String(Substring($0))) }
  }

  /// Only names that begin with this letter or digit.
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

  /// The words of a folded name, separated by blanks, hyphens, apostrophes and the like.
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
