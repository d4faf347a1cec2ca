/// A typed budget, with how long it lasts if that is said: `250`, `€250 a month`, `80/week`, `60 per trip`.
package struct BudgetText: Hashable, Sendable {
  package let sum: Price
  /// `nil` if nothing is said.
  package let period: BudgetPeriod?

  package init?(_ text: String, currency: Currency?) {
    if let sum = Price(sum: text, currency: currency) {
      (self.sum, period) = (sum, nil)
      return
    }
    let words = text.split { $0.isWhitespace || $0 == "/" }
    // The shortest that says a period: `€250 a month`, `monatlich 250 €`.
    for count in 1..<max(1, words.count) {
      for (said, rest) in [
        (words.suffix(count), words.dropLast(count)), (words.prefix(count), words.dropFirst(count)),
      ] {
        guard let period = BudgetPeriod(said: said),
          let sum = Price(sum: rest.filter { !Self.isLink($0) }.joined(separator: " "), currency: currency)
        else { continue }
        (self.sum, self.period) = (sum, period)
        return
      }
    }
    return nil
  }

  private static func isLink(_ word: Substring) -> Bool {
    BudgetPeriod.links.contains(Folding.fold(String(word)))
  }
}

extension BudgetPeriod {
  fileprivate static let links = Language.words { $0.intervalLinks }
  private static let trips = Language.words { $0.trips }

  fileprivate init?(said words: some Collection<Substring>) {
    let folded = words.map { Folding.fold(String($0)) }
    if folded.contains(where: Self.trips.contains) {
      guard folded.allSatisfy({ Self.trips.contains($0) || Self.links.contains($0) }) else { return nil }
      self = .trip
      return
    }
    // A number would be an interval of its own.
    guard !folded.contains(where: { $0.contains(where: \.isNumber) }) else { return nil }
    switch RepeatText(words.joined(separator: " "))?.every {
    case .days(1): self = .trip
    case .weeks(1): self = .week
    case .months(1): self = .month
    default: return nil
    }
  }
}
