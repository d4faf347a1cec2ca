/// A noun that is joined of several and known by its head, the last of them: `Kirschtomaten`, `Katzenfutter`.
struct Compound {
  /// What is before the head.
  let lead: Substring
  let head: Lexicon.Meaning

  /// The longest head that is a thing, or a part of one: `Putenbrustfilet`, `Käsescheiben`.
  init?(_ word: Substring, in language: Language) {
    for end in language.vocabulary.compoundHeads(String(word)) {
      guard let meaning = Lexicon.meaning(of: [end[...]], in: language) else { continue }
      let lead = word.dropLast(end.count)
      switch meaning {
      case .thing(let category), .shortThing(let category): (self.lead, head) = (lead, .thing(category))
      case .measure(let unit) where !Self.parts.contains(unit): continue
      case .asking(let category):
        (self.lead, head) = (lead, Self.thing(lead, in: language) ?? .thing(category))
      case .measure:
        guard let thing = Self.thing(lead, in: language) else { continue }
        (self.lead, head) = (lead, thing)
      default: continue
      }
      return
    }
    return nil
  }

  /// Whether a name is one such word, in any language. A short one may end so by chance.
  static func isWhole(_ name: String) -> Bool {
    let words = CatalogueText.words(of: ItemName.key(of: name))
    guard let word = words.first, words.count == 1, word.utf8.count >= fewestLetters else { return false }
    return Language.allCases.contains { Compound(word, in: $0) != nil }
  }

  /// Of a word whose language isn't known.
  static let fewestLetters = 10

  /// A beginning can move the thing elsewhere: biscuits for dogs, peas from the freezer. Carrots are called babies, too.
  func meaning(in language: Language) -> Lexicon.Meaning {
    guard case .thing(let category) = head else { return head }
    if case .measure(let unit) = Lexicon.meaning(of: [lead], in: language), Lexicon.preserving.contains(unit),
      Category.pantry.moves(category)
    {
      return .thing(.pantry)
    }
    guard let mark = Self.mark(of: lead, in: language), mark.moves(category),
      mark != .care || ![.produce, .other].contains(category)
    else { return head }
    return .thing(mark)
  }

  /// Where a word stands whose head is unknown but whose beginning leaves little else: `Haarfestiger`, `Katzenkratzbaum`.
  static func beginning(_ word: Substring, in language: Language) -> Lexicon.Meaning? {
    let heads = language.vocabulary.compoundHeads(String(word))
    for head in heads.reversed() {
      let mark = mark(of: word.dropLast(head.count), in: language)
      if let mark, mark == .care || mark == .household { return .thing(mark) }
    }
    return nil
  }

  private static func mark(of lead: Substring, in language: Language) -> Category? {
    forms(lead).lazy.compactMap { mark($0, in: language) }.first
  }

  private static func mark(_ lead: Substring, in language: Language) -> Category? {
    guard case .mark(let category) = Lexicon.meaning(of: [lead], in: language) else { return nil }
    return category
  }

  /// Measures that are parts of a thing. Containers may be meant empty: `Butterdose`.
  private static let parts: Set<Unit> = [
    .slice, .block, .strip, .knob, .stick, .stalk, .clove, .bulb, .head, .sprig, .leaf, .wedge, .ear, .piece,
    .sheet, .loaf,
  ]

  private static func thing(_ lead: Substring, in language: Language) -> Lexicon.Meaning? {
    for form in forms(lead) {
      if case .thing(let category) = Lexicon.meaning(of: [form], in: language) { return .thing(category) }
    }
    return Compound(lead, in: language)?.head
  }

  /// With and without the sound that joins nouns: the `s` of `Schweins`, the `n` of `Katzen`.
  private static func forms(_ lead: Substring) -> [Substring] {
    let joined = ["en", "es", "er", "s", "n", "e"].filter { lead.count > $0.count + 2 && lead.hasSuffix($0) }
    return [lead] + joined.map { lead.dropLast($0.count) }
  }
}
