/// What recipes say of how to prepare an ingredient. It is no part of what one buys, so it becomes the note: `garlic, minced`,
/// `onion (diced)`, `salt & pepper to taste`. Without a comma it is one only behind a measure of kitchens: `2 cloves minced
/// garlic` are cut at home, `1 can chopped tomatoes` is bought so.

enum Preparation {
  /// The words at an end of the name that are about preparing; `nil` where there are none, or nothing would be left.
  ///
  /// - Parameter isMeasured: Whether the amount is one of kitchens.
  static func words(in words: QuickAddTokens, isMeasured: Bool) -> Range<Int>? {
    let free = (0..<words.count).filter { words[$0].role == nil }
    // What says something else must not stand between the words.
    guard free.count > 1, let last = free.last, free == Array(free[0]...last), free.allSatisfy(words.isPlain)
    else { return nil }
    return behindComma(in: words, free) ?? inBrackets(in: words, free) ?? phrase(in: words, free)
      ?? (isMeasured ? beside(free, words) : nil)
  }

  /// Whether a name that begins or ends with this word may be read as more than a name behind a measure of kitchens.
  static func mayPrepare(_ word: String) -> Bool {
    let key = Folding.fold(word)
    return prepares(key) || isAdverb(key)
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
    range.contains { isPreparing(words[$0].text) }
  }

  /// Whether a word behind a comma says how to prepare what stands before it.
  static func isPreparing(_ word: some StringProtocol) -> Bool {
    let key = Folding.fold(String(word)).filter(\.isLetter)
    return verbs.contains(key) || stems.contains { key.hasPrefix($0) }
  }

  /// Before the name (`finely chopped parsley`), or behind it as in Spanish and French (`ajo picado`).
  private static func beside(_ free: [Int], _ words: QuickAddTokens) -> Range<Int>? {
    let keys = free.map { words[$0].text.utf8.count <= 24 ? Folding.fold(words[$0].text) : "" }
    let before = preparing(keys)
    if before > 0 { return free[0]..<free[before] }
    let behind = preparing(keys.reversed())
    return behind > 0 ? free[free.count - behind]..<free[free.count - 1] + 1 : nil
  }

  /// How many of these words from the first one on are about preparing: the last of them, or the first read backwards, says so
  /// itself. One word is left for the name.
  private static func preparing(_ keys: [String]) -> Int {
    var count = 0
    for (index, key) in keys.dropLast().enumerated() {
      if prepares(key) {
        count = index + 1
      } else if adverbs.contains(key) {
        // Read backwards, it belongs to the word before.
        if count == index, count > 0 { count = index + 1 }
      } else if !connectors.contains(key) {
        break
      }
    }
    return count
  }

  /// Whether a word says by itself how something is prepared.
  static func prepares(_ key: String) -> Bool {
    if verbs.contains(key) { return !ambiguous.contains(key) }
    return stems.contains { key.hasPrefix($0) && endings.contains(key.dropFirst($0.count)) }
  }

  /// Whether a word says how finely or how well.
  static func isAdverb(_ key: String) -> Bool { adverbs.contains(key) }

  /// What says how finely or how well, and what joins two ways of preparing.
  private static let adverbs: Set<String> = [
    "finely", "roughly", "coarsely", "thinly", "thickly", "freshly", "lightly", "loosely", "firmly",
    "tightly",
    "well", "very", "finamente", "muy", "bien", "recien", "finement", "grossierement", "tres", "fraichement",
    "ince", "iri", "iyice",
  ]
  private static let connectors: Set<String> = ["and", "&", "y", "et", "ve"]
  /// Words that are not about preparing where no comma is before them: `cold brew`, `room temperature butter`.
  private static let ambiguous: Set<String> = [
    "room", "cut", "cold", "warm", "mou", "froid", "froide", "tiede",
  ]
  /// How words go on that are known by their beginnings; what goes on otherwise is another word: `rapeseed` is not `râpé`.
  private static let endings: Set<Substring> = ["", "e", "s", "es", "ee", "ees", "o", "a", "os", "as"]

  /// What the words say, without the brackets around them.
  static func note(_ text: String) -> String {
    text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
  }

  private static func phrase(in words: QuickAddTokens, _ free: [Int]) -> Range<Int>? {
    // Few names end so: only for those are the phrases tried, word by word.
    guard let last = free.last, words[last].text.utf8.count <= 16, end(words[last].text) else { return nil }
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
