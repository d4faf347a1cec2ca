/// What was spent, part by part. Added up whenever purchases change, so that no key waits for it.

package struct SpendingOverview: Hashable, Sendable {
  /// Something that opens, with what its purchases are found by.
  package enum Part: Hashable, Sendable {
    /// From when the first of a month begins to before a day does.
    case days(since: Moment, before: Moment)
    /// What was bought from a list since its budget's period began.
    case list(ShoppingList.ID, since: Moment)
    /// A month is whole, whatever the period.
    case group(Spending.Group)
    case unpriced
  }

  package struct Row: Hashable, Sendable {
    package let part: Part
    package let sum: PriceSums
  }

  package struct Budget: Hashable, Sendable {
    package let list: ShoppingList
    package let part: Part
    package let use: BudgetUse
  }

  /// This month so far, the last to the same day, and all of the last.
  package let months: [Row]
  /// Of lists that have one, in the period that it is for.
  package let budgets: [Budget]
  /// Twelve months to this one, also without purchases.
  package let year: [Row]
  /// In the period, like all that follows; the largest first.
  package let categories: [Row]
  package let stores: [Row]
  package let items: [Row]
  package let total: PriceSums
  package let unpricedCount: Int

  /// No period needs fewer purchases than this.
  package static func start(before now: Moment) -> Moment { now.local.adding(monthsBack: 11).instant }

  package init(
    _ purchases: some Collection<PurchasedItem>, lists: [ShoppingList] = [], since: Moment?, at now: Moment
  ) {
    func rows(_ grouping: Spending.Grouping) -> [Row] {
      Spending(purchases, by: grouping, since: since).rows.map { Row(part: .group($0.group), sum: $0.sum) }
        .sortedBySize
    }
    let byCategory = Spending(purchases, by: .category, since: since)
    (total, unpricedCount) = (byCategory.total, byCategory.unpricedCount)
    categories = byCategory.rows.map { Row(part: .group($0.group), sum: $0.sum) }.sortedBySize
    (stores, items) = (rows(.store), rows(.item))

    let here = now.local
    let (thisMonth, tomorrow) = (here.startOfMonth, here.startOfDay.adding(days: 1))
    let (lastMonth, firstMonth) = (thisMonth.adding(monthsBack: 1), thisMonth.adding(monthsBack: 11))
    let days = Int64(tomorrow.dayNumber - thisMonth.dayNumber)
    // A shorter month ends before the same day.
    let sameDay = min(lastMonth.adding(days: days), thisMonth)
    var (sums, untilSameDay) = ([Moment: PriceSums](), PriceSums())
    let year = firstMonth.instant..<tomorrow.instant, untilNow = lastMonth.instant..<sameDay.instant
    for bought in purchases where year.contains(bought.moment) {
      sums[bought.moment.local.startOfMonth, default: PriceSums()].add(bought.price, times: 1)
      if untilNow.contains(bought.moment) { untilSameDay.add(bought.price, times: 1) }
    }
    self.year = (0..<12).reversed().map { count in
      let month = thisMonth.adding(monthsBack: count)
      return Row(part: .group(.month(month)), sum: sums[month] ?? PriceSums())
    }
    months = [
      Row(
        part: .days(since: thisMonth.instant, before: year.upperBound), sum: sums[thisMonth] ?? PriceSums()),
      Row(part: .days(since: untilNow.lowerBound, before: untilNow.upperBound), sum: untilSameDay),
      Row(part: .group(.month(lastMonth)), sum: sums[lastMonth] ?? PriceSums()),
    ]
    budgets = lists.compactMap { list in
      BudgetUse(of: list, buying: purchases, at: now).map { use in
        Budget(list: list, part: .list(list.id, since: list.budgetPeriod.start(at: now)), use: use)
      }
    }
  }

  /// Nothing to show at all.
  package var isEmpty: Bool { total.isEmpty && unpricedCount == 0 && year.allSatisfy(\.sum.isEmpty) }

  /// The currency in which most was spent in these months: a chart has one.
  package var currency: Currency? {
    var all = PriceSums()
    for month in year { all.add(month.sum) }
    return all.prices.max { $0.minorUnits < $1.minorUnits }?.currency
  }

  /// The latest first.
  package static func purchases(
    of part: Part, among purchases: some Sequence<PurchasedItem>, since: Moment?
  ) -> [PurchasedItem] {
    switch part {
    case .days(let first, let end):
      Spending.latestFirst(
        purchases.filter { $0.price != nil && $0.moment >= first && $0.moment < end })
    case .list(let list, let start):
      Spending.latestFirst(
        purchases.filter { $0.price != nil && $0.list == list && $0.moment >= start })
    case .group(.month(let month)): Spending.purchases(of: .month(month), among: purchases)
    case .group(let group): Spending.purchases(of: group, among: purchases, since: since)
    case .unpriced: Spending.unpriced(among: purchases, since: since)
    }
  }
}

extension [SpendingOverview.Row] {
  /// Equal ones stay in their order.
  fileprivate var sortedBySize: Self {
    enumerated().sorted { one, other in
      let (first, second) = (one.element.sum.coins, other.element.sum.coins)
      return first != second ? first > second : one.offset < other.offset
    }.map(\.element)
  }
}

extension PriceSums {
  /// Zero if nothing was spent in it.
  package func coins(of currency: Currency) -> Int64 {
    prices.first { $0.currency == currency }?.minorUnits ?? 0
  }
}
