import ToteModel

/// All rows in a fixed order, so two databases with the same rows have equal ones. `FileFormat` writes and reads it, and its
/// `changes` import it as one step of undo. The journal is left out: undoing a step of another database would mean nothing.
package struct ExportData: Hashable, Sendable {
  package private(set) var lists: [ShoppingList]
  package private(set) var items: [Item]
  /// The oldest first.
  package private(set) var notes: [Note]
  package private(set) var corrections: [CategoryCorrection]
  package private(set) var purchases: [Purchase]
  package private(set) var settings: [Setting]
  /// The earliest first.
  package private(set) var purchasedItems: [PurchasedItem]
  package private(set) var staples: [Staple]

  /// In any order.
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

  /// Without the notes, as the storage has them.
  package var contents: DatabaseSnapshot {
    DatabaseSnapshot(
      lists: lists, items: items, corrections: corrections, purchases: purchases, settings: settings,
      purchasedItems: purchasedItems, staples: staples)
  }

  package var count: Int {
    lists.count + items.count + notes.count + corrections.count + purchases.count + settings.count
      + purchasedItems.count + staples.count
  }

  /// New rows are added, and known rows become what they are here. Nothing is removed, and importing a file twice changes nothing
  /// the second time. If a place is taken, new rows come below and known rows stay.
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

  /// Gives each row a place of its own, beside the ranks of other rows. Known rows keep their current place.
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

  /// Sorts only indices, and only if needed: items are large, and 100,000 mostly come sorted.
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
