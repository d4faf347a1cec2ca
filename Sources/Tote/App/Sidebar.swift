import Screen

/// All lists at the left of a wide screen, each with how much of it is left. State → View.
struct Sidebar: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.write("Lists", at: Point(1, 0), style: .heading)
    canvas.fill(Rect(0, 1, width - 1, 1), with: "─", style: .muted)
    canvas.fill(Rect(width - 1, 0, 1, height), with: "│", style: .muted)
    canvas.fill(Rect(width - 1, 1, 1, 1), with: "┬", style: .muted)
    let room = max(0, height - Layout.sidebarHeadings)
    for (row, list) in app.openLists.dropFirst(app.sidebarTop).prefix(room).enumerated() {
      let place = Point(0, row + Layout.sidebarHeadings)
      let isOpen = list.id == app.shopping.list && app.room == .lists
      let count = "\(app.ledger.shelf.totals(of: list.id).remaining)"
      // Not the mark of the cursor: no key goes there.
      if isOpen { canvas.write("▌", at: place, style: .accent) }
      let name = list.name.truncated(to: width - 4 - count.columns)
      canvas.write(name, at: Point(1, place.row), style: isOpen ? .bold : .plain)
      canvas.write(count, at: Point(width - 2 - count.columns, place.row), style: .muted)
    }
  }
}
