extension Workspace {
  package mutating func deleteItems(_ items: [Item], _ context: EditContext) {
    perform(.deleteItems(items.subject), removals(of: items), context)
  }

  func removals(of items: some Sequence<Item>) -> [Change] {
    items.map { Change(removing: $0) } + records.forgettingNotes(of: items)
  }
}
