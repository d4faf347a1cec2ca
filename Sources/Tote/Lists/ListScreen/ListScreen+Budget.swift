import Screen
import ToteModel

/// What is left of the budget of the open list, for the header.
extension ListScreen {
  /// What is told of a budget.
  struct BudgetFact {
    /// What is left, in more words and in fewer.
    let long, short: String
    /// What was spent of it on what no longer stands on the list; empty where that is nothing.
    let earlier: String
    /// How many things have no price.
    let unpriced: Int
    /// Whether it is spent, or nearly: nothing is as important then.
    let isUrgent: Bool
    let style: Style

    /// What is left, and behind it where that comes from.
    func told(_ left: String, isEarlierTold: Bool = false, isUnpricedTold: Bool = false) -> String {
      let told = isEarlierTold && !earlier.isEmpty ? "\(left) (\(earlier))" : left
      return isUnpricedTold ? words.withUnpriced(told, unpriced) : told
    }

    /// From the longest way to tell it to the shortest.
    var texts: [String] {
      [
        told(long, isEarlierTold: true, isUnpricedTold: true), told(long, isEarlierTold: true),
        told(short, isEarlierTold: true), long, short,
      ]
    }
  }

  /// What is left of a list's budget when all of it is paid, in whatever shop, and what was cleared today too.
  func budget(of list: ShoppingList.ID) -> BudgetFact? {
    guard let budget = openList?.budget else { return nil }
    let cleared = workspace.records.cleared(from: list)
    var (all, toPay) = workspace.records.prices(of: list)
    all.add(toPay)
    all.add(cleared)
    let left = budget.minorUnits - all.minorUnits(in: budget.currency)
    let earlier = Price(minorUnits: cleared.minorUnits(in: budget.currency), currency: budget.currency)
    guard let price = Price(minorUnits: abs(left), currency: budget.currency)?.shown else { return nil }
    let isOver = left < 0
    return BudgetFact(
      long: words.leftOfBudget(price, isOver: isOver), short: words.leftToSpend(price, isOver: isOver),
      earlier: earlier.map { $0.minorUnits == 0 ? "" : words.spentEarlier($0.shown) } ?? "",
      unpriced: all.unpriced, isUrgent: left * 10 <= budget.minorUnits, style: isOver ? .warning : .muted)
  }
}

extension PriceSums {
  fileprivate func minorUnits(in currency: Currency) -> Int64 {
    prices.first { $0.currency == currency }?.minorUnits ?? 0
  }
}
