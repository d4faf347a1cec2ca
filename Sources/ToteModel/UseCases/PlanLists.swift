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

  /// Puts a list so many places further down, or up; it stays where there is no such place.
  package mutating func moveList(_ list: ShoppingList, by steps: Int, _ context: EditContext) {
    var others = records.lists
    guard let index = others.firstIndex(where: { $0.id == list.id }), others.indices.contains(index + steps),
      steps != 0
    else { return }
    let list = others.remove(at: index)
    let place = index + steps
    let low = place > 0 ? others[place - 1].rank : nil
    let high = place < others.count ? others[place].rank : nil
    perform(.orderLists, [Change(list) { $0.rank = Rank.between(low, high) }], context)
  }

  /// Says what may be spent on a list; nothing is said with `nil`.
  package mutating func setBudget(_ budget: Price?, of list: ShoppingList, _ context: EditContext) {
    perform(.setBudget(list.name), [Change(list) { $0.budget = budget }], context)
  }
}
