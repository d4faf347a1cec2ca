import Screen
import ToteModel

/// The stock is a list like the others, but what is done with is used up rather than ticked.
extension ListScreen {
  var isAtHome: Bool { list?.isHome == true }

  /// Begins the stock when it is first opened.
  mutating func turnHome(_ context: EditContext) {
    if isAtHome {
      let open = workspace.openLists
      guard let back = open.first(where: { $0.id == listBeforeHome }) ?? open.first else { return }
      return self.open(back.id)
    }
    if workspace.records.home == nil {
      keepingSelection { $0.workspace.beginHome(named: words.homeList, context) }
      message = .homeBegun
    }
    leaveShop()
    listBeforeHome = list
    open(ShoppingList.homeID)
  }

  mutating func useUp(_ items: [Item], _ context: EditContext) {
    guard !items.isEmpty else { return }
    cursor.leave(items, in: lines) { _ in true }
    let used = keepingSelection { $0.workspace.useUp(items, context) }
    cursor.selection = []
    message = .used(used)
  }

  /// Until when an item of the stock keeps.
  func keeping(_ item: Item) -> KeepingTime? {
    guard isAtHome, let day = item.bestBefore else { return nil }
    let today = workspace.lastMoment.local
    return KeepingTime(
      text: words.keeps(until: day, on: today), rest: item.details.note.flatMap(BestBefore.rest),
      isSoon: day.dayNumber - today.dayNumber <= Int(BestBefore.soon))
  }
}

/// Takes the place of the day in a note.
struct KeepingTime: Equatable {
  let text: String
  /// What else the note says.
  let rest: String?
  let isSoon: Bool
}
