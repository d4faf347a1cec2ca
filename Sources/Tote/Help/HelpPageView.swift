import Screen

struct HelpPageView: View {
  let page: HelpPage

  func draw(on canvas: inout Canvas) {
    let columns = page.columns
    guard columns.count > 0 else {
      return canvas.draw(Centered(sentence: words.nothingFound(page.field.text).0), in: canvas.bounds)
    }
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
