/// The part that a recipe uses, which becomes the note of what is bought: `juice of 1 lime`, `1 limonun
/// suyu`.

struct UsedPart {
  /// All its words, and those in the note.
  let words: Range<Int>
  let note: Range<Int>

  /// For a line without an amount yet. `nil` if it has no such part, or no number with a name.
  init?(in words: inout QuickAddTokens) {
    guard let first = (0..<words.count).first(where: { words[$0].role == nil }),
      let last = (first..<words.count).last(where: { words.isPlain($0) }),
      // Most lines are shorter.
      last - first > 1
    else { return nil }
    if let part = Self.before(first, &words) {
      self = part
    } else if let part = Self.behind(first, last, &words) {
      self = part
    } else {
      return nil
    }
  }

  private init(words: Range<Int>, note: Range<Int>) {
    (self.words, self.note) = (words, note)
  }

  /// A quick test of a plain name.
  static func mayBe(in name: String) -> Bool {
    let blanks = name.utf8.count { $0 == 0x20 }
    guard blanks > 0 else { return false }
    if ownedParts.contains(Folding.fold(String(name[...].lastWord))) { return true }
    return blanks > 2 && name.split(separator: " ").contains { parts.contains(Folding.fold(String($0))) }
  }

  /// `the juice and zest of 1 lime`
  private static func before(_ first: Int, _ words: inout QuickAddTokens) -> UsedPart? {
    var index = first
    if key(index, words).map(articles.contains) == true { index += 1 }
    let start = index
    var end: Int?
    while let key = key(index, words) {
      if parts.contains(key) {
        end = index + 1
      } else if !connectors.contains(key), !articles.contains(key), !Preparation.prepares(key),
        !Preparation.isAdverb(key)
      {
        break
      }
      index += 1
    }
    // The part may have an adjective, as in `zeste râpé d'un citron`.
    guard end != nil, let link = key(index, words) else { return nil }
    var rest = words
    if !links.contains(link) {
      guard link.hasPrefix("d'"), rest.split(index, after: 2) else { return nil }
    }
    guard saysHowMany(at: index + 1, &rest) else { return nil }
    words = rest
    return UsedPart(words: first..<index + 1, note: start..<index)
  }

  /// `1 limonun suyu`: number, name in the genitive, part. The name takes the form in the catalogue.
  private static func behind(_ first: Int, _ last: Int, _ words: inout QuickAddTokens) -> UsedPart? {
    guard key(last, words).map(ownedParts.contains) == true, saysHowMany(at: first, &words) else {
      return nil
    }
    for owner in (first + 1..<last).reversed() {
      guard let key = key(owner, words) else { return nil }
      if let ending = genitives.first(where: { isKnown(words, first + 1, owner, without: $0) }) {
        words.dropEnd(of: owner, letters: ending.count)
        return UsedPart(words: owner + 1..<last + 1, note: owner + 1..<last + 1)
      }
      // The part may have an adjective: `1 limonun rendelenmiş kabuğu`.
      guard Preparation.prepares(key) || owningParts.contains(key) || connectors.contains(key) else {
        return nil
      }
    }
    return nil
  }

  private static func saysHowMany(at index: Int, _ words: inout QuickAddTokens) -> Bool {
    guard words.isPlain(index) else { return false }
    var copy = words
    guard let amount = AmountText(in: &copy, at: index, isFirst: true, isCounting: true) else { return false }
    return copy.isPlain(amount.words.upperBound)
  }

  /// Whether the catalogue of a language with such endings has the words without this one of the last.
  private static func isKnown(_ words: QuickAddTokens, _ first: Int, _ last: Int, without ending: String)
    -> Bool
  {
    let keys = (first...last).compactMap { key($0, words) }
    guard let owner = keys.last, owner.hasSuffix(ending), owner.count > ending.count + 1 else { return false }
    let name = (keys.dropLast() + [String(owner.dropLast(ending.count))]).joined(separator: " ")
    return declining.contains {
      ReadName(CatalogueText.words(of: name), in: $0, isReaders: true).category != nil
    }
  }

  /// `nil` for long words, which are in no list.
  private static func key(_ index: Int, _ words: QuickAddTokens) -> String? {
    guard words.isPlain(index), words[index].text.utf8.count <= 32 else { return nil }
    return Folding.fold(words[index].text)
  }

  private static let parts = Language.words { $0.usedParts }
  private static let articles = Language.words { $0.articles }
  private static let connectors = Language.words { "& \($0.and)" }
  private static let links = Language.words { "\($0.of) \($0.from)" }
  private static let ownedParts = Language.words { $0.ownedParts }
  private static let owningParts = Language.words { $0.owningParts }
  private static let declining = Language.allCases.filter { !$0.vocabulary.genitives.isEmpty }
  private static let genitives = Language.phrases { $0.genitives }.flatMap(\.self)
}
