import Composable
import Parts
import Screen
import ToteModel

/// Where the open list is cheapest: each store, and the best two, to walk through. All purchases are read for it, and it is
/// worked out in the background, each time that something has changed.
package struct CheapestPicker: ListingOverlay {
  package typealias Action = CheapestPickerAction
  package var room = Size.zero
  package var list = Listing<[Shop]>([], marks: .none)
  package private(set) var found = CheapestStores()
  package private(set) var isReading = true
  let listName: String
  /// What is to be compared next, once the purchases are read.
  private var unread: Question?
  private var seen: Seen?
  /// Why the purchases couldn't be read.
  private(set) var failure: StorageError?

  /// What the answer depends on.
  private struct Seen: Equatable, Sendable {
    var step: Edit.ID?
    var purchases: Int
  }

  private struct Question: Equatable, Sendable {
    var items: [Item]
    var log: PurchaseLog
  }

  init(of list: ShoppingList) { listName = list.name }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    guard let list = screen.list else { return false }
    failure = if case .failed(let error) = screen.purchases { error } else { nil }
    guard screen.purchases == .loaded else { return true }
    let now = Seen(
      step: workspace.history.undoable.last?.id, purchases: workspace.records.purchaseLog.version)
    guard now != seen || screen.isChangedByOthers else { return true }
    seen = now
    unread = Question(
      items: workspace.records.items(of: list).filter { !$0.isTicked }, log: workspace.records.purchaseLog)
    return true
  }

  fileprivate mutating func compare() -> Effect<CheapestPickerAction> {
    guard let unread else { return .none }
    self.unread = nil
    return .run(name: "cheapest") { send in
      send(
        .compared(
          CheapestStores(unread.items) { unread.log.purchases(before: $0, last: PurchaseFacts.limit) }))
    }.cancellable(id: Comparing(), inFlight: .replace)
  }

  fileprivate mutating func show(_ found: CheapestStores) {
    (self.found, isReading) = (found, false)
    list.replaceRows(found.trips.map { ListingRow($0.stores, words.stores(of: $0)) }, following: true)
  }
}

private struct Comparing: Hashable, Sendable {}

extension CheapestPicker {
  var overlay: Overlay { .cheapestPicker(self) }
  var title: String { words.cheapestTitle(listName) }
  var question: CheapestPickerAction? { unread == nil ? nil : .opened }
  static var needsPurchases: Bool { true }
}

package enum CheapestPickerAction: ListingOverlayAction {
  package typealias Feature = CheapestPicker
  case opened
  case compared(CheapestStores)
  case list(ListingAction<[Shop]>)
  case closed
  case delegate(OverlayDelegate)
}

extension CheapestPickerAction {
  var overlayAction: OverlayAction { .cheapestPicker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<[Shop]>? { if case .list(let action) = self { action } else { nil } }
  var isAct: Bool {
    switch self {
    case .opened, .compared, .delegate, .list(.resized): false
    case .list, .closed: true
    }
  }
}

extension CheapestPicker {
  static let reducer = Reducer<CheapestPicker, CheapestPickerAction, Void> { state, action, _ in
    switch action {
    case .opened: return state.compare()
    case .compared(let found): state.show(found)
    // Of two stores, the first one.
    case .list(.chosen(let stores)): return .send(.delegate(.shopChosen(stores[0])))
    case .list(let action): return state.run(action)
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }

  static var modes: [KeyMode<CheapestPicker, CheapestPickerAction>] {
    [.picker(choosing: words.walkThere)]
  }
}
