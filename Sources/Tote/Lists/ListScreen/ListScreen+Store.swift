import Composable
import ToteModel

/// Where an item is bought: in a store that does not have it, one puts it off to another.
extension ListScreen {
  /// Of one item: several may be for stores of their own.
  mutating func askForStore() -> Effect<ListScreenAction> {
    let items = chosenItems
    guard items.count < 2 else {
      message = .editsOneItem(items.count)
      return .none
    }
    return items.first.map { .send(.delegate(.storeAsked($0))) } ?? .none
  }

  /// What is bought there from now on, or in any store; what became one with another line says so.
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
