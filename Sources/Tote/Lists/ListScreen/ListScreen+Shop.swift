import Composable
import Screen
import ToteModel

/// Shop mode: what is bought in a shop or anywhere, in the order of its aisles.
extension ListScreen {
  package var shop: Shop? { workspace.records.walk?.shop }

  var nextItem: Item? { lines.nextToBuy(at: cursor) }

  var selectedAisle: Category? {
    guard shop != nil, case .category(let category)? = selectedHeading else { return nil }
    return category
  }

  mutating func enter(_ shop: Shop, _ environment: ListScreenEnvironment) -> Effect<ListScreenAction> {
    showAll()
    workspace.beginWalk(through: shop, at: environment.edits.now())
    cursor.position = ListPosition()
    arrangeSpacing()
    select(0)
    return .run(name: "aisles", failing: { .aislesFailed(StorageError($0)) }) { send in
      send(.aislesRead(shop, try await environment.purchases(shop)))
    }
  }

  /// Sorts aisles by past purchases. The cursor stays on its item, or at the start if it hasn't moved.
  mutating func learnAisles(of shop: Shop, from purchases: [PurchasedItem]) {
    guard shop == self.shop else { return }
    let isAtStart = cursor.index(in: lines) == 0 && selectedItem?.isTicked != true
    keepingSelection { $0.workspace.learnAisles(from: purchases) }
    if isAtStart { select(0) }
  }

  mutating func leaveShop() {
    guard let shop else { return }
    visit.lastShop = shop
    keepingSelection { $0.workspace.endWalk() }
    cursor.showStart(in: page)
    message = .leftShop(shop)
  }

  /// Says if an item just written is hidden because it is bought elsewhere.
  mutating func tellIfHidden(_ id: Item.ID) {
    guard let walk = workspace.records.walk, let item = workspace.records[item: id], let store = item.store,
      !walk.sells(at: store)
    else { return }
    message = .isBoughtElsewhere(item, store)
  }

  mutating func move(_ aisle: Category, by rows: Int, _ context: EditContext) {
    guard let shop, rows != 0 else { return }
    guard filter == nil else { return message = .cannotMoveWhileFiltered }
    guard let other = lines.aisle(rows, from: aisle) else {
      return message = .aisleIsAtEnd(aisle, isFirst: rows < 0)
    }
    let aisles = lines.aisles
    keepingSelection { $0.workspace.moveAisle(aisle, above: rows < 0, other, among: aisles, context) }
    message =
      rows < 0 ? .movedAisle(aisle, before: other, in: shop) : .movedAisle(other, before: aisle, in: shop)
    cursor.select(.category(aisle), in: page)
  }

  mutating func buy(_ id: Item.ID, in shop: Shop?, _ context: EditContext) {
    guard let item = workspace.records[item: id] else { return message = .itemsGone }
    let line = workspace.line(of: item)
    guard let parsed = line.bought(in: shop?.name) else { return }
    message = nil
    edit(line, to: parsed, context)
    guard let changed = workspace.records[item: id] else { return }
    let isHidden = shownIndex(of: id) == nil && filter == nil
    if message == nil || isHidden { message = .isBought(changed, isHidden: isHidden) }
  }
}
