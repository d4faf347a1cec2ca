import Screen
import ToteModel

/// What is left of the budget of the open list, for the header.
extension ListScreen {
  /// What is told of a budget: what is left, behind it what was spent on what no longer stands on the list, and at last how many
  /// things have no price. The words are the same over a list and in a shop, as many as there is room for.
  struct BudgetFact {
    /// From the shortest way to tell it to the longest.
    let texts: [String]
    /// The longest of them, which says how many things have no price too.
    let whole: String
    /// How many these are.
    let unpriced: Int
    /// Whether it is spent, or nearly: nothing is as important then.
    let isUrgent: Bool
    let style: Style
  }

  /// What is left of a list's budget when all of it is paid, in whatever shop, and what was cleared today too.
  func budget(of list: ShoppingList.ID) -> BudgetFact? {
    guard let budget = openList?.budget else { return nil }
    let cleared = workspace.records.cleared(from: list)
    var (all, toPay) = workspace.records.prices(of: list)
    all.add(toPay)
    all.add(cleared)
    let left = budget.minorUnits - all.minorUnits(in: budget.currency)
    guard let price = Price(minorUnits: abs(left), currency: budget.currency)?.shown else { return nil }
    let isOver = left < 0
    let (long, short) = (words.leftOfBudget(price, isOver: isOver), words.leftToSpend(price, isOver: isOver))
    let spent = cleared.minorUnits(in: budget.currency)
    let earlier = spent == 0 ? nil : Price(minorUnits: spent, currency: budget.currency)?.shown
    func told(_ left: String, _ earlier: String?) -> String { earlier.map { "\(left) (\($0))" } ?? left }
    let longest = told(long, earlier.map(words.spentEarlier))
    return BudgetFact(
      texts: [
        short, told(short, earlier.map(words.earlier)), told(short, earlier.map(words.spentEarlier)), longest,
      ],
      whole: words.withUnpriced(longest, all.unpriced), unpriced: all.unpriced,
      isUrgent: left * 10 <= budget.minorUnits, style: isOver ? .warning : .muted)
  }
}

extension PriceSums {
  fileprivate func minorUnits(in currency: Currency) -> Int64 {
    prices.first { $0.currency == currency }?.minorUnits ?? 0
  }
}
