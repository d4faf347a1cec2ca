import Screen
import ToteModel

/// All lists at the left of a wide screen, and the other tabs below.
package struct Sidebar: Equatable, Sendable {
  /// Rows above the first list.
  static let headings = 2
  /// The rows below the lists: a blank one and the tabs.
  static let tabRows = 1 + Tab.besideLists.count

  /// Always includes the open one.
  var lists: ArraySlice<ShoppingList>
  var height: Int

  var firstTabRow: Int {
    min(height - Tab.besideLists.count, Self.headings + lists.count + 1)
  }

  /// A list by its place, or a tab after the last; `nil` for an empty row.
  func entry(at row: Int) -> Int? {
    if Tab.besideLists.indices.contains(row - firstTabRow + Tab.besideLists.startIndex) {
      return lists.count + row - firstTabRow
    }
    return (0..<lists.count).contains(row - Self.headings) ? row - Self.headings : nil
  }
}

extension App {
  package var sidebar: Sidebar {
    let lists = workspace.openLists
    let open = lists.firstIndex { $0.id == self.lists.list } ?? 0
    let height = self.lists.screen.height
    let room = max(0, height - Sidebar.headings - Sidebar.tabRows)
    let top = ListPosition(selected: open).inView(count: lists.count, height: room).top
    return Sidebar(lists: lists.dropFirst(top).prefix(room), height: height)
  }
}

struct SidebarView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let sidebar = app.sidebar
    canvas.write(words.lists, at: Point(1, 0), style: .heading)
    canvas.fill(Rect(0, 1, width - 1, 1), with: "─", style: .muted)
    canvas.fill(Rect(width - 1, 0, 1, height), with: "│", style: .muted)
    for (row, list) in sidebar.lists.enumerated() {
      entry(
        list.name, count: app.workspace.records.totals(of: list.id).remaining, row: row + Sidebar.headings,
        isOpen: list.id == app.lists.list && app.tab == .lists, on: &canvas)
    }
    for (row, tab) in Tab.besideLists.enumerated() {
      entry(
        tab.titles.title, count: app.screen(of: tab).count, row: sidebar.firstTabRow + row,
        isOpen: app.tab == tab, on: &canvas)
    }
  }

  private func entry(_ name: String, count: Int?, row: Int, isOpen: Bool, on canvas: inout Canvas) {
    let width = canvas.size.width
    let count = count.map { "\($0)" } ?? ""
    // Not the cursor's mark: no key goes there.
    if isOpen { canvas.write("▌", at: Point(0, row), style: .accent) }
    let name = name.truncated(to: width - 4 - count.columns)
    canvas.write(name, at: Point(1, row), style: isOpen ? .bold : .plain)
    canvas.write(count, at: Point(width - 2 - count.columns, row), style: .muted)
  }
}
