/// How to prepare an ingredient, which becomes the note: `onion (diced)`, `salt to taste`. Without a comma
/// only behind kitchen measures: `2 cloves minced garlic`, but `1 can chopped tomatoes` is bought like that.

enum Preparation {
  /// The preparation at either end of the name; `nil` if there is none, or no name would be left.
  ///
  /// - Parameter isMeasured: Whether the amount is a kitchen measure.
  static func words(in words: QuickAddTokens, isMeasured: Bool) -> Range<Int>? {
    let free = (0..<words.count).filter { words[$0].role == nil }
    // The name must be in one piece.
    guard free.count > 1, let last = free.last, free == Array(free[0]...last), free.allSatisfy(words.isPlain)
    else { return nil }
    return behindComma(in: words, free) ?? inBrackets(in: words, free) ?? phrase(in: words, free)
      ?? (isMeasured ? beside(free, words) : nil)
  }

  /// Whether a name's first or last word may be one behind a kitchen measure.
  static func mayPrepare(_ word: String) -> Bool {
    let key = Folding.fold(word)
    return prepares(key) || isAdverb(key)
  }

  static func end(_ word: String) -> Bool { lastWords.contains(Folding.fold(word)) }

  private static func behindComma(in words: QuickAddTokens, _ free: [Int]) -> Range<Int>? {
    guard let comma = free.dropLast().first(where: { words[$0].text.utf8.last == UInt8(ascii: ",") }) else {
      return nil
    }
    let rest = comma + 1..<free[free.count - 1] + 1
    return isPreparing(rest, words) ? rest : nil
  }

  private static func inBrackets(in words: QuickAddTokens, _ free: [Int]) -> Range<Int>? {
    guard let last = free.last, words[last].text.hasSuffix(")"),
      let first = free.dropFirst().last(where: { words[$0].text.hasPrefix("(") })
    else { return nil }
    let rest = first..<last + 1
    return isPreparing(rest, words) ? rest : nil
  }

  private static func isPreparing(_ range: Range<Int>, _ words: QuickAddTokens) -> Bool {
    range.contains { isPreparing(words[$0].text) }
  }

  static func isPreparing(_ word: some StringProtocol) -> Bool {
    let key = Folding.fold(String(word)).filter(\.isLetter)
    return verbs.contains(key) || stems.contains { key.hasPrefix($0) }
  }

  /// Before the name (`finely chopped parsley`), or behind it (`ajo picado`).
  private static func beside(_ free: [Int], _ words: QuickAddTokens) -> Range<Int>? {
    let keys = free.map { words[$0].text.utf8.count <= 24 ? Folding.fold(words[$0].text) : "" }
    let before = preparing(keys)
    if before > 0 { return free[0]..<free[before] }
    let behind = preparing(keys.reversed())
    return behind > 0 ? free[free.count - behind]..<free[free.count - 1] + 1 : nil
  }

  /// The number of words up to the last verb of a preparation; leaves a word for the name.
  private static func preparing(_ keys: [String]) -> Int {
    var count = 0
    for (index, key) in keys.dropLast().enumerated() {
      if prepares(key) {
        count = index + 1
      } else if adverbs.contains(key) {
        // Read backwards, it belongs to the word before.
        if count == index, count > 0 { count = index + 1 }
      } else if !connectors.contains(key) {
        break
      }
    }
    return count
  }

  static func prepares(_ key: String) -> Bool {
    if verbs.contains(key) { return !ambiguous.contains(key) }
    return stems.contains { key.hasPrefix($0) && endings.contains(String(key.dropFirst($0.count))) }
  }

  static func isAdverb(_ key: String) -> Bool { adverbs.contains(key) }

  private static let adverbs = Language.words { $0.adverbs }
  /// Between two preparations.
  private static let connectors = Language.words { "& \($0.and)" }
  private static let ambiguous = Language.words { $0.ambiguousVerbs }
  /// Other endings make other words: `rapeseed` isn't `râpé`.
  private static let endings = Language.words { $0.verbEndings }.union([""])

  /// Without brackets around it.
  static func note(_ text: String) -> String {
    text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
  }

  private static func phrase(in words: QuickAddTokens, _ free: [Int]) -> Range<Int>? {
    guard let last = free.last, words[last].text.utf8.count <= 16, end(words[last].text) else { return nil }
    for phrase in phrases where phrase.count < free.count {
      let tail = free.suffix(phrase.count)
      if zip(tail, phrase).allSatisfy({
        words[$0].text.utf8.count <= 16 && Folding.fold(words[$0].text) == $1
      }),
        let first = tail.first
      {
        return first..<free[free.count - 1] + 1
      }
    }
    return nil
  }

  private static let phrases = Language.phrases { $0.serving }
  private static let lastWords = Set(phrases.compactMap(\.last))
  private static let verbs = Language.words { $0.verbs }
  private static let stems = Language.words { $0.verbStems }
}
