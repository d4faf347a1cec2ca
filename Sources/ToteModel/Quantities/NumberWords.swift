/// Numbers in words: `a dozen eggs`, `half a pound`, `yarım kilo`. Only before a unit: `three cheese pizza`.

struct NumberWords {
  var thousandths: Int64
  var end: Int
  /// A dozen or a couple needs no unit.
  var isDozen = false
  /// A kilo without a unit: `cuarto y mitad de jamón`.
  var isOfKilo = false
  /// Clearly half of a thing: `half a watermelon`, `media sandía`; not `half and half`.
  var isHalf = false

  init?(in words: QuickAddTokens, at start: Int) {
    guard let first = Self.key(words, start) else { return nil }
    // `a few onions`
    if Self.articles.contains(first), AmountText.unit(in: words, at: start + 1) == nil,
      Vagueness.words(in: words)?.all.lowerBound == start
    {
      return nil
    }
    let second = Self.key(words, start + 1)
    if let several = Self.several[first] {
      self.init(thousandths: several * 1000, end: start + 1, isDozen: true)
    } else if let number = Self.number(first) {
      self.init(thousandths: number, end: start + 1)
      // `yirmi beş`
      if number >= 20_000 || number == 10_000, number % 10_000 == 0, let second,
        let ones = Self.number(second), 1000...9000 ~= ones, !Self.articles.contains(second)
      {
        thousandths += ones
        end += 1
      }
      if let part = Self.kiloParts.first(where: { part in
        part.words.indices.allSatisfy { Self.key(words, start + $0) == part.words[$0] }
      }) {
        (thousandths, isOfKilo) = (part.thousandths, true)
        end = start + part.words.count
      } else if let second, number >= 1000, Self.andHalf.contains(second) {
        thousandths += 500
        end += 1
      } else if number == 500, let second, Self.articlesBehindHalf.contains(second) {
        // `half a pound`
        end += 1
        isHalf = true
      } else if number == 1000, let second, let part = Self.number(second), part < 1000,
        // `a quart` is the unit, `un quart` a quarter.
        second != "quart" || first == "un"
      {
        // `un demi kilo`
        thousandths = part
        end += 1
        isHalf = part == 500
      } else if Self.halves.contains(first) {
        isHalf = second.map { !Self.behindHalves.contains($0) } == true
        // `media crema`
        if !isHalf, let second, !AmountText.links.contains(second), !Self.partLinks.contains(second) {
          return nil
        }
      }
      guard let next = Self.key(words, end) else { return }
      if let several = Self.several[next] {
        thousandths *= several
        end += 1
        isDozen = true
      } else if thousandths < 1000, AmountText.links.contains(next), let unit = Self.key(words, end + 1),
        Unit(spelling: unit) != nil
      {
        // `un cuarto de kilo`
        end += 1
      } else if !isOfKilo, thousandths < 1000, AmountText.links.contains(next),
        let part = Self.key(words, end - 1),
        AmountText.isKnown(words, from: end + 1)
      {
        // `un cuarto de jamón` is 250 g, `un quart de brie` a quarter.
        isOfKilo = Self.partsOfKilo.contains(part)
        isHalf = !isOfKilo
      }
    } else {
      return nil
    }
  }

  private init(thousandths: Int64, end: Int, isDozen: Bool = false) {
    (self.thousandths, self.end, self.isDozen) = (thousandths, end, isDozen)
  }

  /// Whether a name's first word would be read as an amount.
  static func begin(_ word: String) -> Bool {
    let key = Folding.fold(word)
    return numbers[key] != nil || several[key] != nil || ownNumbers.contains { $0[key] != nil }
  }

  /// Behind digits: `2 dozen eggs`.
  static func several(_ words: QuickAddTokens, at index: Int) -> Int64? {
    key(words, index).flatMap { several[$0] }
  }

  /// `dozen`, but no couple.
  static func dozen(_ word: String) -> Int64? {
    guard word.utf8.count <= 16, let count = several[Folding.fold(word)], count >= 6 else { return nil }
    return count
  }

  /// `1 buçuk kilo`
  static func isAndHalf(_ words: QuickAddTokens, at index: Int) -> Bool {
    key(words, index).map(andHalf.contains) == true
  }

  /// The fraction behind a unit, and its number of words: `1 kilo y medio`, `kilo y cuarto`.
  static func andPart(_ words: QuickAddTokens, at index: Int) -> (thousandths: Int64, count: Int)? {
    guard let link = key(words, index), partLinks.contains(link), let part = key(words, index + 1),
      let thousandths = linkedHalves.contains(part) ? 500 : number(part), thousandths < 1000
    else { return nil }
    return (thousandths, 2)
  }

  /// `nil` for long words, which are never numbers.
  private static func key(_ words: QuickAddTokens, _ index: Int) -> String? {
    guard words.isPlain(index) else { return nil }
    let text = words[index].text
    guard text.utf8.count <= 16, let first = text.utf8.first, first >= 0x41 else { return nil }
    return Folding.fold(text)
  }

  private static let partsOfKilo = Set(
    [250, 500].flatMap {
      (Vocabulary.spanish.numbers[$0] ?? "").split(separator: " ").map { Folding.fold(String($0)) }
    })
  private static let articlesBehindHalf = Language.words { $0.articleBehindHalf }
  private static let halves = Language.words { $0.halves }
  private static let behindHalves = Language.words { $0.behindHalves }
  private static let andHalf = Language.words { $0.andHalf }
  private static let partLinks = Language.words { $0.partLink }
  private static let linkedHalves = Language.words { $0.linkedHalf }
  private static let kiloParts: [(words: [String], thousandths: Int64)] = Language.allCases.flatMap {
    $0.vocabulary.kiloParts.flatMap { thousandths, phrases in
      phrases.split(separator: ",").map { ($0.split(separator: " ").map(String.init), thousandths) }
    }
  }

  /// In the reader's language first. A brand there isn't a number: `Uno`.
  private static func number(_ key: String) -> Int64? {
    let language = Language.current
    if let own = ownNumbers[language.rawValue][key] { return own }
    guard let number = numbers[key] else { return nil }
    return Lexicon.isBrand(key, in: language) ? nil : number
  }

  private static let ownNumbers = Language.allCases.map { language in
    Language.meanings { $0.code == language.code ? $0.ownNumbers : [:] }
  }

  private static let articles = Language.words { $0.numbers[1000] ?? "" }

  private static let several = Language.meanings { $0.dozens }
  private static let numbers = Language.meanings { $0.numbers }
}
