import Screen

/// Where the columns of a listing stand in a window.
struct ListingColumns<ID: Hashable & Sendable> {
  /// Those that show, at least partly.
  let places: [(column: Int, columns: Range<Int>)]
  /// With the sign of the order.
  let titles: [String]
  private let columns: [ListingColumn]
  private let cell: (ListingRow<ID>, Int) -> Span

  private static var gap: Int { 2 }

  init(
    _ state: Listing<ID>, width: Int, places: Range<Int>, indent: Int,
    cell: @escaping (ListingRow<ID>, Int) -> Span
  ) {
    columns = state.columns
    titles = state.columns.enumerated().map { index, column in
      guard let order = state.order, order.column == index else { return column.title }
      return column.title + (order.isAscending ? " ▴" : " ▾")
    }
    self.cell = cell
    guard !columns.isEmpty else {
      self.places = []
      return
    }
    let shown = max(0, min(state.firstColumn, columns.count - 1))..<columns.count
    let (titles, columns) = (titles, columns)
    let widths: [Int?] = shown.map { column in
      switch columns[column].width {
      case .fixed(let width): return width
      case .share: return nil
      case .fit(let bounds):
        let widest = places.prefix { $0 < state.count }.map { cell(state.shown($0), column).text.columns }
          .max()
        return max(titles[column].columns, min(bounds.upperBound, widest ?? 0), bounds.lowerBound)
      }
    }
    let taken = widths.reduce(0) { $0 + ($1 ?? 0) } + Self.gap * (shown.count - 1) + indent
    let weights = shown.map { if case .share(let weight) = columns[$0].width { max(1, weight) } else { 0 } }
    let whole = max(1, weights.reduce(0, +))
    var result: [(column: Int, columns: Range<Int>)] = []
    var start = indent
    for (index, column) in shown.enumerated() where start < width {
      let share = max(titles[column].columns, max(0, width - taken) * weights[index] / whole)
      let end = start + (widths[index] ?? share)
      if start < end { result.append((column, start..<min(width, end))) }
      start = end + Self.gap
    }
    self.places = result
  }

  /// Draws the cells of a row; the first begins at a column of its own, further in for what is in other rows.
  func draw(_ row: ListingRow<ID>, from indent: Int, at line: Int, on canvas: inout Canvas) {
    for (number, (column, columns)) in places.enumerated() {
      let start = number == 0 ? min(max(indent, columns.lowerBound), columns.upperBound) : columns.lowerBound
      let room = columns.upperBound - start
      let span = cell(row, column)
      canvas.draw(
        Text(span.text.truncated(to: room), style: span.style, align: self.columns[column].align),
        in: Rect(start, line, room, 1))
    }
  }
}
