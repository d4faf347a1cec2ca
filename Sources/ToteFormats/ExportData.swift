import ToteModel

/// What travels: everything that is written, out of the database on one side and into an empty one on the other, equal.
/// The storage's `DatabaseSnapshot` and the notes become it, `FileFormat` writes and reads it, and its `changes` bring it in
/// through an edit like any other, so that an import is one step of undo.
///
/// The journal stays at home. It says what this one database went through, and undoing a step of another one's past
/// would mean nothing here.

/// All rows, in an order that depends on nothing but the rows: so two databases hold the same where these are equal.
package struct ExportData: Hashable, Sendable {
  /// The lists, in their order.
  package private(set) var lists: [ShoppingList]
  /// The items, list after list, each in its own order.
  package private(set) var items: [Item]
  /// The notes, the oldest first.
  package private(set) var notes: [Note]
  /// The corrected categories, by their keys.
  package private(set) var corrections: [CategoryCorrection]
  /// What was bought, by its keys.
  package private(set) var purchases: [Purchase]
  /// What is remembered about the program, by its keys.
  package private(set) var settings: [Setting]
  /// What was bought line by line, the earliest first.
  package private(set) var purchasedItems: [PurchasedItem]
  /// What comes onto its list by itself, by its keys.
  package private(set) var staples: [Staple]

  /// These rows, given in any order.
  package init(
    lists: [ShoppingList] = [], items: [Item] = [], notes: [Note] = [],
    corrections: [CategoryCorrection] = [],
    purchases: [Purchase] = [], settings: [Setting] = [], purchasedItems: [PurchasedItem] = [],
    staples: [Staple] = []
  ) {
    self.lists = lists.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
    self.items = Self.ordered(items, by: self.lists)
    self.notes = notes.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
    self.corrections = corrections.sorted { $0.key < $1.key }
    self.purchases = purchases.sorted { $0.key < $1.key }
    self.settings = settings.sorted { $0.key < $1.key }
    self.purchasedItems = purchasedItems.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    self.staples = staples.sorted { $0.key < $1.key }
  }

  /// The rows as the storage gives them; without a journal, and the notes go their own way.
  package var contents: DatabaseSnapshot {
    DatabaseSnapshot(
      lists: lists, items: items, corrections: corrections, purchases: purchases, settings: settings,
      purchasedItems: purchasedItems, staples: staples)
  }

  package var count: Int {
    lists.count + items.count + notes.count + corrections.count + purchases.count + settings.count
      + purchasedItems.count + staples.count
  }

  /// What bringing it in does: a row that is new is added, one that is there already becomes what it is here. Nothing is
  /// removed, and a row that is there just so is left alone: importing a file twice changes nothing the second time.
  ///
  /// Where rows of the file would stand in the place of others, its order gives way: what is new comes below what is there,
  /// and what is there keeps its place.
  package func changes(to records: Records) -> [Change] {
    var changes: [Change] = []
    changes.reserveCapacity(count)
    func bring(_ imported: [some Record]) {
      for record in imported {
        guard let change = Change(before: records[record.rowKey], after: record.row), !change.isEmpty else {
          continue
        }
        changes.append(change)
      }
    }
    let known = Set(lists.map(\.id))
    bring(
      Self.placed(lists, \.rank, beside: records.lists.filter { !known.contains($0.id) }.map(\.rank)) {
        records[list: $0.id]?.rank
      })
    bring(placedItems(beside: records))
    bring(notes)
    bring(corrections)
    bring(purchases)
    bring(settings)
    bring(purchasedItems)
    bring(staples)
    return changes
  }

  private func placedItems(beside records: Records) -> [Item] {
    let known = Set(items.map(\.id))
    var placed: [Item] = []
    placed.reserveCapacity(items.count)
    // They are sorted by their lists.
    var rest = items[...]
    while let list = rest.first?.list {
      let part = rest.prefix { $0.list == list }
      rest = rest.dropFirst(part.count)
      let others = records.items(of: list).filter { !known.contains($0.id) }.map(\.rank)
      placed += Self.placed(Array(part), \.rank, beside: others) { item in
        records[item: item.id].flatMap { $0.list == list ? $0.rank : nil }
      }
    }
    return placed
  }

  /// Rows in their order, each in a place of its own.
  ///
  /// - Parameters:
  ///   - others: Where the rows stand that are not among them.
  ///   - current: Where a row stands that is there already.
  private static func placed<R>(
    _ rows: [R], _ rank: WritableKeyPath<R, Rank>, beside others: [Rank], current: (R) -> Rank?
  ) -> [R] {
    var taken = Set(others)
    if rows.allSatisfy({ taken.insert($0[keyPath: rank]).inserted }) { return rows }
    let places = rows.map(current)
    var last = (others + places.compactMap { $0 }).max()
    return zip(rows, places).map { row, place in
      var row = row
      row[keyPath: rank] = place ?? Rank.between(last, nil)
      if place == nil { last = row[keyPath: rank] }
      return row
    }
  }

  /// Only places are sorted, and only where they are not in order yet: an item is large, and 100,000 mostly come sorted.
  private static func ordered(_ items: [Item], by lists: [ShoppingList]) -> [Item] {
    var places: [ShoppingList.ID: Int] = [:]
    for (place, list) in lists.enumerated() { places[list.id] = place }
    let homes = items.map { places[$0.list] ?? lists.count }
    func isBefore(_ one: Int, _ other: Int) -> Bool {
      if homes[one] != homes[other] { return homes[one] < homes[other] }
      if items[one].rank != items[other].rank { return items[one].rank < items[other].rank }
      return items[one].id < items[other].id
    }
    if items.indices.dropFirst().allSatisfy({ !isBefore($0, $0 - 1) }) { return items }
    return items.indices.sorted(by: isBefore).map { items[$0] }
  }
}
