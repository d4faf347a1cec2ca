/// Taking items off their list, in one step of undo.
extension Workspace {
  package mutating func deleteItems(_ items: [Item], _ context: EditContext) {
    perform("delete \(items.summary)", items.map { Change(removing: $0) }, context)
  }

  /// Takes everything off a list that is ticked; the answer is what that was.
  package mutating func clearTicked(on list: ShoppingList.ID, _ context: EditContext) -> [Item] {
    let ticked = Array(records.items(of: list)[records.totals(of: list).remaining...])
    guard !ticked.isEmpty else { return [] }
    perform("clear \(ticked.tickedSummary)", ticked.map { Change(removing: $0) }, context)
    return ticked
  }
}

extension [Item] {
  /// Ticked items in a few words.
  package var tickedSummary: String { count == 1 ? self[0].name : "\(count) ticked items" }
}
