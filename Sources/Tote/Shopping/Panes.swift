import Composable
import Screen
import ToteModel

/// The choice among all lists, those that were put away among them.
package struct ListsPane: Equatable, Sendable {
  /// What the choice is for.
  package enum Purpose: Equatable, Sendable {
    /// To open a list.
    case open
    /// To put these items on it.
    case send([Item.ID])
  }

  /// What the choice is for.
  package var purpose: Purpose
  /// Where the cursor is.
  package var position = ListPosition()

  /// The items that are on their way.
  var items: [Item.ID] { if case .send(let items) = purpose { items } else { [] } }
}

/// The choice among what was bought before.
package struct BuyAgainPane: Equatable, Sendable {
  /// How many are offered.
  static let most = 200
  /// What is not on the list, the likeliest first.
  package var entries: [History.Entry]
  /// Where the cursor is.
  package var position = ListPosition()
}

/// The two choices that stand over the list.
let paneReducer = Reducer<App, ShoppingAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .listsOpened(let purpose):
    guard !state.workspace.records.lists.isEmpty else { return .none }
    var purpose = purpose
    if case .send = purpose {
      let items = state.chosenItems.map(\.id)
      if items.isEmpty { return .none }
      purpose = .send(items)
    }
    var pane = ListsPane(purpose: purpose)
    let lists = state.lists(in: pane)
    let index = lists.firstIndex { $0.id == state.shopping.list } ?? 0
    pane.position.select(index, count: lists.count, height: state.paneHeight)
    state.shopping.mode = .lists(pane)

  case .buyAgainOpened:
    guard let list = state.shopping.list else { return .none }
    // What was bought is looked up on the list, not the list in what was bought: the list may be long.
    var entries: [History.Entry] = []
    for entry in state.workspace.records.history.buyAgain(at: environment.now().milliseconds) {
      if entries.count == BuyAgainPane.most { break }
      let items = state.workspace.items(named: entry.key, on: list)
      if items.allSatisfy(\.isTicked) { entries.append(entry) }
    }
    state.shopping.mode = .buyAgain(BuyAgainPane(entries: entries))

  case .paneMoved(let rows): state.movePane { $0.move(by: rows, count: $1, height: $2) }
  case .paneMovedTo(let row): state.movePane { $0.select(row, count: $1, height: $2) }
  case .paneLeft: state.shopping.mode = .browsing

  case .paneChosen:
    switch state.shopping.mode {
    case .lists(let pane):
      guard let list = state.listInQuestion else { return .none }
      state.shopping.mode = .browsing
      switch pane.purpose {
      case .open: state.open(list.id)
      case .send(let ids): state.send(ids, to: list, environment)
      }
    case .buyAgain(var pane):
      guard pane.entries.indices.contains(pane.position.selected) else { return .none }
      let entry = pane.entries.remove(at: pane.position.selected)
      guard let thing = ParsedItem(name: entry.name) else { return .none }
      _ = state.add([thing], anchor: nil, environment)
      pane.position = pane.position.inView(count: pane.entries.count, height: state.paneHeight)
      state.shopping.mode = .buyAgain(pane)
    default: break
    }
  default: break
  }
  return .none
}

extension App {
  /// How many rows a choice shows.
  package var paneHeight: Int { layout.overlayRows }

  /// The lists among which one chooses: where items go, all but the one they are on.
  func lists(in pane: ListsPane) -> [ShoppingList] {
    guard let source = pane.items.lazy.compactMap({ workspace.records[item: $0]?.list }).first else {
      return workspace.records.lists
    }
    return workspace.records.lists.filter { $0.id != source }
  }

  /// After lists have come or gone.
  mutating func keepPane() { movePane { $0 = $0.inView(count: $1, height: $2) } }

  fileprivate mutating func movePane(_ move: (inout ListPosition, _ count: Int, _ height: Int) -> Void) {
    switch shopping.mode {
    case .lists(var pane):
      if workspace.records.lists.isEmpty { return shopping.mode = .browsing }
      move(&pane.position, lists(in: pane).count, paneHeight)
      shopping.mode = .lists(pane)
    case .buyAgain(var pane):
      move(&pane.position, pane.entries.count, paneHeight)
      shopping.mode = .buyAgain(pane)
    default: break
    }
  }

  /// Puts items on another list, below what is there.
  mutating func send(_ ids: [Item.ID], to list: ShoppingList, _ environment: ToteEnvironment) {
    let items = ids.compactMap { workspace.records[item: $0] }.filter { $0.list != list.id }
    guard !items.isEmpty else {
      message = Message("That is on \(list.name) already.", .refused)
      return
    }
    let isNew = workspace.records[list: list.id] == nil
    var rank = workspace.records.gap(on: list.id, above: false, at: nil).low
    let changes = items.map { item in
      let next = Rank.between(rank, nil)
      rank = next
      return Change(item) {
        $0.list = list.id
        $0.rank = next
      }
    }
    let words = items.count == 1 ? items[0].name : "\(items.count) items"
    perform(
      "move \(words) to \(list.name)", (isNew ? [Change(adding: list)] : []) + changes, environment)
    shopping.marks = []
    message = Message("Moved \(words) to \(list.name)\(isNew ? ", a new list" : "").")
  }
}
