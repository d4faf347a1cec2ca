import Composable
import Screen
import ToteModel

/// The shopping lists on the screen: which list is open, where the cursor stands, what is being typed. The rows
/// themselves are in the `Workspace`. State and Action; the reducers stand beside it, one for each thing people do.
package struct Shopping: Equatable, Sendable {
  /// The list that is open; `nil` when there is none.
  package var list: ShoppingList.ID?
  /// The line that is selected, always one with an item while there is one, and the first line that shows.
  package var position = ListPosition()
  /// Where the cursor stood in the lists that were left.
  package var places: [ShoppingList.ID: ListPosition] = [:]
  /// What is shown of the list, while a filter is on.
  package var filter: Filter?
  /// What is marked, for an act on all of it.
  package var marks: Set<Item.ID> = []
  /// What the keys go to.
  package var mode = Mode.browsing

  /// A filter that is on.
  package struct Filter: Equatable, Sendable {
    package var field = TextCursor()
    package var lines: ListLines
    /// Where the cursor was before: it goes back there when nothing was found.
    package var origin: Item.ID?
  }

  /// What the keys go to.
  package enum Mode: Equatable, Sendable {
    /// The list.
    case browsing
    /// The field that adds or edits an item.
    case entering(Entering)
    /// The field of the filter.
    case filtering
    /// The field with the name of a list.
    case naming(Naming)
    /// ListLines that were pasted, and wait for an Enter.
    case pasting(Pasting)
    /// The choice among all lists.
    case lists(ListsPane)
    /// The choice among what was bought before.
    case buyAgain(BuyAgainPane)
  }

  package init() {}
}

/// What can happen to the shopping lists.
package enum ShoppingAction: Equatable, Sendable {
  // The cursor.
  case moved(by: Int), pageMoved(by: Int), movedToStart, movedToEnd
  case pressed(Point)
  case wheelTurned(by: Int)
  // Items.
  case ticked, deleted, tickedCleared
  case rowMoved(by: Int)
  case markToggled, allMarked
  case copied(all: Bool)
  case noteAsked
  // The field.
  case addBegun(above: Bool), editBegun, categoryBegun
  case fieldEdited(TextEdit)
  case fieldCommitted, fieldCompleted, fieldLeft
  case suggestionMoved(by: Int)
  case pasted(String)
  case pasteCommitted, pasteLeft
  // What shows.
  case filterBegun, filterKept, filterCleared
  case sortChanged, groupingToggled
  case escaped
  // Lists.
  case listTurned(by: Int)
  case listOpened(ShoppingList.ID)
  case listAddBegun, listRenameBegun
  case listDeleted, listDuplicated, listPutAway
  case listsOpened(ListsPane.Purpose), buyAgainOpened
  case paneMoved(by: Int), paneMovedTo(Int)
  case paneChosen, paneLeft
}

/// All reducers of the shopping lists, each for what it knows.
let shoppingReducer = Reducer<App, ShoppingAction, ToteEnvironment>.combine(
  movingReducer, itemReducer, fieldReducer, pastingReducer, arrangingReducer, listReducer, paneReducer,
  itemNoteReducer)

extension App {
  /// The list that is open.
  package var openList: ShoppingList? { shopping.list.flatMap { workspace.records[list: $0] } }

  /// What shows of it.
  package var lines: ListLines {
    if let filter = shopping.filter { return filter.lines }
    guard let list = shopping.list else { return ListLines.none }
    return workspace.records.lines(of: list)
  }

  /// The item under the cursor.
  package var selectedItem: Item? {
    let lines = lines
    guard shopping.position.selected < lines.count, case .item(let item) = lines[shopping.position.selected]
    else { return nil }
    return item
  }

  /// What an act is about: what is marked, in the order in which it shows, or else the item under the cursor.
  var chosenItems: [Item] {
    guard !shopping.marks.isEmpty, let list = shopping.list else { return selectedItem.map { [$0] } ?? [] }
    let marked = shopping.marks.compactMap { workspace.records[item: $0] }.filter { $0.list == list }
    return marked.map { (workspace.records.shownIndex(of: $0.id) ?? 0, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Does an edit of this title, and shows what has become of it, with the cursor on its item.
  mutating func perform(_ title: String, _ changes: [Change], _ environment: ToteEnvironment) {
    keepingSelection { app in
      app.workspace.perform(
        Edit(id: Edit.ID(environment.uuid()), title: title, moment: environment.now(), changes: changes))
    }
    if !workspace.isSaved { rememberOpenList(environment) }
  }
}
