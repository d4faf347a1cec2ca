/// What a language's words mean in names of things: those of its catalogue and brands, and the small words
/// round them. Words are compared with and without their endings.
enum Lexicon {
  enum Meaning: Equatable {
    case thing(Category)
    /// A short word that may be another language's. It counts in the reader's, or as a whole name.
    case shortThing(Category)
    /// Says too little alone, so what it is made of decides (`filet de poulet`), or else this category.
    case asking(Category)
    /// A can, a bag, a slice: only what is in it decides.
    case measure(Unit)
    /// Moves things of other categories to its own: `frozen`, `dog`.
    case mark(Category)
    /// `other` if it makes too many things.
    case brand(Category)
    /// Leads to what a thing is made of (`of`), or to what else is said about it (`with`).
    case of, link
    /// Never changes where a thing stands: `organic`, `large`, `2`.
    case description

    var isShort: Bool {
      if case .shortThing = self { true } else { false }
    }
  }

  /// In words.
  static let longestName = 4
  /// What fresh things are preserved in.
  static let preserving: Set<Unit> = [.can, .jar]

  /// By the words themselves, then without endings, which short words keep: `pâtes` aren't English `pate`.
  static func meaning(of words: ArraySlice<Substring>, in language: Language) -> Meaning? {
    guard let initial = words.first?.utf8.first else { return nil }
    let names = names[language.rawValue][initial]
    if let exactly = names[words.joined(separator: " ")] { return exactly }
    let stems = words.map { language.vocabulary.stem(String($0)) }.joined(separator: " ")
    if let meaning = names[stems], !meaning.isShort { return meaning }
    guard words.count == 1, let word = words.first else { return nil }
    return smallWords[language.rawValue].meaning(of: String(word))
  }

  /// A thing that belongs to what stands before it: the tomatoes of `köy domatesi`.
  static func owned(_ words: ArraySlice<Substring>, in language: Language) -> Meaning? {
    guard words.startIndex > 0, let last = words.last else { return nil }
    for owned in language.vocabulary.ownedForms(String(last)) {
      if let meaning = meaning(of: words.dropLast() + [owned[...]], in: language) { return meaning }
    }
    return nil
  }

  /// Whether this is the whole name of a thing.
  static func knows(_ words: ArraySlice<Substring>, in language: Language) -> Bool {
    switch meaning(of: words, in: language) {
    case .thing, .shortThing, .mark: true
    default: false
    }
  }

  static func isBrand(_ word: String, in language: Language) -> Bool {
    if case .brand = meaning(of: [word[...]], in: language) { true } else { false }
  }

  private static let names = Language.allCases.map { language in
    ByInitial { initial in makeNames(language, beginningWith: initial) }
  }

  private static let smallWords = Language.allCases.map(SmallWords.init)

  private static func makeNames(_ language: Language, beginningWith initial: UInt8) -> [String: Meaning] {
    let things = CatalogueText.entries(language, beginningWith: initial).map { ($0.words, $0.meaning) }
    let brands = CatalogueText.brands(language, beginningWith: initial).map {
      ($0.words, Meaning.brand($0.category))
    }
    var names = Dictionary(things + brands, uniquingKeysWith: { one, _ in one })
    // After all names, so that one without its ending never hides another: `pâtes` aren't `pâté`.
    // A short word counts only as it is, and so does a brand: `Durex` isn't the plural of `dure`.
    let stem = language.vocabulary.stem
    for (words, meaning) in things where !meaning.isShort {
      let stems = words.split(separator: " ").map { stem(String($0)) }.joined(separator: " ")
      if names[stems] == nil { names[stems] = meaning }
    }
    return names
  }
}

extension CatalogueText.Entry {
  var meaning: Lexicon.Meaning {
    switch kind {
    case .plain: .thing(category)
    case .whole: .shortThing(category)
    case .asking: .asking(category)
    case .mark: .mark(category)
    }
  }
}
