import Screen

/// Rows of text in columns, aligned by the width that they have on a screen. Control characters in them become visible.
struct Columns {
  /// Which columns keep to their right edge: numbers.
  let rightOnes: Set<Int>
  private var rows: [[String]] = []

  /// A cell wider than this does not push the others away.
  private static let most = 48

  init(right: Set<Int> = []) { rightOnes = right }

  mutating func add(_ cells: String...) { rows.append(cells.map(\.printable)) }

  /// The lines, without blanks at their ends.
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
