/// What stands between the ingredients on a web page: times, ratings, buttons and headings of parts.
enum RecipePage {
  static func isNoise(_ line: String) -> Bool {
    let words = words(of: line)
    return words.allSatisfy { isMeaningless($0) || Servings.words.contains($0) } || isButton(words)
      || isCount(words) || isPart(line)
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

  /// Without brackets.
  static func withoutAsides(_ line: String) -> String {
    var depth = 0
    return String(
      line.filter { sign in
        if sign == "(" { depth += 1 }
        defer { if sign == ")", depth > 0 { depth -= 1 } }
        return depth == 0
      })
  }

  /// `(see note 1`, `(see notes`.
  private static func isFootnote(_ text: Substring) -> Bool {
    let words = Folding.fold(String(text)).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if words.count == 2, footnotes.contains(words[1]) { return true }
    return (2...3).contains(words.count) && words.last.map { $0.allSatisfy(\.isNumber) } == true
      && footnotes.contains(words[words.count - 2])
  }

  private static func words(of line: String) -> [String] {
    Folding.fold(line).split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
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
    // `5 star anise` is counted, too.
    return words.last { !$0.contains(where: \.isNumber) }.map(ratings.contains) == true
      || durations.contains(last)
  }

  /// `10 minutes prep`.
  static func isDuration(_ line: String) -> Bool {
    let words = Folding.fold(line).split { !$0.isLetter && !$0.isNumber }.prefix(3)
    return words.dropFirst().contains { durations.contains(String($0)) }
  }

  /// `For the curry`, `Sosu için`.
  static func isPart(_ line: String) -> Bool {
    let words = words(of: line)
    guard words.count < 6, !words.contains(where: { $0.contains(where: \.isNumber) }) else { return false }
    return parts.contains { $0.count > 1 ? words.starts(with: $0) : words == $0 }
      || words.last.map(partEnds.contains) == true
  }

  private static let footnotes = Language.words(\.footnotes)
  private static let noise = Language.phrases(\.recipeNoise)
  private static let ratings = Language.words(\.ratings)
  private static let durations = Language.words(\.durations)
  private static let parts = Language.phrases(\.recipeParts)
  private static let partEnds = Language.words(\.recipePartEnds)
}
