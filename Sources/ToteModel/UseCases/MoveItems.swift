extension Workspace {
  package mutating func moveItem(_ item: Item, above: Bool, _ neighbor: Item, _ context: EditContext) {
    separateItems(at: neighbor.rank, of: neighbor.list, context)
    var place = place(above: above, neighbor.id)
    if place.text.utf8.count > Rank.comfortableLength {
      shortenRanks(of: neighbor.list, context)
      place = self.place(above: above, neighbor.id)
    }
    // Fetched again, because `separateItems` may have moved it.
    guard let item = records[item: item.id] else { return }
    perform(.moveItem(item.name), [Change(item) { $0.rank = place }], context)
  }

  private func place(above: Bool, _ neighbor: Item.ID) -> Rank {
    guard let neighbor = records[item: neighbor] else { return .first }
    let (low, high) = records.gap(beside: neighbor, above: above)
    return Rank.between(low, high)
  }

  /// To the end of another list, created if necessary, merging equal names. Returns items and outcomes.
  package mutating func moveItems(
    _ ids: [Item.ID], to list: ShoppingList, _ context: EditContext
  ) -> (items: [Item], additions: Additions) {
    var additions = Additions(to: list.id, at: context.now)
    let items = ids.compactMap { records[item: $0] }.filter { $0.list != list.id }
    guard !items.isEmpty else { return ([], additions) }
    var rank = records.gap(on: list.id, above: false, at: nil).low
    for item in items {
      let next = Rank.between(rank, nil)
      rank = next
      var moved = item
      moved.list = list.id
      moved.rank = next
      additions.put(moved, replacing: item, in: &self)
    }
    let isNew = records[list: list.id] == nil
    perform(
      .moveItems(items.subject, list: list.name), (isNew ? [Change(adding: list)] : []) + additions.changes,
      context)
    return (items, additions)
  }
}
