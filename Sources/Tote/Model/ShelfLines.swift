/// What the shelf shows of a list: its lines as they are arranged, or those of them that a filter finds. The order is
/// kept up to date change by change; only sorting anew and filtering look at every item.

extension Shelf {
  /// How a list is arranged.
  public func arrangement(of list: ShoppingList.ID) -> Arrangement {
    settings[Arrangement.key(of: list)].map(Arrangement.init(stored:)) ?? Arrangement()
  }

  /// What a list shows, as it is arranged.
  public func lines(of list: ShoppingList.ID) -> Lines {
    guard let table = tables[list] else {
      return Lines(items: ShelfItems(places: .found([]), slots: slots), groups: [])
    }
    return Lines(
      items: ShelfItems(places: .order(table.shown), slots: slots),
      groups: Self.groups(
        table.shown.arrangement, table.categories, ticked: table.totals.count - table.totals.remaining))
  }

  /// Where an item shows among the items of its list, as it is arranged.
  public func shownIndex(of id: Item.ID) -> Int? {
    guard let slot = places[id], let item = slots[Int(slot)] else { return nil }
    return tables[item.list]?.shown.index(of: slot, in: slots)
  }

  private static func groups(
    _ arrangement: Arrangement, _ categories: [Category: Int], ticked: Int
  ) -> [ItemGroup] {
    let basket = ItemGroup(title: ItemGroup.basket, count: ticked)
    guard arrangement.isGrouped else {
      return [ItemGroup(title: nil, count: categories.values.reduce(0, +)), basket]
    }
    return categories.sorted { $0.key < $1.key }.map { ItemGroup(title: $0.key.title, count: $0.value) } + [
      basket
    ]
  }

  /// The lines of a list whose items hold a folded text in their name, store or note; within what was found before,
  /// where that is given.
  public func find(_ text: String, on list: ShoppingList.ID, within found: Lines? = nil) -> Lines {
    guard let table = tables[list] else { return lines(of: list) }
    let needle = Array(text.utf8)
    var places: [Int32] = []
    var categories: [Category: Int] = [:]
    var ticked = 0
    func look(_ slot: Int32) {
      guard let item = slots[Int(slot)], item.holds(needle) else { return }
      places.append(slot)
      if item.isTicked { ticked += 1 } else { categories[item.category ?? .other, default: 0] += 1 }
    }
    if case .found(let earlier)? = found?.items.places {
      earlier.forEach(look)
    } else {
      for chunk in table.shown.chunks { chunk.forEach(look) }
    }
    return Lines(
      items: ShelfItems(places: .found(places), slots: slots),
      groups: Self.groups(table.shown.arrangement, categories, ticked: ticked))
  }

  mutating func set(_ value: String?, of key: String) {
    settings[key] = value
    // There are few lists, and nobody sorts all day.
    for list in lists where Arrangement.key(of: list.id) == key {
      let arrangement = arrangement(of: list.id)
      guard let table = tables[list.id], table.shown.arrangement != arrangement else { continue }
      tables[list.id]?.shown = ItemOrder(table.order.chunks.flatMap { $0 }, by: arrangement, in: slots)
    }
  }
}

extension Shelf {
  /// The categories of what is to buy on a list.
  public func categories(of list: ShoppingList.ID) -> [Category] {
    tables[list].map { Array($0.categories.keys) } ?? []
  }

  /// Between which ranks something new comes: beside an item, or below all that is to buy.
  func gap(on list: ShoppingList.ID, above: Bool, at anchor: Item.ID?) -> (low: Rank?, high: Rank?) {
    let items = items(of: list)
    let remaining = totals(of: list).remaining
    guard let anchor, let item = self[item: anchor], item.list == list, !item.isTicked,
      let index = index(of: anchor)
    else { return (remaining > 0 ? items[remaining - 1].rank : nil, nil) }
    if above { return (index > 0 ? items[index - 1].rank : nil, item.rank) }
    return (item.rank, index + 1 < remaining ? items[index + 1].rank : nil)
  }
}
