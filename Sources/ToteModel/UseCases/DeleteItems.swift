/// Taking items off their list, in one step of undo.
extension Workspace {
  package mutating func deleteItems(_ items: [Item], _ context: EditContext) {
    perform(.deleteItems(items.subject), items.map { Change(removing: $0) }, context)
  }

  /// Takes everything off a list that is ticked; the answer is what that was.
  package mutating func clearTicked(on list: ShoppingList.ID, _ context: EditContext) -> [Item] {
    let ticked = Array(records.items(of: list)[records.totals(of: list).remaining...])
    guard !ticked.isEmpty else { return [] }
    perform(.clearItems(ticked.subject), ticked.map { Change(removing: $0) }, context)
    return ticked
  }
}
