/// What stands between the ingredients on a web page: times, ratings, buttons and headings of parts.
enum RecipePage {
  static func isNoise(_ line: String) -> Bool {
    let words = Folding.fold(line).split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    return words.allSatisfy { isMeaningless($0) || Servings.words.contains($0) } || isButton(words)
      || isCount(words) || isPart(words)
  }

  /// Whether steps or what isn't bought begin here: `How to make pancakes`, `Equipment`.
  static func isHeadingBesideItems(_ key: String) -> Bool {
    let words = key.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    guard words.count < 9 else { return false }
    return besideHeadings.contains(words) || stepHeadingStarts.contains { words.starts(with: $0) }
      || stepHeadingEnds.contains { words.suffix($0.count).elementsEqual($0) }
  }

  /// Without footnotes, and with commas behind their word: `basil leaves*`, `garlic , minced`, `milk (note 1)`.
  static func tidied(_ line: String) -> String {
    var line = line.replacing(" ,", with: ",").replacing("(, ", with: "(").replacing("/ ", with: "/")
    while let end = line.last, "*†‡¹²³⁴⁵".contains(end), !line.hasSuffix("**") { line.removeLast() }
    for opening in line.indices.reversed() where line[opening] == "(" {
      guard let end = line[opening...].firstIndex(of: ")"), isFootnote(line[opening..<end]) else { continue }
      line.removeSubrange(opening...end)
    }
    return Folding.clean(line.replacing(" )", with: ")"))
  }

  /// `(see note 1`.
  private static func isFootnote(_ text: Substring) -> Bool {
    let words = Folding.fold(String(text)).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return (2...3).contains(words.count) && words.last.map { $0.allSatisfy(\.isNumber) } == true
      && footnotes.contains(words[words.count - 2])
  }

  /// `1x 2x 3x`.
  private static func isMeaningless(_ word: String) -> Bool {
    word.allSatisfy { $0.isNumber || $0 == "x" }
  }

  /// `Jump to recipe`, `Prep time 10 minutes`.
  private static func isButton(_ words: [String]) -> Bool {
    noise.contains { words.starts(with: $0) && words.count <= $0.count + 5 }
  }

  /// `4.9 from 120 votes`, `30 minutes`.
  private static func isCount(_ words: [String]) -> Bool {
    guard words.count < 8, words.contains(where: { $0.first?.isNumber == true }), let last = words.last else {
      return false
    }
    return words.contains(where: ratings.contains) || durations.contains(last)
  }

  /// `For the curry`, `Sosu için`.
  private static func isPart(_ words: [String]) -> Bool {
    guard words.count < 6, !words.contains(where: { $0.contains(where: \.isNumber) }) else { return false }
    return parts.contains { words.starts(with: $0) } || words.last.map(partEnds.contains) == true
  }

  private static let besideHeadings = Set(Language.phrases(\.besideHeadings))
  private static let stepHeadingStarts = Language.phrases(\.stepHeadingStarts)
  private static let stepHeadingEnds = Language.phrases(\.stepHeadingEnds)
  private static let footnotes = Language.words(\.footnotes)
  private static let noise = Language.phrases(\.recipeNoise)
  private static let ratings = Language.words(\.ratings)
  private static let durations = Language.words(\.durations)
  private static let parts = Language.phrases(\.recipeParts)
  private static let partEnds = Language.words(\.recipePartEnds)
}
