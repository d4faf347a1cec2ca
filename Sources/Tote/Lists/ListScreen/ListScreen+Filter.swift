import Screen
import ToteModel

extension ListScreen {
  mutating func beginFilter() {
    guard let list else { return }
    if filter == nil {
      filter = ListFilter(lines: workspace.records.lines(of: list), origin: selectedItem?.id)
    } else {
      // Selected, because a second search is usually for something else.
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
    // A narrower query only searches the previous results.
    filter.lines = workspace.records.find(
      filter.query, on: list, within: filter.query.narrows(before) ? filter.lines : nil)
    self.filter = filter
    select(0)
  }

  /// Keeps the selected item, or returns to the previous one if nothing was found.
  mutating func endFilter() {
    let origin = filter?.origin
    let item = selectedItem?.id ?? origin
    keepingSelection { $0.filter = nil }
    if let item { select(item) }
    guard shop != nil, selectedItem?.isTicked == true else { return }
    // In a shop, filtering ends on the item that was selected before, because the one found is ticked.
    if let origin { select(origin) }
    if selectedItem?.isTicked == true, let nextItem { select(nextItem.id) }
  }

  /// In a shop the headings are always aisles.
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
