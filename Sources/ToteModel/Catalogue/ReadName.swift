/// What a name means in one language: it is known by its head, whatever stands around it. In `peach iced tea`
/// that is the last word, in `jus de pomme` the first, in `bag of rice` what the measure holds.
struct ReadName {
  /// Where the thing stands; `nil` if its head is unknown, which is better than to guess by another word.
  private(set) var category: Category?
  /// Whether every word is known.
  private(set) var isUnderstood = true

  private var marks: [Category] = []
  private var brand: Category?
  private var isPreserved = false

  /// - Parameter isReaders: Whether it is the reader's language, so that short words count anywhere.
  init(_ words: [Substring], in language: Language, isReaders: Bool = false) {
    let phrases = phrases(of: meanings(of: words, in: language, isReaders: isReaders))
    category = head(of: phrases, isLast: language.vocabulary.endsWithHead)
    if isPreserved, let thing = category, Category.pantry.moves(thing) { category = .pantry }
    for mark in marks + [brand].compactMap({ $0 }) where category.map(mark.moves) != false { category = mark }
  }

  /// Of the longest known runs of words, from where the head is. `nil` is an unknown word.
  private func meanings(of words: [Substring], in language: Language, isReaders: Bool) -> [Lexicon.Meaning?] {
    var meanings: [Lexicon.Meaning?] = []
    var rest = words[...]
    let isLast = language.vocabulary.endsWithHead
    while !rest.isEmpty {
      let lengths = (1...min(Lexicon.longestName, rest.count)).reversed()
      var found: Lexicon.Meaning?
      var length = 1
      for count in lengths {
        let run = isLast ? rest.suffix(count) : rest.prefix(count)
        found = Lexicon.meaning(of: run, in: language) ?? Lexicon.owned(run, in: language)
        if case .shortThing(let category) = found {
          found = isReaders || count == words.count ? .thing(category) : nil
        }
        length = count
        if found != nil { break }
      }
      meanings.append(found)
      rest = isLast ? rest.dropLast(length) : rest.dropFirst(length)
    }
    return isLast ? meanings.reversed() : meanings
  }

  /// What stands between two links.
  private struct Phrase {
    /// Whether the link before it leads to what the thing is made of.
    var isContent = false
    /// Things, measures and unknown words.
    var parts: [Lexicon.Meaning?] = []
  }

  private mutating func phrases(of meanings: [Lexicon.Meaning?]) -> [Phrase] {
    var phrases = [Phrase()]
    for meaning in meanings {
      switch meaning {
      case .of: phrases.append(Phrase(isContent: true))
      case .link: phrases.append(Phrase())
      case .mark(let category): marks.append(category)
      case .brand(let category): if category != .other { brand = brand ?? category }
      case .description: continue
      case .thing, .shortThing, .asking: phrases[phrases.count - 1].parts.append(meaning)
      case .measure(let unit):
        phrases[phrases.count - 1].parts.append(meaning)
        if Lexicon.preserving.contains(unit) { isPreserved = true }
      case nil:
        phrases[phrases.count - 1].parts.append(nil)
        isUnderstood = false
      }
    }
    return phrases
  }

  /// The first thing that needs no other, in the order in which the language says what matters.
  private func head(of phrases: [Phrase], isLast: Bool) -> Category? {
    var isAsking = false
    var asking: Category?
    for phrase in phrases {
      // What only accompanies a thing isn't what it is made of: `verre à vin`.
      if isAsking, !phrase.isContent { break }
      for part in isLast ? phrase.parts.reversed() : phrase.parts {
        switch part {
        case .thing(let category): return category
        case .asking(let category): asking = asking ?? category
        case .measure: break
        default: return nil
        }
        isAsking = true
      }
    }
    return asking
  }
}
