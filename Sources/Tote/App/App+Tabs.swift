import Screen
import ToteModel

extension App {
  mutating func open(_ tab: Tab) {
    self.tab = tab
    lists.panel = nil
    spending.valueEditor = nil
    overlays = []
    notes.origin = nil
  }

  /// The notes open with their list.
  mutating func choose(_ tab: Tab) {
    open(tab)
    if tab == .notes { noteScreen.showList() }
  }

  /// Lists are entered at the first one, or backwards at the last.
  mutating func turnTab(by steps: Int) {
    choose(tab.turned(by: steps))
    guard tab == .lists else { return }
    let lists = workspace.openLists
    if let list = steps > 0 ? lists.first : lists.last { listScreen.open(list.id) }
  }

  /// Indices after the last list are those of the other tabs.
  mutating func open(_ index: Int, of lists: [ShoppingList]) {
    guard lists.indices.contains(index) else {
      return choose(Tab.besideLists.dropFirst(index - lists.count).first ?? .lists)
    }
    open(.lists)
    listScreen.open(lists[index].id)
  }

  /// Remembers list and shop for the next start. Saved with other changes, so switching lists writes nothing.
  mutating func rememberPlace(_ context: EditContext) {
    workspace.rememberPlace(list: listScreen.openList, context)
  }
}
