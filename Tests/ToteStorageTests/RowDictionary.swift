@testable import ToteModel

/// All rows in a dictionary: a reference implementation simple enough to be right.
struct RowDictionary: Equatable {
  var rows: [Row.Key: Row] = [:]

  init() {}

  init(_ contents: DatabaseSnapshot) {
    let all: [[any Record]] = [
      contents.lists, contents.items, contents.corrections, contents.purchases, contents.settings,
      contents.purchasedItems, contents.staples,
    ]
    for record in all.joined() { rows[record.rowKey] = record.row }
  }

  // Sorted, to be the same in every run.
  var lists: [ShoppingList] {
    rows.values.compactMap { if case .list(let list) = $0 { list } else { nil } }.sorted { $0.id < $1.id }
  }
  var items: [Item] {
    rows.values.compactMap { if case .item(let item) = $0 { item } else { nil } }.sorted { $0.id < $1.id }
  }

  mutating func apply(_ change: Change) {
    let wanted = change.applied(to: rows[change.key])
    if case .item(let item)? = wanted, rows[.list(item.list)] == nil {
      rows[.list(item.list)] = .list(.foundAgain(item.list))
    }
    if wanted == nil, case .list(let id) = change.key, items.contains(where: { $0.list == id }) { return }
    rows[change.key] = wanted
  }
}
