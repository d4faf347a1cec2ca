import Screen
import ToteModel

/// The rows of a list that show, and the columns that they need.
struct ListRows {
  fileprivate enum Row {
    case blank
    case heading(HeadingRow)
    case item(ItemRow)
  }

  private let top: Int
  private let rows: [Row]
  let columns: ItemColumns?
  /// The columns for the note on a line.
  let roomForNote: Int

  init(of screen: ListScreen, in size: Size) {
    let (lines, workspace) = (screen.lines, screen.workspace)
    let (count, walk) = (lines.count, workspace.records.walk)
    let top = screen.cursor.position.inView(count: count, height: size.height).top
    // One that has scrolled out of view says something only where it covers the first row.
    var heading = screen.cursor.coveringHeading(in: ListPage(lines: lines, height: size.height))?.heading
    /// In a shop and below its heading, a row doesn't say it again.
    func hidesStore(of item: Item) -> Bool {
      if case .store? = heading { return true }
      return walk?.sells(at: item.store) ?? false
    }
    let rows = (top..<max(top, min(top + size.height, count))).map { line -> Row in
      switch lines[line] {
      case .blank: return .blank
      case .heading(let next, let group):
        heading = next
        return .heading(HeadingRow(heading: next, group: group, isAtHome: screen.isAtHome))
      case .item(let item):
        var row = ItemRow(item, hidesStore: hidesStore(of: item))
        row.isSelected = screen.cursor.selection.contains(item.id)
        row.hasArrived = screen.arrived.contains(item.id)
        row.hasNote = workspace.note(of: item.id) != nil
        row.repetition = workspace.repetition(of: item)
        row.keeping = screen.keeping(item)
        return .item(row)
      }
    }
    // Without the cursor's mark and the scroll bar.
    let width = size.width - 2
    columns = ItemColumns(width: width, fitting: rows.reduce(RowNeeds()) { $0.joined(with: $1.needs) })
    roomForNote = columns.map { width - $0.note } ?? 0
    (self.top, self.rows) = (top, rows)
  }

  func row(in line: Int) -> any View {
    switch rows[line - top] {
    case .blank: return Text("")
    case .heading(var row):
      row.columns = columns
      return row
    case .item(var row):
      row.columns = columns
      return row
    }
  }
}

extension ListRows.Row {
  fileprivate var needs: RowNeeds {
    switch self {
    case .blank: RowNeeds()
    case .heading(let row): row.needs
    case .item(let row): row.needs
    }
  }
}
