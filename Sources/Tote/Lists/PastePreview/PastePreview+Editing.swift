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

  /// Reads the lines that were edited; one without a name stays as it was.
  mutating func readEdited(in workspace: Workspace, list: ShoppingList.ID) {
    for index in rows.indices {
      guard let line = rows[index].edited else { continue }
      rows[index].edited = nil
      let read = QuickAdd(
        line, own: workspace.ownCategories(of: list), stores: workspace.records.longStores,
        currency: workspace.records.currency(of: list, in: .current), in: .current)
      guard let read, read.isNamed else { continue }
      rows[index].item = read.item
      (rows[index].line, rows[index].replacement, rows[index].isKept) = (line, read.replacement, true)
    }
  }
}
