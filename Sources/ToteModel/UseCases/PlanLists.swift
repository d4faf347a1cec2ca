extension Workspace {
  package mutating func orderLists(_ ids: [ShoppingList.ID], _ context: EditContext) {
    let first = ids.compactMap { records[list: $0] }
    let lists = records.lists.toShop
    let rest = lists.filter { !ids.contains($0.id) }
    if (first + rest).map(\.id) == lists.map(\.id) { return }
    let ranks = Rank.between(nil, rest.first?.rank, count: first.count)
    perform(.orderLists, zip(first, ranks).map { list, rank in Change(list) { $0.rank = rank } }, context)
  }

  package mutating func moveList(_ list: ShoppingList, by steps: Int, _ context: EditContext) {
    var others = records.lists.toShop
    guard let index = others.firstIndex(where: { $0.id == list.id }), others.indices.contains(index + steps),
      steps != 0
    else { return }
    let list = others.remove(at: index)
    let place = index + steps
    let low = place > 0 ? others[place - 1].rank : nil
    let high = place < others.count ? others[place].rank : nil
    perform(.orderLists, [Change(list) { $0.rank = Rank.between(low, high) }], context)
  }

  /// - Parameter period: `nil` for the one that it has.
  package mutating func setBudget(
    _ budget: Price?, every period: BudgetPeriod? = nil, of list: ShoppingList, _ context: EditContext
  ) {
    let change = Change(list) {
      $0.budget = budget
      $0.budgetPeriod = budget == nil ? .trip : period ?? list.budgetPeriod
    }
    perform(.setBudget(list.name), [change], context)
  }
}
