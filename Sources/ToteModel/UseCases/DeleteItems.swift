/// Taking items off their list, in one step of undo.
extension Workspace {
  package mutating func deleteItems(_ items: [Item], _ context: EditContext) {
    perform(.deleteItems(items.subject), items.map { Change(removing: $0) }, context)
  }

  /// Takes everything off a list that is ticked, on a walk through a shop what was bought there; the answer is what that was.
  package mutating func clearTicked(on list: ShoppingList.ID, _ context: EditContext) -> [Item] {
    let walk = records.walk
    let ticked = records.items(of: list)[records.totals(of: list).remaining...].filter {
      walk?.sells(at: $0.store) ?? true
    }
    guard !ticked.isEmpty else { return [] }
    perform(.clearItems(ticked.subject), ticked.map { Change(removing: $0) }, context)
    return ticked
  }
}
