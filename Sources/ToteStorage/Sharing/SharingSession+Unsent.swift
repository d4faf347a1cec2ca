import ToteFormats
import ToteModel

/// Which items of a shared list differ from the server. Triggers and this session note each changed item in
/// `unsent_item`, and only those are compared: the time depends on the changes, not on the list.
extension SharingSession {
  /// The items that differ from the server or exist on one side only. Held ones are counted separately and aren't sent
  /// before a decision.
  func unsentItems(
    of list: ShoppingList.ID, among item: Item.ID? = nil
  ) throws(StorageError) -> Set<Item.ID> {
    let columns = Item.kind.columns
    let statement = try database.statement(
      """
      SELECT \(columns.map { "item.\($0)" }.joined(separator: ", ")), unsent_item.item, base, state
        FROM unsent_item
        LEFT JOIN item ON item.id = unsent_item.item AND item.list = unsent_item.list
        LEFT JOIN remote_item ON remote_item.item = unsent_item.item AND remote_item.list = unsent_item.list
        WHERE unsent_item.list = ?\(item == nil ? "" : " AND unsent_item.item = ?")
      """)
    try statement.bind([Value(list)] + (item.map { [Value($0)] } ?? []))
    defer { statement.reset() }
    let end = Int32(columns.count)
    var unsent: Set<Item.ID> = []
    var held: Set<Item.ID> = []
    while try statement.step() {
      guard let id: Item.ID = statement.id(end) else { throw .damaged }
      let state = statement.textOrNil(end + 2)
      if state == "held" { held.insert(id) }
      guard statement.id(0) as Item.ID? != nil else {
        // Gone here but still there.
        if state.map({ !$0.hasPrefix("left") }) ?? false { unsent.insert(id) }
        continue
      }
      var source = StatementRow(statement, cache: tables.cache)
      guard let item = Item(from: &source) else { throw .damaged }
      let base = statement.textOrNil(end + 1).flatMap(TaskItem.init(stored:))
      if base?.item(insteadOf: item).isSame(as: item) != true { unsent.insert(id) }
    }
    return unsent.subtracting(held)
  }

  package func mayHaveUnsentItems(_ list: ShoppingList.ID) throws(StorageError) -> Bool {
    try database.integer("SELECT 1 FROM unsent_item WHERE list = ? LIMIT 1", Value(list)) != nil
  }

  /// Forgets a noted item if the server already matches it.
  package func settle(_ list: ShoppingList.ID, _ item: Item.ID) throws(StorageError) {
    if try unsentItems(of: list, among: item).isEmpty { try forgetUnsent(item, of: list) }
  }

  /// Forgets the noted items that the server already matches.
  ///
  /// - Parameter settled: Items known to match; if no others are noted, no row is read.
  package func settle(_ list: ShoppingList.ID, known settled: Set<Item.ID> = []) throws(StorageError) {
    let noted = try notedItems(of: list)
    let unsent = noted.allSatisfy(settled.contains) ? [] : try unsentItems(of: list)
    if !unsent.isEmpty {
      for item in noted where !unsent.contains(item) { try forgetUnsent(item, of: list) }
    } else if !noted.isEmpty {
      try database.run("DELETE FROM unsent_item WHERE list = ?", Value(list))
    }
  }

  func unsettle(href: String, of list: ShoppingList.ID) throws(StorageError) {
    try database.run(
      """
      INSERT OR IGNORE INTO unsent_item
        SELECT list, item FROM remote_item WHERE list = ? AND href = ? AND item NOTNULL
      """, Value(list), .text(href))
  }

  private func forgetUnsent(_ item: Item.ID, of list: ShoppingList.ID) throws(StorageError) {
    try database.run("DELETE FROM unsent_item WHERE list = ? AND item = ?", Value(list), Value(item))
  }

  package func notedItems(of list: ShoppingList.ID) throws(StorageError) -> [Item.ID] {
    let statement = try database.statement("SELECT item FROM unsent_item WHERE list = ?")
    try statement.bind([Value(list)])
    defer { statement.reset() }
    var items: [Item.ID] = []
    while try statement.step() {
      guard let item: Item.ID = statement.id(0) else { throw .damaged }
      items.append(item)
    }
    return items
  }
}
