/// Rule 5 of the add field: what becomes the note without a sign.

extension QuickAdd {
  static func readUsedPart(_ words: inout QuickAddTokens, _ details: inout ItemDetails) -> Bool {
    guard details.note == nil, let used = UsedPart(in: &words) else { return false }
    details.note = words.text(used.note)
    for part in used.words { words[part].role = .mark(.note) }
    return true
  }

  static func readPreparation(_ words: inout QuickAddTokens, _ details: inout ItemDetails) {
    guard !words.hasNote,
      let found = Preparation.words(in: words, behind: details.amount?.unit)
    else { return }
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
  fileprivate var hasNote: Bool { (0..<count).contains { self[$0].mark == .note } }
}
