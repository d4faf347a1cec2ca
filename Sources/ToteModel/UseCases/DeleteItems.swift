extension Workspace {
  package mutating func deleteItems(_ items: [Item], _ context: EditContext) {
    perform(.deleteItems(items.subject), removals(of: items), context)
  }

  /// Removes ticked items; on a walk, only those bought there.
  package mutating func clearTicked(on list: ShoppingList.ID, _ context: EditContext) -> [Item] {
    let walk = records.walk
    let ticked = records.items(of: list)[records.totals(of: list).remaining...].filter {
      walk?.shows($0) ?? true
    }
    guard !ticked.isEmpty else { return [] }
    perform(.clearItems(ticked.subject), removals(of: ticked), context)
    return ticked
  }

  func removals(of items: some Sequence<Item>) -> [Change] {
    items.map { Change(removing: $0) } + records.forgettingNotes(of: items)
  }
}
