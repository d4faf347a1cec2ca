import Screen

/// A card with a row for each program. A narrow window only shows the selected program's summary.
struct MenuView: View {
  let menu: Menu

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Gallery")
    let room = canvas.size
    let titles = menu.lines.map(\.title.columns).max() ?? 0
    let widest = menu.lines.map(\.summary.columns).max() ?? 0
    // The marker before a row, the gap, a blank at the end, and the border.
    let whole = titles + 2 + widest + 2 + 1 + 2
    let isNarrow = whole > room.width
    let list = List(count: menu.lines.count, position: ListPosition(selected: menu.selected)) { index, _ in
      let line = menu.lines[index]
      if isNarrow { return Line(Span(line.title, .bold)) }
      let gap = String(repeating: " ", count: titles - line.title.columns + 2)
      return Line(Span(line.title, .bold), Span(gap + line.summary))
    }.places(MenuPlace.program)
    let hasMargin = !isNarrow && room.height > menu.lines.count + 3
    let summary = menu.lines.indices.contains(menu.selected) ? menu.lines[menu.selected].summary : ""
    let hasSummary = isNarrow && room.height > menu.lines.count + 3
    let content = Rows(
      .fill(Padding(list, vertical: hasMargin ? 1 : 0)),
      .fixed(hasSummary ? 1 : 0, Text("  " + summary, style: .muted)))
    Card(content, title: "Gallery", size: Size(isNarrow ? widest + 5 : whole, menu.lines.count + 4))
      .draw(on: &canvas)
  }
}
