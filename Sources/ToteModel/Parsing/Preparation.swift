/// How to prepare an ingredient, which becomes the note: `onion (diced)`, `salt to taste`. Without a comma
/// only behind kitchen measures (`2 cloves minced garlic`, but `1 can chopped tomatoes` is bought like that),
/// or where no shop does it: `2 cans chickpeas drained and rinsed`.

enum Preparation {
  /// The preparation at either end of the name; `nil` without one, or if it would leave no name.
  ///
  static func words(in words: QuickAddTokens, behind unit: Unit?) -> Range<Int>? {
    let free = (0..<words.count).filter { words[$0].role == nil }
    // The name must be in one piece.
    guard free.count > 1, let last = free.last, free == Array(free[0]...last), free.allSatisfy(words.isPlain)
    else { return nil }
    return behindComma(in: words, free) ?? inBrackets(in: words, free) ?? phrase(in: words, free)
      ?? beside(free, words, behind: unit)
  }

  /// Whether a name's first or last word may be one, without a comma and behind any amount or none.
  static func mayPrepareAlways(_ word: String) -> Bool {
    guard word.utf8.count <= longest else { return false }
    let key = Folding.fold(word)
    return isAdverb(key) || isForKitchens(key) || verbsBehind.contains(key)
  }

  /// `finely`, `melted`; but not `chopped`, as tomatoes are sold so.
  static func onlyCooksSay(_ word: String) -> Bool {
    guard word.utf8.count <= longest else { return false }
    let key = Folding.fold(word)
    return isAdverb(key) || isForKitchens(key)
  }

  /// Whether a note, or one part of it, is about cooking and means nothing to the next purchase: `diced`, but
  /// neither `sliced`, which is asked for at the counter, nor the `peeled` of a can of tomatoes.
  static func isForKitchens(note: Substring, of unit: Unit?) -> Bool {
    let keys = note.split(separator: " ").map { Folding.fold(String($0)) }
    return phrases.contains(keys) || keys.contains(where: isForKitchens)
      || unit?.isOfShelves != true && keys.contains { prepares($0) && !isForShops($0) }
  }

  /// Whether one part of a note says how large a thing is, how to prepare it, or how much it is in another measure.
  static func isRemark(_ note: Substring, beside amount: Amount?) -> Bool {
    if let amount, !amount.unit.isCount, Amount(String(note)) != nil { return true }
    let keys = note.split(separator: " ").map { Folding.fold(String($0)) }
    return keys.allSatisfy(QuickAddTokens.sizes.contains) || isForKitchens(note: note, of: amount?.unit)
      || PartOfLine.isServing(keys)
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
    // `diced, peeled carrots` has no name in front of the comma.
    let isNamed = free.prefix { $0 <= comma }.contains {
      let key = words.key($0) ?? ""
      return !PartOfLine.describes(key) && !prepares(key)
    }
    return isNamed && isPreparing(rest, words) ? rest : nil
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
  private static func beside(_ free: [Int], _ words: QuickAddTokens, behind unit: Unit?) -> Range<Int>? {
    let isMeasured = unit?.isOfKitchens == true
    guard
      isMeasured || mayPrepareAlways(words[free[0]].text)
        || mayPrepareAlways(words[free[free.count - 1]].text)
    else { return nil }
    let keys = free.map { words[$0].text.utf8.count <= longest ? words.key($0) ?? "" : "" }
    let before = preparing(keys)
    if before > 0, isMeasured || isCertain(keys[..<before], behind: unit) { return free[0]..<free[before] }
    let behind = preparing(keys.reversed())
    guard behind > 0,
      isMeasured || verbsBehind.contains(keys[keys.count - 1]) && unit?.isOfShelves != true
        || isCertain(keys.suffix(behind), behind: unit)
    else { return nil }
    return free[free.count - behind]..<free[free.count - 1] + 1
  }

  /// Whether only cooks do this, as `finely chopped` or `drained`. Cans hold what is finely chopped, too.
  private static func isCertain(_ keys: ArraySlice<String>, behind unit: Unit?) -> Bool {
    keys.contains(where: isForKitchens) || unit?.isOfShelves != true && keys.contains(where: isAdverb)
  }

  /// The number of words up to the last verb of a preparation; leaves a word for the name.
  private static func preparing(_ keys: [String]) -> Int {
    var count = 0
    var before = ""
    for (index, key) in keys.dropLast().enumerated() {
      // `freshly ground pepper`, but not `ground pepper`.
      let isSaid = index > 0 && count == 0 && ambiguous.contains(key) && adverbs.contains(before)
      before = key
      if prepares(key) || isSaid {
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

  static func isConnector(_ key: String) -> Bool { connectors.contains(key) }

  /// Whether behind a name it says what a cook does with it: `cut`, `chopped`, but not `cold`.
  static func isVerb(_ key: String) -> Bool { prepares(key) || parting.contains(key) }

  static func isAdverb(_ key: String) -> Bool { adverbs.contains(key) }

  private static func isForKitchens(_ key: String) -> Bool { isOne(key, of: kitchenVerbs) }
  private static func isForShops(_ key: String) -> Bool { isOne(key, of: shopVerbs) }

  /// With or without an ending.
  private static func isOne(_ key: String, of verbs: Set<String>) -> Bool {
    verbs.contains(key)
      || verbs.contains { key.hasPrefix($0) && endings.contains(String(key.dropFirst($0.count))) }
  }

  /// In bytes; longer words aren't looked up.
  private static let longest = 24

  private static let parting = Language.words { $0.partingVerbs }
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
  private static let kitchenVerbs = Language.words { $0.kitchenVerbs }
  private static let verbsBehind = Language.words { $0.verbsBehind }
  private static let shopVerbs = Language.words { $0.shopVerbs }
}
