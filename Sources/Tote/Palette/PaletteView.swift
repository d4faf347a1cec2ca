import Screen

/// A row that can be pressed, by its place among those that show.
struct PaletteRowPlace: Hashable, Sendable {
  let row: Int
}

struct PaletteView: View {
  let palette: Palette

  func draw(on canvas: inout Canvas) {
    guard !palette.rows.isEmpty else {
      return canvas.draw(Centered(sentence: words.nothingFound(palette.field.text).0), in: canvas.bounds)
    }
    if palette.isGrouped {
      canvas.draw(
        GroupedRows(columns: palette.columns, position: palette.position), in: canvas.bounds)
    } else {
      canvas.draw(
        List(count: palette.rows.count, position: palette.position) { row, _ in
          PaletteRow(row: palette.rows[row])
        }.places { PaletteRowPlace(row: $0) }, in: canvas.bounds)
    }
  }
}

/// Its title, and at the right its keys, what it is, or why it can't be done now.
private struct PaletteRow: View {
  let row: Palette.Row

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width - 1
    let side = row.whyNot?.text ?? (row.kind.isEmpty ? row.key : row.kind)
    // The reason may take most of the row, but the title comes first.
    let room = max(0, width - min(row.title.columns, max(8, width / 2)) - 2)
    let text = side.truncated(to: room)
    canvas.write(
      row.title.truncated(to: width - text.columns - 2), style: row.whyNot == nil ? .plain : .muted)
    let style: Style = row.whyNot == nil && row.kind.isEmpty ? .accent : .muted
    canvas.write(text, at: Point(width - text.columns, 0), style: style)
  }
}

/// The rows below their headings, in columns.
private struct GroupedRows: View {
  let columns: PaletteColumns
  let position: ListPosition

  func draw(on canvas: inout Canvas) {
    var left = 0
    for column in columns.columns {
      let room = Rect(
        left, 0, min(column.width + PaletteColumns.markColumns, canvas.size.width - left), canvas.size.height)
      canvas.draw(Drawing { draw(column, on: &$0) }, in: room)
      left += column.width + PaletteColumns.gap
    }
  }

  private func draw(_ column: PaletteColumns.Column, on canvas: inout Canvas) {
    let width = canvas.size.width
    let start = PaletteColumns.markColumns
    for (row, line) in column.lines.dropFirst(position.top).prefix(canvas.size.height).enumerated() {
      switch line {
      case .heading(let name):
        canvas.write(name.truncated(to: width - start), at: Point(start, row), style: .heading)
      case .row(let index, let key, let help, let isFirst):
        canvas.write(key.truncated(to: width - start), at: Point(start, row), style: .accent)
        let left = start + column.keys + 2
        canvas.write(help.truncated(to: width - left), at: Point(left, row))
        canvas.place(PaletteRowPlace(row: index), in: Rect(0, row, width, 1))
        guard index == position.selected else { continue }
        canvas.add(.cursorRow, in: Rect(0, row, width, 1))
        guard isFirst else { continue }
        canvas.write("▸", at: Point(0, row))
        canvas.setCursor(at: Point(0, row))
      case .blank: break
      }
    }
  }
}
