package enum ListNameError: Error, Equatable, Sendable {
  case taken(by: ShoppingList)
  case notFound
}

extension Workspace {
  /// Not saved. Names are unique, so the shell can refer to them.
  package func newList(named name: String, _ context: EditContext) throws(ListNameError) -> ShoppingList {
    let name = Folding.clean(name)
    if let other = list(called: name) { throw .taken(by: other) }
    return ShoppingList(id: context.id(), name: name, rank: rank(after: nil), created: context.now)
  }

  package mutating func createList(named name: String, _ context: EditContext) throws(ListNameError)
    -> ShoppingList
  {
    let list = try newList(named: name, context)
    perform(.createList(list.name), [Change(adding: list)], context)
    return list
  }

  package mutating func renameList(
    _ id: ShoppingList.ID, to name: String, _ context: EditContext
  ) throws(ListNameError) {
    let name = Folding.clean(name)
    if let other = list(called: name, otherThan: id) { throw .taken(by: other) }
    guard let list = records[list: id] else { throw .notFound }
    perform(.renameList(list.name), [Change(list) { $0.name = name }], context)
  }

  private func list(called name: String, otherThan id: ShoppingList.ID? = nil) -> ShoppingList? {
    records.lists.first { $0.id != id && $0.isCalled(name) }
  }

  /// Right below a list, or at the end.
  func rank(after list: ShoppingList?) -> Rank {
    let lists = records.lists
    guard let list, let index = lists.firstIndex(where: { $0.id == list.id }) else {
      return Rank.between(lists.last?.rank, nil)
    }
    return Rank.between(list.rank, index + 1 < lists.count ? lists[index + 1].rank : nil)
  }
}

extension ShoppingList {
  package func isCalled(_ name: String) -> Bool { ItemName.key(of: self.name) == ItemName.key(of: name) }
}
