/// Parses the line of a filter with every key, so unfinished conditions (`@`, `>`, `is:`) are no errors.

extension ItemQuery {
  /// Categories match by the start of a word in their `title` or English name. `own` are the user's.
  package init(
    _ line: String, own: [Category] = [], title: (Category) -> String = \.title
  ) {
    var words = QueryWords(line)
    while let word = words.next() {
      switch Self.test(of: word, own: own, title: title) {
      case .test(let test): conditions.append(Condition(test: test, isNegated: word.isNegated))
      case .begun: begun.append(word.source)
      case .unknown: unknown.append(word.source)
      }
    }
  }

  private enum Meaning {
    case test(Condition.Test)
    case begun
    case unknown
  }

  private static func test(
    of word: QueryWord, own: [Category], title: (Category) -> String
  ) -> Meaning {
    let needle = Array(Folding.fold(word.text).utf8)
    if let mark = word.mark {
      if needle.isEmpty { return .begun }
      if mark != .category { return .test(.mark(mark, needle)) }
      let found = (Category.builtIn + own).filter { category in
        [title(category), category.title, category.key].contains {
          Folding.fold($0).holdsWord(startingWith: needle)
        }
      }
      return .test(.category(Set(found)))
    }
    if word.isQuoted { return needle.isEmpty ? .begun : .test(.words(needle)) }
    if let bound = word.bound {
      if word.text.isEmpty { return .begun }
      return PriceBound(bound, word.text).map { .test(.price($0)) } ?? .unknown
    }
    if let text = word.state {
      if text.isEmpty { return .begun }
      let states = State.allCases.filter { $0.rawValue.hasPrefix(Folding.fold(text)) }
      return states.count == 1 ? .test(.state(states[0])) : .unknown
    }
    return needle.isEmpty
      ? .begun : .test(.letters(needle, AmountWord(String(decoding: needle, as: UTF8.self))))
  }
}

extension PriceBound {
  fileprivate init?(_ side: Side, _ text: String) {
    self.side = side
    if let price = Price(text) {
      currency = price.currency
      thousandths = price.minorUnits * (1000 / price.currency.coins)
    } else if let number = Number(text), number.rest.isEmpty {
      thousandths = number.thousandths
    } else {
      return nil
    }
  }
}

private struct QueryWord {
  var source = ""
  var text = ""
  var isNegated = false
  var isQuoted = false
  var mark: DetailMark?

  var bound: PriceBound.Side?
  var state: String?
}

private struct QueryWords {
  private var rest: Substring.UnicodeScalarView

  init(_ line: String) { rest = Substring(line).unicodeScalars }

  mutating func next() -> QueryWord? {
    rest = rest.drop { Glyph($0) == .blank }
    guard let first = rest.first else { return nil }
    let start = rest
    var word = QueryWord()
    if first == "-" {
      word.isNegated = true
      rest.removeFirst()
    }
    if let sign = rest.first, let mark = DetailMark(sign: sign), mark != .note {
      word.mark = mark
      rest.removeFirst()
    }
    if rest.first == "\"" {
      rest.removeFirst()
      word.isQuoted = true
      word.text = String(take { $0 == "\"" })
      if !rest.isEmpty { rest.removeFirst() }
    } else {
      word.text = String(take { Glyph($0) == .blank })
      if word.mark == nil { word.readSign() }
    }
    word.source = String(start.prefix(start.count - rest.count))
    return word
  }

  private mutating func take(until isEnd: (Unicode.Scalar) -> Bool) -> Substring.UnicodeScalarView {
    let taken = rest.prefix { !isEnd($0) }
    rest = rest[taken.endIndex...]
    return taken
  }
}

extension QueryWord {
  private static let bounds: [(sign: String, side: PriceBound.Side)] = [
    (">=", .atLeast), ("<=", .atMost), ("≥", .atLeast), ("≤", .atMost), (">", .above), ("<", .below),
  ]

  fileprivate mutating func readSign() {
    if let (sign, side) = Self.bounds.first(where: { text.hasPrefix($0.sign) }) {
      bound = side
      text.removeFirst(sign.count)
    } else if text.hasPrefix("is:") {
      state = String(text.dropFirst(3))
    }
  }
}
