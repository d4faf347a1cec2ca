import Screen

struct HelpPageView: View {
  let page: HelpPage

  func draw(on canvas: inout Canvas) {
    let columns = HelpColumns(page.found, width: page.width)
    let (top, count, rows) = (page.top, columns.count, page.height)
    let note = count > rows ? words.range(top + 1, min(count, top + rows), of: count) : ""
    let view = Drawing { canvas in
      let (field, rest) = canvas.bounds.cut(top: canvas.size.height > 2 ? 1 : 0)
      if !field.isEmpty {
        canvas.draw(Prompt(label: "/", field: page.field, placeholder: words.searchKeys), in: field)
      }
      guard count > 0 else {
        let reason = words.nothingFound(page.field.text).0
        return canvas.draw(Centered(Text(reason, style: .muted, align: .center, overflow: .wrap)), in: rest)
      }
      canvas.draw(Drawing { draw(columns, on: &$0) }, in: rest)
    }
    canvas.draw(OverlayBox(view, rows: page.rowCount, title: words.keys, note: note), in: canvas.bounds)
  }

  private func draw(_ columns: HelpColumns, on canvas: inout Canvas) {
    let margin = ScreenMetrics.margin(canvas.size.width)
    var left = margin
    for column in columns.columns {
      let room = Rect(left, 0, canvas.size.width - margin - left, canvas.size.height)
      canvas.draw(Drawing { draw(column, on: &$0) }, in: room)
      left += column.width + HelpColumns.gap
    }
  }

  private func draw(_ column: HelpColumns.Column, on canvas: inout Canvas) {
    let width = canvas.size.width
    for (row, content) in column.rows.dropFirst(page.top).prefix(canvas.size.height).enumerated() {
      switch content {
      case .heading(let name): canvas.write(name.truncated(to: width), at: Point(0, row), style: .heading)
      case .line(let line):
        canvas.write(line.key.truncated(to: width), at: Point(0, row), style: .accent)
        let start = column.keys + 2
        canvas.write(line.help.truncated(to: width - start), at: Point(start, row))
      case .blank: break
      }
    }
  }
}
