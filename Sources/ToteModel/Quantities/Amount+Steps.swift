/// One step more or less, as people count: one more egg, the next kilo, 50 g.

extension Amount {
  /// `nil` beyond the smallest and the largest amount.
  package func stepped(up: Bool) -> Amount? {
    let step = step(up: up)
    let steps = up ? thousandths / step + 1 : (thousandths - 1) / step
    return Amount(thousandths: steps * step, unit: unit)
  }

  /// In thousandths. A step down from a round number is as wide as those below it.
  private func step(up: Bool) -> Int64 {
    if unit.isCount { return 1000 }
    return switch up ? thousandths : thousandths - 1 {
    case ..<1000: 250
    case ..<20_000: 1000
    case ..<100_000: 10_000
    case ..<500_000: 50_000
    case ..<2_000_000: 100_000
    default: 500_000
    }
  }
}
