import Screen
import ToteModel

extension ListScreen {
  mutating func beginFilter() {
    guard let list else { return }
    if filter == nil {
      filter = ListFilter(lines: workspace.records.lines(of: list), origin: selectedItem?.id)
    } else {
      filter?.isSelected = true
    }
    panel = .filter
    select(cursor.index(in: lines))
  }

  mutating func editFilter(by edit: TextEdit) {
    guard var filter, let list else { return }
    let before = filter.query
    filter.field.apply(edit, replacing: &filter.isSelected)
    // Each word is a condition, and each is compared with all others.
    guard filter.field.text.utf8.count <= ListFilter.longest else { return message = .filterTooLong }
    filter.query = ItemQuery(
      filter.field.text, own: workspace.records.categories(of: list).filter { !$0.isBuiltIn },
      title: words.name)
    // More letters find fewer items, all of them among those found before.
    let isNarrower = filter.query.narrows(before)
    filter.lines = workspace.records.find(filter.query, on: list, within: isNarrower ? filter.lines : nil)
    filter.lookElsewhere(in: workspace.records, on: list, isNarrower: isNarrower)
    self.filter = filter
    select(0)
  }

  /// After something has changed.
  mutating func findAgain() {
    guard var filter, let list else { return }
    filter.lines = workspace.records.find(filter.query, on: list)
    filter.lookElsewhere(in: workspace.records, on: list, isNarrower: false)
    self.filter = filter
  }

  /// The cursor stays on its item, or returns to its origin if nothing was found.
  mutating func endFilter() {
    let origin = filter?.origin
    let item = selectedItem?.id ?? origin
    keepingSelection { $0.filter = nil }
    if let item { select(item) }
    guard shop != nil, selectedItem?.isTicked == true else { return }
    // In a shop the found item is in the basket now; continue from where the walk was.
    if let origin { select(origin) }
    if selectedItem?.isTicked == true, let nextItem { select(nextItem.id) }
  }

  /// Ends the filter and the selection, when another list or shop is entered.
  mutating func showAll() {
    filter = nil
    cursor.selection = []
    if panel == .filter { panel = nil }
  }

  /// In a shop the headings are always its aisles.
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

extension ListFilter {
  /// In bytes.
  fileprivate static let longest = 1_000

  fileprivate mutating func lookElsewhere(
    in records: Records, on list: ShoppingList.ID, isNarrower: Bool
  ) {
    let isLooking = lines.items.isEmpty && !query.conditions.isEmpty
    elsewhere =
      isLooking ? records.findElsewhere(query, than: list, within: isNarrower ? elsewhere : nil) : nil
  }
}
