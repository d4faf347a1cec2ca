/// A list's lines, updated change by change; only sorting and filtering look at every item.

extension Records {
  package func arrangement(of list: ShoppingList.ID) -> Arrangement {
    tables[list]?.wrappedValue.shown.arrangement ?? storedArrangement(of: list)
  }

  func storedArrangement(of list: ShoppingList.ID) -> Arrangement {
    var arrangement = settings[Arrangement.key(of: list)].map(Arrangement.init(stored:)) ?? .usual
    arrangement.walk = walk
    return arrangement
  }

  package func lines(of list: ShoppingList.ID) -> ListLines { Self.lines(tables[list], in: slots) }

  static func lines(_ table: CopyOnWrite<Table>?, in slots: ItemOrder.Slots) -> ListLines {
    guard let table else {
      return ListLines(items: ItemCollection(places: .found([]), slots: slots), groups: [])
    }
    return ListLines(
      items: ItemCollection(places: .order(table.wrappedValue.shown), slots: slots),
      groups: table.wrappedValue.groups?.groups
        ?? usualGroups(
          by: table.wrappedValue.shown.arrangement.grouping, table.wrappedValue.categories,
          table.wrappedValue.totals))
  }

  private static func usualGroups(
    by grouping: Arrangement.Grouping, _ categories: CategoryCounts, _ totals: Totals
  ) -> [ListGroup] {
    let basket = totals.count - totals.remaining
    var groups =
      grouping == .category
      ? categories.groups : [ListGroup(heading: nil, count: categories.total, prices: categories.prices)]
    if basket > 0 { groups.append(ListGroup(heading: .basket, count: basket, prices: totals.basket)) }
    return groups
  }

  /// Regardless of the filter.
  package func prices(of list: ShoppingList.ID) -> (basket: PriceSums, toPay: PriceSums) {
    guard let table = tables[list]?.wrappedValue else { return (PriceSums(), PriceSums()) }
    return (table.totals.basket, table.categories.prices)
  }

  package func shownIndex(of id: Item.ID) -> Int? {
    guard let slot = places[id], let item = slots[Int(slot)] else { return nil }
    return tables[item.list]?.wrappedValue.shown.index(of: slot, in: slots)
  }

  /// - Parameter found: Earlier results, to search only these.
  package func find(_ query: ItemQuery, on list: ShoppingList.ID, within found: ListLines? = nil) -> ListLines
  {
    guard let table = tables[list]?.wrappedValue else { return lines(of: list) }
    var places: [Int32] = []
    var counts = GroupCounts(table.shown.arrangement)
    let matches = query.matches
    func look(_ slot: Int32) {
      guard let item = slots[Int(slot)], matches(item) else { return }
      places.append(slot)
      counts.count(item, times: 1)
    }
    if case .found(let earlier)? = found?.items.places {
      earlier.forEach(look)
    } else {
      for chunk in table.shown.chunks { chunk.forEach(look) }
    }
    return ListLines(
      items: ItemCollection(places: .found(places), slots: slots),
      groups: counts.groups)
  }

  mutating func set(_ value: String?, of key: String) {
    settings[key] = value
    // Linear is fine: there are few lists, and sorting is rare.
    for list in lists where Arrangement.key(of: list.id) == key {
      let arrangement = storedArrangement(of: list.id)
      guard let table = tables[list.id]?.wrappedValue, table.shown.arrangement != arrangement else {
        continue
      }
      tables[list.id]?.wrappedValue.arrange(by: arrangement, in: slots)
    }
    if let walk, ShopWalk.key(of: walk.shop) == key {
      var ordered = self.walk(through: walk.shop, learned: walk.learned)
      ordered.basket = walk.basket
      ordered.purchases = walk.purchases
      ordered.elsewhere = walk.elsewhere
      setWalk(ordered)
    }
  }
}

extension Records {
  package func categories(of list: ShoppingList.ID) -> [Category] {
    tables[list]?.wrappedValue.categories.categories ?? []
  }

  /// Next to `anchor`, or below everything to buy. No rank lies in between.
  package func gap(on list: ShoppingList.ID, above: Bool, at anchor: Item.ID?) -> (low: Rank?, high: Rank?) {
    if let anchor, let item = self[item: anchor], item.list == list, !item.isTicked {
      return gap(beside: item, above: above)
    }
    return (lastRank(on: list), nil)
  }

  /// Ignores items ticked differently, as ticks may change.
  package func gap(beside item: Item, above: Bool) -> (low: Rank?, high: Rank?) {
    let items = items(of: item.list)
    let remaining = totals(of: item.list).remaining
    func rank(_ index: Int, _ range: Range<Int>) -> Rank? { range.contains(index) ? items[index].rank : nil }
    let ranges = [0..<remaining, remaining..<items.count]
    if above {
      let ends = ranges.compactMap { range in
        rank(range.partitioningIndex { items[$0].rank >= item.rank } - 1, range)
      }
      return (ends.max(), item.rank)
    }
    let ends = ranges.compactMap { range in
      rank(range.partitioningIndex { items[$0].rank > item.rank }, range)
    }
    return (item.rank, ends.min())
  }
}
