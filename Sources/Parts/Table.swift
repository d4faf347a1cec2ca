import Screen

/// A column of a table.
public struct TableColumn: Hashable, Sendable {
  /// How wide it is.
  public enum Width: Hashable, Sendable {
    case fixed(Int)
    /// As wide as its title and the cells that show, within bounds.
    case fit(ClosedRange<Int> = 1...40)
    /// A part of what the others leave.
    case share(Int = 1)
  }

  /// What stands above it.
  public var title: String
  /// How wide it is.
  public var width: Width
  /// Which side its texts stand on.
  public var align: Alignment

  /// Creates a column.
  public init(_ title: String, _ width: Width = .fit(), align: Alignment = .leading) {
    (self.title, self.width, self.align) = (title, width, align)
  }
}

/// Where a table's cursor is, what it is sorted by, and how far it was moved sideways.
public struct TablePosition: Hashable, Sendable {
  /// The column and direction of the order.
  public struct Order: Hashable, Sendable {
    /// The column's index.
    public var column: Int
    /// Whether the smallest comes first.
    public var isAscending: Bool

    /// Creates an order.
    public init(_ column: Int, isAscending: Bool = true) {
      (self.column, self.isAscending) = (column, isAscending)
    }
  }

  /// The row of the cursor, and the first row that shows.
  public var rows = ListPosition()
  /// What it is sorted by, if anything. The program sorts its rows.
  public var order: Order?
  /// The first column that shows.
  public var firstColumn = 0

  /// The first row, in the order in which the rows are.
  public init(order: Order? = nil) { self.order = order }

  /// Sorts by a column; by the same again, the other way round.
  public mutating func sort(by column: Int) {
    order = Order(column, isAscending: order?.column == column ? order?.isAscending == false : true)
  }

  /// Moves sideways by columns, but not beyond the ends.
  public mutating func moveAside(by columns: Int, of count: Int) {
    firstColumn = max(0, min(firstColumn + columns, count - 1))
  }
}

/// What the mouse hits in a table.
public enum TablePlace: Hashable, Sendable { case header(Int), row(Int) }

/// Rows and columns below a header. Only the visible cells are asked for, so a million rows cost what forty do.
///
///     Table(columns, count: messages.count, position: state.table) { row, column in
///       column == 0 ? Span(messages[row].sender, .bold) : Span(messages[row].subject)
///     }
public struct Table: View {
  private let columns: [TableColumn]
  private let count: Int
  private let position: TablePosition
  private let isFocused: Bool
  private let cell: (Int, Int) -> Span

  /// Creates a table; `cell` is called with the indices of a row and a column that show.
  public init(
    _ columns: [TableColumn], count: Int, position: TablePosition, isFocused: Bool = true,
    cell: @escaping (_ row: Int, _ column: Int) -> Span
  ) {
    (self.columns, self.count, self.position) = (columns, max(0, count), position)
    (self.isFocused, self.cell) = (isFocused, cell)
  }

  private static let marker = 2
  private static let gap = 2

  /// Draws the header, a line, and the rows that show.
  public func draw(on canvas: inout Canvas) {
    let size = canvas.size
    guard size.height > 2, !columns.isEmpty else { return }
    let body = Rect(0, 2, size.width, size.height - 2)
    let rows = position.rows.inView(count: count, height: body.height)
    let shown = rows.top..<min(count, rows.top + body.height)
    let places = layout(in: size.width, rows: shown)
    for (column, columns) in places {
      let rect = Rect(columns.lowerBound, 0, columns.count, 1)
      canvas.place(TablePlace.header(column), in: rect)
      canvas.draw(Text(title(of: column), style: .heading, align: self.columns[column].align), in: rect)
    }
    canvas.fill(Rect(0, 1, size.width, 1), with: "─", style: .muted)
    let list = List(count: count, position: rows, isFocused: isFocused) { row, _ in
      Drawing { canvas in
        for (column, columns) in places {
          let span = cell(row, column)
          canvas.draw(
            Text(
              span.text.truncated(to: columns.count), style: span.style, align: self.columns[column].align),
            in: Rect(columns.lowerBound - Self.marker, 0, columns.count, 1))
        }
      }
    }
    canvas.draw(list.places(TablePlace.row), in: body)
    canvas.draw(ScrollBar(top: rows.top, count: count), in: body)
  }

  private func title(of column: Int) -> String {
    guard let order = position.order, order.column == column else { return columns[column].title }
    return columns[column].title + (order.isAscending ? " ▴" : " ▾")
  }

  /// The columns that show, at least partly, and where they stand.
  private func layout(in width: Int, rows: Range<Int>) -> [(column: Int, columns: Range<Int>)] {
    let shown = max(0, min(position.firstColumn, columns.count - 1))..<columns.count
    let widths = shown.map { self.width(of: $0, rows: rows) }
    let taken = widths.reduce(0) { $0 + ($1 ?? 0) } + Self.gap * (shown.count - 1) + Self.marker
    let weights = shown.map { if case .share(let weight) = columns[$0].width { max(1, weight) } else { 0 } }
    let whole = max(1, weights.reduce(0, +))
    var places: [(column: Int, columns: Range<Int>)] = []
    var start = Self.marker
    for (index, column) in shown.enumerated() where start < width {
      let share = max(title(of: column).columns, max(0, width - taken) * weights[index] / whole)
      let end = start + (widths[index] ?? share)
      if start < end { places.append((column, start..<min(width, end))) }
      start = end + Self.gap
    }
    return places
  }

  /// `nil` for a column that gets a part of the rest.
  private func width(of column: Int, rows: Range<Int>) -> Int? {
    switch columns[column].width {
    case .fixed(let width): width
    case .share: nil
    case .fit(let bounds):
      max(
        title(of: column).columns,
        min(bounds.upperBound, rows.map { cell($0, column).text.columns }.max() ?? 0), bounds.lowerBound)
    }
  }
}
