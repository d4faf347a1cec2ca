import Screen
import ToteModel

/// What is left of a budget once the list is paid, including items cleared today.
struct ListBudget {
  /// From the shortest to the longest: what is left, and what was spent on items that are no longer on the list.
  let texts: [String]
  /// How many items it can't count.
  let unpriced: Int
  /// Whether it is spent, or nearly.
  let isUrgent: Bool
  let isOver: Bool
  let style: Style

  init?(_ budget: Price, of list: ShoppingList.ID, in records: Records) {
    let cleared = records.cleared(from: list)
    var (all, toPay) = records.prices(of: list)
    all.add(toPay)
    all.add(cleared)
    func shown(_ units: Int64) -> String? { Price(minorUnits: units, currency: budget.currency)?.shown }
    func units(_ sums: PriceSums) -> Int64 {
      sums.prices.first { $0.currency == budget.currency }?.minorUnits ?? 0
    }
    let left = budget.minorUnits - units(all)
    guard let price = shown(abs(left)) else { return nil }
    isOver = left < 0
    let (long, short) = (words.leftOfBudget(price, isOver: isOver), words.leftToSpend(price, isOver: isOver))
    let spent = units(cleared)
    let earlier = spent == 0 ? nil : shown(spent)
    func told(_ left: String, _ earlier: String?) -> String { earlier.map { "\(left) (\($0))" } ?? left }
    let longest = told(long, earlier.map(words.spentEarlier))
    texts = [
      short, told(short, earlier.map(words.earlier)), told(short, earlier.map(words.spentEarlier)), longest,
    ]
    unpriced = all.unpriced
    isUrgent = left * 10 <= budget.minorUnits
    style = isOver ? .warning : .muted
  }
}
