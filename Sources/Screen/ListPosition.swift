/// The selected row of a list and the first visible row: the part of State that `List` draws.
public struct ListPosition: Hashable, Sendable {
  /// The selected row; 0 if the list is empty.
  public var selected: Int
  /// The first visible row.
  public var top: Int

  /// Creates a position (default: the first row).
  public init(selected: Int = 0, top: Int = 0) {
    self.selected = selected
    self.top = top
  }

  /// Returns the nearest valid position with the selection in view and no avoidable empty rows at the end.
  public func inView(count: Int, height: Int) -> ListPosition {
    guard count > 0 else { return ListPosition() }
    let selected = min(max(0, selected), count - 1)
    guard height > 0 else { return ListPosition(selected: selected, top: selected) }
    var top = min(max(top, selected - height + 1), selected)
    top = max(0, min(top, count - height))
    return ListPosition(selected: selected, top: top)
  }

  /// Moves the selection down by a number of rows and keeps it in view.
  public mutating func move(by rows: Int, count: Int, height: Int) {
    select(selected + min(max(rows, -count), count), count: count, height: height)
  }

  /// Moves the selection by half the rows that show, or by two halves for a page.
  public mutating func move(byHalfPages halves: Int, count: Int, height: Int) {
    move(by: Self.rows(inHalfPages: halves, height: height), count: count, height: height)
  }

  /// The rows of half a page, or of a page of two halves; never none.
  public static func rows(inHalfPages halves: Int, height: Int) -> Int {
    max(1, height * abs(halves) / 2) * halves.signum()
  }

  /// Selects a row and keeps it in view.
  public mutating func select(_ row: Int, count: Int, height: Int) {
    selected = row
    self = inView(count: count, height: height)
  }

  /// Scrolls, as a wheel does; the selection stays in view.
  public mutating func scroll(by rows: Int, count: Int, height: Int) {
    guard count > 0, height > 0 else { return self = inView(count: count, height: height) }
    top = max(0, min(top + min(max(rows, -count), count), count - height))
    selected = min(max(selected, top), top + height - 1)
    self = inView(count: count, height: height)
  }
}
