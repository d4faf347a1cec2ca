import Screen

/// Aligns columns by screen width and makes control characters visible.
struct Columns {
  let rightOnes: Set<Int>
  private var rows: [[String]] = []

  /// Wider cells don't widen their column.
  private static let most = 48

  init(right: Set<Int> = []) { rightOnes = right }

  mutating func add(_ cells: String...) { add(cells) }
  mutating func add(_ cells: [String]) { rows.append(cells.map(\.printable)) }

  var lines: [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], min(cell.columns, Self.most))
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let gap = String(repeating: " ", count: max(0, widths[column] - cell.columns))
        line += rightOnes.contains(column) ? gap + cell : cell + gap
        line += "  "
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
