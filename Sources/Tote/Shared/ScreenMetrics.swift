import Screen

/// How much room there has to be for something to show, in one place.
enum ScreenMetrics {
  /// From so many columns on there is a sidebar.
  static let sidebarFrom = 100
  static let sidebarWidth = 26
  /// From so many columns on the details of what is under the cursor stand beside the list.
  static let detailsFrom = 140
  /// From so many rows on a list has a blank line above each heading, however long it is.
  static let spacedFrom = 24
  /// From so many rows on the heading of the items in the first rows stays in view.
  static let coveringFrom = 6
  /// How many rows the header, the message and the footer take of a high screen.
  static let edgeRows = 4
  /// From so many rows on there is room for lines that only please the eye.
  static let tallFrom = 14
  /// From so many rows of a list on, a shop has a banner with all that it says.
  static let bannerFrom = 13
  /// From so many rows on an overlay is a box.
  static let boxFrom = 10
  /// No overlay is wider: its rows are read from one end to the other.
  static let overlayWidth = 72
  /// What there is to know of a list ends here at the latest, so that it is not far from the list's name.
  static let headerWidth = 96
  /// The help is wider, for it has two columns.
  static let helpWidth = 104
  /// From so many columns on a line has a margin.
  static let marginFrom = 21
  /// From so many columns on the basket's price has its word: on a smaller screen that would take the tabs' room.
  static let basketWordFrom = 48
  /// From so many columns on the only list has the notes beside it.
  static let tabsFrom = 40

  /// The blank columns at each side of a line.
  static func margin(_ width: Int) -> Int { width >= marginFrom ? 1 : 0 }

  /// How many rows a panel that wants so many gets below the content of a screen.
  static func panelRows(_ wanted: Int, screen: Size) -> Int {
    screen.height >= 10 ? wanted : min(wanted, screen.height >= 7 ? 2 : 1)
  }
}

/// A blank column at the left, if there is room for it.
func inset(_ view: some View, _ width: Int) -> any View {
  width >= ScreenMetrics.marginFrom ? Padding(view, left: 1) : view
}
