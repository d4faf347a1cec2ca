/// What is decided about lists from outside of them: in which order they stand, and what may be spent on one.
extension Workspace {
  /// Puts lists above all others, in this order; the others stay as they are.
  package mutating func orderLists(_ ids: [ShoppingList.ID], _ context: EditContext) {
    let first = ids.compactMap { records[list: $0] }
    let rest = records.lists.filter { !ids.contains($0.id) }
    if (first + rest).map(\.id) == records.lists.map(\.id) { return }
    let ranks = Rank.between(nil, rest.first?.rank, count: first.count)
    perform(.orderLists, zip(first, ranks).map { list, rank in Change(list) { $0.rank = rank } }, context)
  }

  /// Says what may be spent on a list; nothing is said with `nil`.
  package mutating func setBudget(_ budget: Price?, of list: ShoppingList, _ context: EditContext) {
    perform(.setBudget(list.name), [Change(list) { $0.budget = budget }], context)
  }
}
