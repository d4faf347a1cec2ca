/// How many people a recipe is for: `serves: 4`, `para 4`, `pour 4 personnes`, `4 kişilik`.
package enum Servings {
  /// The first in a text. Lines with boxes are things to buy.
  package static func count(in text: String) -> Int? {
    for line in text.split(whereSeparator: \.isNewline) where !line.contains("[ ]") && !line.contains("[x]") {
      // Few lines have a digit.
      guard line.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { continue }
      if let count = count(inLine: String(line)) { return count }
    }
    return nil
  }

  package static func count(inLine line: String) -> Int? {
    let words = Word.words(of: line)
    for (index, word) in words.enumerated() {
      guard case .number(let count) = word, 1...Scale.limit ~= count else { continue }
      let before = index > 0 ? words[index - 1].text : nil
      let behind = index + 1 < words.count ? words[index + 1].text : nil
      if behind.map(counted.contains) == true || before.map(labels.contains) == true { return count }
      guard before.map(prepositions.contains) == true else { continue }
      if behind.map(people.contains) == true || words.count == 2 { return count }
    }
    return nil
  }

  private static let labels = Language.words { $0.servingsLabels }
  private static let counted = Language.words { $0.servingsCounted }
  /// Only if people or nothing else follow: not `para 4 minutos`.
  static let prepositions = Language.words { $0.forPeople }
  private static let people = Language.words { $0.people }
  /// Alone on a line of a web page: `personnes`.
  static let words = labels.union(counted).union(people)
}

package enum Portion: Hashable, Sendable {
  case whole
  case times(Scale)
  case servings(Int)

  /// Right behind a link in a plan: `x2`, `2x`, `for 6`, `para 6`, `6 kişilik`.
  package init(behindLink text: String) {
    let words = text.split { " \t()".contains($0) }.map { Folding.fold(String($0.withoutSigns)) }
    self = Self.read(Array(words.filter { !$0.isEmpty }.prefix(2))) ?? .whole
  }

  private static func read(_ words: [String]) -> Portion? {
    guard let first = words.first else { return nil }
    let signs: Set<Character> = ["x", "×", "✕"]
    if let sign = first.first, signs.contains(sign) {
      let rest = first.count > 1 ? String(first.dropFirst()) : words.count > 1 ? words[1] : ""
      return Number(rest).flatMap { $0.rest.isEmpty ? scale($0) : nil }
    }
    if Servings.prepositions.contains(first), words.count > 1 { return servings(words[1]) }
    guard let number = Number(first) else { return nil }
    if number.rest.count == 1, let sign = number.rest.first, signs.contains(sign) { return scale(number) }
    guard number.rest.isEmpty, words.count > 1 else { return nil }
    if words[1].count == 1, words[1].first.map(signs.contains) == true { return scale(number) }
    return Servings.count(inLine: words.joined(separator: " ")).map(Portion.servings)
  }

  private static func scale(_ number: Number) -> Portion? {
    Scale(thousandths: number.thousandths).map(Portion.times)
  }

  private static func servings(_ word: String) -> Portion? {
    guard let number = Number(word), number.rest.isEmpty, number.isWhole else { return nil }
    let count = number.thousandths / 1000
    return 1...Int64(Scale.limit) ~= count ? .servings(Int(count)) : nil
  }
}

extension Substring {
  fileprivate var withoutSigns: Substring {
    var rest = drop(while: \.isPunctuation)
    while rest.last?.isPunctuation == true { rest.removeLast() }
    return rest
  }
}

private enum Word {
  case word(String), number(Int)

  var text: String? { if case .word(let text) = self { text } else { nil } }

  /// Of a range such as `4-6` the first number counts.
  static func words(of line: String) -> [Word] {
    var words: [Word] = []
    var rest = Substring(Folding.fold(line))
    while let first = rest.first {
      if first.isLetter {
        let word = rest.prefix(while: \.isLetter)
        words.append(.word(String(word)))
        rest = rest[word.endIndex...]
      } else if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        words.append(.number(Int(digits) ?? 0))
        rest = rest[digits.endIndex...]
        let upper = rest.drop { $0 == " " }
        if upper.first == "-" {
          let more = upper.dropFirst().drop { $0 == " " }
          let last = more.prefix { $0.isASCII && $0.isNumber }
          if !last.isEmpty { rest = rest[last.endIndex...] }
        }
      } else {
        rest.removeFirst()
      }
    }
    return words
  }
}
