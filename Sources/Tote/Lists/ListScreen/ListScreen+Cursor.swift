import Screen
import ToteModel

/// What shows of the open list, and the cursor: it moves over items, by some keys from heading to heading, and stays on its item
/// when the list changes around it.
extension ListScreen {
  package var openList: ShoppingList? { list.flatMap { workspace[list: $0] } }

  package var lines: ListLines {
    Self.lines(of: list, filtered: filter?.lines, isAiry: isAiry, in: workspace)
  }

  /// The same for whoever has the rows and only looks at the screen.
  static func lines(
    of list: ShoppingList.ID?, filtered: ListLines?, isAiry: Bool, in workspace: Workspace
  ) -> ListLines {
    var lines = filtered ?? list.map { workspace.lines(of: $0) } ?? .none
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
    let lines = lines
    let count = lines.items.count
    // From a heading the first step down leads to what stands under it.
    let isOnHeading = Self.heading(in: position.selected, of: lines) != nil
    let rows = isOnHeading && rows > 0 ? rows - 1 : rows
    moveCursor(to: lines.index(at: position.selected) + min(max(rows, -count), count))
  }

  mutating func moveCursor(to index: Int) {
    select(index)
    extendRange()
    if !arrived.isEmpty, let item = selectedItem { arrived.remove(item.id) }
  }

  /// Onto the next heading, and behind the last to the last item; or back to the one over the cursor, and then to those before.
  mutating func moveCursor(byHeadings groups: Int) {
    if selectHeading(by: groups) { extendRange() } else { moveCursor(to: lines.items.count - 1) }
  }

  /// Begins a selection that grows with the cursor; or ends it, and what is selected stays.
  mutating func toggleRange() {
    guard let item = selectedItem else { return }
    if range != nil { return range = nil }
    range = SelectedRange(start: item.id, before: selection)
    extendRange()
  }

  /// Selects from where the range began to the cursor.
  private mutating func extendRange() {
    guard let range, let start = shownIndex(of: range.start) else { return range = nil }
    let (items, end) = (lines.items, selectedIndex)
    guard items.indices.contains(end) else { return }
    selection = range.before.union((min(start, end)...max(start, end)).map { items[$0].id })
  }

  /// Selects an item by its place among those that show, and brings it into view, with the heading over it.
  mutating func select(_ index: Int) {
    let lines = lines
    let (count, height) = (lines.items.count, listSize.height)
    guard count > 0 else { return position = ListPosition() }
    let line = lines.line(of: min(max(0, index), count - 1))
    position.select(line, count: lines.count, height: height)
    if position.top == line, line > 0, height > 1, case .heading = lines[line - 1] { position.top -= 1 }
    uncover()
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
      self.filter?.lines = workspace.records.find(filter.query, on: list)
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
    lastTicked = nil
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
    uncover()
  }

  mutating func scroll(by rows: Int) {
    let (lines, height) = (lines, listSize.height)
    position.scroll(by: rows, count: lines.count, height: height)
    if position.selected == position.top, coveringHeading != nil, position.top + 1 < lines.count {
      position.selected += 1
    }
    guard lines.count > 0, !lines.isItem(position.selected) else { return }
    // The cursor was pushed onto a heading. There is always an item below it, and above unless it is the first line.
    let isLast = rows < 0 && position.selected > position.top
    let below = lines.index(at: position.selected)
    position.selected = lines.line(of: isLast ? max(0, below - 1) : below)
    position = position.inView(count: lines.count, height: height)
    uncover()
  }

  /// Selects the item in a row, counted from the first that shows; false where there is none.
  @discardableResult
  mutating func press(row: Int) -> Bool {
    let lines = lines
    let line = position.top + row
    if isHeading(line) { position.selected = line }
    guard line < lines.count, case .item = lines[line], row > 0 || coveringHeading == nil else {
      return false
    }
    // It is in view; were it scrolled now, the box would not be where it was pressed.
    position.selected = line
    extendRange()
    return true
  }

  /// Whether the item under the cursor is pressed a second time; the press is remembered for the next one.
  mutating func isDoubleClick(at now: Moment) -> Bool {
    guard let item = selectedItem?.id else { return false }
    defer { lastPress = Press(item: item, moment: now) }
    guard let lastPress, lastPress.item == item else { return false }
    return 0...Press.doubleClick ~= now.milliseconds - lastPress.moment.milliseconds
  }

  /// Scrolls to where the bar was pressed.
  mutating func scroll(toBar row: Int) {
    guard let top = ScrollBar.top(at: row, count: lines.count, height: listSize.height) else { return }
    scroll(by: top - position.top)
  }

  /// The heading that the items in the first rows stand under, where it has scrolled out of view: it takes the place of the
  /// first row, so that one sees where one is.
  var coveringHeading: (heading: ListHeading, group: ListGroup)? {
    let lines = lines
    guard listSize.height >= ScreenMetrics.coveringFrom, position.top < lines.count,
      lines.isItem(position.top), let covering = lines.heading(of: position.top)
    else { return nil }
    // Where the first row is the last of its items, it would hide that one and stand over nothing.
    let next = lines.index(at: position.top) + 1
    guard next < lines.items.count, lines.heading(of: lines.line(of: next))?.heading == covering.heading
    else { return nil }
    return covering
  }

  /// Takes the cursor out from under the covering heading.
  mutating func uncover() {
    if position.selected == position.top, coveringHeading != nil { position.top -= 1 }
  }
}
