/// How many people a recipe is for, or how many pieces it makes: `serves: 4`, `para 4`, `pour 4 personnes`, `4 kişilik`, `Makes 12`.
package enum Servings {
  /// The first in a text; pieces count if it names no people. Lines with boxes are things to buy.
  package static func count(in text: String) -> Int? {
    var pieces: Int?
    var isLabelled = false
    var lines = 0
    for line in text.split(whereSeparator: \.isNewline) where !line.contains("[ ]") && !line.contains("[x]") {
      let words = RecipeWord.words(of: String(line))
      if words.isEmpty { continue }
      if let count = people(words) { return count }
      if isLabelled, words.count < 3, let count = words[0].count { return count }
      lines += 1
      pieces = pieces ?? self.pieces(words, isNearTop: lines < 4 && !line.isListed)
      // `Servings`, and the number on the next line of a web page.
      isLabelled =
        words.count == 1 && words[0].text.map { labels.contains($0) || yields.contains($0) } == true
    }
    return pieces
  }

  package static func count(inLine line: String) -> Int? {
    let words = RecipeWord.words(of: line)
    return people(words) ?? pieces(words, isNearTop: false)
  }

  /// Leaves out pieces.
  package static func people(inLine line: String) -> Int? { people(RecipeWord.words(of: line)) }

  private static func people(_ words: [RecipeWord]) -> Int? {
    if words.count < 5, perPerson.contains(where: { $0 == words.suffix($0.count).map(\.text) }) { return 1 }
    for (index, word) in words.enumerated() {
      guard let count = word.count, 1...Scale.limit ~= count else { continue }
      let before = index > 0 ? words[index - 1].text : nil
      let behind = index + 1 < words.count ? words[index + 1].text : nil
      if behind.map(counted.contains) == true || before.map(labels.contains) == true { return count }
      guard before.map(prepositions.contains) == true else { continue }
      if behind.map(people.contains) == true || words.count == 2 { return count }
    }
    return nil
  }

  /// `Makes 12`, `Yields 2 dozen cookies`, `24 cookies`; but not `Makes 2 cups`, since cups aren't pieces.
  private static func pieces(_ words: [RecipeWord], isNearTop: Bool) -> Int? {
    guard let place = words.prefix(4).firstIndex(where: { $0.count != nil }), var count = words[place].count
    else { return nil }
    var behind = words[(place + 1)...]
    if let dozen = behind.first?.text.flatMap({ dozens[$0] }) {
      count *= dozen
      behind = behind.dropFirst()
    }
    guard 1...Scale.limit ~= count, behind.first?.text.map(isMeasure) != true else { return nil }
    if words[..<place].contains(where: { $0.text.map(yields.contains) == true }) { return count }
    // `24 small cookies`, which further down are an ingredient; `pour 20 gâteaux`.
    let isAlone =
      place == 0 && isNearTop || place > 0 && words[place - 1].text.map(prepositions.contains) == true
    return isAlone && behind.count < 3 && behind.contains { $0.text.map(baked.contains) == true }
      ? count : nil
  }

  static func isPeople(_ word: Substring) -> Bool {
    people.contains(Folding.fold(String(word.filter { !$0.isPunctuation })))
  }

  /// So many, as a plan says it behind a recipe: `for 6`, `6 kişilik`.
  static func phrase(_ count: Int, in language: Language) -> String {
    let vocabulary = language.vocabulary
    if let word = vocabulary.forPeople.split(separator: " ").first { return "\(word) \(count)" }
    return "\(count) \(vocabulary.servingsCounted.split(separator: " ").last ?? "")"
  }

  private static func isMeasure(_ word: String) -> Bool { Unit(spelling: word)?.isCount == false }

  private static let labels = Language.words { $0.servingsLabels }.union(ForeignHeadings.servingsLabels)
  private static let counted = Language.words { $0.servingsCounted }.union(ForeignHeadings.servingsCounted)
  /// Only if people or nothing else follow: not `para 4 minutos`.
  static let prepositions = Language.words { $0.forPeople }.union(ForeignHeadings.forPeople)
  private static let people = Language.words { $0.people }
  private static let perPerson = Language.phrases(\.perPerson)
  private static let yields = Language.words(\.yields).union(ForeignHeadings.yields)
  private static let baked = Language.words(\.bakedPieces).union(ForeignHeadings.bakedPieces)
  private static let dozens = Language.meanings { $0.dozens }.mapValues { Int($0) }
  /// Alone on a line of a web page: `personnes`.
  static let words = labels.union(counted).union(people)
}

extension Substring {
  fileprivate var isListed: Bool { ["- ", "* ", "+ ", "• "].contains { drop { $0 == " " }.hasPrefix($0) } }
}
