import Screen
import ToteModel

/// The cursor, scroll position and selection of a list. The basket's heading is not selectable.
package struct ListCursor: Equatable, Sendable {
  /// The selected line and the first visible one.
  package var position = ListPosition()
  /// Where the cursor was in other lists.
  private var positions: [ShoppingList.ID: ListPosition] = [:]
  /// Items that actions apply to; if empty, they apply to the one under the cursor.
  package var selection: Set<Item.ID> = [] { didSet { if selection.isEmpty { range = nil } } }
  /// A selection that grows and shrinks with the cursor.
  private(set) var range: SelectedRange?
  /// Where undo returns to.
  var placesToReturn = PlacesToReturn()

  package init() {}

  /// Everything from an item to the cursor, and what was selected before.
  struct SelectedRange: Equatable, Sendable {
    var start: Item.ID
    var before: Set<Item.ID>
  }
}

extension ListCursor {
  func item(in lines: ListLines) -> Item? {
    guard position.selected < lines.count, case .item(let item) = lines[position.selected] else { return nil }
    return item
  }

  func heading(in lines: ListLines) -> ListHeading? { lines.selectableHeading(at: position.selected) }

  /// On a heading, that of the item below it.
  func index(in lines: ListLines) -> Int { lines.index(at: position.selected) }

  /// What undo returns to after an action on several items; `nil` before an action on one.
  func placeToReturn(in lines: ListLines) -> PlacesToReturn.Place? {
    if let heading = heading(in: lines) { return .heading(heading) }
    return selection.isEmpty ? nil : item(in: lines).map { .item($0.id) }
  }
}

// Moving.
extension ListCursor {
  /// Also brings its heading into view.
  mutating func select(_ index: Int, in page: ListPage) {
    let (lines, count) = (page.lines, page.lines.items.count)
    guard count > 0 else { return position = ListPosition() }
    let line = lines.line(of: min(max(0, index), count - 1))
    position.select(line, count: lines.count, height: page.height)
    if position.top == line, line > 0, page.height > 1, case .heading = lines[line - 1] { position.top -= 1 }
    uncover(in: page)
  }

  /// False if it doesn't show.
  @discardableResult
  mutating func select(_ heading: ListHeading, in page: ListPage) -> Bool {
    guard let items = page.lines.indices(under: heading) else { return false }
    let line = page.lines.line(of: items.lowerBound) - 1
    position.select(line, count: page.lines.count, height: page.height)
    return true
  }

  mutating func move(by rows: Int, in page: ListPage) {
    let count = page.lines.items.count
    // From a heading the first step down leads to the item below it.
    let rows = rows > 0 && heading(in: page.lines) != nil ? rows - 1 : rows
    select(index(in: page.lines) + min(max(rows, -count), count), in: page)
  }

  /// Moves to the next heading, or from the last one to the last item; or back to the heading above.
  mutating func move(byHeadings groups: Int, in page: ListPage) {
    let (lines, selected) = (page.lines, position.selected)
    var headings: [Int] = []
    var start = 0
    for group in lines.groups {
      // Without a selectable heading, the first item.
      let hasHeading = group.heading != nil && group.heading != .basket
      headings.append(lines.line(of: start) - (hasHeading ? 1 : 0))
      start += group.count
    }
    let next = groups > 0 ? headings.first { $0 > selected } : headings.last { $0 < selected }
    if let next {
      position.select(next, count: lines.count, height: page.height)
      uncover(in: page)
    } else if groups > 0 {
      select(lines.items.count - 1, in: page)
    }
  }

  /// Moves off items about to go, to the next that stays, or else the one before. Doesn't scroll yet.
  mutating func leave(_ going: [Item], in lines: ListLines, to fits: (Item) -> Bool) {
    let going = Set(going.map(\.id))
    guard let item = item(in: lines), going.contains(item.id) else { return }
    let (items, index) = (lines.items, index(in: lines))
    func stays(_ index: Int) -> Bool { !going.contains(items[index].id) && fits(items[index]) }
    let next = (index + 1..<items.count).first(where: stays) ?? (0..<index).last(where: stays)
    if let next { position.selected = lines.line(of: next) }
  }

  mutating func turn(from old: ShoppingList.ID?, to new: ShoppingList.ID?) {
    if let old { positions[old] = position }
    position = new.flatMap { positions[$0] } ?? ListPosition()
    selection = []
  }

