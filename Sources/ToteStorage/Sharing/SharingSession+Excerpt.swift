import ToteModel

/// What a merge reads of a shared list: its time depends on the changes, not on the list.
extension SharingSession {
  package func remoteItems(
    of list: ShoppingList.ID, at hrefs: [String]
  ) throws(StorageError) -> [StoredRemoteItem] {
    var found: [StoredRemoteItem] = []
    for href in Set(hrefs) { found += try remoteItems(of: list, at: href) }
    return found
  }

  package func notedRemoteItems(of list: ShoppingList.ID) throws(StorageError) -> [StoredRemoteItem] {
    // NB: the plus keeps SQLite from scanning the whole list, which it believes to be faster.
    try remoteItems(
      "WHERE item IN (SELECT item FROM unsent_item WHERE list = ?) AND +list = ?", Value(list), Value(list))
  }

  /// Records that await an answer, a decision, or a listing. Scans all of them.
  package func waitingRemoteItems(of list: ShoppingList.ID) throws(StorageError) -> [StoredRemoteItem] {
    try remoteItems(
      "WHERE +list = ? AND (state IN ('fresh', 'deleting', 'held') OR item IS NULL AND state = 'synced')",
      Value(list))
  }

  package func item(_ id: Item.ID, on list: ShoppingList.ID) throws(StorageError) -> Item? {
    guard let row = try tables.row(.item(id)), case .item(let item) = row, item.list == list else {
      return nil
    }
    // The merge will probably write it.
    tables.cache.rows[row.key] = row
    return item
  }

  package func items(of list: ShoppingList.ID, at rank: Rank) throws(StorageError) -> [Item.ID] {
    let statement = try database.statement(
      "SELECT id FROM item WHERE list = ? AND ticked IN (0, 1) AND rank = ?")
    try statement.bind([Value(list), .text(rank.text)])
    defer { statement.reset() }
    var items: [Item.ID] = []
    while try statement.step() {
      guard let id: Item.ID = statement.id(0) else { throw .damaged }
      items.append(id)
    }
    return items
  }
}
