/// Whether selections by number have the categories that their language has.
extension PhraseBook {
  func checkSelections(_ texts: inout BookTexts) {
    let integers = (0...1000).map { PhraseNumber($0) }
    let cardinal = Forms(integers.map { language.category(of: $0) }, language.categories)
    let ordinal = Forms(integers.map { language.ordinalCategory(of: $0) }, language.ordinalCategories)
    for text in texts.texts {
      for case (.selection(let selector, let variants), _) in text.uses {
        guard let isOrdinal = selector.isOrdinal else { continue }
        for (sentence, offset) in (isOrdinal ? ordinal : cardinal).problems(variants, language.code) {
          texts.tell(sentence, offset ?? selector.offset, text)
        }
      }
    }
  }
}

/// The categories of a language, and which of them whole numbers have.
private struct Forms {
  /// The category of each number from 0 on.
  let ofIntegers: [PluralCategory]
  let all: Set<PluralCategory>

  init(_ ofIntegers: [PluralCategory], _ all: Set<PluralCategory>) {
    (self.ofIntegers, self.all) = (ofIntegers, all)
  }

  /// Problems with their places; `nil` stands for the selector.
  func problems(_ variants: [Variant], _ code: String) -> [(String, Int?)] {
    var categories: Set<PluralCategory> = []
    var numbers: Set<Int> = []
    var problems: [(String, Int?)] = []
    for variant in variants {
      switch variant.key {
      case .number(let number): numbers.insert(number.fractionDigits == 0 ? number.digits : -1)
      case .word(let word):
        // Any other word says that the value is a text.
        guard let category = PluralCategory(rawValue: word) else { return [] }
        if !all.contains(category) {
          problems.append(
            ("“\(code)” has no category [\(word)]; it has \(list(all)). Delete the variant.", variant.offset))
        }
        categories.insert(category)
      }
    }
    guard !numbers.isEmpty || categories != [.other] else { return problems }
    // Whole numbers up to 1000 decide: what only millions and decimals have is up to the translator. A category whose
    // numbers all have variants of their own is not needed.
    let needed = Set(ofIntegers.indices.lazy.filter { !numbers.contains($0) }.map { ofIntegers[$0] })
    let lacking = needed.subtracting(categories)
    if !lacking.isEmpty {
      problems.append(("The selection lacks \(list(lacking)), which “\(code)” has; add it.", nil))
    }
    return problems
  }

  private func list(_ categories: Set<PluralCategory>) -> String {
    PluralCategory.allCases.filter(categories.contains).map { "[\($0.rawValue)]" }.joined(separator: ", ")
  }
}

extension Expression {
  /// Whether ordinal forms are chosen by; `nil` where no number can be.
  fileprivate var isOrdinal: Bool? {
    switch kind {
    case .function(BuiltInFunction.number, _, let named): named["type"] == .text("ordinal")
    case .variable, .function, .number: false
    default: nil
    }
  }
}
