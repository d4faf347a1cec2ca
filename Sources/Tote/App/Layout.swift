import Screen

/// Where everything stands on the screen, from its size and from what is open. The view draws by it, and the reducers
/// ask it how many rows show and what the mouse has hit; so both always agree.
public struct Layout: Equatable, Sendable {
  /// All lists, at the left; only where there is room.
  public var sidebar: Rect?
  /// The name of the list and its sums.
  public var header: Rect
  /// The items.
  public var list: Rect
  /// The field and what belongs to it, or the tour.
  public var panel: Rect
  /// What the last act has to say.
  public var message: Rect
  /// The keys.
  public var footer: Rect
  /// What stands over everything: the help, a choice.
  public var overlay: Rect

  /// From so many columns on there is a sidebar.
  public static let wide = 100
  /// How many rows of the sidebar stand above its first list.
  public static let sidebarHeadings = 2
  static let sidebarWidth = 26

  /// Divides a screen.
  public init(_ size: Size, panel wanted: Int) {
    var rest = Rect(size)
    if size.width >= Self.wide {
      let (left, right) = rest.cut(left: Self.sidebarWidth)
      sidebar = left
      rest = right
    }
    let height = size.height
    (header, rest) = rest.cut(top: height >= 12 ? 2 : height >= 3 ? 1 : 0)
    (rest, footer) = rest.cut(top: rest.height - (height >= 4 ? 1 : 0))
    (rest, message) = rest.cut(top: rest.height - (height >= 6 ? 1 : 0))
    // The field is what the user is looking at; the last row of all is its own.
    let room = height >= 10 ? wanted : min(wanted, height >= 7 ? 2 : 1)
    (list, panel) = rest.cut(top: max(0, rest.height - room))
    // The name of the list stays in view where there is room for it.
    let width = min(size.width, max(72, size.width / 2))
    let tall = height >= 14 ? height - 4 : height
    overlay = Rect((size.width - width) / 2, (height - tall) / 2, width, tall)
  }
}

extension App {
  /// Where everything stands now.
  public var layout: Layout { Layout(size, panel: panelHeight) }

  /// How many rows the field needs, or the tour.
  private var panelHeight: Int {
    switch shopping.mode {
    case .entering: 4
    case .filtering: 1
    case .naming: 2
    case .browsing: tour != nil && loading == .loaded ? 3 : shopping.filter != nil ? 1 : 0
    case .pasting, .lists, .buyAgain: 0
    }
  }
}
