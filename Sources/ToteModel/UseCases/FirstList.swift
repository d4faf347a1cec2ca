extension Workspace {
  /// Creates the first list, unless there were lists before. Notes may exist.
  package mutating func begin(
    listNamed name: String, id: @autoclosure () -> Edit.ID, at moment: @autoclosure () -> Moment
  ) {
    guard records.lists.toShop.isEmpty, !(history.undoable + history.redoable).contains(where: \.isAboutLists)
    else {
      return
    }
    let moment = moment()
    remember(Change(adding: ShoppingList.first(named: name, at: moment)), id: id(), at: moment)
  }
}

extension Edit {
  /// Other than the stock at home.
  fileprivate var isAboutLists: Bool {
    changes.contains { $0.key.kind == .list && $0.key != .list(ShoppingList.homeID) }
  }
}

extension ShoppingList {
  /// Constant, so two programs starting at once create one list.
  static func first(named name: String, at moment: Moment) -> ShoppingList {
    ShoppingList(
      id: ID(high: 0x746F_7465_0000_4000, low: 0x8000_0000_0000_0001), name: name, created: moment)
  }
}
