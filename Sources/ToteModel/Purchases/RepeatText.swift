package struct RepeatText: Hashable, Sendable {
  /// `nil` for never.
  package let every: Repeat?

  /// `nil` for an empty text or an unknown word. A number alone means weeks.
  package init?(_ text: String) {
    var count: Int?
    var meaning: Meaning?
    for word in Self.words(of: text) {
      if let number = Int(word) {
        guard count == nil else { return nil }
        count = number
      } else if count == nil, Self.links.contains(word) {
        // `d` is a day behind a number, and nothing in `d’habitude`.
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
    case .days(let length): every = repeated(Repeat.days, length)
    case .weeks(let length): every = repeated(Repeat.weeks, length)
    case .months(let length): every = repeated(Repeat.months, length)
    case nil where count != nil: every = repeated(Repeat.weeks, 1)
    case .never, .usual, nil: every = nil
    }
    guard let every else { return nil }
    self.every = every
  }

  /// A fortnight is two weeks, and a year twelve months.
  enum Meaning: Hashable {
    case days(Int), weeks(Int), months(Int), usual, never
  }

  /// Folded, with numbers split off: `3w`.
  private static func words(of text: String) -> [String] {
    Folding.fold(text).split { !$0.isLetter && !$0.isNumber }.flatMap { word in
      let number = word.prefix { $0.isNumber }
      return [number, word.dropFirst(number.count)].filter { !$0.isEmpty }.map(String.init)
    }
  }

  private static let meanings = Language.meanings { $0.intervals }
  private static let links = Language.words { $0.intervalLinks }
}
