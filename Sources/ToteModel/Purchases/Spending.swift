package struct Spending: Hashable, Sendable {
  package enum Grouping: String, CaseIterable, Sendable {
    case week, month, category, store, item
  }

  package enum Group: Hashable, Sendable {
    /// The day it begins on, by the clock on the wall.
    case week(Moment)
    /// Its first day.
    case month(Moment)
    case category(Category)
    /// `nil` for purchases without a shop.
    case store(String?)
    /// A name, in singular or plural.
    case item(String)
  }

  package struct Row: Hashable, Sendable {
    package let group: Group
    /// Of purchases with a price.
    package var count: Int
    package var sum: PriceSums
  }

  /// The latest period first, without gaps; categories in their order; shops and items by what was spent.
  package let rows: [Row]
  package let total: PriceSums
  package let unpricedCount: Int

  /// From one day to before another.
  package init(
    _ purchases: some Sequence<PurchasedItem>, by grouping: Grouping, since: Moment? = nil,
    before: Moment? = nil
  ) {
    var sums: [Group: Row] = [:]
    var total = PriceSums()
    var unpricedCount = 0
    var names: [String: String] = [:]
    var items = ItemNames()
    for bought in purchases {
      if let since, bought.moment < since { continue }
      if let before, bought.moment >= before { continue }
      guard let price = bought.price else {
        unpricedCount += 1
        continue
      }
      let group: Group =
        switch grouping {
        case .week: .week(bought.moment.local.startOfWeek)
        case .month: .month(bought.moment.local.startOfMonth)
        case .category: .category(bought.category ?? .other)
        // Spellings of one shop are joined under the first.
        case .store: .store(bought.store.map { store in names[Folding.fold(store), default: store] })
        case .item: .item(items.key(of: bought))
        }
      if case .store(let name?) = group { names[Folding.fold(name)] = name }
      sums[group, default: Row(group: group, count: 0, sum: PriceSums())].count += 1
      sums[group]?.sum.add(price, times: 1)
      total.add(price, times: 1)
    }
    self.total = total
    self.unpricedCount = unpricedCount
    rows = Self.sorted(Self.filled(sums, grouping)).map(items.named)
  }

  private struct ItemNames {
    private var latest: [String: (moment: Moment, name: String)] = [:]
    /// The singular of each key, remembered because most purchases repeat a name.
    private var singulars: [String: String] = [:]

    mutating func key(of bought: PurchasedItem) -> String {
      let key = singulars[bought.key] ?? WordForms.form(of: bought.key)
      singulars[bought.key] = key
      if let known = latest[key], (known.moment, known.name) > (bought.moment, bought.name) { return key }
      latest[key] = (bought.moment, bought.name)
      return key
    }

    func named(_ row: Row) -> Row {
      guard case .item(let key) = row.group, let name = latest[key]?.name else { return row }
      return Row(group: .item(name), count: row.count, sum: row.sum)
    }
  }

  /// A longer time without a purchase isn't filled: a file may have one in the year 300,000,000.
  private static let longestGap: Int64 = 10 * 366 * 86_400_000

  private static func filled(_ sums: [Group: Row], _ grouping: Grouping) -> [Row] {
    func starts(_ make: (Moment) -> Group, next: (Moment) -> Moment, _ moments: [Moment]) -> [Row] {
      var rows: [Row] = []
      var following: Moment?
      for moment in moments.sorted() {
        if var gap = following, moment.milliseconds(since: gap) < longestGap {
          while gap < moment {
            rows.append(Row(group: make(gap), count: 0, sum: PriceSums()))
            gap = next(gap)
          }
        }
        if let row = sums[make(moment)] { rows.append(row) }
        following = next(moment)
      }
      return rows
    }
    let moments = sums.keys.compactMap { group -> Moment? in
      switch group {
      case .week(let moment), .month(let moment): moment
      case .category, .store, .item: nil
      }
    }
    return switch grouping {
    case .week: starts(Group.week, next: { $0.adding(days: 7) }, moments)
    case .month: starts(Group.month, next: { $0.adding(days: 31).startOfMonth }, moments)
    case .category, .store, .item: Array(sums.values)
    }
  }

  private static func sorted(_ rows: [Row]) -> [Row] {
    rows.sorted { one, other in
      switch (one.group, other.group) {
      case (.week(let one), .week(let other)), (.month(let one), .month(let other)): return one > other
      case (.category(let one), .category(let other)): return one < other
      case (.store(let oneName), .store(let otherName)):
        let (first, second) = (one.sum.coins, other.sum.coins)
        if first != second { return first > second }
        return (oneName ?? "\u{10FFFF}") < (otherName ?? "\u{10FFFF}")
      case (.item(let oneName), .item(let otherName)):
        let (first, second) = (one.sum.coins, other.sum.coins)
        return first != second ? first > second : oneName < otherName
      default: return false
      }
    }
  }
}

extension PriceSums {
  /// Of all currencies, for sorting and the length of bars.
  package var coins: Int64 { prices.reduce(0) { $0 + $1.minorUnits } }
}
