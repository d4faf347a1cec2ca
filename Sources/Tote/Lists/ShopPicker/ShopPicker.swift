import Composable
import Parts
import Screen
import ToteModel

/// Chooses a shop to walk through, or for an item. Typing narrows the rows or names a new shop.
package struct ShopPicker: ListingOverlay {
  package typealias Action = ShopPickerAction
  package enum Purpose: Equatable, Sendable {
    case walk
    case buy(Item)
  }

  package enum Row: Hashable, Sendable {
    case leave(Shop)
    /// With how many items are left to buy there, including those for any shop.
    case known(Shop, open: Int)
    case new(Shop)
    case any

    fileprivate var shop: Shop? {
      switch self {
      case .leave, .any: nil
      case .known(let shop, _), .new(let shop): shop
      }
    }

    fileprivate var open: Int {
      switch self {
      case .known(_, let open): open
      case .leave, .new, .any: 0
      }
    }
  }

  let purpose: Purpose
  package var room = Size.zero
  package var field = TextCursor()
  package var list = Listing<Row>([], marks: .none)
  /// Everything; typing narrows what shows.
  private(set) var known: [Row] = []
  private(set) var current: Shop?
  /// The one that the settings name.
  private let standard: Shop?
  /// The shop that was left, offered even if no item names it.
  private let last: Shop?

  /// Returns `nil` if no list is open.
  init?(_ purpose: Purpose = .walk, over screen: ListScreen, standard: Shop? = nil) {
    guard screen.list != nil else { return nil }
    self.purpose = purpose
    self.standard = standard
    last = screen.visit.lastShop
    find(in: screen.workspace.records, beside: screen.list)
    goToStart()
  }

  /// Starts on the shop that is set, or on the first other shop with something to buy, or the first row; after typing, the first match.
  fileprivate mutating func goToStart() {
    listRows()
    list.move(by: (field.isEmpty ? start : 0) - list.cursor)
  }

  private var start: Int {
    let isElsewhere =
      switch purpose {
      case .walk: { (row: Row) in row.open > 0 && row.shop != current }
      case .buy: { (row: Row) in row.shop.map { $0 != current && $0 != own } ?? false }
      }
    let set = rows.firstIndex { $0.shop != nil && $0.shop == standard && $0.shop != current }
    return set ?? rows.firstIndex(where: isElsewhere) ?? 0
  }

  /// The shop the item is already for.
  private var own: Shop? {
    switch purpose {
    case .walk: nil
    case .buy(let item): item.store.flatMap(Shop.init)
    }
  }

  private mutating func find(
    in records: Records, beside list: ShoppingList.ID?, following isFollowing: Bool = false
  ) {
    known = records.shops(of: list, and: last).map { .known($0.shop, open: $0.open) }
    current = records.walk?.shop
    listRows(following: isFollowing)
  }

  private mutating func listRows(following: Bool = false) {
    list.replaceRows(rows.map { ListingRow($0, $0.shop?.name ?? "") }, following: following)
  }

  /// Shops with a word that begins with the text, then those containing it, then a new shop.
  var rows: [Row] {
    guard let typed = Shop(field.text) else {
      return switch purpose {
      case .walk: (current.map { [.leave($0)] } ?? []) + known
      case .buy: known + (own == nil ? [] : [.any])
      }
    }
    let found = known.matching(typed.key.split(separator: " ")) { $0.shop?.key }
    let isKnown = known.contains { $0.shop == typed }
    return found + (isKnown ? [] : [.new(typed)])
  }

  var selected: Row? { list.current?.id }
}

extension ShopPicker {
  var overlay: Overlay { .shopPicker(self) }
  var title: String {
    switch purpose {
    case .walk: words.whichShop
    case .buy(let item): words.whereToBuy(item.name)
    }
  }
  var prompt: Prompt? { Prompt(label: "@", field: field, placeholder: words.typeShop) }
  var rowCount: Int { max(known.count + (current == nil && own == nil ? 0 : 1), 1) }
  var companionKeys: CompanionKeys { .whileTyping }

  mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    guard screen.list != nil else { return false }
    if case .buy(let item) = purpose, workspace.records[item: item.id] == nil { return false }
    find(in: workspace.records, beside: screen.list, following: screen.isChangedByOthers)
    return true
  }
}

package enum ShopPickerAction: SearchPickerAction {
  package typealias Feature = ShopPicker
  case list(ListingAction<ShopPicker.Row>)
  case fieldEdited(TextEdit)
  case escaped, closed
  case delegate(OverlayDelegate)
}

extension ShopPickerAction {
  var overlayAction: OverlayAction { .shopPicker(self) }
  var delegate: OverlayDelegate? { if case .delegate(let delegate) = self { delegate } else { nil } }
  var listing: ListingAction<ShopPicker.Row>? { if case .list(let action) = self { action } else { nil } }
  static var chosen: Self { .list(.opened) }
}

extension ShopPicker {
  /// An item that is already for the chosen shop stays as it is.
  fileprivate func chosen(for item: Item) -> Effect<ShopPickerAction> {
    switch selected {
    case .any: .send(.delegate(.storeChosen(item.id, nil)))
    case .known(let shop, _) where shop == own: .send(.delegate(.closed))
    case .known(let shop, _), .new(let shop): .send(.delegate(.storeChosen(item.id, shop)))
    case .leave, nil: .none
    }
  }
}

extension ShopPicker {
  static let reducer = Reducer<ShopPicker, ShopPickerAction, Void> { state, action, _ in
    switch action {
    case .fieldEdited(let edit):
      state.field.apply(edit, withoutLeading: ["/", Character(DetailMark.store.sign)])
      state.goToStart()
    case .list(.chosen):
      if case .buy(let item) = state.purpose { return state.chosen(for: item) }
      switch state.selected {
      case .leave: return .send(.delegate(.shopChosen(nil)))
      case .known(let shop, _) where shop == state.current: return .send(.delegate(.closed))
      case .known(let shop, _), .new(let shop): return .send(.delegate(.shopChosen(shop)))
      case .any, nil: break
      }
    case .list(let action): return state.run(action)
    case .escaped:
      if state.field.isEmpty { return .send(.delegate(.closed)) }
      state.field = TextCursor()
      state.goToStart()
    case .closed: return .send(.delegate(.closed))
    case .delegate: break
    }
    return .none
  }
}
