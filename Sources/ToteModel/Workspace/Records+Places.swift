/// Programs adding at the same time use the same rank. Records and database both put the second row right
/// after the first, so all agree.

/// Rows that were put where another may be.
struct PlacedRows {
  private(set) var rows: [Row.Key] = []
  /// The last rank of each list, and of the lists: rows below can't collide.
  private var last: [ShoppingList.ID: Rank] = [:]
  private var lastList: Rank?

  mutating func note(_ row: Row?, replacing current: Row?, in records: Records) {
    switch (row, current) {
    case (.list(let list)?, .list(let before)?) where list.rank == before.rank: break
    case (.list(let list)?, _): note(list, in: records)
    case (.item(let item)?, .item(let before)?) where item.rank == before.rank && item.list == before.list:
      break
    case (.item(let item)?, _):
      if records[list: item.list] == nil { note(.foundAgain(item.list), in: records) }
      if let last = last[item.list] ?? records.lastRank(on: item.list), item.rank <= last {
        self.last[item.list] = last
        rows.append(.item(item.id))
      } else {
        last[item.list] = item.rank
      }
    default: break
    }
  }

  private mutating func note(_ list: ShoppingList, in records: Records) {
    if let last = lastList ?? records.lists.last?.rank, list.rank <= last {
      lastList = last
      rows.append(.list(list.id))
    } else {
      lastList = list.rank
    }
  }
}

extension Records {
  /// The highest rank on a list, ticked or not.
  func lastRank(on list: ShoppingList.ID) -> Rank? {
    let items = items(of: list)
    let ends = [totals(of: list).remaining - 1, items.count - 1].filter { $0 >= 0 }
    return ends.map { items[$0].rank }.max()
  }

  mutating func separate(_ key: Row.Key) {
    switch self[key] {
    case .list(var list)?:
      let next = lists.indices.partitioningIndex { lists[$0].rank > list.rank }
      guard lists[..<next].reversed().prefix(while: { $0.rank == list.rank }).count > 1 else { return }
      list.rank = .between(list.rank, next < lists.count ? lists[next].rank : nil)
      set(list, of: list.id)
    case .item(var item)?:
      guard items(at: item.rank, of: item.list).count > 1 else { return }
      item.rank = .between(item.rank, gap(beside: item, above: false).high)
      set(item, of: item.id)
    default: break
    }
  }

  func items(at rank: Rank, of list: ShoppingList.ID) -> [Item] {
    let items = items(of: list)
    let remaining = totals(of: list).remaining
    return [0..<remaining, remaining..<items.count].flatMap { range in
      items[range.partitioningIndex { items[$0].rank >= rank }..<range.upperBound].prefix { $0.rank == rank }
    }
  }
}

extension Workspace {
  /// Separates equal ranks of old files, so that a moved row passes only one. Can't be undone.
  mutating func separateItems(at rank: Rank, of list: ShoppingList.ID, _ context: EditContext) {
    let items = records.items(at: rank, of: list)
    guard items.count > 1 else { return }
    let ranks = Rank.between(
      rank, records.gap(beside: items[0], above: false).high, count: items.count - 1)
    let changes = zip(items.dropFirst(), ranks).map { item, rank in Change(item) { $0.rank = rank } }
    remember(changes, id: context.id(), at: context.now)
  }

  /// New, short ranks in the same order. Can't be undone.
  mutating func shortenRanks(of list: ShoppingList.ID, _ context: EditContext) {
    let items = records.items(of: list).sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    let changes = zip(items, Rank.between(nil, nil, count: items.count)).map { item, rank in
      Change(item) { $0.rank = rank }
    }
    remember(changes, id: context.id(), at: context.now)
  }
}
