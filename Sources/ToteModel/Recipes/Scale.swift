/// The exact factor by which `Meal` scales a recipe: three halves for a recipe for four that is cooked for six.
package struct Scale: Hashable, Sendable {
  package let numerator: Int64
  package let denominator: Int64

  package static let one = Scale(numerator: 1, denominator: 1)

  /// The most servings, and the largest factor.
  package static let limit = 999

  /// Both numbers are clamped to 1...`limit`.
  package init(_ wanted: Int, of servings: Int) {
    func sensible(_ count: Int) -> Int64 { Int64(min(max(1, count), Self.limit)) }
    self.init(numerator: sensible(wanted), denominator: sensible(servings))
  }

  /// 2000 for twice as much; `nil` outside of the limits.
  init?(thousandths: Int64) {
    guard thousandths > 0, thousandths <= Int64(Self.limit) * 1000 else { return nil }
    self.init(numerator: thousandths, denominator: 1000)
  }

  private init(numerator: Int64, denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  package var isOne: Bool { numerator == denominator }

  /// The product, rounded.
  func applied(to number: Int64) -> Int128 {
    (Int128(number) * Int128(numerator) + Int128(denominator) / 2) / Int128(denominator)
  }
}

extension Amount {
  /// The scaled amount, to a thousandth and in the unit that reads best; between the least and the largest amount there is.
  ///
  ///     Amount("600 g")!.scaled(by: Scale(2, of: 1)).description == "1.2 kg"
  package func scaled(by scale: Scale) -> Amount {
    if scale.isOne { return self }
    let total = min(max(1, scale.applied(to: thousandths)), Int128(Amount.limit))
    return Amount(thousandths: Int64(total), unit: unit)?.inBestUnit ?? self
  }

  /// As a cook would write a scaled amount on a list:
  ///
  /// - What is counted is rounded up, as half an egg isn't sold; but a hundredth more is ignored, since six times two thirds are
  ///   four. Pinches and the like, which aren't bought, stay as they are, so that parts add up to the whole.
  /// - Metric weights and volumes above 50 are rounded to 5 g or 5 ml.
  /// - Everything else stays as it is: spoons, cups, ounces, and a few grams of yeast.
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

  /// In the largest unit of which there is at least one, and in which it is exact (metric) or whole quarters (spoons, ounces,
  /// pounds).
  private var inBestUnit: Amount {
    let total = Int128(thousandths) * unit.size
    for candidate in unit.ladder where total >= candidate.size * 1000 {
      let step = unit.isMetric ? candidate.size : candidate.size * 250
      if total % step == 0, let amount = Amount(exactly: total, in: candidate) { return amount }
    }
    return self
  }

  /// From thousandths of the dimension's smallest part; `nil` if the unit can't hold them exactly.
  private init?(exactly total: Int128, in unit: Unit) {
    guard total % unit.size == 0, let thousandths = Int64(exactly: total / unit.size) else { return nil }
    self.init(thousandths: thousandths, unit: unit)
  }
}

extension Unit {
  /// Whether it counts parts of something that is bought whole.
  fileprivate var isPartOfKitchens: Bool {
    [.clove, .pinch, .handful, .glass, .stalk, .sprig, .leaf].contains(self)
  }

  /// The units for an amount in this one, the largest first.
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
