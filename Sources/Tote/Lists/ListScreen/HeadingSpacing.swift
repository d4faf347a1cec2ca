import Screen
import ToteModel

/// Blank lines above headings depend on the screen's size, not on panels, and they only appear with another
/// list, screen, order or shop: otherwise rows would jump.
package struct HeadingSpacing: Equatable, Sendable {
  var isOn = false
  private var place: Place?
  /// Decisions per shop: returning to one keeps its rows in place if it has as many items.
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

  /// Decides anew for the next list, even if it is the same one again.
  mutating func forgetPlace() { place = nil }

  /// Decides anew for so many items, if blank lines fit.
  mutating func arrange(at place: Place, count: Int, fits: Bool) {
    let isNew = place != self.place
    let before = isNew ? shops[place].flatMap { $0.count == count ? $0.isOn : nil } : nil
    isOn = fits && (before ?? (isNew || isOn))
    self.place = place
    if place.shop != nil { shops[place] = Decision(count: count, isOn: isOn) }
  }
}

extension ListScreen {
  /// In a shop, the basket's need no room.
  mutating func arrangeSpacing() {
    var spaced = lines
    guard spaced.count > 0 else {
      if list == nil { spacing.forgetPlace() }
      return
    }
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
