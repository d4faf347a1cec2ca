import Composable
import Screen

/// Where a view that is larger than its window has been scrolled to. Both sizes come from the view.
///
///     var page = ViewportPosition()
///
/// Its parent handles `.left`.
public struct ViewportPosition: Hashable, Sendable {
  /// The upper left cell that shows.
  public private(set) var offset: Point
  /// The room that its view has.
  public fileprivate(set) var window = Size.zero
  /// The size of what is scrolled.
  public fileprivate(set) var content = Size.zero

  /// A position (default: the upper left corner).
  public init(_ offset: Point = .zero) { self.offset = offset }

  /// The same within the ends of a content in a window.
  func offset(content: Size, window: Size) -> Point {
    func clamped(_ value: Int, _ whole: Int, _ part: Int) -> Int { max(0, min(value, whole - part)) }
    return Point(
      clamped(offset.column, content.width, window.width), clamped(offset.row, content.height, window.height))
  }

  fileprivate mutating func scroll(columns: Int = 0, rows: Int = 0) {
    offset = Point(offset.column + columns, offset.row + rows)
    keepInside()
  }

  fileprivate mutating func keepInside() {
    if !window.isEmpty { offset = offset(content: content, window: window) }
  }
}

/// What happens to what is scrolled.
public enum ViewportAction: Hashable, Sendable, Codable {
  case scrolled(columns: Int = 0, rows: Int = 0)
  /// By half pages, down if positive.
  case pageMoved(by: Int)
  case movedToStart, movedToEnd
  /// The middle of the scroll bar was dragged to a line.
  case dragged(toLine: Int)
  /// The room, and the size of what is in it, as the view has them.
  case resized(Size), contentResized(Size)
  /// For the parent.
  case left
}

extension ViewportPosition {
  /// The reducer of what is scrolled.
  public static let reducer = Reducer<ViewportPosition, ViewportAction, Void> { state, action, _ in
    switch action {
    case .scrolled(let columns, let rows): state.scroll(columns: columns, rows: rows)
    case .pageMoved(let halves):
      state.scroll(rows: ListPosition.rows(inHalfPages: halves, height: state.window.height))
    case .movedToStart: state.scroll(rows: -state.content.height)
    case .movedToEnd: state.scroll(rows: state.content.height)
    case .dragged(let line):
      let top = ScrollBar.top(at: line, count: state.content.height, height: state.window.height)
      if let top { state.scroll(rows: top - state.offset.row) }
    case .resized(let size):
      state.window = size
      state.keepInside()
    case .contentResized(let size):
      state.content = size
      state.keepInside()
    case .left: break
    }
    return .none
  }

  /// Its keys.
  public static let keymap = Keymap<ViewportAction>([
    Command("viewport.down", keys: "j", "down", action: .scrolled(rows: 1), footer: true),
    Command("viewport.up", keys: "k", "up", action: .scrolled(rows: -1), footer: true),
    Command("viewport.right", keys: "l", "right", action: .scrolled(columns: 4)),
    Command("viewport.left", keys: "h", "left", action: .scrolled(columns: -4)),
    Command("viewport.pageDown", keys: "pgdn", "ctrl+d", "space", action: .pageMoved(by: 2)),
    Command("viewport.pageUp", keys: "pgup", "ctrl+u", action: .pageMoved(by: -2)),
    Command("viewport.start", keys: "g", "home", action: .movedToStart),
    Command("viewport.end", keys: "G", "end", action: .movedToEnd),
    Command("viewport.back", keys: "esc", "q", action: .left, footer: true),
  ])

  /// Its mouse, and how it learns its sizes.
  public static var mouse: Mouse<ViewportPosition, ViewportAction> {
    Mouse { (_: ViewportPosition, pointer: Pointer<ViewportPlace>) in
      switch pointer {
      case .pressed(.scrollBar, .left, let point), .doublePressed(.scrollBar, let point),
        .dragged(.scrollBar, _, let point):
        .dragged(toLine: point.row)
      case .wheel(.up, over: .some): .scrolled(rows: -3)
      case .wheel(.down, over: .some): .scrolled(rows: 3)
      case .wheel(.left, over: .some): .scrolled(columns: -4)
      case .wheel(.right, over: .some): .scrolled(columns: 4)
      case .pressed, .doublePressed, .dragged, .dropped, .wheel: nil
      }
    }
    .adding(
      Mouse(sizes: { (_: ViewportPosition, place: ViewportPlace, size) in
        place == .content ? .contentResized(size) : .resized(size)
      }))
  }
}

/// What the mouse hits in a viewport.
public enum ViewportPlace: Hashable, Sendable { case window, content, scrollBar }

/// A window onto a larger view, with a scroll bar if there is more above or below.
public struct Viewport: View {
  private let content: any View
  private let wanted: Size?
  private let position: ViewportPosition

  /// Creates a window onto a view, which is as large as it asks to be in the window's width, or has a size.
  public init(_ content: any View, size: Size? = nil, position: ViewportPosition) {
    (self.content, wanted, self.position) = (content, size, position)
  }

  /// More rows than any text has.
  private static let most = 1_000_000

  /// Draws the part that shows; only that is visible to the view, too.
  public func draw(on canvas: inout Canvas) {
    let window = canvas.size
    // A column is left for the scroll bar where the view can do with less.
    let size = wanted ?? content.size(within: Size(max(1, window.width - 1), Self.most))
    canvas.measure(ViewportPlace.window, known: position.window)
    canvas.measure(ViewportPlace.content, known: position.content, size: size)
    canvas.place(ViewportPlace.window, in: canvas.bounds)
    let offset = position.offset(content: size, window: window)
    canvas.draw(content, in: Rect(origin: Point(-offset.column, -offset.row), size: size))
    canvas.draw(ScrollBar(top: offset.row, count: size.height), in: canvas.bounds)
    if size.height > window.height, window.height > 2, !canvas.isLinear {
      canvas.place(ViewportPlace.scrollBar, in: Rect(window.width - 1, 0, 1, window.height))
    }
  }

  /// The content's size.
  public func size(within limit: Size) -> Size {
    let size = wanted ?? content.size(within: Size(limit.width, Self.most))
    return Size(min(size.width, limit.width), min(size.height, limit.height))
  }
}
