import Screen
import ToteModel

struct SpendingPageView: View {
  let page: SpendingPage
  let cursor: SpendingCursor

  func draw(on canvas: inout Canvas) {
    let cursor = cursor.inView(page, height: canvas.size.height)
    let margin = ScreenMetrics.margin(canvas.size.width)
    for (column, lines) in page.columns.enumerated() {
      let places = page.places(of: column)
      for (row, line) in lines.dropFirst(cursor.top).prefix(canvas.size.height).enumerated() {
        draw(line, in: Rect(margin + places.lowerBound, row, places.count, 1), cursor, on: &canvas)
      }
    }
    canvas.draw(ScrollBar(top: cursor.top, count: page.height), in: canvas.bounds)
  }

  private func draw(
    _ line: SpendingPage.Line, in room: Rect, _ cursor: SpendingCursor, on canvas: inout Canvas
  ) {
    switch line {
    case .blank: break
    case .heading(let title, let note): canvas.draw(heading(title, note), in: room)
    case .chartHeading: canvas.draw(heading(words.spendingMonths, chosenMonth), in: room)
    case .row(let row, let widths, let stop):
      canvas.draw(SpendingRowView(row: row, widths: widths), in: room)
      highlight(stop, in: room, cursor, on: &canvas)
    case .unpriced(let count, let stop):
      canvas.draw(Line(Span(words.unpriced(count), .warning), Span(" ›", .muted)), in: room)
      highlight(stop, in: room, cursor, on: &canvas)
    case .chart(let line, let stop):
      var chart = page.chart
      let month = cursor.stop - stop
      let isOnChart = (0..<(chart?.months.count ?? 0)).contains(month)
      if isOnChart { chart?.selected = month }
      // Each line of the chart is drawn by itself, as the page may be cut anywhere.
      canvas.draw(
        Drawing { canvas in
          canvas.draw(chart, in: Rect(0, -line, room.width, page.chartRows))
        }, in: room)
      let places = chart?.places(in: room.width) ?? []
      for (month, columns) in places.enumerated() {
        canvas.place(
          SpendingPlace.stop(stop + month),
          in: Rect(room.left + columns.lowerBound, room.top, columns.count, 1))
      }
      if isOnChart, line == page.chartRows - 1, places.indices.contains(month) {
        canvas.setCursor(at: Point(room.left + places[month].lowerBound, room.top))
      }
    }
  }

  private func heading(_ title: String, _ note: String) -> Drawing {
    Drawing { canvas in
      let end = canvas.write(title.truncated(to: canvas.size.width), style: .heading)
      let start = canvas.size.width - note.columns
      if start > end + 1 { canvas.write(note, at: Point(start, 0), style: .muted) }
    }
  }

  private var chosenMonth: String {
    guard let chart = page.chart else { return "" }
    let chosen = page.stops.indices.contains(cursor.stop) ? page.stops[cursor.stop].month : nil
    let month = chart.months[chosen ?? chart.months.count - 1]
    return "\(words.name(month.part)) · \(month.sum.isEmpty ? "–" : month.sum.shown)"
  }

  private func highlight(_ stop: Int, in room: Rect, _ cursor: SpendingCursor, on canvas: inout Canvas) {
    canvas.place(SpendingPlace.stop(stop), in: room)
    guard stop == cursor.stop else { return }
    canvas.add(.cursorRow, in: room)
    canvas.setCursor(at: room.origin)
  }
}

/// A name, its bar, and at the right its share and its sum.
private struct SpendingRowView: View {
  let row: SpendingRow
  let widths: SpendingWidths

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let sum = width - row.sum.columns
    // Notes are left out where they would take the room of names.
    let notes = widths.note > 0 && width - widths.sum - widths.note - 4 >= 12 ? widths.note + 2 : 0
    let end = width - widths.sum - notes
    let least = min(widths.name, width / 2)
    let names = end - least - Self.leastBar < 2 ? max(0, end - 1) : least
    canvas.write(row.name.truncated(to: names), at: .zero)
    let room = end - names - 2
    if room >= Self.leastBar {
      canvas.write(Self.bar(row.share, room), at: Point(names + 1, 0), style: row.style)
    }
    if notes > 0 {
      canvas.write(row.note, at: Point(width - widths.sum - 2 - row.note.columns, 0), style: .muted)
    }
    canvas.write(row.sum, at: Point(sum, 0), style: .price)
  }

  private static let leastBar = 3

  /// In halves of a column; visible for any share above zero, and no longer than the room.
  private static func bar(_ share: Double, _ room: Int) -> String {
    let halves = share <= 0 ? 0 : max(1, Int((min(1, share) * Double(room * 2)).rounded()))
    return String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
  }
}
