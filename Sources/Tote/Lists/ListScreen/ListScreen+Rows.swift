import Screen
import ToteModel

extension ListScreen {
  package var openList: ShoppingList? { list.flatMap { workspace[list: $0] } }

  package var lines: ListLines {
    var lines = filter?.lines ?? list.map { workspace.lines(of: $0) } ?? .none
    lines.isSpaced = spacing.isOn
    return lines
  }

  var page: ListPage { ListPage(lines: lines, height: listSize.height) }

  package var selectedItem: Item? { cursor.item(in: lines) }
  var selectedHeading: ListHeading? { cursor.heading(in: lines) }

  /// In the order shown.
  var chosenItems: [Item] {
    guard !cursor.selection.isEmpty, let list else { return selectedItem.map { [$0] } ?? [] }
    let items = cursor.selection.compactMap { workspace.records[item: $0] }.filter { $0.list == list }
    return items.map { (workspace.records.shownIndex(of: $0.id) ?? 0, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  func shownIndex(of id: Item.ID) -> Int? {
    guard let item = workspace.records[item: id], item.list == list else { return nil }
    guard case .found(let found)? = filter?.lines.items.places else {
      return workspace.records.shownIndex(of: id)
    }
    return workspace.records.places[id].flatMap { found.firstIndex(of: $0) }
  }

  mutating func select(_ index: Int) { cursor.select(index, in: page) }

  mutating func select(_ id: Item.ID) { if let index = shownIndex(of: id) { select(index) } }

  /// A range grows with it; others' changes lose their mark once it has been there.
  mutating func moveCursor(_ move: (inout ListCursor, ListPage) -> Void) {
    move(&cursor, page)
    extendRange()
    if !arrived.isEmpty, let item = selectedItem { arrived.remove(item.id) }
  }

  /// `nil` if the line has no item.
  mutating func press(_ line: Int) -> Item? {
    guard cursor.press(line, in: page) else { return nil }
    extendRange()
    return selectedItem
  }

  mutating func extendRange() {
    guard let range = cursor.range else { return }
    cursor.extendRange(from: shownIndex(of: range.start), in: lines)
  }

  /// Remembers the cursor before an action on several items, if it made a step of undo.
  mutating func remember(_ place: PlacesToReturn.Place?, since last: Edit.ID?) {
    guard let place, let edit = workspace.history.undoable.last?.id, edit != last else { return }
    cursor.placesToReturn.add(place, before: edit)
  }

  /// False if the place is unknown or no longer shows.
  mutating func returnCursor(before edit: Edit.ID?) -> Bool {
    switch edit.flatMap(cursor.placesToReturn.place(before:)) {
    case .item(let id):
      guard let index = shownIndex(of: id) else { return false }
      select(index)
      return true
    case .heading(let heading): return cursor.select(heading, in: page)
    case nil: return false
    }
  }

  /// Changes the rows and keeps the cursor on its item.
  @discardableResult
  mutating func keepingSelection<Result, Failure: Error>(
    _ change: (inout ListScreen) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (list, top) = (list, cursor.position.top)
    let (item, index) = (selectedItem?.id, cursor.index(in: lines))
    visit.lastTicked = nil
    // The filter's lines share the storage of all rows, which the first change would copy.
    filter?.lines = .none
    defer {
      refresh()
      // Scrolls no further than the cursor's new place needs.
      if self.list == list { cursor.position.top = top }
      select(item.flatMap { shownIndex(of: $0) } ?? index)
    }
    return try change(&self)
  }

  /// Filters again and forgets items that are gone.
  private mutating func refresh() {
    if let list, workspace.records[list: list] == nil { openNeighbor(of: nil) }
    findAgain()
    if !cursor.selection.isEmpty {
      cursor.selection = cursor.selection.filter { workspace.records[item: $0]?.list == list }
    }
    select(cursor.index(in: lines))
  }

  /// The room changes with panels, tour and messages: keeps the cursor in view.
  mutating func keepInView() {
    arrangeSpacing()
    cursor.keepInView(in: page)
  }
}
