/// Numbers that are written out, in four languages, as recipes have them: `a dozen eggs`, `half a pound`, `yarım kilo`. They
/// count only before a unit, for in names they are words like any other: `three cheese pizza`.

struct NumberWords {
  var thousandths: Int64
  /// Behind the words.
  var end: Int
  /// Whether they are a whole amount, as a dozen is, and a couple.
  var isDozen = false
  /// Whether it is said of a kilo where no unit is: `cuarto y mitad de jamón`.
  var isOfKilo = false
  /// Whether it says half of a thing without a doubt: `half a watermelon`, `media sandía`; but `half and half`.
  var isHalf = false

  /// The number that begins at a word.
  init?(in words: QuickAddTokens, at start: Int) {
    guard let first = Self.key(words, start) else { return nil }
    let second = Self.key(words, start + 1)
    if let several = Self.several[first] {
      self.init(thousandths: several * 1000, end: start + 1, isDozen: true)
    } else if let number = Self.numbers[first] {
      self.init(thousandths: number, end: start + 1)
      if second == "bucuk", number >= 1000 {
        thousandths += 500
        end += 1
      } else if number == 500, let second, second == "a" || second == "an" {
        // `half a pound`
        end += 1
        isHalf = true
      } else if number == 250, second == "y", Self.key(words, start + 2) == "mitad" {
        // A quarter and half of one.
        (thousandths, isOfKilo) = (375, true)
        end += 2
      } else if number == 3000, let second, Self.quarters.contains(first + " " + second) {
        (thousandths, isOfKilo) = (750, true)
        end += 1
      } else if number == 1000, let second, let part = Self.numbers[second], part < 1000,
        second != "quart" || first == "un"
      {
        // `un demi kilo`
        thousandths = part
        end += 1
        isHalf = part == 500
      } else if number == 500, first != "half", first != "demi" {
        isHalf = second.map { !Self.behindMedia.contains($0) } == true
      }
      guard let next = Self.key(words, end) else { return }
      if let several = Self.several[next] {
        thousandths *= several
        end += 1
        isDozen = true
      } else if thousandths < 1000, next == "de" || next == "of", let unit = Self.key(words, end + 1),
        Unit(spelling: unit) != nil
      {
        // `un cuarto de kilo`
        end += 1
      }
    } else {
      return nil
    }
  }

  private init(thousandths: Int64, end: Int, isDozen: Bool = false) {
    (self.thousandths, self.end, self.isDozen) = (thousandths, end, isDozen)
  }

  /// Whether a name that begins with this word would be read as an amount.
  static func begin(_ word: String) -> Bool {
    let key = Folding.fold(word)
    return numbers[key] != nil || several[key] != nil
  }

  /// How many a word says behind a number in digits, as in `2 dozen eggs`.
  static func several(_ words: QuickAddTokens, at index: Int) -> Int64? {
    key(words, index).flatMap { several[$0] }
  }

  /// Whether a word says half of a unit behind a whole number of it: `1 buçuk kilo`.
  static func isAndHalf(_ words: QuickAddTokens, at index: Int) -> Bool { key(words, index) == "bucuk" }

  /// How much of a unit is said behind it to come on top, and in how many words: `1 kilo y medio`, `kilo y cuarto`.
  static func andPart(_ words: QuickAddTokens, at index: Int) -> (thousandths: Int64, count: Int)? {
    guard let link = key(words, index), link == "y" || link == "et", let part = key(words, index + 1),
      let thousandths = part == "demie" ? 500 : numbers[part], thousandths < 1000
    else { return nil }
    return (thousandths, 2)
  }

  /// Most words are longer than any of these, or begin with another letter: nothing is folded for them.
  private static func key(_ words: QuickAddTokens, _ index: Int) -> String? {
    guard words.isPlain(index) else { return nil }
    let text = words[index].text
    guard text.utf8.count <= 16, let first = text.utf8.first, first >= 0x41 else { return nil }
    return Folding.fold(text)
  }

  private static let behindMedia: Set<String> = [
    "player", "luna", "luz", "ambiente", "hora", "box", "de", "y",
  ]
  private static let quarters: Set<String> = ["three quarters", "tres cuartos", "trois quarts"]

  private static let several: [String: Int64] = [
    "dozen": 12, "dozens": 12, "docena": 12, "docenas": 12, "douzaine": 12, "douzaines": 12, "duzine": 12,
    "demi-douzaine": 6, "couple": 2, "doz": 12, "doz.": 12, "dz": 12, "dz.": 12,
  ]

  private static let numbers: [String: Int64] = {
    let words: [(Int64, String)] = [
      (250, "quarter cuarto quart ceyrek"), (500, "half medio media demi yarim"),
      (1000, "a an one un una uno une bir"), (2000, "two dos deux iki"), (3000, "three tres trois uc"),
      (4000, "four cuatro quatre dort"), (5000, "five cinco cinq bes"), (6000, "six seis alti"),
      (7000, "seven siete sept yedi"), (8000, "eight ocho huit sekiz"), (9000, "nine nueve neuf dokuz"),
      (10_000, "ten diez dix on"), (12_000, "twelve doce douze"),
    ]
    return Dictionary(
      words.flatMap { number, words in words.split(separator: " ").map { (String($0), number) } },
      uniquingKeysWith: { first, _ in first })
  }()
}
