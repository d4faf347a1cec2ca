import Screen

/// Where a view that is larger than its window has been scrolled to.
public struct ViewportPosition: Hashable, Sendable {
  /// The upper left cell that shows.
  public var offset: Point

  /// A position (default: the upper left corner).
  public init(_ offset: Point = .zero) { self.offset = offset }

  /// Scrolls, but not beyond the ends.
  public mutating func scroll(columns: Int = 0, rows: Int = 0, content: Size, window: Size) {
    func clamped(_ value: Int, _ whole: Int, _ part: Int) -> Int { max(0, min(value, whole - part)) }
    offset = Point(
      clamped(offset.column + columns, content.width, window.width),
      clamped(offset.row + rows, content.height, window.height))
  }
}

/// A window onto a larger view, with a scroll bar if there is more above or below.
public struct Viewport: View {
  private let content: any View
  private let size: Size
  private let position: ViewportPosition

  /// Creates a window onto a view of a size.
  public init(_ content: any View, size: Size, position: ViewportPosition) {
    (self.content, self.size, self.position) = (content, size, position)
  }

  /// Draws the part that shows; only that is visible to the view, too.
  public func draw(on canvas: inout Canvas) {
    var position = position
    position.scroll(content: size, window: canvas.size)
    let offset = position.offset
    canvas.draw(content, in: Rect(origin: Point(-offset.column, -offset.row), size: size))
    canvas.draw(ScrollBar(top: offset.row, count: size.height), in: canvas.bounds)
  }

  /// The content's size.
  public func size(within limit: Size) -> Size {
    Size(min(size.width, limit.width), min(size.height, limit.height))
  }
}
