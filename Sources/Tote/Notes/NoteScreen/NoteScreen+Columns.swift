import ToteModel

/// The list as a table of properties, and what it is sorted by.
extension NoteScreen {
  mutating func turnColumns(_ context: EditContext) {
    workspace.showNoteColumns(!workspace.records.showsNoteColumns, context)
    noteBrowser.refresh()
    guard workspace.records.showsNoteColumns, noteBrowser.tableColumns.isEmpty else { return }
    workspace.showNoteColumns(false, context)
    message = .noColumns
  }

  /// After the orders of every list come the columns, each in both directions.
  mutating func turnSort(_ context: EditContext) {
    let columns = noteBrowser.tableColumns.filter { $0 != .title }
    let order = noteBrowser.order
    let isLast = workspace.records.noteSort == NoteSort.allCases.last
    if !columns.isEmpty, order != nil || isLast {
      let next = NoteColumnOrder.next(after: order, in: columns)
      if next != nil { return sort(by: next, context) }
      workspace.sortNotes(by: NoteColumnOrder?.none, context)
    }
    let sort = order == nil ? workspace.records.noteSort.next : .changed
    workspace.sortNotes(by: sort, context)
    noteBrowser.refresh()
    message = .sortedNotes(by: sort)
  }

  mutating func sort(by order: NoteColumnOrder?, _ context: EditContext) {
    workspace.sortNotes(by: order, context)
    noteBrowser.refresh()
    message = order.map { .sortedNotes(by: $0) }
  }
}
