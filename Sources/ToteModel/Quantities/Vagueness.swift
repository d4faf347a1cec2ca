/// What people say who don't count: `about 2 kg` is 2 kg, and of `some cheese`, `un poco de queso`, `quelques feuilles de laurier` and
/// `birkaç dal maydanoz` the words before the name are the note.

enum Vagueness {
  /// Whether a word says that the amount beside it is not exact.
  static func isAbout(_ words: QuickAddTokens, at index: Int) -> Bool {
    key(index, words).map { isAbout(key: $0) } == true
  }

  /// The same of a word alone.
  static func isAbout(_ word: String) -> Bool { isAbout(key: key(word)) }

  private static func isAbout(key: String) -> Bool {
    about.contains(key) || key == "about" || key == "unos" || key == "unas"
  }

  /// The same of a word behind an amount: `500 g environ`.
  static func isAboutBefore(_ words: QuickAddTokens, at index: Int) -> Bool {
    key(index, words).map(about.contains) == true
  }

  /// The words before the name that say how much, the last of them a link that is no part of the note.
  static func words(in words: QuickAddTokens) -> (all: Range<Int>, note: Range<Int>)? {
    guard let first = (0..<words.count).first(where: { words[$0].role == nil }), let key = key(first, words),
      let phrases = phrases[key]
    else { return nil }
    for phrase in phrases {
      let end = first + phrase.count
      guard phrase.indices.allSatisfy({ self.key(first + $0, words) == phrase[$0] }), words.isPlain(end)
      else { continue }
      var note = end
      if links.contains(phrase[phrase.count - 1]) { note -= 1 }
      guard note == end, let (_, count) = AmountText.unit(in: words, at: end), words.isPlain(end + count)
      else { return (first..<end, first..<note) }
      // `a few sprigs of thyme`
      let next = end + count
      let isLinked = self.key(next, words).map(links.contains) == true && words.isPlain(next + 1)
      return (first..<next + (isLinked ? 1 : 0), first..<next)
    }
    return nil
  }

  /// Whether a name that begins with this word may be read as more than a name.
  static func begin(_ word: String) -> Bool { phrases[Folding.fold(word)] != nil }

  /// Most words are longer than any of these: nothing is folded for them.
  private static func key(_ index: Int, _ words: QuickAddTokens) -> String? {
    guard words.isPlain(index), words[index].text.utf8.count <= 16 else { return nil }
    return key(words[index].text)
  }

  private static func key(_ word: String) -> String {
    let key = Folding.fold(word)
    return key.utf8.last == UInt8(ascii: ".") ? String(key.dropLast()) : key
  }

  private static let about: Set<String> = [
    "~", "≈", "±", "ca", "circa", "approx", "approximately", "around", "environ", "env", "aprox",
    "aproximadamente", "yaklasik",
  ]
  private static let links: Set<String> = ["of", "de"]

  /// By their first words.
  private static let phrases = Dictionary(
    grouping: [
      "some", "a few", "a bit of", "a little bit of", "a splash of", "a dash of", "a drizzle of", "a knob of",
      "splash of", "dash of", "drizzle of", "knob of",
      "un poco de", "un poquito de", "un chorrito de", "un chorro de", "un trozo de", "una nuez de", "unos",
      "unas", "algunos", "algunas", "algo de",
      "un peu de", "un trait de", "un morceau de", "un bout de", "quelques", "beaucoup de",
      "biraz", "birkac tane", "birkac", "bir miktar", "bir parca",
    ].map { $0.split(separator: " ").map(String.init) }, by: { $0[0] })
}
