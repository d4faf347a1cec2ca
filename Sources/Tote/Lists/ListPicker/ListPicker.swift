import Composable
import Parts
import Screen
import ToteModel

/// The choice among all lists, archived ones included: to open one, or to move items there.
package struct ListPicker: ListingOverlay {
  package typealias Action = ListPickerAction
  package enum Purpose: Equatable, Sendable {
    case open
    case move([Item.ID])
  }

  package enum Request: Equatable, Sendable {
    case opened(ShoppingList.ID)
    case moved([Item.ID], to: ShoppingList)
    case newAsked([Item.ID])
    case renameAsked(ShoppingList), deleteAsked(ShoppingList), duplicateAsked(ShoppingList)
    case archiveAsked(ShoppingList)
    /// All of it is added to the open list.
    case setAsked(ShoppingList)
    case budgetAsked(ShoppingList)
    /// Moves down by so many places, or up if negative.
    case placeAsked(ShoppingList, by: Int)
    case joinAsked, logAsked(ShoppingList)
  }

  package struct Row: Equatable, Sendable, Identifiable {
    package var list: ShoppingList
    package var totals: Totals
    /// `nil` if it is only here.
    package var sharing: SharedListStatus?
    package var id: ShoppingList.ID { list.id }
  }

  package var room = Size.zero
  package var purpose: Purpose
  package var rows = IdentifiedArrayOf<Row>()
  package var list = Listing<ShoppingList.ID>([], marks: .none)
  /// Set if a single item is moved.
  package var itemName: String?
  package var isLoggedIn = false
  /// The list being joined: the cursor goes there when it arrives.
  package var awaited: ShoppingList.ID?

  package init(_ purpose: Purpose) { self.purpose = purpose }

  var items: [Item.ID] { if case .move(let items) = purpose { items } else { [] } }

  package var selected: ShoppingList? { selectedRow?.list }

  var selectedRow: Row? { list.current.flatMap { rows[id: $0.id] } }

  /// Updates the rows; the cursor stays in its row, or follows its list if other programs changed them.
  mutating func update(from workspace: Workspace, followingList: Bool = false) {
    let records = workspace.records
    let source = items.lazy.compactMap { records[item: $0]?.list }.first
    rows = IdentifiedArray(
      records.lists.filter { $0.id != source && !$0.isHome }.map { list in
        Row(list: list, totals: records.totals(of: list.id), sharing: workspace.sharing.status(of: list.id))
      })
    list.replaceRows(rows.map { ListingRow($0.id, $0.list.name) }, following: followingList)
    isLoggedIn = workspace.sharing.account != nil
    itemName = items.count == 1 ? records[item: items[0]]?.name : nil
    if let awaited, rows.contains(id: awaited) {
      list.move(to: awaited)
      self.awaited = nil
    }
  }
}

extension ListPicker {
  var overlay: Overlay { .listPicker(self) }
  var title: String {
    switch purpose {
    case .open: words.allLists
    case .move(let items): words.moveTo(itemName, count: items.count)
    }
  }
  var companionKeys: CompanionKeys { purpose == .open ? .withUndo : .always }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    update(from: workspace, followingList: screen.isChangedByOthers)
    return !workspace.records.lists.toShop.isEmpty
  }
}

package enum ListPickerAction: ListingOverlayAction {
  package typealias Feature = ListPicker
  case list(ListingAction<ShoppingList.ID>)
  case closed
  case newAsked, renameAsked, deleteAsked, duplicateAsked, archiveAsked, budgetAsked, setAsked
  /// The cursor moves with it.
  case listMoved(by: Int)
  case shareAsked, leaveAsked, joinAsked, logAsked
  case delegate(OverlayDelegate)
}

extension ListPickerAction {
  var overlayAction: OverlayAction { .listPicker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<ShoppingList.ID>? { if case .list(let action) = self { action } else { nil } }
}

extension ListPicker {
  static let reducer = Reducer<ListPicker, ListPickerAction, Void> { state, action, _ in
    func ask(_ make: (ShoppingList) -> ListPicker.Request) -> Effect<ListPickerAction> {
      state.selected.map { .send(.delegate(.lists(make($0)))) } ?? .none
    }
    switch action {
    case .list(.chosen):
      let purpose = state.purpose
      return ask { list in
        switch purpose {
        case .open: .opened(list.id)
        case .move(let items): .moved(items, to: list)
        }
      }
    case .list(let action): return state.run(action)
    case .newAsked: return .send(.delegate(.lists(.newAsked(state.items))))
    case .renameAsked: return ask { .renameAsked($0) }
    case .deleteAsked: return ask { .deleteAsked($0) }
    case .duplicateAsked: return ask { .duplicateAsked($0) }
    case .archiveAsked: return ask { .archiveAsked($0) }
    case .setAsked: return ask { .setAsked($0) }
    case .budgetAsked: return ask { .budgetAsked($0) }
    case .listMoved(let steps):
      guard state.rows.indices.contains(state.list.cursor + steps) else { return .none }
      let request = ask { .placeAsked($0, by: steps) }
      state.list.move(by: steps)
      return request
    case .shareAsked: return state.selected.map { .send(.delegate(.sharingAsked(.share($0)))) } ?? .none
    case .leaveAsked: return state.selected.map { .send(.delegate(.sharingAsked(.leave($0)))) } ?? .none
    case .joinAsked: return .send(.delegate(.lists(.joinAsked)))
    case .logAsked: return ask { .logAsked($0) }
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }
}
