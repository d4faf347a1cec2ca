import Screen
import ToteModel

struct SpendingScreenView: TabView {
  let screen: SpendingScreen

  var place: String? { screen.place }
  var dividers: [Int] { screen.dividers }

  func draw(on canvas: inout Canvas) {
    switch screen.loading {
    case .idle, .loading: return
    case .failed(let error):
      let text = (words.spendingFailed, "\(error.sentence)\n\(words.retrySpending)")
      return canvas.draw(Emptiness(text), in: canvas.bounds)
    case .loaded: break
    }
    guard !screen.spending.rows.isEmpty else {
      return canvas.draw(Emptiness(words.nothingSpent(in: screen.period)), in: canvas.bounds)
    }
    if let detail = screen.detail, let row = screen.detailRow {
      return canvas.draw(SpendingDetailView(detail: detail, row: row), in: canvas.bounds)
    }
    let page = canvas.bounds.inset(left: ScreenMetrics.margin(canvas.size.width), right: 1)
    let (line, rest) = page.cut(top: min(2, max(0, page.height - 1)))
    let unpriced = screen.spending.unpricedCount
    canvas.draw(
      Rows(
        .fixed(1, Text(words.spending(by: screen.grouping, in: screen.period), style: .heading)),
        .fixed(1, Text(unpriced == 0 ? "" : words.unpriced(unpriced), style: .muted))), in: line)
    canvas.draw(Drawing { drawBars(on: &$0) }, in: rest)
    canvas.draw(ScrollBar(top: screen.position.top, count: screen.spending.rows.count), in: canvas.bounds)
  }

  private func drawBars(on canvas: inout Canvas) {
    let rows = screen.spending.rows
    let longest = rows.map(\.sum.coins).max() ?? 0
    let position = screen.position.inView(count: rows.count, height: canvas.size.height)
    let bars = rows.dropFirst(position.top).prefix(canvas.size.height).map { row in
      BarChart.Bar(words.name(row.group), Double(row.sum.coins), note: row.sum.shown)
    }
    let chart = canvas.bounds.cut(left: min(canvas.size.width, Self.widest)).0
    canvas.draw(BarChart(Array(bars), style: .accent, maximum: Double(longest)), in: chart)
    let line = position.selected - position.top
    canvas.add(.cursorRow, in: Rect(chart.left, line, chart.width, 1))
    canvas.setCursor(at: Point(chart.left, line))
  }

  /// No bar is longer, to leave room for its sum.
  private static let widest = 96
}
