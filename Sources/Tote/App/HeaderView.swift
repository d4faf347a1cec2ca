import Screen

/// The upper edge: which list this is, how much of it is left, what that costs, and whether it is saved.
struct HeaderView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let margin = width > 20 ? 1 : 0
    let facts = facts(width)
    let columns = facts.reduce(0) { $0 + $1.text.columns } + max(0, facts.count - 1) * 3
    var column = max(margin, width - margin - columns)
    let name = Rect(margin, 0, max(0, column - margin - (facts.isEmpty ? 0 : 1)), min(1, canvas.size.height))
    canvas.draw(title, in: name)
    for (index, fact) in facts.enumerated() {
      if index > 0 { column = canvas.write(" · ", at: Point(column, 0), style: .muted) }
      column = canvas.write(fact.text, at: Point(column, 0), style: fact.style)
    }
    if canvas.size.height > 1 {
      canvas.write(String(repeating: "─", count: width), at: Point(0, 1), style: .muted)
    }
  }

  private var title: any View {
    let lists = app.openLists
    let isInSidebar = app.layout.sidebar != nil
    if lists.count > 1, !isInSidebar, let index = lists.firstIndex(where: { $0.id == app.shopping.list }) {
      return Tabs(lists.map(\.name), selected: index)
    }
    return Text(app.openList?.name ?? "Tote", style: .heading)
  }

  /// As many facts as leave the name some room; the last ones matter most.
  private func facts(_ width: Int) -> [(text: String, style: Style)] {
    var facts: [(String, Style)] = []
    if let list = app.shopping.list {
      let totals = app.ledger.shelf.totals(of: list)
      if width >= 40 {
        for currency in Currency.allCases {
          guard let coins = totals.remainingPrices[currency] else { continue }
          if let price = Price(minorUnits: coins, currency: currency) {
            facts.append((price.description, .plain))
          }
        }
      }
      if width >= 24 { facts.append(("\(totals.remaining) of \(totals.count)", .plain)) }
    }
    if app.ledger.isSaved {
      facts.append(("saved", .muted))
    } else {
      facts.append(("unsaved", app.ledger.failure == nil ? .warning : .failure))
    }
    return facts.map { (text: $0.0, style: $0.1) }
  }
}

/// All lists at the left of a wide screen.
struct Sidebar: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.write("Lists", at: Point(1, 0), style: .heading)
    canvas.write(String(repeating: "─", count: width - 1), at: Point(0, 1), style: .muted)
    for row in 0..<height { canvas.write(row == 1 ? "┬" : "│", at: Point(width - 1, row), style: .muted) }
    let lists = app.openLists
    let room = height - Layout.sidebarHeadings
    let open = lists.firstIndex { $0.id == app.shopping.list } ?? 0
    let top = ListPosition(selected: open).inView(count: lists.count, height: room).top
    for (row, list) in lists.dropFirst(top).prefix(max(0, room)).enumerated() {
      let place = Point(0, row + Layout.sidebarHeadings)
      let isOpen = list.id == app.shopping.list
      let count = "\(app.ledger.shelf.totals(of: list.id).remaining)"
      canvas.write(isOpen ? "▸" : " ", at: place, style: .accent)
      let name = list.name.truncated(to: width - 5 - count.columns)
      canvas.write(name, at: Point(2, place.row), style: isOpen ? .bold : .plain)
      canvas.write(count, at: Point(width - 2 - count.columns, place.row), style: .muted)
    }
  }
}
