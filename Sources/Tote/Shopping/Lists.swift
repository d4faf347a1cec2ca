import Composable
import Screen
import ToteModel

/// The field with the name of a list.
package struct Naming: Equatable, Sendable {
  /// The list that gets another name; `nil` for a new one.
  package var list: ShoppingList.ID?
  package var field = TextCursor()
  /// The items that go to a new one.
  package var items: [Item.ID] = []
}

/// What is done to whole lists: opened, made, named, put away, deleted.
let listReducer = Reducer<App, ShoppingAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .listTurned(let steps):
    let lists = state.openLists
    // One that was put away may be open too: from there it goes to the first, or the last.
    let index = lists.firstIndex { $0.id == state.shopping.list } ?? (steps > 0 ? -1 : lists.count)
    // The notes stand between the last list and the first.
    if lists.indices.contains(index + steps) {
      state.open(lists[index + steps].id)
    } else {
      state.enter(.notes)
    }

  case .listOpened(let list): if state.workspace.records[list: list] != nil { state.open(list) }
  case .listAddBegun:
    var naming = Naming()
    if case .lists(let pane) = state.shopping.mode { naming.items = pane.items }
    state.shopping.mode = .naming(naming)
  case .listRenameBegun:
    guard let list = state.listInQuestion else { return .none }
    state.shopping.mode = .naming(Naming(list: list.id, field: TextCursor(list.name)))

  case .listDeleted:
    guard let list = state.listInQuestion else { return .none }
    if state.shopping.list == list.id { state.openNeighbour(of: list) }
    let changes = state.workspace.records.items(of: list.id).map { Change(removing: $0) }
    state.perform("delete list \(list.name)", changes + [Change(removing: list)], environment)
    let words =
      switch changes.count {
      case 0: ""
      case 1: " and the item on it"
      case let count: " and its \(count) items"
      }
    state.message = Message("Deleted \(list.name)\(words). u brings it back.")
    state.keepPane()

  case .listDuplicated:
    guard let list = state.listInQuestion else { return .none }
    let copy = ShoppingList(
      id: ShoppingList.ID(environment.uuid()), name: state.copyName(of: list),
      rank: state.rank(after: list), created: environment.now())
    let items = state.workspace.records.items(of: list.id).map { item in
      // A copy is to be bought once more.
      Item(
        id: Item.ID(environment.uuid()), list: copy.id, name: item.name, amount: item.amount,
        category: item.category, store: item.store, price: item.price, note: item.note, rank: item.rank,
        created: environment.now())
    }
    // With its arrangement, which is a row too.
    let arrangement = state.workspace.records.settings[Arrangement.key(of: list.id)].map {
      Change(adding: Setting(key: Arrangement.key(of: copy.id), value: $0))
    }
    state.perform(
      "duplicate list \(list.name)",
      [Change(adding: copy)] + [arrangement].compactMap { $0 } + items.map { Change(adding: $0) }, environment
    )
    state.shopping.mode = .browsing
    state.open(copy.id)
    state.message = Message("This is a copy of \(list.name), nothing ticked. R gives it another name.")

  case .listPutAway:
    guard let list = state.listInQuestion else { return .none }
    let change = Change(list) { $0.isArchived.toggle() }
    state.perform("\(list.isArchived ? "bring back" : "put away") list \(list.name)", [change], environment)
    state.message = Message(
      list.isArchived ? "\(list.name) is back." : "Put \(list.name) away. L shows it still, u brings it back."
    )
    if !list.isArchived, state.shopping.list == list.id { state.openNeighbour(of: list) }
    if list.isArchived, state.shopping.list == nil { state.open(list.id) }
    state.keepPane()
  default: break
  }
  return .none
}

extension App {
  /// The lists that are not put away.
  package var openLists: [ShoppingList] { workspace.records.lists.filter { !$0.isArchived } }

  /// Which list an act on a list is about: in the choice the one under the cursor, else the open one.
  var listInQuestion: ShoppingList? {
    guard case .lists(let pane) = shopping.mode else { return openList }
    let lists = lists(in: pane)
    return lists.indices.contains(pane.position.selected) ? lists[pane.position.selected] : nil
  }

  /// Opens a list, with the cursor where it was.
  mutating func open(_ list: ShoppingList.ID) {
    if list == shopping.list { return }
    if let old = shopping.list { shopping.places[old] = shopping.position }
    shopping.list = list
    shopping.filter = nil
    shopping.marks = []
    if shopping.mode == .filtering { shopping.mode = .browsing }
    shopping.position = shopping.places[list] ?? ListPosition()
    select(selectedIndex)
  }

  /// Opens another list when this one is not to be looked at any more: the next one, or else the one before.
  mutating func openNeighbour(of gone: ShoppingList?) {
    shopping.list = nil
    shopping.position = ListPosition()
    shopping.filter = nil
    shopping.marks = []
    if shopping.mode == .filtering { shopping.mode = .browsing }
    let lists = openLists.filter { $0.id != gone?.id }
    guard let gone else { return lists.first.map { open($0.id) } ?? () }
    let next = lists.first { ($0.rank, $0.id) > (gone.rank, gone.id) } ?? lists.last
    if let next { open(next.id) }
  }

  func rank(after list: ShoppingList?) -> Rank {
    let lists = workspace.records.lists
    guard let list, let index = lists.firstIndex(where: { $0.id == list.id }) else {
      return Rank.between(lists.last?.rank, nil)
    }
    return Rank.between(list.rank, index + 1 < lists.count ? lists[index + 1].rank : nil)
  }

  /// A name for a copy that no list has.
  fileprivate func copyName(of list: ShoppingList) -> String {
    let names =
      ["\(list.name) (copy)"] + (2...(workspace.records.lists.count + 2)).map { "\(list.name) (copy \($0))" }
    return names.first { name in !workspace.records.lists.contains { $0.isCalled(name) } } ?? names[0]
  }

  /// Makes or renames a list.
  mutating func name(_ naming: Naming, _ environment: ToteEnvironment) {
    let name = Folding.clean(naming.field.text)
    if let other = workspace.records.lists.first(where: { $0.id != naming.list && $0.isCalled(name) }) {
      let place = other.isArchived ? ": it is put away, and L shows it" : ""
      message = Message("There is a list \(other.name) already\(place).", .refused)
      return
    }
    shopping.mode = .browsing
    guard !name.isEmpty else { return }
    if let id = naming.list {
      guard let list = workspace.records[list: id] else {
        // What was typed is kept.
        shopping.mode = .naming(Naming(list: nil, field: naming.field))
        message = Message("Somebody else has deleted this list: Enter makes a new one.", .refused)
        return
      }
      perform("rename list \(list.name)", [Change(list) { $0.name = name }], environment)
    } else {
      let list = ShoppingList(
        id: ShoppingList.ID(environment.uuid()), name: name, rank: rank(after: nil),
        created: environment.now())
      if !naming.items.isEmpty { return send(naming.items, to: list, environment) }
      perform("new list \(name)", [Change(adding: list)], environment)
      open(list.id)
    }
  }
}

extension ShoppingList {
  /// Whether it has this name; case and accents do not count.
  fileprivate func isCalled(_ name: String) -> Bool { ItemName.key(of: self.name) == ItemName.key(of: name) }
}
