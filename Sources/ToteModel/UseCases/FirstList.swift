/// The first moment of a database: there is a list to write on, whether it is the screen or the shell that comes first.

extension Workspace {
  /// Makes the first list, where there is none and nobody has taken one away. Notes may come before it. It keeps its name,
  /// whatever language is spoken later.
  package mutating func begin(
    listNamed name: String, id: @autoclosure () -> Edit.ID, at moment: @autoclosure () -> Moment
  ) {
    guard records.lists.isEmpty, !(history.undoable + history.redoable).contains(where: \.isAboutLists) else {
      return
    }
    let moment = moment()
    remember(Change(adding: ShoppingList.first(named: name, at: moment)), id: id(), at: moment)
  }
}

extension Edit {
  fileprivate var isAboutLists: Bool { changes.contains { $0.key.kind == .list } }
}

extension ShoppingList {
  /// The list that everybody begins with. Its id is always the same, so that two programs that begin at once make one.
  static func first(named name: String, at moment: Moment) -> ShoppingList {
    ShoppingList(
      id: ID(high: 0x746F_7465_0000_4000, low: 0x8000_0000_0000_0001), name: name, created: moment)
  }
}
