/// How much of a recipe a plan asks for.
package enum Portion: Hashable, Sendable {
  case whole
  case times(Scale)
  case servings(Int)

  /// Right behind a link in a plan: `x2`, `2x`, `for 6`, `para 6`, `6 kişilik`.
  package init(behindLink text: String) {
    self = Self.written(behindLink: text)?.portion ?? .whole
  }

  /// The portion, and the text up to where it ends; `nil` for a whole recipe.
  static func written(behindLink text: String) -> (portion: Portion, text: Substring)? {
    let parts = text.split { " \t()".contains($0) }.map(\.withoutSigns).filter { !$0.isEmpty }.prefix(2)
    guard let (portion, count) = read(parts.map { Folding.fold(String($0)) }) else { return nil }
    var end = parts[count - 1].endIndex
    // `for 6 people`
    if count == 2, let more = text[end...].split(separator: " ").first, Servings.isPeople(more) {
      end = more.endIndex
    }
    if text[..<end].contains("("), text[end...].first == ")" { end = text.index(after: end) }
    return (portion, text[..<end])
  }

  /// With how many of the words say so.
  private static func read(_ words: [String]) -> (Portion, Int)? {
    guard let first = words.first else { return nil }
    let signs: Set<Character> = ["x", "×", "✕"]
    if let sign = first.first, signs.contains(sign) {
      let rest = first.count > 1 ? String(first.dropFirst()) : words.count > 1 ? words[1] : ""
      let number = Number(rest).flatMap { $0.rest.isEmpty ? scale($0) : nil }
      return number.map { ($0, first.count > 1 ? 1 : 2) }
    }
    if Servings.prepositions.contains(first), words.count > 1 { return servings(words[1]).map { ($0, 2) } }
    guard let number = Number(first) else { return nil }
    if number.rest.count == 1, let sign = number.rest.first, signs.contains(sign) {
      return scale(number).map { ($0, 1) }
    }
    guard number.rest.isEmpty, words.count > 1 else { return nil }
    if words[1].count == 1, words[1].first.map(signs.contains) == true {
      return scale(number).map { ($0, 2) }
    }
    return Servings.count(inLine: words.joined(separator: " ")).map { (.servings($0), 2) }
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
