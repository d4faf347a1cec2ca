import Composable
import Screen
import ToteModel

/// The cursor: it moves over items, never onto a heading, and stays on its item when the list changes around it.
let movingReducer = Reducer<App, ShoppingAction, ToteEnvironment> { state, action, _ in
  switch action {
  case .moved(let rows): state.move(by: rows)
  case .pageMoved(let halves): state.move(by: halves * max(1, state.layout.list.height / 2))
  case .movedToStart: state.select(0)
  case .movedToEnd: state.select(state.lines.items.count - 1)
  case .wheelTurned(let rows): state.scroll(by: rows)
  case .pressed(let point): state.press(at: point)
  default: break
  }
  return .none
}

extension App {
  /// The place of the cursor among the items.
  var selectedIndex: Int { lines.index(at: shopping.position.selected) }

  mutating func move(by rows: Int) {
    let count = lines.items.count
    select(selectedIndex + min(max(rows, -count), count))
  }

  /// Selects an item by its place among those that show, and brings it into view, with the heading over it.
  mutating func select(_ index: Int) {
    let lines = lines
    let count = lines.items.count
    guard count > 0 else { return shopping.position = ListPosition() }
    let line = lines.line(of: min(max(0, index), count - 1))
    shopping.position.select(line, count: lines.count, height: layout.list.height)
    if shopping.position.top == line, line > 0, layout.list.height > 1, case .heading = lines[line - 1] {
      shopping.position.top -= 1
    }
  }

  /// Selects an item wherever it shows.
  mutating func select(_ id: Item.ID) {
    if let index = shownIndex(of: id) { select(index) }
  }

  /// Where an item shows now.
  func shownIndex(of id: Item.ID) -> Int? {
    guard let item = workspace.records[item: id], item.list == shopping.list else { return nil }
    guard case .found(let found)? = shopping.filter?.lines.items.places else {
      return workspace.records.shownIndex(of: id)
    }
    return workspace.records.places[id].flatMap { found.firstIndex(of: $0) }
  }

  /// After the rows have changed: looks anew for what the filter finds, forgets marks of what is gone, and brings the
  /// cursor back to where there is something.
  mutating func refresh() {
    if let list = shopping.list, workspace.records[list: list] == nil { openNeighbour(of: nil) }
    if let filter = shopping.filter, let list = shopping.list {
      shopping.filter?.lines = workspace.records.find(Folding.fold(filter.field.text), on: list)
    }
    if !shopping.marks.isEmpty {
      shopping.marks = shopping.marks.filter { workspace.records[item: $0]?.list == shopping.list }
    }
    select(selectedIndex)
  }

  /// Lets the rows change in any way, and keeps the cursor on its item.
  mutating func keepingSelection(_ change: (inout App) -> Void) {
    let item = selectedItem?.id
    let index = selectedIndex
    let (list, top) = (shopping.list, shopping.position.top)
    // What was found holds on to the storage of all rows, which the first change would copy.
    shopping.filter?.lines = .none
    change(&self)
    refresh()
    // From where it was the list scrolls no further than the cursor's new place needs.
    if shopping.list == list { shopping.position.top = top }
    if let item, let place = shownIndex(of: item) { select(place) } else { select(index) }
  }

  /// The field, the tour, the filter and a long message take rows from the list and give them back: the cursor stays in view, and the
  /// first line is the one that the mouse will hit.
  mutating func keepInView() {
    shopping.position = shopping.position.inView(count: lines.count, height: layout.list.height)
  }

  fileprivate mutating func scroll(by rows: Int) {
    let lines = lines
    shopping.position.scroll(by: rows, count: lines.count, height: layout.list.height)
    guard lines.count > 0, case .heading = lines[shopping.position.selected] else { return }
    // The cursor was pushed onto a heading. There is always an item below it, and above unless it is the first line.
    let isLast = rows < 0 && shopping.position.selected > shopping.position.top
    shopping.position.selected += isLast ? -1 : 1
    shopping.position = shopping.position.inView(count: lines.count, height: layout.list.height)
  }

  fileprivate mutating func press(at point: Point) {
    let layout = layout
    if pressSidebar(at: point) || pressTabs(at: point) { return }
    guard layout.list.contains(point) else { return }
    let lines = lines
    let line = shopping.position.top + point.row - layout.list.top
    guard line < lines.count, case .item = lines[line] else { return }
    // It is in view; were it scrolled now, the box would not be where it was pressed.
    shopping.position.selected = line
  }
}
