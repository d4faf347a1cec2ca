/// What recipes say behind an ingredient of how to prepare it. It is no part of what one buys, so it becomes the note: `garlic,
/// minced`, `onion (diced)`, `salt & pepper to taste`.

enum Preparation {
  /// The words at the end of the name that are about preparing; `nil` where there are none, or nothing would be left.
  static func words(in words: QuickAddTokens) -> Range<Int>? {
    let free = (0..<words.count).filter { words[$0].role == nil }
    // What says something else must not stand between the words.
    guard free.count > 1, let last = free.last, free == Array(free[0]...last), free.allSatisfy(words.isPlain)
    else { return nil }
    return behindComma(in: words, free) ?? inBrackets(in: words, free) ?? phrase(in: words, free)
  }

  /// Whether a name that ends with this word may end with such words.
  static func end(_ word: String) -> Bool { lastWords.contains(Folding.fold(word)) }

  private static func behindComma(in words: QuickAddTokens, _ free: [Int]) -> Range<Int>? {
    guard let comma = free.dropLast().first(where: { words[$0].text.utf8.last == UInt8(ascii: ",") }) else {
      return nil
    }
    let rest = comma + 1..<free[free.count - 1] + 1
    return isPreparing(rest, words) ? rest : nil
  }

  private static func inBrackets(in words: QuickAddTokens, _ free: [Int]) -> Range<Int>? {
    guard let last = free.last, words[last].text.hasSuffix(")"),
      let first = free.dropFirst().last(where: { words[$0].text.hasPrefix("(") })
    else { return nil }
    let rest = first..<last + 1
    return isPreparing(rest, words) ? rest : nil
  }

  private static func isPreparing(_ range: Range<Int>, _ words: QuickAddTokens) -> Bool {
    range.contains { index in
      let key = Folding.fold(words[index].text).filter(\.isLetter)
      return verbs.contains(key) || stems.contains { key.hasPrefix($0) }
    }
  }

  /// What the words say, without the brackets around them.
  static func note(_ text: String) -> String {
    text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
  }

  private static func phrase(in words: QuickAddTokens, _ free: [Int]) -> Range<Int>? {
    for phrase in phrases where phrase.count < free.count {
      let tail = free.suffix(phrase.count)
      if zip(tail, phrase).allSatisfy({
        words[$0].text.utf8.count <= 16 && Folding.fold(words[$0].text) == $1
      }),
        let first = tail.first
      {
        return first..<free[free.count - 1] + 1
      }
    }
    return nil
  }

  private static let phrases: [[String]] = [
    "to taste", "for serving", "to serve", "for garnish", "al gusto", "para servir", "para decorar",
    "para acompanar", "selon le gout", "a volonte", "pour servir", "pour decorer",
    "damak tadina gore", "istege gore",
    "uzeri icin",
    "servis icin", "suslemek icin", "istege bagli", "aldigi kadar", "yeteri kadar",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let lastWords = Set(phrases.compactMap(\.last))

  /// Whole words.
  private static let verbs: Set<String> = [
    "minced", "chopped", "diced", "sliced", "grated", "peeled", "crushed", "beaten", "melted", "softened",
    "halved", "quartered", "shredded", "trimmed", "drained", "rinsed", "toasted", "cubed", "zested", "juiced",
    "pitted", "seeded", "deveined", "packed", "divided", "cooked", "thawed", "warm", "warmed", "cold",
    "optional",
    "room", "cut", "torn", "sifted", "separated", "opcional", "facultatif", "facultative", "fondu", "fondue",
    "fondus", "fondues", "rincado", "mou", "froid", "froide", "tiede",
  ]
  /// The beginnings of words that end by gender and number, or by a suffix.
  private static let stems = [
    "picad", "rallad", "cortad", "trocead", "pelad", "batid", "derretid", "machacad", "lavad", "escurrid",
    "laminad", "filetead", "fundid", "desmenuzad", "deshuesad", "triturad", "tamizad", "templad",
    "hach", "rape", "emince", "coupe", "epluch", "battu", "egoutt", "concass", "cisel", "ecras", "pele",
    "rince", "denoyaut", "epepin", "decongel", "fouett", "tamis", "ramolli", "dogranmis",
    "kiyilmis", "rendelenmis", "soyulmus", "eritilmis", "ezilmis", "dilimlenmis", "haslanmis",
    "erimis", "cirpilmis", "yikanmis", "suzulmus", "ayiklanmis", "kavrulmus", "cekilmis", "bolunmus",
  ]
}
