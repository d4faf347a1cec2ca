import Screen
import ToteModel

/// Whether each heading of the open list but the first has a blank line above it. That depends on the size of the screen, and not
/// on what opens below the list, or the rows would jump. They would also jump if blank lines came as soon as an item is gone, so
/// these only come with another list, screen, order or shop.
package struct HeadingSpacing: Equatable, Sendable {
  var isOn = false
  private var place: Place?
  /// What was decided in shops: returning to one keeps its rows in place, as long as it has as many items.
  private var shops: [Place: Decision] = [:]

  package struct Place: Hashable, Sendable {
    var list: ShoppingList.ID?
    var screen: Size
    var order: Arrangement?
    var shop: Shop?
  }

  private struct Decision: Equatable, Sendable {
    var count: Int
    var isOn: Bool
  }

  package init() {}

  /// Decides anew, for so many items.
  ///
  /// - Parameter fits: Whether there is room for the blank lines.
  mutating func arrange(at place: Place, count: Int, fits: Bool) {
    let isNew = place != self.place
    let before = isNew ? shops[place].flatMap { $0.count == count ? $0.isOn : nil } : nil
    isOn = fits && (before ?? (isNew || isOn))
    self.place = place
    if place.shop != nil { shops[place] = Decision(count: count, isOn: isOn) }
  }
}

extension ListScreen {
  /// Decides whether headings have blank lines above them. In a shop those of the basket need no room.
  mutating func arrangeSpacing() {
    var spaced = lines
    guard spaced.count > 0 else { return }
    spaced.isSpaced = true
    let room = screen.height - ScreenMetrics.edgeRows - bannerRows
    let count = shop == nil ? spaced.count : spaced.openCount
    var order = list.map { workspace.arrangement(of: $0) }
    order?.walk = nil
    let place = HeadingSpacing.Place(list: list, screen: screen, order: order, shop: shop)
    space {
      $0.arrange(
        at: place, count: spaced.items.count, fits: room >= ScreenMetrics.spacedFrom || count <= room)
    }
  }

  mutating func space(_ change: (inout HeadingSpacing) -> Void) {
    let before = lines
    change(&spacing)
    if lines.isSpaced != before.isSpaced { cursor.follow(from: before, to: lines) }
  }
}
