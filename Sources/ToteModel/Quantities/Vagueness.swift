/// `about 2 kg` is 2 kg; of `some cheese`, `birkaç dal maydanoz` the words before the name become the note.

enum Vagueness {
  /// Whether a word makes the amount beside it inexact.
  static func isAbout(_ words: QuickAddTokens, at index: Int) -> Bool {
    key(index, words).map { isAbout(key: $0) } == true
  }

  static func isAbout(_ word: String) -> Bool { isAbout(key: key(word)) }

  private static func isAbout(key: String) -> Bool {
    about.contains(key) || aboutBefore.contains(key)
  }

  /// Behind an amount: `500 g environ`.
  static func isAboutBefore(_ words: QuickAddTokens, at index: Int) -> Bool {
    key(index, words).map(about.contains) == true
  }

  /// The words before the name that say how much; the note drops a link at their end.
  static func words(in words: QuickAddTokens) -> (all: Range<Int>, note: Range<Int>)? {
    guard let first = (0..<words.count).first(where: { words[$0].role == nil }), let key = key(first, words),
      let phrases = phrases[key]
    else { return nil }
    for phrase in phrases {
      let end = first + phrase.count
      guard phrase.indices.allSatisfy({ self.key(first + $0, words) == phrase[$0] }), words.isPlain(end)
      else { continue }
      var note = end
      if AmountText.links.contains(phrase[phrase.count - 1]) { note -= 1 }
      guard note == end, let (_, count) = AmountText.unit(in: words, at: end), words.isPlain(end + count)
      else { return (first..<end, first..<note) }
      // `a few sprigs of thyme`
      let next = end + count
      let isLinked = self.key(next, words).map(AmountText.links.contains) == true && words.isPlain(next + 1)
      return (first..<next + (isLinked ? 1 : 0), first..<next)
    }
    return nil
  }

  /// Whether a name's first word may be read as such a phrase.
  static func begin(_ word: String) -> Bool { phrases[Folding.fold(word)] != nil }

  /// `nil` for long words, which are in no phrase.
  private static func key(_ index: Int, _ words: QuickAddTokens) -> String? {
    guard words.isPlain(index), words[index].text.utf8.count <= 16 else { return nil }
    return key(words[index].text)
  }

  private static func key(_ word: String) -> String {
    let key = Folding.fold(word)
    return key.utf8.last == UInt8(ascii: ".") ? String(key.dropLast()) : key
  }

  private static let about = Language.words { "~ ≈ ± \($0.about)" }
  private static let aboutBefore = Language.words { $0.aboutBefore }

  /// By first word.
  private static let phrases = Dictionary(grouping: Language.phrases { $0.vague }, by: { $0[0] })
}
