import Screen
import ToteModel

/// All lists at the left of a wide screen, each with how much of it is left, and below them the notes. State → View.
struct Sidebar: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.write("Lists", at: Point(1, 0), style: .heading)
    canvas.fill(Rect(0, 1, width - 1, 1), with: "─", style: .muted)
    canvas.fill(Rect(width - 1, 0, 1, height), with: "│", style: .muted)
    canvas.fill(Rect(width - 1, 1, 1, 1), with: "┬", style: .muted)
    for (row, list) in app.sidebarLists.enumerated() {
      entry(
        list.name, count: app.workspace.records.totals(of: list.id).remaining,
        row: row + Layout.sidebarHeadings,
        isOpen: list.id == app.shopping.list && app.room == .lists, on: &canvas)
    }
    let count = app.notes.loading == .loaded ? app.workspace.records.noteTable.countInUse : nil
    entry("Notes", count: count, row: app.sidebarNotesRow, isOpen: app.room == .notes, on: &canvas)
  }

  private func entry(_ name: String, count: Int?, row: Int, isOpen: Bool, on canvas: inout Canvas) {
    let width = canvas.size.width
    let count = count.map { "\($0)" } ?? ""
    // Not the mark of the cursor: no key goes there.
    if isOpen { canvas.write("▌", at: Point(0, row), style: .accent) }
    let name = name.truncated(to: width - 4 - count.columns)
    canvas.write(name, at: Point(1, row), style: isOpen ? .bold : .plain)
    canvas.write(count, at: Point(width - 2 - count.columns, row), style: .muted)
  }
}

extension App {
  /// The lists that the sidebar shows: the open one is always among them.
  var sidebarLists: ArraySlice<ShoppingList> {
    let lists = openLists
    let open = lists.firstIndex { $0.id == shopping.list } ?? 0
    let room = max(0, size.height - Layout.sidebarHeadings - Layout.sidebarNotes)
    let top = ListPosition(selected: open).inView(count: lists.count, height: room).top
    return lists.dropFirst(top).prefix(room)
  }

  /// The row of the sidebar with the notes.
  var sidebarNotesRow: Int {
    min(size.height - 1, Layout.sidebarHeadings + sidebarLists.count + Layout.sidebarNotes - 1)
  }

  /// Goes to what was pressed in the sidebar; false where it was pressed somewhere else.
  mutating func pressSidebar(at point: Point) -> Bool {
    guard let sidebar = layout.sidebar, sidebar.contains(point) else { return false }
    let row = point.row - sidebar.top
    let lists = Array(sidebarLists)
    if row == sidebarNotesRow {
      enter(.notes)
    } else if lists.indices.contains(row - Layout.sidebarHeadings) {
      enter(.lists)
      open(lists[row - Layout.sidebarHeadings].id)
    }
    return true
  }
}
