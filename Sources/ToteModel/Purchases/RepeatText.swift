/// How often something comes by itself, as people type it. All four languages are understood, whichever is spoken: `3 weeks`,
/// `cada 2 meses`, `tous les mois`, `3 haftada bir`, `usual`, `never`.

package struct RepeatText: Hashable, Sendable {
  /// `nil` for never.
  package let every: Repeat?

  /// `nil` where there is nothing, or a word that says nothing of the kind. A number alone is of weeks.
  package init?(_ text: String) {
    var count: Int?
    var meaning: Meaning?
    for word in Self.words(of: text) {
      if let number = Int(word) {
        guard count == nil else { return nil }
        count = number
      } else if let said = Self.meanings[word] {
        guard meaning == nil else { return nil }
        meaning = said
      } else if !Self.links.contains(word) {
        return nil
      }
    }
    func repeated(_ make: (Int) -> Repeat, _ length: Int) -> Repeat? {
      let count = count ?? 1
      guard Repeat.counts.contains(count), Repeat.counts.contains(count * length) else { return nil }
      return make(count * length)
    }
    let every: Repeat?
    switch meaning {
    case .never where count == nil:
      self.every = nil
      return
    case .usual where count == nil: every = .usual
    case .weeks(let length): every = repeated(Repeat.weeks, length)
    case .months(let length): every = repeated(Repeat.months, length)
    case nil where count != nil: every = repeated(Repeat.weeks, 1)
    case .never, .usual, nil: every = nil
    }
    guard let every else { return nil }
    self.every = every
  }

  /// What a word may say; a fortnight is two weeks, and a year twelve months.
  private enum Meaning {
    case weeks(Int), months(Int), usual, never
  }

  /// Folded, and a number apart from what is written onto it: `3w`.
  private static func words(of text: String) -> [Substring] {
    Folding.fold(text).split { !$0.isLetter && !$0.isNumber }.flatMap { word in
      let number = word.prefix { $0.isNumber }
      return [number, word.dropFirst(number.count)].filter { !$0.isEmpty }
    }
  }

  private static let meanings: [Substring: Meaning] = {
    var meanings: [Substring: Meaning] = [:]
    func add(_ words: String, _ meaning: Meaning) {
      for word in words.split(separator: " ") { meanings[word] = meaning }
    }
    add("w week weeks weekly semana semanas semanal semaine semaines hebdomadaire", .weeks(1))
    add("hafta haftada haftalik", .weeks(1))
    add("fortnight fortnights fortnightly quincena quincenal quinzaine", .weeks(2))
    add("m month months monthly mes meses mensual mois mensuel mensuelle ay ayda aylik", .months(1))
    add("y year years yearly ano anos anual an ans annee annuel annuelle yil yilda yillik", .months(12))
    add("usual usually habitual costumbre siempre habituel habituelle habitude zamanki", .usual)
    add("never none nunca jamais asla hicbir hic", .never)
    return meanings
  }()

  /// What stands between these words and says nothing by itself.
  private static let links = Set(
    """
    every each once a per as often it is bought you buy cada una une un todas todos los las tan menudo como de lo al con frecuencia \
    chaque tous toutes les le la fois par au rythme comme d her bir gibi siklikta
    """.split(separator: " "))
}
