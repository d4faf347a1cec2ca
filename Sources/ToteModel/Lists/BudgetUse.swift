/// What was spent of a list's budget in its period: the same in the header, the sidebar, the Spending tab and the shell.
package struct BudgetUse: Hashable, Sendable {
  package let budget: Price
  package let period: BudgetPeriod
  package let spent: Price
  /// Purchases that it can't count.
  package let unpriced: Int

  /// `nil` without a budget.
  package init?(of list: ShoppingList, spending sums: PriceSums) {
    guard let budget = list.budget,
      let spent = Price(minorUnits: sums.coins(of: budget.currency), currency: budget.currency)
    else { return nil }
    self.budget = budget
    period = list.budgetPeriod
    self.spent = spent
    unpriced = sums.unpriced
  }

  /// From what was bought since its period began, at least.
  package init?(of list: ShoppingList, buying purchases: some Sequence<PurchasedItem>, at now: Moment) {
    let start = list.budgetPeriod.start(at: now)
    var sums = PriceSums()
    for bought in purchases where bought.list == list.id && bought.moment >= start {
      sums.add(bought.price, times: 1)
    }
    self.init(of: list, spending: sums)
  }

  /// Negative beyond the budget.
  package var left: Int64 { budget.minorUnits - spent.minorUnits }
}

extension Records {
  package func budgetUse(of list: ShoppingList) -> BudgetUse? {
    var sums = PriceSums()
    switch list.budgetPeriod {
    case .trip:
      sums = totals(of: list.id).basket
      sums.add(cleared(from: list.id))
    case .week, .month:
      let now = clearedPurchases.now
      sums = dailySpending.sum(of: list.id, from: list.budgetPeriod.start(at: now), through: now)
    }
    return BudgetUse(of: list, spending: sums)
  }
}
