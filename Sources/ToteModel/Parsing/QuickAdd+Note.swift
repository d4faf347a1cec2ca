/// Rule 1 of the add field: where a note ends.

struct KnownNames {
  let own: [Category]
  let stores: [String]
  let language: Language
  /// For bare prices.
  var currency: Currency?

  /// Names of several words that need no quotes after a sign.
  func names(behind mark: DetailMark) -> [String] {
    switch mark.source {
    case .categories: Category.longTitles(in: language) + own.map(\.title)
    case .stores: stores
    case .persons, nil: []
    }
  }
}

extension QuickAddTokens {
  /// The end of the line behind a name; in front of it, the next sign.
  func endOfNote(from start: Int, _ known: KnownNames) -> Int {
    let before = literal(0..<self[start].source.lowerBound)
    if QuickAdd(before, own: known.own, stores: known.stores, in: known.language)?.isNamed == true {
      return count
    }
    var end = start + 1
    while end < count, self[end].mark == nil || self[end].mark == .note { end += 1 }
    return end
  }

  /// In scalars; 0 without a name.
  ///
  /// - Parameter besideNotes: Whether to ignore the words of notes.
  func endOfName(_ known: KnownNames, besideNotes: Bool = false) -> Int {
    var words = self
    var (end, index) = (0, 0)
    while let word = words.nextWord(from: index, known, besideNotes: besideNotes) {
      end = words[word].source.upperBound
      index = word + 1
    }
    return end
  }

  /// Skips marks, amounts and prices. Looking for amounts may split words.
  private mutating func nextWord(
    from start: Int, _ known: KnownNames, besideNotes: Bool = false
  ) -> Int? {
    var index = start
    while index < count {
      if besideNotes, self[index].mark == .note {
        repeat { index += 1 } while index < count && (self[index].mark == nil || self[index].mark == .note)
      } else if let mark = self[index].mark, mark != .note {
        let spelled = self[index].isQuoted ? nil : spelled(at: index, known.names(behind: mark))
        index += spelled?.count ?? 1
      } else if case .mark = self[index].role, self[index].mark != .note {
        // The second word of a store.
        index += 1
      } else if let price = PriceText(in: self, at: index) {
        index = price.words.upperBound
      } else if let amount = AmountText(in: &self, at: index, isFirst: false) {
        index = amount.words.upperBound
      } else {
        return index
      }
    }
    return nil
  }

  /// Keeps signs and quotes as typed.
  func note(from first: Int, to last: Int) -> String {
    self[first].isQuoted ? self[first].text : literal(self[first].body..<self[last].source.upperBound)
  }
}
