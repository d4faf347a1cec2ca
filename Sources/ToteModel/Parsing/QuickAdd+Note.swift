/// Where a note ends that begins with its sign, and what is known while a line is read: a part of the first rule of the add field.

/// What is known while a line is read.
struct KnownNames {
  let own: [Category]
  let stores: [String]
  let language: Language

  /// The names of several words that may stand behind a sign without quotes.
  func names(behind mark: DetailMark) -> [String] {
    switch mark {
    case .category: Category.longTitles(in: language) + own.map(\.title)
    case .store: stores
    default: []
    }
  }
}

extension QuickAddTokens {
  /// Where the note that begins here ends: rule 1.
  func endOfNote(from start: Int, _ known: KnownNames) -> Int {
    var end = start + 1
    while end < count, self[end].mark == nil || self[end].mark == .note { end += 1 }
    guard hasWords(from: end, known) else { return end }
    let before = literal(0..<self[start].source.lowerBound)
    return QuickAdd(before, own: known.own, stores: known.stores, in: known.language)?.isNamed == true
      ? count : end
  }

  /// Where the price begins with which a note ends; `nil` where there is none, or the line has a price besides.
  func priceEnding(_ note: Range<Int>) -> Int? {
    guard note.count > 1, !self[note.lowerBound].isQuoted else { return nil }
    func price(at index: Int) -> PriceText? { PriceText(in: self, at: index) }
    guard !(0..<count).contains(where: { !note.contains($0) && price(at: $0) != nil }) else { return nil }
    return (note.lowerBound + 1..<note.upperBound).first {
      price(at: $0)?.words.upperBound == note.upperBound
    }
  }

  /// Whether there is more than marks, amounts and prices from a word on.
  func hasWords(from start: Int, _ known: KnownNames) -> Bool {
    var words = self
    return words.nextWord(from: start, known) != nil
  }

  /// Where the last of these words ends, among the scalars of the line; 0 where there are none.
  func endOfName(_ known: KnownNames) -> Int {
    var words = self
    var (end, index) = (0, 0)
    while let word = words.nextWord(from: index, known) {
      end = words[word].source.upperBound
      index = word + 1
    }
    return end
  }

  /// The next word from one on that is more than a mark, an amount or a price. Looking for amounts cuts some words in two.
  private mutating func nextWord(from start: Int, _ known: KnownNames) -> Int? {
    var index = start
    while index < count {
      if let mark = self[index].mark, mark != .note {
        let spelled = self[index].isQuoted ? nil : spelled(at: index, known.names(behind: mark))
        index += spelled?.count ?? 1
      } else if case .mark = self[index].role, self[index].mark != .note {
        // The second word of a store that has been read.
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

  /// A note is taken as it was typed, with whatever marks and quotes stand in it.
  func note(from first: Int, to last: Int) -> String {
    self[first].isQuoted ? self[first].text : literal(self[first].body..<self[last].source.upperBound)
  }
}
