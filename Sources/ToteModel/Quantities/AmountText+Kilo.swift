/// Implied kilos and litres: `3/4 de carne` is 0.75 kg, `kilo y medio de patatas` 1.5 kg.

extension AmountText {
  /// If `de` follows, and something that is sold by weight.
  static func isOfKilo(_ words: QuickAddTokens, at link: Int) -> Bool {
    guard isSpanishLink(words, at: link) else { return false }
    let name = Folding.fold(words[link + 1].text)
    return unit(name) == nil && !soldWhole.contains { name == $0 || name == $0 + "s" || name == $0 + "es" }
  }

  /// `2 livres de pommes`
  static func areHalfKilos(_ words: QuickAddTokens, at index: Int) -> Bool {
    words.isPlain(index) && halfKilos.contains(Folding.fold(words[index].text))
      && isOfKilo(words, at: index + 1) && isKnown(words, from: index + 2)
  }

  /// A unit that begins a line without a number: `kilo de tomates`, `litro y medio de leche`.
  static func oneUnit(_ words: QuickAddTokens, at start: Int) -> Unit? {
    guard let unit = oneUnit(words[start].text) else { return nil }
    let next = start + 1 + (NumberWords.andPart(words, at: start + 1)?.count ?? 0)
    guard words.isPlain(next), words[next].text.utf8.count <= 32 else { return nil }
    let link = Folding.fold(words[next].text)
    return link.hasPrefix("d'") || links.contains(link) && words.isPlain(next + 1) ? unit : nil
  }

  static func oneUnit(_ word: String) -> Unit? {
    guard (4...5).contains(word.utf8.count), loneUnits.contains(Folding.fold(word)) else { return nil }
    return unit(word)
  }

  /// `1/2 de kilo`: a unit behind a link.
  static func linkedUnit(_ words: QuickAddTokens, at link: Int) -> Unit? {
    isSpanishLink(words, at: link) ? unit(words[link + 1].text) : nil
  }

  private static func isSpanishLink(_ words: QuickAddTokens, at link: Int) -> Bool {
    words.isPlain(link) && words.isPlain(link + 1) && Folding.fold(words[link].text) == Vocabulary.spanish.of
  }

  private static let halfKilos = Language.words { $0.halfKilos }
  private static let loneUnits = Language.words { $0.loneUnits }
  private static let soldWhole = Language.words { $0.soldWhole }

  /// Between a measure and what is measured: `2 cups of rice`.
  static let links = Language.words { $0.of }
}
