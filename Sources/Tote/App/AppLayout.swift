import Screen
import ToteModel

/// Where everything stands on the screen, computed once for a state and a size: the view draws by it, the features learn
/// from it how much room they have, and the mouse hits what is drawn.
package struct AppLayout: Equatable, Sendable {
  /// All lists, at the left; only where there is room.
  package var sidebar: Rect?
  /// What is open, and what there is to know of it.
  package var header: Rect
  /// The screen of the open tab.
  package var content: Rect
  /// The step of the tour, below the content.
  package var tour: Rect
  /// What the last act has to say.
  package var message: Rect
  /// The keys.
  package var footer: Rect
  /// What stands over the content. Header, message and footer stay in view: which list this is, what has happened, which
  /// keys there are.
  package var overlay: Rect

  /// Divides a screen; message and tour get what they want as far as there is room.
  package init(_ size: Size, message rows: Int = 1, tour tourRows: Int = 0, overlay widest: Int? = nil) {
    var rest = Rect(size)
    if size.width >= ScreenMetrics.sidebarFrom {
      let (left, right) = rest.cut(left: ScreenMetrics.sidebarWidth)
      sidebar = left
      rest = right
    }
    let height = size.height
    (header, rest) = rest.cut(top: height >= 12 ? 2 : height >= 3 ? 1 : 0)
    (rest, footer) = rest.cut(top: rest.height - (height >= 4 ? 1 : 0))
    (rest, message) = rest.cut(top: rest.height - (height >= 10 ? rows : height >= 6 ? 1 : 0))
    // Beside a box that is nearly as wide as the screen, only crumbs of the content would show.
    let widest = widest ?? ScreenMetrics.overlayWidth
    // What is wider than usual takes the room of the sidebar too.
    let room = widest > ScreenMetrics.overlayWidth ? Rect(0, rest.top, size.width, rest.height) : rest
    let width = room.width < widest + 16 ? room.width : widest
    overlay = Rect(room.left + (room.width - width) / 2, room.top, width, room.height)
    (content, tour) = rest.cut(
      top: max(0, rest.height - ScreenMetrics.panelRows(tourRows, screen: size)))
  }
}

extension App {
  /// Computes the layout anew, and tells the features how much room they have.
  mutating func layOut(_ size: Size? = nil) {
    let screen = size ?? lists.screen
    let width = screen.width - (screen.width >= ScreenMetrics.sidebarFrom ? ScreenMetrics.sidebarWidth : 0)
    layout = AppLayout(
      screen, message: notice.map { $0.rows(within: width) } ?? 1, tour: tourShown == nil ? 0 : Tour.rows,
      overlay: overlay?.feature.widest)
    fitTabs(to: layout.content.size, on: screen)
    overlays.fit(to: layout.overlay.size)
  }

  /// The step of the tour, where nothing else stands below the list.
  var tourShown: Tour.Step? {
    guard tab == .lists, loading.isLoaded, lists.panel == nil, lists.filter == nil,
      lists.screen.height >= 4, overlay?.feature.isHelp != false
    else { return nil }
    return tour?.step
  }
}
