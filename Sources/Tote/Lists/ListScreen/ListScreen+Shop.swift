import Composable
import Screen
import ToteModel

/// Shop mode: the list as one walks through a shop with it. What is bought there or anywhere shows in the order of its aisles,
/// and their headings can be moved.
extension ListScreen {
  /// The shop one walks through; `nil` anywhere else.
  package var shop: Shop? { workspace.records.walk?.shop }

  mutating func enter(_ shop: Shop, _ environment: ListScreenEnvironment) -> Effect<ListScreenAction> {
    selection = []
    filter = nil
    if panel == .filter { panel = nil }
    workspace.beginWalk(through: shop, at: environment.edits.now())
    position = ListPosition()
    arrangeAir()
    select(0)
    return .run(name: "aisles") { send in
      send(.aislesRead(shop, try await environment.purchases(shop)))
    } catch: { error, send in
      send(.aislesFailed(StorageError(error)))
    }
  }

  /// Puts the aisles into the order in which they were walked until now. The cursor stays on its item, or at the start where it
  /// has not moved yet.
  mutating func learnAisles(of shop: Shop, from purchases: [PurchasedItem]) {
    guard shop == self.shop else { return }
    let isAtStart = selectedIndex == 0 && selectedItem?.isTicked != true
    keepingSelection { $0.workspace.learnAisles(from: purchases) }
    if isAtStart { select(0) }
  }

  mutating func leaveShop() {
    guard let shop else { return }
    lastShop = shop
    keepingSelection { $0.workspace.endWalk() }
    showStart()
    message = .leftShop(shop)
  }

  /// Says so where an item that was just written is bought elsewhere, and does not show here.
  mutating func tellIfHidden(_ id: Item.ID) {
    guard let walk = workspace.records.walk, let item = workspace.records[item: id], let store = item.store,
      !walk.sells(at: store)
    else { return }
    message = .isBoughtElsewhere(item, store)
  }

  /// What is told over the list. In a shop that is about all of it, whatever a filter shows; elsewhere it is about what shows.
  var totals: (count: Int, ticked: Int, basket: PriceSums, toPay: PriceSums) {
    guard let list, shop != nil else { return lines.totals }
    return workspace.records.lines(of: list).totals
  }

  /// What was spent in the shop today on what is no longer in the basket, for it was cleared or put back on the list.
  var spentEarlier: PriceSums {
    guard let list, let shop else { return PriceSums() }
    return workspace.records.cleared(from: list, in: shop)
  }

  /// Where the key for the end leads. In a shop that is the last item to buy, and only from there the end of the basket: nobody
  /// looks for what is in it already.
  var end: Int {
    let lines = lines
    let last = lines.items.count - 1
    guard shop != nil, let basket = lines.groups.last, basket.heading == .basket else { return last }
    let lastToBuy = last - basket.count
    return lastToBuy >= 0 && position.selected < lines.line(of: lastToBuy) ? lastToBuy : last
  }

  /// All that is selected at once: in a shop what is to buy there, and what is in the basket once nothing else is left.
  var itemsToSelect: [Item] {
    let toBuy = shop == nil ? [] : lines.items.filter { !$0.isTicked }
    return toBuy.isEmpty ? Array(lines.items) : toBuy
  }

  /// What comes next on the walk: what the cursor is on, unless it is in the basket already, or else the first that is to buy.
  var nextItem: Item? {
    if let selectedItem, !selectedItem.isTicked { return selectedItem }
    let lines = lines
    guard let first = lines.groups.first, first.heading != .basket else { return nil }
    return lines.items[selectedAisle == nil ? 0 : selectedIndex]
  }
}

// Aisles under the cursor.
extension ListScreen {
  /// The aisle whose heading the cursor is on.
  var selectedAisle: Category? {
    guard shop != nil, case .category(let category)? = selectedHeading else { return nil }
    return category
  }

  /// Puts the aisle under the cursor past its neighbor, with the cursor on it.
  mutating func move(_ aisle: Category, by rows: Int, _ context: EditContext) {
    guard let shop, rows != 0 else { return }
    guard filter == nil else { return message = .cannotMoveWhileFiltered }
    let aisles = lines.groups.compactMap { group -> Category? in
      if case .category(let category)? = group.heading { category } else { nil }
    }
    guard let index = aisles.firstIndex(of: aisle), aisles.indices.contains(index + rows) else {
      return message = .aisleIsAtEnd(aisle, isFirst: rows < 0)
    }
    let other = aisles[index + rows]
    keepingSelection { $0.workspace.moveAisle(aisle, above: rows < 0, other, among: aisles, context) }
    message =
      rows < 0 ? .movedAisle(aisle, before: other, in: shop) : .movedAisle(other, before: aisle, in: shop)
    select(.category(aisle))
  }
}
