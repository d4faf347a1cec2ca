import ToteModel

/// The first page of the first list, from an index and the counts kept by triggers: as fast at 100,000 items as at ten.
extension Storage {
  /// `nil` on the first run, without a list, in a shop, or if the list is sorted or grouped in a way no index supports.
  package func firstPage(rows limit: Int) throws(StorageError) -> FirstPage? {
    try readTables { tables throws(StorageError) in
      let lists: [ShoppingList] = try tables.rows(ShoppingList.self)
      let settings = try tables.rows(Setting.self)
      let known = Records(lists: lists, items: [], settings: settings)
      guard known.settings["tour"] != nil, !known.remembersShop, let list = known.listToOpen
      else { return nil }
      let arrangement = known.arrangement(of: list.id)
      guard arrangement.sort == .own, arrangement.grouping != .store else { return nil }
      let page = PageReader(tables: tables, list: list.id)
      let (counts, categories) = try page.counts()
      var items: [Item] = []
      if arrangement.grouping == .category {
        for category in categories.keys.sorted() where items.count < limit {
          items += try page.items(in: categories[category] ?? [], limit: limit - items.count)
        }
      } else {
        items = try page.items(areTicked: false, limit: limit)
      }
      if items.count < limit { items += try page.items(areTicked: true, limit: limit - items.count) }
      return FirstPage(
        of: list.id, lists: lists, settings: settings, items: items, counts: counts,
        categories: categories.mapValues { $0.reduce(0) { $0 + $1.count } })
    }
  }
}

private struct PageReader {
  let tables: Tables
  let list: ShoppingList.ID

  /// The counts of all lists, and of this one's open categories with all their spellings.
  func counts() throws(StorageError) -> (
    lists: [ShoppingList.ID: FirstPage.Count], categories: [Category: [(stored: String, count: Int)]]
  ) {
    let statement = try tables.database.statement("SELECT list, ticked, category, count FROM item_count")
    defer { statement.reset() }
    var lists: [ShoppingList.ID: FirstPage.Count] = [:]
    var categories: [Category: [(stored: String, count: Int)]] = [:]
    while try statement.step() {
      guard let list: ShoppingList.ID = statement.id(0) else { throw .damaged }
      let count = Int(statement.integer(3))
      guard statement.integer(1) == 0 else {
        lists[list, default: FirstPage.Count()].ticked += count
        continue
      }
      lists[list, default: FirstPage.Count()].remaining += count
      guard list == self.list else { continue }
      let stored = statement.text(2)
      categories[stored.isEmpty ? .other : Category(stored: stored), default: []].append((stored, count))
    }
    return (lists, categories)
  }

  func items(
    in spellings: [(stored: String, count: Int)], limit: Int
  ) throws(StorageError) -> [Item] {
    var items: [Item] = []
    for (stored, _) in spellings {
      let rest = "ORDER BY rank, id LIMIT \(limit)"
      if stored.isEmpty {
        items += try tables.rows(where: "list = ? AND ticked = 0 AND category IS NULL \(rest)", Value(list))
      } else {
        items += try tables.rows(
          where: "list = ? AND ticked = 0 AND category = ? \(rest)", Value(list), .text(stored))
      }
    }
    return Array(items.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.prefix(limit))
  }

  func items(areTicked: Bool, limit: Int) throws(StorageError) -> [Item] {
    try tables.rows(
      where: "list = ? AND ticked = ? ORDER BY rank, id LIMIT \(limit)", Value(list),
      .integer(areTicked ? 1 : 0))
  }
}
