import Screen
import ToteModel

/// What shows of the open list, and the cursor: it moves over items, never onto a heading, and stays on its item when the
/// list changes around it.
extension ListScreen {
  package var openList: ShoppingList? { list.flatMap { workspace.records[list: $0] } }

  package var lines: ListLines {
    var lines = filter?.lines ?? list.map { workspace.records.lines(of: $0) } ?? ListLines.none
    lines.isAiry = isAiry
    return lines
  }

  /// The item under the cursor.
  package var selectedItem: Item? {
    let lines = lines
    guard position.selected < lines.count, case .item(let item) = lines[position.selected] else { return nil }
    return item
  }

  /// What an act is about: what is selected, in the order in which it shows, or else the item under the cursor.
  var chosenItems: [Item] {
    guard !selection.isEmpty, let list else { return selectedItem.map { [$0] } ?? [] }
    let items = selection.compactMap { workspace.records[item: $0] }.filter { $0.list == list }
    return items.map { (workspace.records.shownIndex(of: $0.id) ?? 0, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The place of the cursor among the items.
  var selectedIndex: Int { lines.index(at: position.selected) }

  mutating func moveCursor(by rows: Int) {
    let count = lines.items.count
    select(selectedIndex + min(max(rows, -count), count))
  }

  /// Selects an item by its place among those that show, and brings it into view, with the heading over it.
  mutating func select(_ index: Int) {
    let lines = lines
    let (count, height) = (lines.items.count, listSize.height)
    guard count > 0 else { return position = ListPosition() }
    let line = lines.line(of: min(max(0, index), count - 1))
    position.select(line, count: lines.count, height: height)
    if position.top == line, line > 0, height > 1, case .heading = lines[line - 1] { position.top -= 1 }
  }

  /// Selects an item wherever it shows.
  mutating func select(_ id: Item.ID) { if let index = shownIndex(of: id) { select(index) } }

  /// Where an item shows now.
  func shownIndex(of id: Item.ID) -> Int? {
    guard let item = workspace.records[item: id], item.list == list else { return nil }
    guard case .found(let found)? = filter?.lines.items.places else {
      return workspace.records.shownIndex(of: id)
    }
    return workspace.records.places[id].flatMap { found.firstIndex(of: $0) }
  }

  /// After the rows have changed: looks anew for what the filter finds, forgets a selection of what is gone, and brings
  /// the cursor back to where there is something.
  mutating func refresh() {
    if let list, workspace.records[list: list] == nil { openNeighbor(of: nil) }
    if let filter, let list {
      self.filter?.lines = workspace.records.find(Folding.fold(filter.field.text), on: list)
    }
    if !selection.isEmpty { selection = selection.filter { workspace.records[item: $0]?.list == list } }
    select(selectedIndex)
  }

  /// Lets the rows change in any way, and keeps the cursor on its item.
  @discardableResult
  mutating func keepingSelection<Result, Failure: Error>(
    _ change: (inout ListScreen) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let item = selectedItem?.id
    let index = selectedIndex
    let (list, top) = (list, position.top)
    // What was found holds on to the storage of all rows, which the first change would copy.
    filter?.lines = .none
    defer {
      refresh()
      // From where it was the list scrolls no further than the cursor's new place needs.
      if self.list == list { position.top = top }
      if let item, let place = shownIndex(of: item) { select(place) } else { select(index) }
    }
    return try change(&self)
  }

  /// The field, the tour, the filter and a long message take rows from the list and give them back: the cursor stays in
  /// view, and the first line is the one that the mouse will hit.
  mutating func keepInView() {
    arrangeAir()
    position = position.inView(count: lines.count, height: listSize.height)
  }

  mutating func scroll(by rows: Int) {
    let (lines, height) = (lines, listSize.height)
    position.scroll(by: rows, count: lines.count, height: height)
    guard lines.count > 0, !lines.isItem(position.selected) else { return }
    // The cursor was pushed onto a heading. There is always an item below it, and above unless it is the first line.
    let isLast = rows < 0 && position.selected > position.top
    let below = lines.index(at: position.selected)
    position.selected = lines.line(of: isLast ? max(0, below - 1) : below)
    position = position.inView(count: lines.count, height: height)
  }

  /// Selects the item in a row, counted from the first that shows; false where there is none.
  @discardableResult
  mutating func press(row: Int) -> Bool {
    let lines = lines
    let line = position.top + row
    guard line < lines.count, case .item = lines[line] else { return false }
    // It is in view; were it scrolled now, the box would not be where it was pressed.
    position.selected = line
    return true
  }
}
