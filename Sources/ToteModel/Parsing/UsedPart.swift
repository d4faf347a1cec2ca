/// What recipes use of a thing, where they say of how many: `juice of 1 lime`, `le jus d'un citron`, `1 limonun suyu`. One buys
/// the lime, and what is used of it becomes the note.

struct UsedPart {
  /// All words that say it, and those of them that are the note.
  let words: Range<Int>
  let note: Range<Int>

  /// Finds it in a line whose amount has not been read yet; `nil` where it says no such thing, or no number with a name.
  init?(in words: inout QuickAddTokens) {
    guard let first = (0..<words.count).first(where: { words[$0].role == nil }),
      let last = (first..<words.count).last(where: { words.isPlain($0) }),
      // Most lines are shorter: nothing is looked up for them.
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

  /// Whether a plain name might be read as one.
  static func mayBe(in name: String) -> Bool {
    let blanks = name.utf8.count { $0 == 0x20 }
    guard blanks > 0 else { return false }
    if suffixes.contains(Folding.fold(String(name[...].lastWord))) { return true }
    return blanks > 2 && name.split(separator: " ").contains { parts.contains(Folding.fold(String($0))) }
  }

  /// `the juice and zest of 1 lime`: the part, a link, a number and a name.
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
    // What is said of the part stands before the link, as in `zeste râpé d'un citron`.
    guard end != nil, let link = key(index, words) else { return nil }
    var rest = words
    if !links.contains(link) {
      guard link.hasPrefix("d'"), rest.split(index, after: 2) else { return nil }
    }
    guard saysHowMany(at: index + 1, &rest) else { return nil }
    words = rest
    return UsedPart(words: first..<index + 1, note: start..<index)
  }

  /// `1 limonun suyu`: a number, a name that owns, and the part. The name is written as the catalogue knows it.
  private static func behind(_ first: Int, _ last: Int, _ words: inout QuickAddTokens) -> UsedPart? {
    guard key(last, words).map(suffixes.contains) == true, saysHowMany(at: first, &words) else { return nil }
    for owner in (first + 1..<last).reversed() {
      guard let key = key(owner, words) else { return nil }
      if let ending = genitives.first(where: { isKnown(words, first + 1, owner, without: $0) }) {
        words.dropEnd(of: owner, letters: ending.count)
        return UsedPart(words: owner + 1..<last + 1, note: owner + 1..<last + 1)
      }
      // Between them stands only what is said of the part: `1 limonun rendelenmiş kabuğu`.
      guard Preparation.prepares(key) || owned.contains(key) || connectors.contains(key) else { return nil }
    }
    return nil
  }

  /// Whether there is a number at a word, and something behind it that it may be of.
  private static func saysHowMany(at index: Int, _ words: inout QuickAddTokens) -> Bool {
    guard words.isPlain(index) else { return false }
    var copy = words
    guard let amount = AmountText(in: &copy, at: index, isFirst: true, isCounting: true) else { return false }
    return copy.isPlain(amount.words.upperBound)
  }

  /// Whether the words up to one are in the catalogue without this ending of the last.
  private static func isKnown(_ words: QuickAddTokens, _ first: Int, _ last: Int, without ending: String)
    -> Bool
  {
    let keys = (first...last).compactMap { key($0, words) }
    guard let owner = keys.last, owner.hasSuffix(ending), owner.count > ending.count + 1 else { return false }
    let name = (keys.dropLast() + [String(owner.dropLast(ending.count))]).joined(separator: " ")
    return Catalogue.category(of: name, learnt: [:]) != nil
  }

  /// Most words are none of these: nothing long is folded.
  private static func key(_ index: Int, _ words: QuickAddTokens) -> String? {
    guard words.isPlain(index), words[index].text.utf8.count <= 32 else { return nil }
    return Folding.fold(words[index].text)
  }

  private static let parts: Set<String> = [
    "juice", "zest", "rind", "peel", "zumo", "jugo", "ralladura", "corteza", "cascara", "piel", "jus",
    "zeste", "zestes", "ecorce",
  ]
  private static let articles: Set<String> = ["the", "el", "la", "los", "las", "le", "les"]
  private static let connectors: Set<String> = ["and", "&", "y", "et", "ve"]
  private static let links: Set<String> = ["of", "from", "de"]

  /// In Turkish the part stands last, and may itself own another: `limonun kabuğunun rendesi`.
  private static let suffixes: Set<String> = ["suyu", "kabugu", "rendesi"]
  private static let owned: Set<String> = ["suyu", "kabugu", "kabugunun"]
  private static let genitives = ["nin", "nun", "in", "un"]
}
