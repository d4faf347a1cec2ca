/// The words and whole numbers of a line that may say how many a recipe is for.
enum RecipeWord {
  case word(String), number(Int)

  /// Folded.
  var text: String? { if case .word(let text) = self { text } else { nil } }
  var count: Int? { if case .number(let count) = self { count } else { nil } }

  /// Of a range such as `4-6` or `4 to 6` the first number counts. Numbers may be in words; `about` says nothing.
  static func words(of line: String) -> [RecipeWord] {
    var words: [RecipeWord] = []
    var rest = Substring(Folding.fold(line))
    while let first = rest.first {
      if first.isLetter {
        let word = String(rest.prefix(while: \.isLetter))
        rest = rest.dropFirst(word.count)
        if about.contains(word) { continue }
        words.append(numbers[word].map(RecipeWord.number) ?? .word(word))
      } else if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        words.append(.number(Int(digits) ?? 0))
        rest = rest[digits.endIndex...]
        let upper = rest.drop { $0 == " " }
        if let dash = upper.first, "-–".contains(dash) {
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

  private static let about = Language.words { $0.about + " " + $0.aboutBefore }.union(ForeignHeadings.about)

  /// From two on, as `a` and `un` are articles. `on` is ten in Turkish, and more often the preposition.
  private static let numbers = Language.meanings { vocabulary in
    vocabulary.numbers.filter { $0.key >= 2000 && $0.key % 1000 == 0 }
  }.mapValues { Int($0 / 1000) }.filter { $0.key.count > 2 }
}
