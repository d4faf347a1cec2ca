/// An item that is moved to another shared list becomes another resource there. What other programs have said of it, a due date
/// or an alarm, stands in its body alone; so that is kept until it is sent to the other list, whichever list comes first. The same
/// goes for what was deleted there while it was edited here, and lives.

import ToteModel

extension SharingSession {
  /// The list of the bodies that are on the way. No list is called so.
  private static let onTheWay = Value(ShoppingList.ID.zero)

  /// What an item was on the list that it has come from.
  package func bodyElsewhere(of item: Item.ID, than list: ShoppingList.ID) throws(StorageError) -> String? {
    let statement = try database.statement(
      "SELECT body FROM remote_item WHERE item = ? AND list <> ? AND body <> '' ORDER BY rowid DESC LIMIT 1")
    try statement.bind([Value(item), Value(list)])
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }

  /// Keeps the body of a record that is about to be forgotten, where its item waits on a shared list to be sent anew.
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

  /// They have arrived.
  func forgetBodiesOnTheWay(of item: Item.ID) throws(StorageError) {
    try database.run("DELETE FROM remote_item WHERE list = ? AND item = ?", Self.onTheWay, Value(item))
  }

  /// What was deleted meanwhile, or went on to a list that nobody shares, is sent nowhere.
  private func forgetStrandedBodies() throws(StorageError) {
    try database.run(
      """
      DELETE FROM remote_item WHERE list = ? AND NOT EXISTS (
        SELECT 1 FROM item JOIN shared_list USING (list) WHERE item.id = remote_item.item)
      """, Self.onTheWay)
  }
}
