/// An exact amount in whole thousandths, so `0.1 + 0.2` is `0.3`. Always positive.
///
///     Amount("500 g")!.adding(Amount("2 kg")!)?.description == "2.5 kg"
///     Amount("500 g")!.adding(Amount("2 cans")!) == nil
package struct Amount: Hashable, Sendable {
  package let thousandths: Int64
  package let unit: Unit

  package static let limit: Int64 = 999_999_999_999_999

  package init?(thousandths: Int64, unit: Unit) {
    guard thousandths > 0, thousandths <= Self.limit else { return nil }
    self.thousandths = thousandths
    self.unit = unit
  }

  func isLess(than other: Amount) -> Bool {
    Int128(thousandths) * unit.size < Int128(other.thousandths) * other.unit.size
  }

  /// Whether both say how much of the same, one in a rounder number: `1 cup`, `240 ml`.
  func isAbout(_ other: Amount) -> Bool {
    guard unit.dimension == other.unit.dimension else { return false }
    let (one, two) = (Int128(thousandths) * unit.size, Int128(other.thousandths) * other.unit.size)
    return 6 * abs(one - two) <= max(one, two)
  }

  /// The sum in either order, in the unit that reads best; `nil` if the units don't convert.
  ///
  /// - Metric sums use the largest unit with at least one of it in which they are exact: `600 g + 600 g` is
  ///   `1.2 kg`. Centilitres and decilitres appear only if one of the amounts has them.
  /// - Other units stay if equal. Else the larger one that gives whole quarters is used, or a metric one.
  /// - A metric and another amount become metric, rounded to a thousandth.
  package func adding(_ other: Amount) -> Amount? {
    guard unit.dimension == other.unit.dimension else { return nil }
    if unit == other.unit && !unit.isMetric || unit.isCount {
      let sum = thousandths + other.thousandths
      return Amount(thousandths: sum, unit: unit == other.unit ? unit : unit.comparable)
    }
    let total = Int128(thousandths) * unit.size + Int128(other.thousandths) * other.unit.size
    if !unit.isMetric, !other.unit.isMetric {
      for candidate in [unit, other.unit].sorted(by: { $0.size > $1.size })
      where total >= candidate.size * 1000 && total % (candidate.size * 250) == 0 {
        return Amount(total, in: candidate)
      }
    }
    let ladder = Self.ladder(of: unit, other.unit)
    let fitting = ladder.filter { total >= $0.size * 1000 }
    if unit.isMetric, other.unit.isMetric {
      for candidate in fitting where total % candidate.size == 0 {
        if let exact = Amount(total, in: candidate) { return exact }
      }
    }
    return (fitting.first ?? ladder.last).flatMap { Amount(total, in: $0) }
  }

  /// `nil` if nothing is left, or the units don't convert.
  package func subtracting(_ other: Amount) -> Amount? {
    guard unit.dimension == other.unit.dimension else { return nil }
    let rest = Int128(thousandths) * unit.size - Int128(other.thousandths) * other.unit.size
    return rest > 0 ? Amount(rest, in: unit) : nil
  }

  /// Largest first.
  private static func ladder(of one: Unit, _ other: Unit) -> [Unit] {
    let all: [Unit] =
      switch one.dimension {
      case .mass: [.kilogram, .gram, .milligram]
      case .pints: [.pint]
      case .volume, .count: [.litre, .decilitre, .centilitre, .millilitre]
      }
    return all.filter { ($0 != .decilitre && $0 != .centilitre) || $0 == one || $0 == other }
  }

  /// From thousandths of the dimension's smallest part, rounded.
  private init?(_ total: Int128, in unit: Unit) {
    guard let thousandths = Int64(exactly: (total + unit.size / 2) / unit.size) else { return nil }
    self.init(thousandths: thousandths, unit: unit)
  }
}

extension Amount: LosslessStringConvertible {
  /// Reads a whole text: `2.5 kg`, `1,5kg`, `½ l`, `2 1/2 cups`, `x2`, `3`.
  package init?(_ description: String) {
    var words = QuickAddTokens(description)
    guard let found = AmountText(in: &words, at: 0, isFirst: true), found.words.upperBound == words.count
    else {
      self.init(glasses: words)
      return
    }
    self = found.amount
    // Alone, `12 pack` means twelve packs.
    guard found.note != nil else { return }
    guard let number = Number(words[0].text), number.rest.isEmpty else { return nil }
    self.init(thousandths: number.thousandths, unit: .pack)
  }

  private init?(glasses words: QuickAddTokens) {
    guard words.count > 1, let number = Number(words[0].text), number.rest.isEmpty else { return nil }
    let phrase = Unit.phrase { $0 + 1 < words.count ? words[$0 + 1].text : nil }
    guard (phrase?.unit ?? Unit(spelling: words[1].text)) == .glass, words.count == 1 + (phrase?.count ?? 1)
    else { return nil }
    self.init(thousandths: number.thousandths, unit: .glass)
  }

  package var description: String { decimals(in: .english) }
}
