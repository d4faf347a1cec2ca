/// Rule 5 of the add field: what becomes the note without a sign.

extension QuickAdd {
  static func readUsedPart(_ words: inout QuickAddTokens, _ details: inout ItemDetails) -> Bool {
    guard details.note == nil, let used = UsedPart(in: &words) else { return false }
    details.note = words.text(used.note)
    for part in used.words { words[part].role = .mark(.note) }
    return true
  }

  /// `1-inch piece ginger`, `1 (5 cm) piece of ginger`: how long a piece is.
  static func readSizedPiece(_ words: inout QuickAddTokens, _ details: inout ItemDetails) {
    guard details.note == nil,
      let piece = (1..<max(1, min(4, words.count))).first(where: { words.says($0, pieces) }),
      let size = (max(0, piece - 2)..<piece).first(where: { words.isLength($0..<piece) })
    else { return }
    let isLinked = words.says(piece + 1, AmountText.links)
    guard words.isPlain(piece + (isLinked ? 2 : 1)) else { return }
    details.note = words.text(size..<piece + 1).filter { $0 != "(" && $0 != ")" }
    for part in size..<piece + (isLinked ? 2 : 1) { words[part].role = .mark(.note) }
  }

  private static let pieces = Language.words { $0.pieces }

  static func readPreparation(_ words: inout QuickAddTokens, _ details: inout ItemDetails) {
    guard !words.hasNote else { return }
    // `freshly ground pepper to taste`
    for _ in 0..<2 { readOnePreparation(&words, &details) }
  }

  private static func readOnePreparation(_ words: inout QuickAddTokens, _ details: inout ItemDetails) {
    guard let found = Preparation.words(in: words, behind: details.amount?.unit) else { return }
    let preparation = Preparation.note(words.text(found))
    details.note = details.note.map { "\($0), \(preparation)" } ?? preparation
    for part in found { words[part].role = .mark(.note) }
    if found.lowerBound > 0, words[found.lowerBound - 1].role == nil {
      words.trimPunctuation(found.lowerBound - 1)
    }
  }

  /// How much of it, if there is no amount.
  static func readVagueness(_ words: inout QuickAddTokens, _ details: inout ItemDetails) {
    guard details.amount == nil, !words.hasNote, let found = Vagueness.words(in: words) else { return }
    let vague = words.text(found.note)
    details.note = details.note.map { "\(vague), \($0)" } ?? vague
    for part in found.all { words[part].role = .mark(.note) }
  }
}

extension QuickAddTokens {
  fileprivate func says(_ index: Int, _ set: Set<String>) -> Bool {
    isPlain(index) && self[index].text.utf8.count <= 12 && set.contains(Folding.fold(self[index].text))
  }

  /// `1-inch`, `(5 cm)`.
  fileprivate func isLength(_ range: Range<Int>) -> Bool {
    guard range.allSatisfy(isPlain) else { return false }
    let text = Folding.fold(range.map { self[$0].text }.joined(separator: " ")).filter {
      $0 != "(" && $0 != ")"
    }
    guard let number = Number(text), number.thousandths > 0 else { return false }
    return Self.lengths.contains(String(number.rest.drop { " -–‑".contains($0) }))
      || range.count == 2 && number.rest.dropFirst().first?.isLetter == true
        && Self.lengths.contains(String(text.split(separator: " ").last ?? ""))
  }

  private static let lengths: Set<String> = ["inch", "inches", "cm", "mm"]

  fileprivate var hasNote: Bool { (0..<count).contains { self[$0].mark == .note } }
}
