/// Which row of a list is selected, and which ones show: the part of State that the `List` view draws. Moving is a pure
/// function of it, of the number of rows, and of how many of them show.

/// The selected row of a list, and the first row that shows.
///
///     var position = ListPosition()
///     position.move(by: 1, count: 7, height: 20)
public struct ListPosition: Hashable, Sendable {
  /// The selected row; 0 also when there is none.
  public var selected: Int
  /// The first row that shows.
  public var top: Int

  /// A position; by default the first row.
  public init(selected: Int = 0, top: Int = 0) {
    self.selected = selected
    self.top = top
  }

  /// The nearest position that exists, with the selection in view, scrolled no further than needed, and
  /// without empty room below the last row while rows are hidden above.
  public func inView(count: Int, height: Int) -> ListPosition {
    guard count > 0 else { return ListPosition() }
    let selected = min(max(0, selected), count - 1)
    guard height > 0 else { return ListPosition(selected: selected, top: selected) }
    var top = min(max(top, selected - height + 1), selected)
    top = max(0, min(top, count - height))
    return ListPosition(selected: selected, top: top)
  }

  /// Selects another row, so many further down, and keeps it in view.
  public mutating func move(by rows: Int, count: Int, height: Int) {
    select(selected + min(max(rows, -count), count), count: count, height: height)
  }

  /// Selects a row and keeps it in view.
  public mutating func select(_ row: Int, count: Int, height: Int) {
    selected = row
    self = inView(count: count, height: height)
  }

  /// Scrolls without leaving the selection out of view, as a wheel does: the selection follows.
  public mutating func scroll(by rows: Int, count: Int, height: Int) {
    guard count > 0, height > 0 else { return self = inView(count: count, height: height) }
    top = max(0, min(top + min(max(rows, -count), count), count - height))
    selected = min(max(selected, top), top + height - 1)
    self = inView(count: count, height: height)
  }

  /// Which row stands in a line of a view of this height; `nil` beside the view and below the last row.
  public func row(at line: Int, count: Int, height: Int) -> Int? {
    guard line >= 0, line < height else { return nil }
    let row = inView(count: count, height: height).top + line
    return row < count ? row : nil
  }
}
