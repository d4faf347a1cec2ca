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

  /// - Parameters:
  ///   - isReaders: Whether it is the reader's language, so that short words count anywhere.
  ///   - letters: Of how many letters a word must be for its end to say what it is, which would be chance in another language.
  init(
    _ words: [Substring], in language: Language, isReaders: Bool = false, compoundsFrom letters: Int = .max
  ) {
    let phrases = phrases(
      of: meanings(of: words, in: language, isReaders: isReaders, compoundsFrom: letters))
    let vocabulary = language.vocabulary
    category = head(of: phrases, isLast: vocabulary.endsWithHead)
    if vocabulary.namesFlavoursLast, let flavoured = phrases.first(where: { !$0.parts.isEmpty })?.flavoured {
      category = flavoured
    }
    if isPreserved, let thing = category, Category.pantry.moves(thing) { category = .pantry }
    for mark in marks + [brand].compactMap({ $0 }) where category.map(mark.moves) != false { category = mark }
  }

  /// Of the longest known runs of words, from where the head is. `nil` is an unknown word.
  private func meanings(
    of words: [Substring], in language: Language, isReaders: Bool, compoundsFrom letters: Int
  ) -> [Lexicon.Meaning?] {
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
      if found == nil, let word = isLast ? rest.last : rest.first, word.utf8.count >= letters {
        found = Compound(word, in: language)?.meaning(in: language)
        if isReaders, found == nil { found = Compound.beginning(word, in: language) }
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

    /// What has the flavour, the topping or the use that stands behind it: `Joghurt Erdbeere`, `Pizza Salami`, `Waschmittel Wolle`.
    var flavoured: Category? {
      guard parts.count == 2, case .thing(let thing) = parts[0], case .thing(let flavour) = parts[1] else {
        return nil
      }
      switch flavour {
      case .produce: return [.produce, .meat, .other].contains(thing) ? nil : thing
      case .other: return [.care, .household].contains(thing) ? thing : nil
      case .meat, .dairy, .pantry: return thing == .frozen ? thing : nil
      default: return nil
      }
    }
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
