import ToteModel

/// An item moved to another shared list becomes another resource there. What other programs added to it, a due date or
/// an alarm, exists only in its body, so the body is kept until it is sent to the new list, whichever list syncs first.
/// The same goes for an item that was deleted there but lives because it was edited here.
extension SharingSession {
  /// The list id under which kept bodies are stored. No list has it.
  private static let onTheWay = Value(ShoppingList.ID.zero)

  package func bodyElsewhere(of item: Item.ID, than list: ShoppingList.ID) throws(StorageError) -> String? {
    let statement = try database.statement(
      "SELECT body FROM remote_item WHERE item = ? AND list <> ? AND body <> '' ORDER BY rowid DESC LIMIT 1")
    try statement.bind([Value(item), Value(list)])
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }

  /// Keeps the body of a record about to be forgotten if its item waits to be sent to another list.
  func keepBodyOnTheWay(from href: String, of list: ShoppingList.ID) throws(StorageError) {
    try database.run(
      """
      INSERT OR REPLACE INTO remote_item (list, href, uid, item, body, past, seen, state)
        SELECT ?, href, uid, item, body, past, seen, state FROM remote_item AS old
          WHERE list = ? AND href = ? AND body <> '' AND EXISTS (
            SELECT 1 FROM item JOIN shared_list USING (list) WHERE item.id = old.item
              AND NOT EXISTS (SELECT 1 FROM remote_item AS new
                WHERE new.item = item.id AND new.list = item.list AND (new.list, new.href) <> (old.list, old.href)))
      """, Self.onTheWay, Value(list), .text(href))
    if database.changedRows > 0 { try forgetStrandedBodies() }
  }

  func forgetBodiesOnTheWay(of item: Item.ID) throws(StorageError) {
    try database.run("DELETE FROM remote_item WHERE list = ? AND item = ?", Self.onTheWay, Value(item))
  }

  private func forgetStrandedBodies() throws(StorageError) {
    try database.run(
      """
      DELETE FROM remote_item WHERE list = ? AND NOT EXISTS (
        SELECT 1 FROM item JOIN shared_list USING (list) WHERE item.id = remote_item.item)
      """, Self.onTheWay)
  }
}
