/// When something is due again: after a number of days, weeks or months, or as often as it is usually bought.

package enum Repeat: Hashable, Sendable {
  case days(Int)
  case weeks(Int)
  case months(Int)
  case usual

  /// Of days, weeks or months.
  static let counts = 1...99

  /// A day by the clock on the wall.
  ///
  /// - Parameter purchases: In any order, for `usual` only.
  package func due(after last: Moment, purchases: [Moment] = []) -> Moment? {
    switch self {
    case .days(let count): last.local.startOfDay.adding(days: Int64(count))
    case .weeks(let count): last.local.startOfDay.adding(days: Int64(count) * 7)
    case .months(let count): last.local.startOfDay.adding(months: count)
    case .usual: Self.usualGap(between: purchases).map { last.local.startOfDay.adding(days: $0) }
    }
  }

  package static func usualGap(between purchases: [Moment]) -> Int64? {
    usualGap(betweenDays: purchases.map(\.local.dayNumber))
  }

  /// Takes numbers of days, which are mostly in order already.
  static func usualGap(betweenDays days: [Int]) -> Int64? {
    guard days.count > 2 else { return nil }
    let isInOrder = zip(days, days.dropFirst()).allSatisfy { $0 < $1 }
    let days = isInOrder ? days : Set(days).sorted()
    let gaps = zip(days.dropFirst(), days).suffix(8).map { Int64($0 - $1) }.sorted()
    return gaps.count < 2 ? nil : gaps[(gaps.count - 1) / 2]
  }
}

// As it is stored: `usual`, `10 days`, `1 week`, `2 weeks`, `3 months`.
extension Repeat: LosslessStringConvertible {
  package init?(_ description: String) {
    let words = Folding.fold(description).split(separator: " ")
    if words == ["usual"] {
      self = .usual
      return
    }
    guard words.count == 2, let count = Int(words[0]), Self.counts.contains(count) else { return nil }
    switch words[1] {
    case "day", "days": self = .days(count)
    case "week", "weeks": self = .weeks(count)
    case "month", "months": self = .months(count)
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .days(let count): count == 1 ? "1 day" : "\(count) days"
    case .weeks(let count): count == 1 ? "1 week" : "\(count) weeks"
    case .months(let count): count == 1 ? "1 month" : "\(count) months"
    case .usual: "usual"
    }
  }
}
