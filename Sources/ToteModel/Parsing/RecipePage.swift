/// What stands between the ingredients on a web page: times, ratings, buttons and headings of parts.
enum RecipePage {
  static func isNoise(_ line: String) -> Bool {
    let words = Folding.fold(line).split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    return words.allSatisfy(isMeaningless) || isButton(words) || isCount(words) || isPart(words)
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

  private static let noise = Language.phrases(\.recipeNoise)
  private static let ratings = Language.words(\.ratings)
  private static let durations = Language.words(\.durations)
  private static let parts = Language.phrases(\.recipeParts)
  private static let partEnds = Language.words(\.recipePartEnds)
}
