/// The words of a language that are in names of things and are none: links, measures, descriptions.
struct SmallWords: Sendable {
  private var meanings: [String: Lexicon.Meaning] = [:]
  private var descriptions: Set<Substring> = []

  init(_ language: Language) {
    let vocabulary = language.vocabulary
    func words(_ texts: [String]) -> [String] {
      texts.flatMap { $0.split { " ,\n".contains($0) }.map { Folding.fold(String($0)) } }
    }
    for (unit, names) in vocabulary.units {
      for spelling in names.spellings { meanings[spelling] = .measure(unit) }
    }
    for word in words(Array(vocabulary.numbers.values)) + words(Array(vocabulary.dozens.values)) {
      meanings[word] = .description
    }
    for word in words([vocabulary.phraseLinks]) { meanings[word] = .link }
    for word in words([vocabulary.of, vocabulary.ofWords]) { meanings[word] = .of }
    for word in words([vocabulary.and]) { meanings[word] = vocabulary.endsWithHead ? .description : .link }
    descriptions = Set(
      words([
        vocabulary.articles, vocabulary.sizes, vocabulary.adjectives, vocabulary.adverbs, vocabulary.verbs,
        vocabulary.descriptions,
      ]).map(Self.withoutGender))
  }

  func meaning(of word: String) -> Lexicon.Meaning? {
    if let known = meanings[word] { return known }
    if word.utf8.count == 1 || word.utf8.contains(where: { 0x30...0x39 ~= $0 }) { return .description }
    return descriptions.contains(Self.withoutGender(word)) ? .description : nil
  }

  /// `fresco`, `frescas` and `fresca` describe alike, and so do `frais` and `fraîche` if both are listed.
  private static func withoutGender(_ word: String) -> Substring {
    var word = word[...]
    if word.utf8.count > 3, word.hasSuffix("s") { word = word.dropLast() }
    if word.utf8.count > 3, let last = word.last, "aeo".contains(last) { word = word.dropLast() }
    return word
  }
}
