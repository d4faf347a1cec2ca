/// What the filter of a list understands, on the screen and in `tote ls`: words, and what else is asked of an item. How a
/// line is read stands in `ItemQueryParser.swift`.

/// Conditions that an item must all meet, in any order.
///
///     ItemQuery("oat milk")         // both words in its name, store or note; the start of a word is enough
///     ItemQuery("500 g")            // so much of it
///     ItemQuery("\"oat milk\"")     // these whole words, one after the other
///     ItemQuery("@lidl #dairy")     // bought there, in this category
///     ItemQuery(">2€ <5€")          // priced between them; without a currency, in any
///     ItemQuery("is:ticked -milk")  // in the basket, and no milk
///
/// A condition is negated by a `-` in front of it. What is not understood asks for nothing and stands in `unknown`.
package struct ItemQuery: Hashable, Sendable {
  package struct Condition: Hashable, Sendable {
    enum Test: Hashable, Sendable {
      /// Letters that stand in one of the texts, or are about the amount.
      case letters([UInt8], AmountWord? = nil)
      /// Whole words that stand in one of the texts.
      case words([UInt8])
      /// The start of a word of what stands behind a sign.
      case mark(DetailMark, [UInt8])
      /// One of these categories.
      case category(Set<Category>)
      case price(PriceBound)
      case state(State)
    }

    var test: Test
    var isNegated = false
  }

  /// What an item can be. People type the raw value.
  package enum State: String, CaseIterable, Sendable {
    case ticked, priced
  }

  package internal(set) var conditions: [Condition] = []
  /// The words that mean nothing here, as they were typed.
  package internal(set) var unknown: [String] = []
  /// The words that are only begun, `@` or `is:`, and ask for nothing yet.
  package internal(set) var begun: [String] = []

  /// Whether an item meets all of it. A function that is made once for many items.
  package var matches: (Item) -> Bool {
    guard var isMet = conditions.first?.isMet else { return { _ in true } }
    // One by one and in no array: from there each item would be copied on its way into a function.
    for condition in conditions.dropFirst() {
      let before = isMet
      let next = condition.isMet
      isMet = { before($0) && next($0) }
    }
    return isMet
  }

  /// Whether whatever this finds the other one finds too, so that only what it found has to be looked at.
  package func narrows(_ other: ItemQuery) -> Bool {
    other.conditions.allSatisfy { known in conditions.contains { $0.implies(known) } }
  }
}

/// A limit of prices. A bare number is a limit in every currency.
struct PriceBound: Hashable, Sendable {
  enum Side: Hashable { case above, below, atLeast, atMost }

  var side: Side
  /// In thousandths of the currency, or of any.
  var thousandths: Int64
  var currency: Currency?

  func contains(_ price: Price) -> Bool {
    if let currency, currency != price.currency { return false }
    let value = price.minorUnits * (price.currency.decimals == 2 ? 10 : 1000)
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
    }
  }
}
