/// Amounts on the screen, as a spoon, a cup or a scale shows them: a scaled recipe's 1.167 tbsp is 1¼ tbsp. They are stored exactly,
/// and lines to edit have them exactly.

extension Amount {
  /// `760 ml` for 760.005 ml. The same amount if it can be measured out as it is.
  package var forKitchens: Amount {
    let rounded: Int64 =
      switch unit {
      case .gram, .milligram, .millilitre:
        rounded(to: thousandths < 10_000 ? 10 : thousandths < 100_000 ? 100 : 1000)
      case .centilitre, .decilitre: rounded(to: 100)
      // Their thousandths are grams and millilitres, and centimetres are enough of a cable.
      case .kilogram, .litre: thousandths
      case .metre: rounded(to: 10)
      case .ounce, .pound, .fluidOunce: rounded(to: thousandths < 1000 ? 10 : 100)
      default: roundedToSpoons
      }
    return Amount(thousandths: rounded, unit: unit) ?? self
  }

  private func rounded(to step: Int64) -> Int64 { (thousandths + step / 2) / step * step }

  /// To quarters and thirds, as far as there are cups and spoons of these; whole numbers from ten on.
  private var roundedToSpoons: Int64 {
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    if Self.measurable.contains(part) { return thousandths }
    if whole >= 10 { return rounded(to: 1000) }
    guard let nearest = Self.spoons.min(by: { abs($0 - part) < abs($1 - part) }) else { return thousandths }
    return whole * 1000 + nearest
  }

  private static let spoons: [Int64] = [0, 250, 333, 500, 667, 750, 1000]
  private static let measurable: Set<Int64> = [0, 125, 250, 333, 375, 500, 625, 667, 750, 875]
}
