/// What a language calls a built-in category.
struct CategoryNames: Sendable {
  let title: String
  /// The words accepted behind `#`. The first is the main word, which has no blank and is written in lines.
  let words: [String]

  init(_ title: String, _ words: String) {
    self.title = title
    self.words = words.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}

extension Category {
  /// Its heading in a language; the user's own as written.
  package func name(in language: Language) -> String {
    language.vocabulary.categories[self]?.title ?? rawValue
  }

  /// What lines show behind `#`; the user's own as written.
  package func word(in language: Language) -> String {
    language.vocabulary.categories[self]?.words.first ?? rawValue
  }

  /// Names of several words of the built-in categories, in the language and in English.
  package static func longTitles(in language: Language) -> [String] {
    language == .english ? longNames[0] : longNames[0] + longNames[language.rawValue]
  }

  private static let longNames: [[String]] = Language.allCases.map { language in
    let names = language.vocabulary.categories
    let known = builtIn.compactMap { names[$0] }
    return known.flatMap { [$0.title] + $0.words }.filter { $0.contains(" ") }
  }
}

struct CategoryWords: Sendable {
  /// Headings and main words, which always mean the built-in category.
  let names: [String: Category]
  /// All words, in the order of a walk through a shop.
  let all: [(word: String, category: Category)]
  let marks: [(word: String, category: Category)]

  private init(_ language: Language) {
    var names: [String: Category] = [:]
    var all: [(word: String, category: Category)] = []
    var marks: [(word: String, category: Category)] = []
    for category in Category.builtIn {
      guard let known = language.vocabulary.categories[category] else { continue }
      let (title, words) = (Folding.fold(known.title), known.words.map(Folding.fold))
      for name in [title] + words.prefix(1) { names[name] = category }
      marks += words.prefix(1).map { ($0, category) }
      all += ([title] + words).map { ($0, category) }
    }
    (self.names, self.all, self.marks) = (names, all, marks)
  }

  static func of(_ language: Language) -> CategoryWords { byLanguage[language.rawValue] }

  private static let byLanguage = Language.allCases.map(CategoryWords.init)

  func category(_ key: String) -> Category? { all.first { $0.word == key }?.category }

  enum Begun: Equatable {
    case none, several
    case one(Category)
  }

  /// The only category with a word, or a main word, that begins like this; includes the user's own.
  func begun(_ key: String, own: [Category]) -> Begun {
    let ownNames = own.map { ($0.key, $0) }
    let found = Set((all + ownNames).filter { $0.word.hasPrefix(key) }.map(\.category))
    if found.count < 2 { return found.first.map { .one($0) } ?? .none }
    let named = Set((marks + ownNames).filter { $0.word.hasPrefix(key) }.map(\.category))
    return named.count == 1 ? named.first.map { .one($0) } ?? .several : .several
  }
}
