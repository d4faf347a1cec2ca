extension Workspace {
  /// Returns how many items were deleted with the list.
  package mutating func deleteList(_ list: ShoppingList, _ context: EditContext) -> Int {
    let items = records.items(of: list.id)
    perform(.deleteList(list.name), removals(of: items) + [Change(removing: list)], context)
    return items.count
  }

  /// Puts an unticked copy below the list.
  package mutating func duplicateList(_ list: ShoppingList, _ context: EditContext) -> ShoppingList {
    let copy = ShoppingList(
      id: context.id(), name: copyName(of: list), rank: rank(after: list), created: context.now)
    var typedAmounts: [Change] = []
    let items = records.items(of: list.id).map { item in
      let copied = item.copy(id: context.id(), list: copy.id, rank: item.rank, created: context.now)
      let typed = TypedAmount.change(of: copied.id, from: nil, to: records.typedAmount(of: item.id))
      typedAmounts += [typed].compactMap { $0 }
      return copied
    }
    let arrangement = records.settings[Arrangement.key(of: list.id)].map {
      Change(adding: Setting(key: Arrangement.key(of: copy.id), value: $0))
    }
    perform(
      .duplicateList(list.name),
      [Change(adding: copy)] + [arrangement].compactMap { $0 } + items.map { Change(adding: $0) }
        + typedAmounts,
      context)
    return copy
  }

  package mutating func setArchived(_ list: ShoppingList, _ isArchived: Bool, _ context: EditContext) {
    perform(
      isArchived ? .archiveList(list.name) : .unarchiveList(list.name),
      [Change(list) { $0.isArchived = isArchived }], context)
  }

  /// Can't be undone.
  package mutating func arrange(
    _ list: ShoppingList.ID, _ context: EditContext, by change: (inout Arrangement) -> Void
  ) -> Arrangement {
    var arrangement = records.arrangement(of: list)
    change(&arrangement)
    remember(arrangement.stored, as: Arrangement.key(of: list), context)
    return arrangement
  }

  /// To shop with: not the stock at home.
  package var openLists: [ShoppingList] { records.lists.filter { !$0.isArchived && !$0.isHome } }

  private func copyName(of list: ShoppingList) -> String {
    let names =
      ["\(list.name) (copy)"] + (2...(records.lists.count + 2)).map { "\(list.name) (copy \($0))" }
    return names.first { name in !records.lists.contains { $0.isCalled(name) } } ?? names[0]
  }
}
