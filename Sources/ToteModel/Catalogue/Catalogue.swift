/// The everyday things known in all languages, by category. Typed categories and corrections take precedence.
///
///     Catalogue.category(of: "jus d'orange") == .drinks
///     Catalogue.category(of: "milk", corrections: ["milk": .frozen]) == .frozen
package enum Catalogue {
  /// The correction of a name's category, or that of the thing that the name means (`ReadName`). The preferred
  /// language is asked first. The others are asked each alone, and must understand every word, unless no
  /// language is preferred.
  ///
  /// Produce and meat in cans or jars are pantry goods, by amount or by name, as in `lata de tomates`.
  package static func category(
    of name: String, in unit: Unit? = nil, corrections: [String: Category] = [:],
    preferring language: Language? = nil
  ) -> Category? {
    let key = ItemName.key(of: name)
    if let known = corrections[key] { return known }
    let words = CatalogueText.words(of: key)
    guard let category = category(of: words, preferring: language) else { return nil }
    return unit.map(Lexicon.preserving.contains) == true && Category.pantry.moves(category)
      ? .pantry : category
  }

  /// Whether this is the whole name of something in it, and not only a part: `eggs`, but not `cheese pizza`.
  static func knows(_ name: String) -> Bool {
    let words = CatalogueText.words(of: ItemName.key(of: name))
    guard !words.isEmpty, words.count <= Lexicon.longestName else { return false }
    return Language.allCases.contains { Lexicon.knows(words[...], in: $0) }
  }

  private static func category(of words: [Substring], preferring language: Language?) -> Category? {
    if let language, let own = ReadName(words, in: language, isReaders: true, compoundsFrom: 6).category {
      return own
    }
    var partly: Category?
    for other in Language.allCases where other != language {
      let name = ReadName(words, in: other, compoundsFrom: language == nil ? Compound.fewestLetters : .max)
      guard let category = name.category else { continue }
      if name.isUnderstood { return category }
      partly = partly ?? category
    }
    return language == nil ? partly : nil
  }
}

extension Category {
  /// Whether something of another category stands here once a word or brand of this category is beside it:
  /// frozen peas are with the ice cream, orange Fanta with the drinks, dried figs with the pasta.
  func moves(_ thing: Category) -> Bool {
    switch self {
    case .household, .care: true
    case .frozen: ![.household, .care, .other].contains(thing)
    case .drinks: ![.household, .care, .other, .frozen].contains(thing)
    case .dairy, .bakery: [.produce, .pantry].contains(thing)
    case .pantry: [.produce, .meat].contains(thing)
    default: thing == .produce
    }
  }
}
