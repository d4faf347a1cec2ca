import Screen

/// What stands below the list while something is typed or filtered.
struct ListPanelView: View {
  let screen: ListScreen

  func draw(on canvas: inout Canvas) {
    switch screen.panel {
    case .itemEditor:
      if let editor = screen.itemEditor { canvas.draw(ItemEditorView(editor: editor), in: canvas.bounds) }
    case .nameEditor(let editor): canvas.draw(ListNameEditorView(editor: editor), in: canvas.bounds)
    case .valueEditor(let editor): canvas.draw(ValueEditorView(editor: editor), in: canvas.bounds)
    case .filter, nil:
      guard let filter = screen.filter else { return }
      canvas.draw(
        Prompt(
          label: "/", field: filter.field, placeholder: words.filterPlaceholder,
          isFocused: screen.panel == .filter, isSelected: filter.isSelected,
          note: note(of: filter, canvas.size.width)),
        in: Rect(0, 0, canvas.size.width, 1))
    }
  }

  /// How much was found; and how to see the rest, where no footer says it, as that of a shop does, and the field leaves room.
  private func note(of filter: ListFilter, _ width: Int) -> String {
    if !filter.query.unknown.isEmpty { return words.notUnderstood(filter.query.unknown) }
    let found = words.items(filter.lines.items.count)
    let way = words.escapeShowsAll
    return screen.panel == .filter || screen.shop != nil
      || filter.field.text.columns + found.columns + way.columns + 8 > width
      ? found : found + way
  }
}