  /// Stays on its item and screen row while blank lines come or go; a list at its start isn't scrolled.
  mutating func follow(from old: ListLines, to new: ListLines) {
    guard !new.items.isEmpty else { return }
    let line = position.selected
    position.selected = new.line(of: index(in: old)) - (heading(in: old) == nil ? 0 : 1)
    if position.top > 0 { position.top = max(0, position.top + position.selected - line) }
  }
}

// Scrolling.
extension ListCursor {
  mutating func scroll(by rows: Int, in page: ListPage) {
    let lines = page.lines
    position.scroll(by: rows, count: lines.count, height: page.height)
    if isCovered(in: page), position.top + 1 < lines.count { position.selected += 1 }
    guard lines.count > 0, !lines.isItem(position.selected) else { return }
    // Pushed onto a heading: there is always an item below it and, unless it is the first line, above.
    let isLast = rows < 0 && position.selected > position.top
    let below = index(in: lines)
    position.selected = lines.line(of: isLast ? max(0, below - 1) : below)
    keepInView(in: page)
  }

  mutating func scroll(toBar row: Int, in page: ListPage) {
    guard let top = ScrollBar.top(at: row, count: page.lines.count, height: page.height) else { return }
    scroll(by: top - position.top, in: page)
  }

  mutating func keepInView(in page: ListPage) {
    position = position.inView(count: page.lines.count, height: page.height)
    uncover(in: page)
  }

  /// Scrolls as far towards the start as the cursor allows.
  mutating func showStart(in page: ListPage) {
    position.top = 0
    if let heading = heading(in: page.lines) {
      select(heading, in: page)
    } else {
      select(index(in: page.lines), in: page)
    }
  }

  /// Shows the start and all of these items, if there is room.
  mutating func show(_ indices: [Int], in page: ListPage) {
    showStart(in: page)
    let lines = indices.map(page.lines.line(of:))
    // Including the first one's heading.
    guard let first = lines.min(), let last = lines.max(), last - first + 1 < page.height else { return }
    position.top = max(position.top, last - page.height + 1)
    uncover(in: page)
  }

  /// The heading of the items in the first rows, if it has scrolled out of view: it is drawn over the first row.
  func coveringHeading(in page: ListPage) -> (heading: ListHeading, group: ListGroup)? {
    let (lines, top) = (page.lines, position.top)
    guard page.height >= ScreenMetrics.coveringFrom, top < lines.count, lines.isItem(top),
      let covering = lines.heading(of: top)
    else { return nil }
    // Over its last item it would hide the only one left.
    let next = lines.index(at: top) + 1
    guard next < lines.items.count, lines.heading(of: lines.line(of: next))?.heading == covering.heading
    else { return nil }
    return covering
  }

  private func isCovered(in page: ListPage) -> Bool {
    position.selected == position.top && coveringHeading(in: page) != nil
  }

  private mutating func uncover(in page: ListPage) { if isCovered(in: page) { position.top -= 1 } }
}

// Selecting, and the mouse.
extension ListCursor {
  mutating func toggleSelection(of item: Item.ID) {
    range = nil
    if selection.remove(item) == nil { selection.insert(item) }
  }

  /// Selects all, or none if all are selected already.
  mutating func toggleSelection(ofAll items: Set<Item.ID>) {
    range = nil
    selection = selection == items ? [] : items
  }

  /// Starts a range at an item, or ends one without changing the selection.
  mutating func toggleRange(at item: Item.ID) {
    range = range == nil ? SelectedRange(start: item, before: selection) : nil
  }

  /// Selects from where the range was started to the cursor; ends the range if its start no longer shows.
  mutating func extendRange(from start: Int?, in lines: ListLines) {
    guard let range, let start else { return range = nil }
    let (items, end) = (lines.items, index(in: lines))
    guard items.indices.contains(end) else { return }
    selection = range.before.union((min(start, end)...max(start, end)).map { items[$0].id })
  }

  /// Moves to the pressed line; false if it is no item. Doesn't scroll, so the box stays under the pointer.
  mutating func press(_ line: Int, in page: ListPage) -> Bool {
    let lines = page.lines
    guard line < lines.count, lines.isItem(line) || lines.selectableHeading(at: line) != nil else {
      return false
    }
    position.selected = line
    return lines.isItem(line)
  }
}
