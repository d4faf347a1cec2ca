/// Tells units from names that begin like one: `2 diş fırçası` are toothbrushes, though `diş` is a clove.

extension AmountText {
  /// With its number of words.
  static func unit(in words: QuickAddTokens, at start: Int) -> (unit: Unit, count: Int)? {
    guard words.isPlain(start) else { return nil }
    if let phrase = Unit.phrase({ words.isPlain(start + $0) ? words[start + $0].text : nil }) {
      // Empty glasses are what is bought: `6 çay bardağı`.
      let next = start + phrase.count
      let isThing =
        phrase.unit == .glass && (isEmpty(words, start, next) || isName(.glass, words, next: next))
      return isThing ? nil : phrase
    }
    if let glass = glass(in: words, at: start) { return glass }
    // An American cup; only small, because of `4 C batteries`.
    if words[start].text == "c." || words[start].text == "c", words.isPlain(start + 1),
      !isName(.cup, words, next: start + 1)
    {
      return (.cup, 1)
    }
    if let spoon = spoon(in: words, at: start) { return (spoon, 1) }
    return unit(words[start].text).flatMap {
      isName($0, words, next: start + 1) || isOwnName(words, start) ? nil : ($0, 1)
    }
  }

  /// Another language's unit that begins a name of the reader's: `2 can eriği` are plums.
  private static func isOwnName(_ words: QuickAddTokens, _ start: Int) -> Bool {
    let key = Folding.fold(words[start].text)
    guard Unit.isForeign(key), words.isPlain(start + 1) else { return false }
    let end = (start..<min(words.count, start + Lexicon.longestName)).last(where: words.isPlain) ?? start
    return (start + 1...max(start + 1, end)).contains { last in
      Lexicon.knows(
        CatalogueText.words(of: ItemName.key(of: words.text(start..<last + 1)))[...], in: .current)
    }
  }

  /// `2 T sugar`, `1 t salt`: American tablespoons and teaspoons.
  private static func spoon(in words: QuickAddTokens, at start: Int) -> Unit? {
    let text = words[start].text
    guard text.utf8.count == 1, text == "T" || text == "t", words.isPlain(start + 1) else { return nil }
    let next = Folding.fold(String(words[start + 1].text.prefix(8)))
    if next.hasPrefix("shirt") || next.hasPrefix("bone") || next.hasPrefix("-") { return nil }
    return text == "T" ? .tablespoon : .teaspoon
  }

  /// `a glass of milk`, `2 verres d'eau`, `1 vaso y medio de harina`
  private static func glass(in words: QuickAddTokens, at start: Int) -> (unit: Unit, count: Int)? {
    guard Unit(spelling: words[start].text) == .glass else { return nil }
    let link = start + 1 + (NumberWords.andPart(words, at: start + 1)?.count ?? 0)
    if !isEmpty(words, start, start + 1), !words.hasFree(start + 1) { return (.glass, 1) }
    guard words.isPlain(link), words[link].text.utf8.count <= 32 else { return nil }
    let key = Folding.fold(words[link].text)
    let isLinked = key.hasPrefix("d'") || links.contains(key) && link + 1 < words.count
    return isLinked && !isName(.glass, words, next: link) ? (.glass, 1) : nil
  }

  /// A glass without a name behind it, or before it (`milk 2 glasses`). A set of six glasses is empty, too.
  private static func isEmpty(_ words: QuickAddTokens, _ start: Int, _ next: Int) -> Bool {
    guard !words.hasFree(next) else { return false }
    guard start > 1, words.hasFree(start - 2), Number(words[start - 2].text) == nil else { return true }
    return links.contains(Folding.fold(String(words[start - 2].text.prefix(4))))
  }

  private static func isName(_ unit: Unit, _ words: QuickAddTokens, next: Int) -> Bool {
    guard let names = namesBehind[unit] else { return false }
    func key(_ index: Int) -> String {
      words.isPlain(index) && words[index].text.utf8.count <= 16 ? Folding.fold(words[index].text) : ""
    }
    let first = key(next)
    return names.contains(first) || first.last == "s" && names.contains(String(first.dropLast()))
      || nameLinks.contains(first) && names.contains(key(next + 1))
  }

  private static let nameLinks = Language.words { $0.nameLinks }
  private static let namesBehind: [Unit: Set<String>] = {
    let units = Set(Language.allCases.flatMap { $0.vocabulary.namesBehindUnits.keys })
    return Dictionary(
      uniqueKeysWithValues: units.map { unit in
        (unit, Language.words { $0.namesBehindUnits[unit] ?? "" })
      })
  }()
}

extension QuickAddTokens {
  /// Quoted or not.
  fileprivate func hasFree(_ index: Int) -> Bool {
    index < count && self[index].role == nil && self[index].mark == nil
  }
}

extension Language {
  /// Between a glass and its contents: without a link, `2 glass bowls` would be glasses.
  func link(behind unit: Unit) -> String {
    unit == .glass && !vocabulary.of.isEmpty ? " \(vocabulary.of)" : ""
  }
}
