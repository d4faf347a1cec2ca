import Screen
import ToteModel

/// Where everything stands on the screen, from its size and from what is open. The view draws by it, and the reducers
/// ask it how many rows show and what the mouse has hit; so both always agree.
package struct Layout: Equatable, Sendable {
  /// All lists, at the left; only where there is room.
  package var sidebar: Rect?
  /// The name of the list and its sums.
  package var header: Rect
  package var list: Rect
  /// The field and what belongs to it, or the tour.
  package var panel: Rect
  /// What the last act has to say.
  package var message: Rect
  package var footer: Rect
  /// What stands over the list: the help, a choice. What it says of itself stays in view: which list this is, what has
  /// happened, which keys there are.
  package var overlay: Rect

  /// From so many columns on there is a sidebar.
  package static let wide = 100
  /// From so many rows on there is room for lines that only please the eye.
  package static let tall = 14
  /// How many rows of the sidebar stand above its first list.
  package static let sidebarHeadings = 2
  static let sidebarWidth = 26
  /// How many rows of it the notes take below the lists: one of air, and their own.
  static let sidebarNotes = 2
  /// From so many rows on an overlay is a box.
  static let boxed = 10
  /// No overlay is wider: its rows are read from one end to the other.
  static let overlayWidth = 72

  /// Divides a screen; panel and message get what they want as far as there is room.
  package init(_ size: Size, panel wanted: Int, message rows: Int = 1) {
    var rest = Rect(size)
    if size.width >= Self.wide {
      let (left, right) = rest.cut(left: Self.sidebarWidth)
      sidebar = left
      rest = right
    }
    let height = size.height
    (header, rest) = rest.cut(top: height >= 12 ? 2 : height >= 3 ? 1 : 0)
    (rest, footer) = rest.cut(top: rest.height - (height >= 4 ? 1 : 0))
    (rest, message) = rest.cut(top: rest.height - (height >= 10 ? rows : height >= 6 ? 1 : 0))
    // Beside a box that is nearly as wide as the screen, only crumbs of the list would show.
    let width = rest.width < Self.overlayWidth + 16 ? rest.width : Self.overlayWidth
    overlay = Rect(rest.left + (rest.width - width) / 2, rest.top, width, rest.height)
    // The field is what the user is looking at; the last row of all is its own.
    let room = height >= 10 ? wanted : min(wanted, height >= 7 ? 2 : 1)
    (list, panel) = rest.cut(top: max(0, rest.height - room))
  }

  /// How many rows an overlay shows of what is in it: a high one has a line all around, a low one only above.
  package var overlayRows: Int { max(1, overlay.height - (overlay.height >= Self.boxed ? 2 : 1)) }
}

extension App {
  /// Where everything stands now.
  package var layout: Layout {
    let width = size.width - (size.width >= Layout.wide ? Layout.sidebarWidth : 0)
    return Layout(size, panel: panelHeight, message: notice.map { $0.rows(within: width) } ?? 1)
  }

  /// How many rows the field needs, or the tour.
  private var panelHeight: Int {
    let isTall = size.height >= Layout.tall
    if room == .notes { return notes.search != nil && notes.showsList ? 1 : 0 }
    return switch shopping.mode {
    case .entering: isTall ? 4 : 2
    case .filtering: 1
    case .naming: isTall ? 2 : 1
    case .browsing where size.height < 4: 0
    case .browsing: tour != nil && loading == .loaded ? 3 : shopping.filter != nil ? 1 : 0
    case .pasting, .lists, .buyAgain: 0
    }
  }

}
