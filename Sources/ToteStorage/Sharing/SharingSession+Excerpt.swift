import ToteModel

/// What of a shared list a merge has to look at where little has happened: however long the list is, that takes no longer than
/// what has happened to it.
extension SharingSession {
  /// What is remembered of some places.
  package func remoteItems(
    of list: ShoppingList.ID, at hrefs: [String]
  ) throws(StorageError) -> [StoredRemoteItem] {
    var found: [StoredRemoteItem] = []
    for href in Set(hrefs) { found += try remoteItems(of: list, at: href) }
    return found
  }

  /// What is remembered of all that something was done to here since somebody has looked.
  package func notedRemoteItems(of list: ShoppingList.ID) throws(StorageError) -> [StoredRemoteItem] {
    // NB: the plus keeps SQLite from going through the whole list, which it thinks the shorter way.
    try remoteItems(
      "WHERE item IN (SELECT item FROM unsent_item WHERE list = ?) AND +list = ?", Value(list), Value(list))
  }

  /// What waits for an answer, for somebody's decision, or to be seen in a listing. It is looked for among all of them.
  package func waitingRemoteItems(of list: ShoppingList.ID) throws(StorageError) -> [StoredRemoteItem] {
    try remoteItems(
      "WHERE +list = ? AND (state IN ('fresh', 'deleting', 'held') OR item IS NULL AND state = 'synced')",
      Value(list))
  }

  /// An item, where it stands on the list.
  package func item(_ id: Item.ID, on list: ShoppingList.ID) throws(StorageError) -> Item? {
    guard let row = try tables.row(.item(id)), case .item(let item) = row, item.list == list else {
      return nil
    }
    // The merge is going to write it, most likely.
    tables.cache.rows[row.key] = row
    return item
  }

  /// What stands in a place of a list.
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
