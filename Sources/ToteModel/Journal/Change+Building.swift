// Whether one change builds on another, field by field. `StepHistory` asks before it undoes a step out of order.

extension Change {
  /// What is remembered of purchases, and settings: they follow the later change.
  var isMemory: Bool {
    switch key.kind {
    case .correction, .purchase, .setting: true
    case .list, .item, .note, .purchasedItem, .staple: false
    }
  }

  /// Whether undoing the other would undo part of this later change, or leave it without what it needs.
  ///
  /// - Parameter inverse: The change that undoes the other.
  func builds(on inverse: Change) -> Bool {
    guard key == inverse.key else { return inverse.after == nil && refers(to: inverse.key) }
    guard let mine = changedColumns, let others = inverse.changedColumns else { return true }
    return !mine.isDisjoint(with: others)
  }

  /// Whether it puts something on this list, or attaches a note to this item.
  private func refers(to key: Row.Key) -> Bool {
    switch (after, key) {
    case (.item?, .list(let list)): restoredList == list
    case (.note(let note)?, .item(let item)): note.item == item
    case (.staple(let staple)?, .list(let list)): staple.list == list
    default: false
    }
  }

  func removes(oneOf lists: Set<ShoppingList.ID>) -> Bool {
    if after == nil, case .list(let list) = key { lists.contains(list) } else { false }
  }

  /// The list on which it puts an item.
  var restoredList: ShoppingList.ID? {
    guard case .item(let item)? = after else { return nil }
    if case .item(let old)? = before, old.list == item.list { return nil }
    return item.list
  }

  /// `nil` if it adds or removes the row. When a note was changed decides nothing.
  private var changedColumns: Set<Int>? {
    guard let old = before?.fields, let new = after?.fields else { return nil }
    let schema = key.kind.schema
    var columns = Set(
      old.indices.filter { old[$0] != new[$0] && schema.columns[$0] != "modified" }.map { schema.leaders[$0] }
    )
    if patch != nil, let text = schema.columns.firstIndex(of: "text") { columns.insert(text) }
    return columns
  }
}
