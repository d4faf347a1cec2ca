/// The conditions of a list's filter, and of `tote ls`. An item must meet all of them. `-` negates one.
///
///     ItemQuery("oat milk")         // words that start like these in name, store or note
///     ItemQuery("\"oat milk\"")     // exactly these words in a row
///     ItemQuery(">2€ <5€ 500 g")    // a price range in any currency unless given, and an amount
///     ItemQuery("is:ticked -milk")  // ticked, and without milk
package struct ItemQuery: Hashable, Sendable {
  package struct Condition: Hashable, Sendable {
    enum Test: Hashable, Sendable {
      case letters([UInt8], AmountWord? = nil)
      /// Whole words in one of the texts.
      case words([UInt8])
      /// The start of a word in a marked text.
      case mark(DetailMark, [UInt8])
      case category(Set<Category>)
      case price(PriceBound)
      case state(State)
    }

    var test: Test
    var isNegated = false
  }

  /// The raw values are what people type.
  package enum State: String, CaseIterable, Sendable {
    case ticked, priced, unpriced
  }

  package internal(set) var conditions: [Condition] = []
  /// Words without meaning, as typed.
  package internal(set) var unknown: [String] = []
  /// Unfinished conditions, such as `@` or `is:`, which are ignored.
  package internal(set) var begun: [String] = []

  /// A function, to be created once for many items.
  package var matches: (Item) -> Bool {
    guard var isMet = conditions.first?.isMet else { return { _ in true } }
    // Closures and not an array, which would copy each item.
    for condition in conditions.dropFirst() {
      let before = isMet
      let next = condition.isMet
      isMet = { before($0) && next($0) }
    }
    return isMet
  }

  /// Whether `other` finds everything that this finds, so its results can be searched instead.
  package func narrows(_ other: ItemQuery) -> Bool {
    other.conditions.allSatisfy { known in conditions.contains { $0.implies(known) } }
  }
}

/// A bare number applies to every currency.
struct PriceBound: Hashable, Sendable {
  enum Side: Hashable { case above, below, atLeast, atMost }

  var side: Side
  /// In thousandths of the currency.
  var thousandths: Int64
  var currency: Currency?

  func contains(_ price: Price) -> Bool {
    if let currency, currency != price.currency { return false }
    let value = price.minorUnits * (1000 / price.currency.coins)
    return switch side {
    case .above: value > thousandths
    case .below: value < thousandths
    case .atLeast: value >= thousandths
    case .atMost: value <= thousandths
    }
  }
}

extension ItemQuery.Condition {
  fileprivate func implies(_ other: Self) -> Bool {
    if self == other { return true }
    guard !isNegated, !other.isNegated else { return false }
    return switch (test, other.test) {
    case (.letters(let more, let amount), .letters(let less, let other)):
      more.holds(less) && (amount.map { amount in other.map(amount.isWithin) ?? false } ?? true)
    case (.mark(let one, let more), .mark(let other, let less)): one == other && more.starts(with: less)
    case (.category(let fewer), .category(let more)): fewer.isSubset(of: more)
    default: false
    }
  }
}

extension ItemQuery.Condition {
  fileprivate var isMet: (Item) -> Bool {
    let isMet = test.isMet
    return isNegated ? { !isMet($0) } : isMet
  }
}

extension ItemQuery.Condition.Test {
  fileprivate var isMet: (Item) -> Bool {
    switch self {
    case .letters(let needle, nil): { $0.holds(needle) }
    case .letters(let needle, let amount?):
      { $0.holds(needle) || $0.details.amount.map(amount.holds) ?? false }
    case .words(let needle): { $0.holds(words: needle) }
    case .mark(let mark, let start):
      { $0.details[mark].map { Folding.fold($0).holdsWord(startingWith: start) } ?? false }
    case .category(let categories): { categories.contains($0.details.category ?? .other) }
    case .price(let bound): { $0.details.linePrice.map(bound.contains) ?? false }
    case .state(.ticked): { $0.isTicked }
    case .state(.priced): { $0.details.price != nil }
    case .state(.unpriced): { $0.details.price == nil }
    }
  }
}
