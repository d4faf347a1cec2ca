/// The exact factor of a recipe: three halves for one for four that is cooked for six.
package struct Scale: Hashable, Sendable {
  package let numerator: Int64
  package let denominator: Int64

  package static let one = Scale(numerator: 1, denominator: 1)

  /// Of servings, and of the factor.
  package static let limit = 999

  /// Clamps both numbers to 1...`limit`.
  package init(_ wanted: Int, of servings: Int) {
    func sensible(_ count: Int) -> Int64 { Int64(min(max(1, count), Self.limit)) }
    self.init(numerator: sensible(wanted), denominator: sensible(servings))
  }

  /// 2000 for twice as much; `nil` beyond the limits.
  init?(thousandths: Int64) {
    guard thousandths > 0, thousandths <= Int64(Self.limit) * 1000 else { return nil }
    self.init(numerator: thousandths, denominator: 1000)
  }

  private init(numerator: Int64, denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  package var isOne: Bool { numerator == denominator }

  func applied(to number: Int64) -> Int128 {
    (Int128(number) * Int128(numerator) + Int128(denominator) / 2) / Int128(denominator)
  }
}

extension Amount {
  /// Rounded to a thousandth, in the unit that reads best, and clamped to valid amounts.
  package func scaled(by scale: Scale) -> Amount {
    if scale.isOne { return self }
    let total = min(max(1, scale.applied(to: thousandths)), Int128(Amount.limit))
    return Amount(thousandths: Int64(total), unit: unit)?.inBestUnit ?? self
  }

  /// As a cook would write it on a list:
  ///
  /// - Counts are rounded up, as half an egg isn't sold, but ignore a hundredth: six times two thirds are
  ///   four. Pinches and the like aren't bought, so they stay and add up.
  /// - Metric weights and volumes above 50 are rounded to 5 g or 5 ml.
  /// - Everything else stays: spoons, cups, ounces, a few grams of yeast.
  package var roundedForShopping: Amount {
    if unit.isCount, !unit.isPartOfKitchens {
      let whole = max(1, (thousandths + 989) / 1000)
      return Amount(thousandths: whole * 1000, unit: unit) ?? self
    }
    let base: Unit
    switch unit {
    case .milligram, .gram, .kilogram: base = .gram
    case .millilitre, .centilitre, .decilitre, .litre: base = .millilitre
    default: return self
    }
    let step = base.size * 1000 * 5
    let total = Int128(thousandths) * unit.size
    guard total > step * 10 else { return self }
    let rounded = (total + step / 2) / step * step
    return Amount(exactly: rounded, in: unit)?.inBestUnit ?? self
  }

  /// The largest unit with at least one of it in which it is exact (metric) or whole quarters.
  private var inBestUnit: Amount {
    let total = Int128(thousandths) * unit.size
    for candidate in unit.ladder where total >= candidate.size * 1000 {
      let step = unit.isMetric ? candidate.size : candidate.size * 250
      if total % step == 0, let amount = Amount(exactly: total, in: candidate) { return amount }
    }
    return self
  }

  /// From thousandths of the dimension's smallest part; `nil` if inexact.
  private init?(exactly total: Int128, in unit: Unit) {
    guard total % unit.size == 0, let thousandths = Int64(exactly: total / unit.size) else { return nil }
    self.init(thousandths: thousandths, unit: unit)
  }
}

extension Unit {
  /// A part of something that is bought whole.
  fileprivate var isPartOfKitchens: Bool {
    [.clove, .pinch, .handful, .glass, .stalk, .sprig, .leaf].contains(self)
  }

  /// Largest first.
  fileprivate var ladder: [Unit] {
    switch self {
    case .milligram, .gram, .kilogram: [.kilogram, .gram, .milligram]
    case .millilitre, .litre: [.litre, .millilitre]
    case .centilitre: [.litre, .centilitre, .millilitre]
    case .decilitre: [.litre, .decilitre, .millilitre]
    case .teaspoon, .tablespoon: [.tablespoon, .teaspoon]
    case .ounce, .pound: [.pound, .ounce]
    default: [self]
    }
  }
}
