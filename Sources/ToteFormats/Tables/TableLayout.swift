import ToteModel

/// What each column of a table is.
struct TableLayout {
  struct Column {
    /// As in the file; empty in a table without headings.
    var title: String
    /// `nil` for one that Tote doesn't know: it is kept in the notes.
    var field: CSVFormat.Column?
    var currency: Currency?
  }

  let columns: [Column]
  /// Whether the headings are those that Tote writes. Then what can't be read is a mistake, and an error.
  let isOurs: Bool

  /// - Throws: If it isn't clear which column is the name.
  init(headings cells: [CSVCell]) throws(ParseFault) {
    var known: Set<CSVFormat.Column> = []
    var keys: Set<String> = []
    var columns: [Column] = []
    for cell in cells {
      let heading = TableHeading(cell.text)
      let isNew = keys.insert(heading.key).inserted
      var field = CSVFormat.Column(heading)
      if let column = field, !known.insert(column).inserted {
        // Another name, or one column twice.
        if !isNew || column.place == CSVFormat.Column.namePlace {
          throw ParseFault(cell.offset, .columnOnce, length: cell.length)
        }
        field = nil
      }
      columns.append(Column(title: Folding.clean(cell.text), field: field, currency: heading.currency))
    }
    guard known.contains(where: { $0.place == CSVFormat.Column.namePlace }) else {
      throw ParseFault(cells[0].offset, .nameColumn)
    }
    self.columns = columns
    isOurs = columns.allSatisfy { $0.field == nil || $0.field?.name == Folding.fold($0.title) }
  }

  /// Of a table without headings.
  init(_ fields: [CSVFormat.Column?]) {
    columns = fields.map { Column(title: "", field: $0) }
    isOurs = false
  }
}
