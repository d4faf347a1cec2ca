import Screen
import ToteModel

extension App {
  mutating func open(_ tab: Tab) {
    self.tab = tab
    lists.panel = nil
    overlays = []
    notes.origin = nil
  }

  /// The notes open with their list.
  mutating func choose(_ tab: Tab) {
    open(tab)
    if tab == .notes { noteScreen.showList() }
  }

  /// Goes to the next tab, or back. The lists are entered at the first one, or backwards at the last.
  mutating func turnTab(by steps: Int) {
    choose(tab.turned(by: steps))
    guard tab == .lists else { return }
    let lists = workspace.openLists
    if let list = steps > 0 ? lists.first : lists.last { listScreen.open(list.id) }
  }

  /// Opens a list by its index; the indices after the last are those of the other tabs.
  mutating func open(_ index: Int, of lists: [ShoppingList]) {
    guard lists.indices.contains(index) else {
      return choose(Tab.besideLists.dropFirst(index - lists.count).first ?? .lists)
    }
    open(.lists)
    listScreen.open(lists[index].id)
  }

  /// Remembers the open list and shop for the next start. Saved along with other changes and at exit, so that
  /// switching lists writes nothing.
  mutating func rememberPlace(_ context: EditContext) {
    workspace.rememberPlace(list: listScreen.openList, context)
  }
}
