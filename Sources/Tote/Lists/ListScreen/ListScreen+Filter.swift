import Screen
import ToteModel

/// What shows of a list, and in which order: filter, sort, grouping. Shop mode stands in a file of its own.
extension ListScreen {
  mutating func beginFilter() {
    guard let list else { return }
    if filter == nil {
      filter = ListFilter(lines: workspace.records.lines(of: list), origin: selectedItem?.id)
    } else {
      // Who looks for something again looks for something else.
      filter?.isSelected = true
    }
    panel = .filter
    select(selectedIndex)
  }

  mutating func editFilter(by edit: TextEdit) {
    guard var filter, let list else { return }
    let before = filter.query
    filter.field.apply(edit, replacing: &filter.isSelected)
    filter.query = ItemQuery(
      filter.field.text, own: workspace.records.categories(of: list).filter { !$0.isBuiltIn },
      title: words.name)
    // More letters find fewer: what was not found before need not be looked at.
    filter.lines = workspace.records.find(
      filter.query, on: list, within: filter.query.narrows(before) ? filter.lines : nil)
    self.filter = filter
    select(0)
  }

  /// Shows the whole list again, with the cursor on the same item, or where it was before when nothing was found.
  mutating func endFilter() {
    let origin = filter?.origin
    let item = selectedItem?.id ?? origin
    keepingSelection { $0.filter = nil }
    if let item { select(item) }
    guard shop != nil, selectedItem?.isTicked == true else { return }
    // In a shop one looks for a thing to put it in the basket, and walks on from where one was.
    if let origin { select(origin) }
    if selectedItem?.isTicked == true, let nextItem { select(nextItem.id) }
  }

  /// By category, by store, and not at all. In a shop the headings are its aisles, whatever they are else.
  mutating func turnGrouping(_ context: EditContext) {
    if let shop { return message = .standsByAisle(shop) }
    arrange(context) { $0.grouping = $0.grouping.next }
  }

  mutating func arrange(_ context: EditContext, by change: (inout Arrangement) -> Void) {
    guard let list else { return }
    let arrangement = keepingSelection { $0.workspace.arrange(list, context, by: change) }
    message = .arranged(arrangement)
  }
}
