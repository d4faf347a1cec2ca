/// How many times a recipe is cooked, and what that makes of its amounts. `Meal` scales every line of a recipe by one.

/// An exact factor above zero: three halves for a recipe for four that is cooked for six.
package struct Scale: Hashable, Sendable {
  package let numerator: Int64
  package let denominator: Int64

  /// As much as the recipe says.
  package static let one = Scale(numerator: 1, denominator: 1)

  /// Nobody cooks for more, and no recipe is for more.
  package static let limit = 999

  /// So many servings of a recipe for so many; both from 1 to `limit`, whatever is asked.
  package init(_ wanted: Int, of servings: Int) {
    func sensible(_ count: Int) -> Int64 { Int64(min(max(1, count), Self.limit)) }
    self.init(numerator: sensible(wanted), denominator: sensible(servings))
  }

  /// So many thousandths of the recipe: 2000 for twice as much; `nil` where that is nothing, or absurd.
  init?(thousandths: Int64) {
    guard thousandths > 0, thousandths <= Int64(Self.limit) * 1000 else { return nil }
    self.init(numerator: thousandths, denominator: 1000)
  }

  private init(numerator: Int64, denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Whether it changes nothing.
  package var isOne: Bool { numerator == denominator }

  /// A number so many times, to the nearest.
  func applied(to number: Int64) -> Int128 {
    (Int128(number) * Int128(numerator) + Int128(denominator) / 2) / Int128(denominator)
  }
}

extension Amount {
  /// So many times as much, to a thousandth and in the unit that reads best; nothing else is rounded. It is never nothing, and
  /// never more than the most that is taken for an amount.
  ///
  ///     Amount("600 g")!.scaled(by: Scale(2, of: 1)).description == "1.2 kg"
  package func scaled(by scale: Scale) -> Amount {
    if scale.isOne { return self }
    let total = min(max(1, scale.applied(to: thousandths)), Int128(Amount.limit))
    return Amount(thousandths: Int64(total), unit: unit)?.inBestUnit ?? self
  }

  /// As a cook would write a scaled amount on a list:
  ///
  /// - What is counted is rounded up, for nobody sells half an egg. A hundredth more is no egg more: a third is 0.333, and
  ///   six times two thirds are four. But a pinch and half a pinch are 1½: nobody buys them, and what is sent in parts makes
  ///   as much as the whole.
  /// - What is weighed or poured in metric units is rounded to 5 g or 5 ml where it is more than 50.
  /// - All else stays as it is: spoons, cups, ounces, and a few grams of yeast.
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

  /// The same in the largest of its units of which there is at least one: exactly so in metric units, in whole quarters of
  /// spoons, ounces and pounds. Where there is none, its own.
  private var inBestUnit: Amount {
    let total = Int128(thousandths) * unit.size
    for candidate in unit.ladder where total >= candidate.size * 1000 {
      let step = unit.isMetric ? candidate.size : candidate.size * 250
      if total % step == 0, let amount = Amount(exactly: total, in: candidate) { return amount }
    }
    return self
  }

  /// So many thousandths of a dimension's smallest part; `nil` where the unit does not hold them exactly.
  private init?(exactly total: Int128, in unit: Unit) {
    guard total % unit.size == 0, let thousandths = Int64(exactly: total / unit.size) else { return nil }
    self.init(thousandths: thousandths, unit: unit)
  }
}

extension Unit {
  /// Whether it counts what is taken from something that is bought whole.
  fileprivate var isPartOfKitchens: Bool {
    [.clove, .pinch, .handful, .glass, .stalk, .sprig, .leaf].contains(self)
  }

  /// The units that an amount in this one may be shown in, the largest first. Those of other kitchens are left alone.
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
