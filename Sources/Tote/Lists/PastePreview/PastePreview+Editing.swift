import Screen
import ToteModel

/// A pasted line is corrected in the field above: Enter keeps it, Esc leaves it as it was.
extension PastePreview {
  struct LineEdit: Equatable, Sendable {
    var row: Int
    var field: TextCursor
  }

  /// A recipe's lines come from its note.
  var lacksLineToEdit: Message? {
    cooking == nil && list.current != nil ? nil : .noPastedLine
  }

  mutating func beginEdit() {
    guard lacksLineToEdit == nil, let row = list.current?.id else { return }
    lineEdit = LineEdit(row: row, field: TextCursor(rows[row].line ?? rows[row].item.text(in: .current)))
  }

  /// Reads the lines that were edited; one without a name stays as it was, and one that names several becomes several.
  mutating func readEdited(in workspace: Workspace, list id: ShoppingList.ID) {
    guard rows.contains(where: { $0.edited != nil }) else { return }
    let (own, stores) = (workspace.ownCategories(of: id), workspace.records.longStores)
    let currency = workspace.records.currency(of: id, in: .current)
    func read(_ line: String) -> Row? {
      guard let read = QuickAdd(line, own: own, stores: stores, currency: currency, in: .current),
        read.isNamed
      else { return nil }
      return Row(item: read.item, line: line, replacement: read.replacement, isKept: true)
    }
    let count = rows.count
    rows = rows.flatMap { row -> [Row] in
      guard let line = row.edited else { return [row] }
      var row = row
      row.edited = nil
      let parts =
        row.isWhole
        ? [] : PastedText.parts(ofLine: line, knows: workspace.records.history.knows).compactMap(read)
      if parts.count > 1 { return parts.map { $0.partOf(line) } }
      guard var edited = read(line) else { return [row] }
      if row.isWhole { (edited.whole, edited.isWhole) = (row.whole, true) }
      return [edited]
    }
    if rows.count != count { listRows() }
  }
}

/// A line that names several items is several rows; one key makes it one again, and back.
extension PastePreview {
  var lacksLineOfSeveral: Message? {
    list.current.flatMap { rows[$0.id].whole } == nil ? .noLineOfSeveral : nil
  }

  /// Whether the current line is kept whole; `nil` if it doesn't name several items.
  var isWhole: Bool? {
    list.current.flatMap { rows[$0.id].whole == nil ? nil : rows[$0.id].isWhole }
  }

  mutating func toggleWhole() {
    guard let row = list.current?.id, let whole = rows[row].whole else { return }
    if rows[row].isWhole {
      (rows[row].edited, rows[row].isWhole) = (whole, false)
      return
    }
    func isPart(_ row: Row) -> Bool { row.whole == whole && !row.isWhole }
    let first = rows[..<row].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
    let end = rows[row...].firstIndex { !isPart($0) } ?? rows.count
    (rows[first].edited, rows[first].isWhole) = (whole, true)
    rows.removeSubrange(first + 1..<end)
    listRows()
    list.move(to: first)
  }
}

extension PastePreview.Row {
  fileprivate func partOf(_ line: String) -> PastePreview.Row {
    var part = self
    part.whole = line
    return part
  }
}
