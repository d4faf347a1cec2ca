import Screen

/// State → View of the menu: a card with a row for each program.
struct MenuView: View {
  let menu: Menu

  func draw(on canvas: inout Canvas) {
    canvas.setTitle("Gallery")
    let titles = menu.lines.map(\.title.columns).max() ?? 0
    let widest = menu.lines.map(\.summary.columns).max() ?? 0
    let list = List(count: menu.lines.count, position: ListPosition(selected: menu.selected)) { index, _ in
      let line = menu.lines[index]
      let gap = String(repeating: " ", count: titles - line.title.columns + 2)
      return Line(Span(line.title, .bold), Span(gap + line.summary))
    }
    let room = Size(canvas.size.width, max(1, canvas.size.height - 1))
    // The marker before a row, a blank after it, the line round all.
    let wanted = Size(titles + 2 + widest + 2 + 1 + 2, menu.lines.count + 4)
    Screened(
      Card(
        Padding(list, vertical: room.height > menu.lines.count + 3 ? 1 : 0), title: "Gallery", size: wanted),
      keymap: menu.keymap, help: menu.help, of: menuKeys
    ).draw(on: &canvas)
  }
}
