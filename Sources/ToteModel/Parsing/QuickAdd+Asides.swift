/// The fifth rule of the add field: what is said of a thing beside its name and amount, and becomes the note.

extension QuickAdd {
  /// What is used of it; the answer is whether it is said how many something is used of.
  static func readUsedPart(_ words: inout QuickAddTokens, _ details: inout ItemDetails) -> Bool {
    guard details.note == nil, let used = UsedPart(in: &words) else { return false }
    details.note = words.text(used.note)
    for part in used.words { words[part].role = .mark(.note) }
    return true
  }

  /// How it is prepared, behind how large it is.
  static func readPreparation(_ words: inout QuickAddTokens, _ details: inout ItemDetails) {
    guard !words.hasNote,
      let found = Preparation.words(in: words, isMeasured: details.amount?.unit.isOfKitchens == true)
    else { return }
    let preparation = Preparation.note(words.text(found))
    details.note = details.note.map { "\($0), \(preparation)" } ?? preparation
    for part in found { words[part].role = .mark(.note) }
    if found.lowerBound > 0, words[found.lowerBound - 1].role == nil {
      words.trimPunctuation(found.lowerBound - 1)
    }
  }

  /// What says how much of it, where no amount does.
  static func readVagueness(_ words: inout QuickAddTokens, _ details: inout ItemDetails) {
    guard details.amount == nil, !words.hasNote, let found = Vagueness.words(in: words) else { return }
    let vague = words.text(found.note)
    details.note = details.note.map { "\(vague), \($0)" } ?? vague
    for part in found.all { words[part].role = .mark(.note) }
  }
}

extension QuickAddTokens {
  /// Whether there is a note behind its sign.
  fileprivate var hasNote: Bool { (0..<count).contains { self[$0].mark == .note } }
}
