import Screen
import ToteModel

/// The areas of the screen, shared by drawing, features and the mouse.
package struct AppLayout: Equatable, Sendable {
  /// Empty on narrow screens.
  package var sidebar: Rect?
  package var header: Rect
  package var content: Rect
  package var tour: Rect
  package var message: Rect
  package var footer: Rect
  /// The area for overlays, which never covers header, message and footer.
  package var overlay: Rect

  /// Message, tour and footer get the rows they want, if there is room.
  package init(
    _ size: Size, hasSidebar: Bool = true, message rows: Int = 1, tour tourRows: Int = 0,
    footer footerRows: Int = 1, overlay widest: Int? = nil
  ) {
    var rest = Rect(size)
    let height = size.height
    // Below everything else, so that all vertical lines end above them.
    (rest, footer) = rest.cut(top: rest.height - (height >= 14 ? footerRows : height >= 4 ? 1 : 0))
    (rest, message) = rest.cut(top: rest.height - (height >= 10 ? rows : height >= 6 ? 1 : 0))
    if hasSidebar, size.width >= ScreenMetrics.sidebarFrom {
      let (left, right) = rest.cut(left: ScreenMetrics.sidebarWidth)
      sidebar = left
      rest = right
    }
    (header, rest) = rest.cut(top: height >= 12 ? 2 : height >= 3 ? 1 : 0)
    // A box nearly as wide as the screen would leave only crumbs of the content.
    let widest = widest ?? ScreenMetrics.overlayWidth
    // Wider overlays also cover the sidebar.
    let room = widest > ScreenMetrics.overlayWidth ? Rect(0, rest.top, size.width, rest.height) : rest
    let width = room.width < widest + 16 ? room.width : widest
    overlay = Rect(room.left + (room.width - width) / 2, room.top, width, room.height)
    (content, tour) = rest.cut(
      top: max(0, rest.height - ScreenMetrics.panelRows(tourRows, screen: size)))
  }
}

extension App {
  /// Also tells the features their sizes.
  mutating func layOut(_ size: Size? = nil) {
    let screen = size ?? lists.screen
    let hasSidebar = settings.current.sidebar && !settings.current.linear
    layout = AppLayout(
      screen, hasSidebar: hasSidebar, message: notice.map { $0.rows(within: screen.width) } ?? 1,
      tour: tourShown == nil ? 0 : Tour.rows,
      footer: settings.current.hints == .more ? 2 : 1,
      // What is heard has nothing beside it.
      overlay: settings.current.linear ? screen.width : overlay?.feature.widest)
    fitTabs(to: layout.content.size, on: screen)
    overlays.fit(to: layout.overlay.size)
  }

  /// Messages about what others did are over the row of other messages, where nothing else is, or else over the end of the
  /// list, but not over the row of the cursor. They are about the open list.
  func toastRoom(cursor row: Int?) -> Rect? {
    guard tab == .lists, loading.isLoaded, !sharing.toasts.shown.isEmpty else { return nil }
    if notice == nil, layout.message.height > 0 { return layout.message }
    var room = layout.content
    if row == room.bottom - 1 { room = room.cut(top: room.height - 1).0 }
    return room.height > 0 ? room : nil
  }

  /// The tour's step, if nothing else is below the list.
  var tourShown: Tour.Step? {
    guard tab == .lists, loading.isLoaded, lists.panel == nil, lists.filter == nil,
      lists.screen.height >= 4, overlay?.feature.isHelp != false
    else { return nil }
    return tour?.step
  }
}
