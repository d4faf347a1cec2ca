import Composable
import Screen
import ToteModel

/// The choice among all lists, the archived ones among them: to open one, or to move items there. It holds what it shows;
/// the app updates it when lists change.
package struct ListPicker: OverlayFeature {
  /// How many rows show.
  package var height = 1
  package enum Purpose: Equatable, Sendable {
    case open
    case move([Item.ID])
  }

  /// What is to be done with a list.
  package enum Request: Equatable, Sendable {
    case opened(ShoppingList.ID)
    case moved([Item.ID], to: ShoppingList)
    case newAsked([Item.ID])
    case renameAsked(ShoppingList), deleteAsked(ShoppingList), duplicateAsked(ShoppingList)
    case archiveAsked(ShoppingList)
    case budgetAsked(ShoppingList)
    /// It goes so many places down, or up.
    case placeAsked(ShoppingList, by: Int)
    /// What the server has, and what has happened to a shared list.
    case joinAsked(from: ShoppingList.ID?)
    case logAsked(ShoppingList)
  }

  package struct Row: Equatable, Sendable {
    package var list: ShoppingList
    package var totals: Totals
    /// How it stands with it on the server; `nil` where it is only here.
    package var sharing: SharedListStatus?
  }

  package var purpose: Purpose
  package var rows: [Row] = []
  /// The item that is moved, where it is only one.
  package var itemName: String?
  /// Whether there is a server to share lists on.
  package var isLoggedIn = false
  /// The list that is taken up: the cursor goes there when it comes.
  package var awaited: ShoppingList.ID?
  package var position = ListPosition()

  package init(_ purpose: Purpose) { self.purpose = purpose }

  /// The items that are to be moved.
  var items: [Item.ID] { if case .move(let items) = purpose { items } else { [] } }

  package var selected: ShoppingList? { selectedRow?.list }

  var selectedRow: Row? { rows.indices.contains(position.selected) ? rows[position.selected] : nil }

  /// Shows the lists as they are: where items are moved, all but the one they are on. The cursor stays in its row, or goes
  /// with its list where others have changed them.
  mutating func update(from workspace: Workspace, followingList: Bool = false) {
    let records = workspace.records
    let source = items.lazy.compactMap { records[item: $0]?.list }.first
    let before = selected?.id
    rows = records.lists.filter { $0.id != source }.map { list in
      Row(list: list, totals: records.totals(of: list.id), sharing: workspace.sharing.status(of: list.id))
    }
    isLoggedIn = workspace.sharing.account != nil
    itemName = items.count == 1 ? records[item: items[0]]?.name : nil
    if followingList, let before, let index = rows.firstIndex(where: { $0.list.id == before }) {
      position.selected = index
    }
    if let index = rows.firstIndex(where: { $0.list.id == awaited }) {
      position.selected = index
      awaited = nil
    }
    keepInView()
  }
}

extension ListPicker {
  package var view: any View { ListPickerView(picker: self) }
  package var companionKeys: CompanionKeys { purpose == .open ? .withUndo : .always }
  package var rowCount: Int { rows.isEmpty ? OverlayBox.emptyRows : rows.count }
  package var closing: ListPickerAction { .closed }

  package func action(forPressIn row: Int) -> ListPickerAction? {
    position.pressed(row, count: rows.count, height: height) { $0 == 0 ? .chosen : .moved(by: $0) }
  }

  package mutating func keepInView() {
    position = position.inView(count: rows.count, height: height)
  }

  package mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    update(from: workspace, followingList: screen.isChangedByOthers)
    return !workspace.records.lists.isEmpty
  }
}

package enum ListPickerAction: Equatable, Sendable {
  case moved(by: Int), pageMoved(by: Int), movedTo(Int)
  case chosen, closed
  case newAsked, renameAsked, deleteAsked, duplicateAsked, archiveAsked, budgetAsked
  /// The list under the cursor goes down, or up, and the cursor with it.
  case listMoved(by: Int)
  /// The list under the cursor is shared, or no longer; another one is taken up; what has happened is told.
  case shareAsked, leaveAsked, joinAsked, logAsked
  case delegate(OverlayDelegate)
}

let listPickerReducer = Reducer<ListPicker, ListPickerAction, Void> { state, action, _ in
  func ask(_ make: (ShoppingList) -> ListPicker.Request) -> Effect<ListPickerAction> {
    state.selected.map { .send(.delegate(.lists(make($0)))) } ?? .none
  }
  switch action {
  case .moved(let rows): state.position.move(by: rows, count: state.rows.count, height: state.height)
  case .pageMoved(let halves):
    state.position.move(byHalfPages: halves, count: state.rows.count, height: state.height)
  case .movedTo(let row): state.position.select(row, count: state.rows.count, height: state.height)
  case .chosen:
    let purpose = state.purpose
    return ask { list in
      switch purpose {
      case .open: .opened(list.id)
      case .move(let items): .moved(items, to: list)
      }
    }
  case .newAsked: return .send(.delegate(.lists(.newAsked(state.items))))
  case .renameAsked: return ask { .renameAsked($0) }
  case .deleteAsked: return ask { .deleteAsked($0) }
  case .duplicateAsked: return ask { .duplicateAsked($0) }
  case .archiveAsked: return ask { .archiveAsked($0) }
  case .budgetAsked: return ask { .budgetAsked($0) }
  case .listMoved(let steps):
    guard state.rows.indices.contains(state.position.selected + steps) else { return .none }
    let request = ask { .placeAsked($0, by: steps) }
    state.position.move(by: steps, count: state.rows.count, height: state.height)
    return request
  case .shareAsked: return state.selected.map { .send(.delegate(.sharingAsked(.share($0)))) } ?? .none
  case .leaveAsked: return state.selected.map { .send(.delegate(.sharingAsked(.leave($0)))) } ?? .none
  case .joinAsked: return .send(.delegate(.lists(.joinAsked(from: state.selected?.id))))
  case .logAsked: return ask { .logAsked($0) }
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}
