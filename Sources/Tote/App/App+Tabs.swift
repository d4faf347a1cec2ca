import Screen
import ToteModel

/// Which tab and which list are open, and where the next start begins.
extension App {
  mutating func open(_ tab: Tab) {
    self.tab = tab
    lists.panel = nil
    overlays = []
    notes.origin = nil
  }

  /// Opens the tab that was asked for. The notes begin with their list.
  mutating func choose(_ tab: Tab) {
    open(tab)
    if tab == .notes { noteScreen.showList() }
  }

  /// Opens the tab so many steps on, or back. The lists are entered at the first, or from behind at the last.
  mutating func turnTab(by steps: Int) {
    choose(tab.turned(by: steps))
    guard tab == .lists else { return }
    let lists = workspace.openLists
    if let list = steps > 0 ? lists.first : lists.last { listScreen.open(list.id) }
  }

  /// Opens one of these lists by its place; behind the last come the other tabs.
  mutating func open(_ index: Int, of lists: [ShoppingList]) {
    guard lists.indices.contains(index) else {
      return choose(Tab.besideLists.dropFirst(index - lists.count).first ?? .lists)
    }
    open(.lists)
    listScreen.open(lists[index].id)
  }

  /// Remembers the open list and the shop one is in, where the next start would begin elsewhere. It is written along with what
  /// is saved anyway, and at the end: looking through the lists writes nothing.
  mutating func rememberPlace(_ context: EditContext) {
    workspace.rememberPlace(list: listScreen.openList, context)
  }
}
