import Screen
import ToteModel

/// What shows of a list that is opened anew, or to which much was added at once. Where it had scrolled to before says nothing then,
/// and the cursor alone would leave it in the middle.
extension ListScreen {
  /// As much of its beginning as there is room for with the cursor.
  mutating func showStart() {
    position.top = 0
    if let selectedHeading { select(selectedHeading) } else { select(selectedIndex) }
  }

  /// The same, but all of what was added where there is room for that: the cursor is on one of these.
  mutating func show(_ added: [Item.ID]) {
    showStart()
    let (lines, height) = (lines, listSize.height)
    let places = added.compactMap { shownIndex(of: $0).map(lines.line(of:)) }
    // With the heading over the first.
    guard let first = places.min(), let last = places.max(), last - first + 1 < height else { return }
    position.top = max(position.top, last - height + 1)
    uncover()
  }
}
