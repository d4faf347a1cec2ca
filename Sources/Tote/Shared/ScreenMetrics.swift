import Screen

/// The sizes from which something shows.
enum ScreenMetrics {
  /// The columns for a sidebar.
  static let sidebarFrom = 100
  static let sidebarWidth = 26
  /// The columns for details beside the list.
  static let detailsFrom = 140
  /// The rows for blank lines above all headings, however long the list is.
  static let spacedFrom = 24
  /// The rows for keeping the first heading in view.
  static let coveringFrom = 6
  /// The rows of header, message and footer on a high screen.
  static let edgeRows = 4
  /// The rows for lines that only please the eye.
  static let tallFrom = 14
  /// The rows of a list for a shop's full banner.
  static let bannerFrom = 13
  /// The rows for drawing an overlay as a box.
  static let boxFrom = 10
  /// Wider rows are hard to read across.
  static let overlayWidth = 72
  /// Wider, for two columns.
  static let twoColumnWidth = 104
  /// For two columns of keys and what they do.
  static let helpWidth = 120
  /// The columns for a margin.
  static let marginFrom = 21
  /// The columns for showing the notes tab next to the only list.
  static let tabsFrom = 40

  /// The blank columns at each side of a line.
  static func margin(_ width: Int) -> Int { width >= marginFrom ? 1 : 0 }

  /// The rows that a panel gets below a screen's content.
  static func panelRows(_ wanted: Int, screen: Size) -> Int {
    screen.height >= 10 ? wanted : min(wanted, screen.height >= 7 ? 2 : 1)
  }
}

/// Adds a blank column on the left, if there is room.
func inset(_ view: some View, _ width: Int) -> any View {
  width >= ScreenMetrics.marginFrom ? Padding(view, left: 1) : view
}
