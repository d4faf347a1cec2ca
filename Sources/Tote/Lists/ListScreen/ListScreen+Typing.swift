import Composable
import Screen
import ToteModel

extension ListScreen {
  mutating func beginAdding(above: Bool, _ edits: EditEnvironment) {
    guard list != nil else { return message = .noList }
    begin(.add(above: above, anchor: selectedItem?.id), edits)
  }

  mutating func beginEditing(_ edits: EditEnvironment) {
    let items = chosenItems
    guard items.count < 2 else { return message = .editsOneItem(items.count) }
    guard let item = items.first else { return }
    let line = workspace.line(of: item)
    begin(.edit(line), text: line.text(in: .current), edits)
  }

  mutating func beginCategorizing(_ edits: EditEnvironment) {
    let items = chosenItems.map(\.id)
    if !items.isEmpty { begin(.categorize(items), text: "#", edits) }
  }

  mutating func begin(_ purpose: ItemEditor.Purpose, text: String = "", _ edits: EditEnvironment) {
    panel = .itemEditor(ItemEditor(purpose, list: list, text: text))
    itemEditor?.readLine(at: edits.now())
  }

  mutating func finish(
    _ delegate: ItemEditorAction.Delegate, _ edits: EditEnvironment
  ) -> Effect<ListScreenAction> {
    let context = edits.context
    switch delegate {
    case .closed: panel = nil
    case .nameMissing(let text): message = .nameless(text)
    case .pasted(let text): return paste(text, edits)
    case .added(let items, let above, let anchor):
      guard list != nil else {
        panel = .nameEditor(ListNameEditor(adding: itemEditor?.field.text ?? items[0].name))
        message = .nameListToAdd(items[0].name)
        return .none
      }
      let last = add(items, above: above, anchor: anchor, context)
      // Ready for the next item, below this one.
      begin(.add(above: above, anchor: above ? anchor : last ?? anchor), edits)
    case .edited(let line, let item):
      panel = nil
      edit(line, to: item, context)
    case .emptied(let id):
      panel = nil
      guard let item = workspace.records[item: id] else {
        message = .itemsGone
        return .none
      }
      delete([item], context)
    case .categorized(let ids, let category):
      panel = nil
      let items = keepingSelection { $0.workspace.categorize(ids, as: category, context) }
      guard !items.isEmpty else {
        message = .itemsGone
        return .none
      }
      selection = []
      message = .categorized(items, as: category)
    }
    return .none
  }

  /// Adds a line that had to wait for a list; without one, returns it to the field.
  mutating func resume(_ line: String, _ edits: EditEnvironment) -> Effect<ListScreenAction> {
    begin(.add(above: false, anchor: nil), text: line, edits)
    guard list != nil, let items = itemEditor?.newItems, !items.isEmpty else { return .none }
    return finish(.added(items, above: false, anchor: nil), edits)
  }

  /// Adds items in one step, with a message; returns the last one.
  @discardableResult
  mutating func add(
    _ parsed: [ParsedItem], above: Bool = false, anchor: Item.ID? = nil, areNeeded: Bool = false,
    cooked: CookedRecipe? = nil,
    _ context: EditContext
  ) -> Item.ID? {
    guard let list else { return nil }
    let additions = keepingSelection {
      $0.workspace.addItems(
        parsed, to: list, above: above, anchor: anchor, areNeeded: areNeeded, cooked: cooked, context)
    }
    message = .added(additions)
    guard let last = additions.items.last?.id else { return nil }
    if filter != nil, shownIndex(of: last) == nil { endFilter() }
    if parsed.count == 1 { tellIfHidden(last) }
    select(last)
    if parsed.count > 1 { show(additions.items.map(\.id)) }
    return last
  }

  mutating func edit(_ line: ItemLine, to parsed: ParsedItem, _ context: EditContext) {
    let taught = line.category(taughtBy: parsed).flatMap {
      workspace.isCorrection($0, of: parsed.name) ? $0 : nil
    }
    guard let additions = keepingSelection({ $0.workspace.editItem(line, to: parsed, context) }) else {
      return message = .itemGone(parsed.name)
    }
    if !additions.merged.isEmpty { message = .merged(additions.merged) }
    if let taught { message = .corrected(parsed.name, taught) }
    selection = []
    let edited = additions.merged.first?.item.id ?? line.item.id
    tellIfHidden(edited)
    select(edited)
  }

  /// A single line counts as typed; several are previewed.
  mutating func paste(_ text: String, _ edits: EditEnvironment) -> Effect<ListScreenAction> {
    let lines = PastedText.lines(of: text)
    guard !lines.isEmpty else { return .none }
    if lines.count < 2 {
      if itemEditor == nil { beginAdding(above: false, edits) }
      guard var editor = itemEditor else { return .none }
      let line = editor.field.isEmpty ? PastedText.withoutBullet(lines[0]) : lines[0]
      if let edit = TextEdit(field: .paste(line)) { editor.field.apply(edit) }
      editor.workspace = .vacant
      panel = .itemEditor(editor)
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
      lines: PastedLine.lines(of: text, own: own, stores: stores, currency: currency, in: .current))
    preview.update(from: &workspace, list: list)
    return .send(.delegate(.pasteAsked(preview)))
  }

  /// Adds pasted items at the cursor; or, if the list is sorted or grouped, at the end of their groups. An
  /// open field keeps its text.
  mutating func addPasted(_ items: [ParsedItem], _ edits: EditEnvironment) {
    guard let list else { return message = itemEditor == nil ? .noList : .noListToPasteTo }
    var (above, anchor) = (false, selectedItem?.id)
    let editor = itemEditor
    if case .add(let isAbove, let item)? = editor?.purpose { (above, anchor) = (isAbove, item) }
    if workspace.records.arrangement(of: list) != .plain { (above, anchor) = (false, nil) }
    add(items, above: above, anchor: anchor, areNeeded: true, edits.context)
    guard let editor else { return }
    if editor.field.isEmpty { panel = nil } else { itemEditor?.readLine(at: edits.now()) }
  }
}
