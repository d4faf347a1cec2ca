import Composable
import Screen
import ToteModel

/// One pasted line goes into the item's field; several are previewed first.
extension ListScreen {
  mutating func paste(_ text: String, _ edits: EditEnvironment) -> Effect<ListScreenAction> {
    let lines = PastedText.lines(of: text)
    guard !lines.isEmpty else { return .none }
    let isFieldInUse = itemEditor?.field.isEmpty == false
    let history = workspace.records.history
    let parts =
      lines.count > 1 || isFieldInUse ? lines : PastedText.parts(ofLine: lines[0], knows: history.knows)
    if parts.count < 2 {
      if itemEditor == nil { beginAdding(above: false, edits) }
      guard var editor = itemEditor else { return .none }
      if let edit = TextEdit(field: .paste(parts[0])) { editor.field.apply(edit) }
      itemEditor = editor
      itemEditor?.readLine(at: edits.now())
      return .none
    }
    guard let list else {
      message = itemEditor == nil ? .noList : .noListToPasteTo
      return .none
    }
    let (own, stores) = (workspace.ownCategories(of: list), workspace.records.longStores)
    let currency = workspace.records.currency(of: list, in: .current)
    var preview = PastePreview(
      lines: PastedLine.lines(
        of: text, own: own, stores: stores, currency: currency, knows: history.knows, in: .current),
      isRecipe: PastedText.isRecipe(text))
    preview.update(from: &workspace, list: list)
    return .send(.delegate(.pasteAsked(preview)))
  }

  /// Adds pasted items at the cursor, or last where headings or order place them. The field keeps its text.
  mutating func addPasted(_ items: [ParsedItem], isRecipe: Bool, _ edits: EditEnvironment) {
    guard let list else { return message = itemEditor == nil ? .noList : .noListToPasteTo }
    var (above, anchor) = (false, selectedItem?.id)
    let editor = itemEditor
    if case .add(let isAbove, let item)? = editor?.purpose { (above, anchor) = (isAbove, item) }
    if workspace.records.arrangement(of: list) != .plain { (above, anchor) = (false, nil) }
    let options = isRecipe ? AddOptions.needed : .pasted
    add(items, as: options.placed(above: above, anchor), edits.context)
    guard let editor else { return }
    if editor.field.isEmpty { panel = nil } else { itemEditor?.readLine(at: edits.now()) }
  }
}
