/// Making lists and giving them names. No two lists are called the same, so that one can be named in a shell.

/// Why a list does not get a name.
package enum ListNameError: Error, Equatable, Sendable {
  /// Another list has it.
  case taken(by: ShoppingList)
  /// The list that was to be renamed is not there any more.
  case notFound
}

extension Workspace {
  /// A new list of this name below the others, which is not made yet.
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

  /// A place right below a list, or below all of them.
  func rank(after list: ShoppingList?) -> Rank {
    let lists = records.lists
    guard let list, let index = lists.firstIndex(where: { $0.id == list.id }) else {
      return Rank.between(lists.last?.rank, nil)
    }
    return Rank.between(list.rank, index + 1 < lists.count ? lists[index + 1].rank : nil)
  }
}

extension ShoppingList {
  /// Whether it has this name; case and accents do not count.
  package func isCalled(_ name: String) -> Bool { ItemName.key(of: self.name) == ItemName.key(of: name) }
}
