import Composable
import Screen
import ToteModel

/// The choice of the shop one walks through, or in which an item is bought: that where most of the list is left to buy first, and those with as much by name;
/// typing narrows them, and names another one, which stands last. In a shop the first row leaves it; an item that is for one can be for any.
package struct ShopPicker: OverlayFeature {
  /// What is done with the shop that is chosen.
  package enum Purpose: Equatable, Sendable {
    case walk
    case buy(Item)
  }

  package enum Row: Hashable, Sendable {
    /// Out of the shop one is in.
    case leave(Shop)
    /// One that is known, and how many items of the list are to buy there, or anywhere: what is left in it.
    case known(Shop, open: Int)
    /// One that is named for the first time.
    case new(Shop)
    /// None in particular.
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
  /// How many rows show, without that of the field.
  package var height = 1
  /// What is looked for.
  package var field = TextCursor()
  package var position = ListPosition()
  /// Those that can be chosen: what shows of them is narrowed by what is typed.
  private(set) var known: [Row] = []
  /// The shop one is in, and can leave.
  private(set) var current: Shop?
  /// The shop that was left, which is known also where nothing names it.
  private let last: Shop?

  /// The choice; `nil` where no list is open.
  init?(_ purpose: Purpose = .walk, over screen: ListScreen) {
    guard screen.list != nil else { return nil }
    self.purpose = purpose
    last = screen.visit.lastShop
    find(in: screen.workspace.records, beside: screen.list)
    goToStart()
  }

  /// It begins on the first shop where something is left: as the order is that of the list, the same keys lead to the same shop,
  /// whatever was done before. But never on the one one is in, for who stays asks for no other. Where nothing is left elsewhere, it
  /// begins on the way out. What is typed begins with the first it finds.
  fileprivate mutating func goToStart() {
    position = ListPosition()
    if field.isEmpty { position.selected = start }
    keepInView()
  }

  private var start: Int {
    let isElsewhere =
      switch purpose {
      case .walk: { (row: Row) in row.open > 0 && row.shop != current }
      case .buy: { (row: Row) in row.shop.map { $0 != current && $0 != own } ?? false }
      }
    return rows.firstIndex(where: isElsewhere) ?? 0
  }

  /// The shop that the item is for.
  private var own: Shop? {
    switch purpose {
    case .walk: nil
    case .buy(let item): item.store.flatMap(Shop.init)
    }
  }

  private mutating func find(in records: Records, beside list: ShoppingList.ID?) {
    known = records.shops(of: list, and: last).map { .known($0.shop, open: $0.open) }
    current = records.walk?.shop
    keepInView()
  }

  /// The rows for what is typed: shops of which a word begins so, those that have it elsewhere in their names, and at last the name
  /// itself, unless one is called so.
  var rows: [Row] {
    guard let typed = Shop(field.text) else {
      return switch purpose {
      case .walk: (current.map { [.leave($0)] } ?? []) + known
      case .buy: known + (own == nil ? [] : [.any])
      }
    }
    let words = typed.key.split(separator: " ")
    let starts = words.map { Array($0.utf8) }
    var (found, holding): ([Row], [Row]) = ([], [])
    for row in known {
      guard let shop = row.shop else { continue }
      if starts.allSatisfy({ shop.key.holdsWord(startingWith: $0) }) {
        found.append(row)
      } else if words.allSatisfy({ shop.key.contains($0) }) {
        holding.append(row)
      }
    }
    let isKnown = known.contains { $0.shop == typed }
    return found + holding + (isKnown ? [] : [.new(typed)])
  }

  var selected: Row? {
    let rows = rows
    return rows.indices.contains(position.selected) ? rows[position.selected] : nil
  }
}

extension ShopPicker {
  package var view: any View { ShopPickerView(picker: self) }
  package var keymap: Keymap<ShopPickerAction> {
    switch selected {
    case .leave: leavingShopKeys.value
    case .new: newShopKeys.value
    case .known, .any, nil: field.isEmpty ? shopPickerKeys.value : shopSearchKeys.value
    }
  }
  package var companionKeys: CompanionKeys { .whileTyping }
  package var rowCount: Int { max(known.count + (current == nil && own == nil ? 0 : 1), 1) + 1 }
  package var closing: ShopPickerAction { .closed }

  package func action(forPressIn row: Int) -> ShopPickerAction? {
    position.pressed(row - 1, count: rows.count, height: height) { $0 == 0 ? .chosen : .moved(by: $0) }
  }

  package mutating func fit(to room: Size) {
    let rows = OverlayBox.rows(in: room)
    height = max(1, rows - (rows > 2 ? 1 : 0))
    keepInView()
  }

  package mutating func keepInView() {
    position = position.inView(count: rows.count, height: height)
  }

  package mutating func update(from workspace: inout Workspace, over screen: CoveredScreen) -> Bool {
    guard screen.list != nil else { return false }
    if case .buy(let item) = purpose, workspace.records[item: item.id] == nil { return false }
    let before = selected
    find(in: workspace.records, beside: screen.list)
    if screen.isChangedByOthers, let before, let index = rows.firstIndex(of: before) {
      position.selected = index
    }
    return true
  }
}

package enum ShopPickerAction: SearchPickerAction {
  case moved(by: Int), pageMoved(by: Int)
  case fieldEdited(TextEdit)
  case chosen, escaped, closed
  case delegate(OverlayDelegate)
}

extension ShopPicker {
  /// Where the item is for that store already, it stays as it is.
  fileprivate func chosen(for item: Item) -> Effect<ShopPickerAction> {
    switch selected {
    case .any: .send(.delegate(.storeChosen(item.id, nil)))
    case .known(let shop, _) where shop == own: .send(.delegate(.closed))
    case .known(let shop, _), .new(let shop): .send(.delegate(.storeChosen(item.id, shop)))
    case .leave, nil: .none
    }
  }
}

let shopPickerReducer = Reducer<ShopPicker, ShopPickerAction, Void> { state, action, _ in
  switch action {
  case .moved(let rows): state.position.move(by: rows, count: state.rows.count, height: state.height)
  case .pageMoved(let halves):
    state.position.move(byHalfPages: halves, count: state.rows.count, height: state.height)
  case .fieldEdited(let edit):
    state.field.apply(edit, withoutLeading: ["/", Character(DetailMark.store.sign)])
    state.goToStart()
  case .chosen:
    if case .buy(let item) = state.purpose { return state.chosen(for: item) }
    switch state.selected {
    case .leave: return .send(.delegate(.shopChosen(nil)))
    // There it stays as it is.
    case .known(let shop, _) where shop == state.current: return .send(.delegate(.closed))
    case .known(let shop, _), .new(let shop): return .send(.delegate(.shopChosen(shop)))
    case .any, nil: break
    }
  case .escaped:
    if state.field.isEmpty { return .send(.delegate(.closed)) }
    state.field = TextCursor()
    state.goToStart()
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}
