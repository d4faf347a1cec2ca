import Composable
import Screen
import ToteModel

/// The choice among what was bought before and is not on the list, the likeliest first.
package struct BuyAgain: OverlayFeature {
  /// How many rows show.
  package var height = 1
  /// How many are offered.
  static let limit = 200
  package var entries: [History.Entry] = []
  /// Whether nothing was ever bought.
  package var hasNoHistory = false
  package var position = ListPosition()

  /// What can be bought again; `nil` where no list is open.
  init?(over screen: inout ListScreen, at now: Moment) {
    guard let list = screen.list else { return nil }
    hasNoHistory = screen.workspace.records.history.count == 0
    // What was bought is looked up on the list, not the list in what was bought: the list may be long.
    for entry in screen.workspace.records.history.buyAgain(at: now.milliseconds) {
      if entries.count == Self.limit { break }
      if screen.workspace.items(named: entry.key, on: list).allSatisfy(\.isTicked) { entries.append(entry) }
    }
  }
}

extension BuyAgain {
  package var view: any View { BuyAgainView(buyAgain: self) }
  package var keymap: Keymap<BuyAgainAction> { buyAgainKeys.value }
  package var rowCount: Int { entries.isEmpty ? OverlayBox.emptyRows : entries.count }
  package var closing: BuyAgainAction { .closed }

  package func action(forPressIn row: Int) -> BuyAgainAction? {
    position.pressed(row, count: entries.count, height: height) { $0 == 0 ? .chosen : .moved(by: $0) }
  }

  package mutating func keepInView() {
    position = position.inView(count: entries.count, height: height)
  }
}

package enum BuyAgainAction: Equatable, Sendable {
  case moved(by: Int), movedTo(Int)
  case chosen, closed
  case delegate(OverlayDelegate)
}

let buyAgainReducer = Reducer<BuyAgain, BuyAgainAction, Void> { state, action, _ in
  let count = state.entries.count
  switch action {
  case .moved(let rows): state.position.move(by: rows, count: count, height: state.height)
  case .movedTo(let row): state.position.select(row, count: count, height: state.height)
  case .chosen:
    guard state.entries.indices.contains(state.position.selected) else { return .none }
    let entry = state.entries.remove(at: state.position.selected)
    state.position = state.position.inView(count: count - 1, height: state.height)
    return ParsedItem(name: entry.name).map { .send(.delegate(.itemAdded($0))) } ?? .none
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}
